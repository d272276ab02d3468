#include "games/photograph/position.h"

#include <string>

#include "games/photograph/json.h"
#include "games/photograph/notation.h"

namespace ludoteca::photograph {
namespace {

namespace json = boost::json;

template <class Use>
constexpr void for_each_photo(const CardSet& set, Use use) {
  for (int c = 0; c < kColours; ++c) {
    for (int number = 1; number <= kNumbers; ++number) {
      const Card card(colour_at(c), number);
      if (set.contains(card)) use(card);
    }
  }
}

class PositionWriter {
 public:
  PositionWriter(const Edition& edition, const State& state) : edition_(edition), state_(state) {}

  json::object run() const {
    json::object out;
    out["players"] = state_.players();
    out["options"] = {{"missed-opportunity", state_.options.missed_opportunity ? "on" : "off"}};
    json::array& colours = out["colours"].emplace_array();
    for (int c = 0; c < kColours; ++c) {
      if (state_.in_game(colour_at(c))) colours.emplace_back(colour_name(colour_at(c)));
    }
    write_decision(out);
    out["sunset_seen"] = state_.sunset_seen;
    out["deck"] = cards(state_.deck);
    out["city"] = city();
    json::array& hands = out["hands"].emplace_array();
    json::array& strips = out["strips"].emplace_array();
    for (Seat seat = 0; seat < state_.players(); ++seat) {
      hands.push_back(cards(state_.hands[seat]));
      strips.push_back(strips_of(seat));
    }
    json::object& good_shots = out["good_shots"].emplace_object();
    for (int c = 0; c < kColours; ++c) {
      if (state_.good_shots[c] == kNobody) continue;
      good_shots[colour_name(colour_at(c))] = state_.good_shots[c] + 1;
    }
    write_sets(out);
    return out;
  }

 private:
  void write_decision(json::object& out) const {
    if (finished(state_)) {
      out["step"] = kOver;
      out["turn"] = nullptr;
      out["taken"] = 0;
    } else {
      const Frame& frame = state_.pending.top();
      out["step"] = kStepNames.at(static_cast<std::size_t>(frame.step));
      out["turn"] = frame.seat + 1;
      out["taken"] = frame.taken;
    }
    json::array& winds = out["winds"].emplace_array();
    for (Seat seat = 0; seat < state_.players(); ++seat) winds.push_back(wind_of(seat));
  }

  json::value wind_of(Seat seat) const {
    json::value out;
    if (state_.winds.chosen().contains(seat)) {
      const Wind wind = state_.winds.of(seat);
      out = notation(Action::wind(wind.from, wind.to));
    }
    return out;
  }

  static std::string card_text(Card card) {
    return card.is_sunset() ? std::string(kSunset) : notation(card);
  }

  template <class List>
  static json::array cards(const List& list) {
    json::array out;
    for (const Card card : list) out.emplace_back(card_text(card));
    return out;
  }

  json::array city() const {
    json::array rows;
    for (int row = 0; row < edition_.rows[state_.players()]; ++row) {
      json::array cells;
      for (int column = 0; column < kColumns; ++column) {
        const Card card = state_.city[cell_at(row, column)];
        cells.push_back(card.present() ? json::value(notation(card)) : json::value());
      }
      rows.push_back(std::move(cells));
    }
    return rows;
  }

  // The numbers from left to right; which of them are sharp follows from the rules (P5).
  json::object strips_of(Seat seat) const {
    json::object out;
    for (int c = 0; c < kColours; ++c) {
      const Strip& strip = state_.strips[seat][c];
      if (strip.length() == 0) continue;
      json::array& numbers = out[colour_name(colour_at(c))].emplace_array();
      for (int i = 0; i < strip.length(); ++i) numbers.emplace_back(strip.number(i));
    }
    return out;
  }

  void write_sets(json::object& out) const {
    json::array& left = out["left"].emplace_array();
    for_each_photo(state_.left, [&left](Card card) { left.emplace_back(notation(card)); });
    json::array& shown = out["shown"].emplace_array();
    for_each_photo(hands_and_left(state_), [&](Card card) {
      if (state_.shown.contains(card)) shown.emplace_back(notation(card));
    });
  }

  const Edition& edition_;
  const State& state_;
};

}  // namespace

json::object position_json(const Edition& edition, const State& state) {
  return PositionWriter(edition, state).run();
}

}  // namespace ludoteca::photograph
