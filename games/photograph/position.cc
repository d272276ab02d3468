#include "games/photograph/position.h"

#include <optional>
#include <string>

#include "engine/json_output.h"
#include "games/photograph/json.h"
#include "games/photograph/notation.h"

namespace ludoteca::photograph {
namespace {

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
  PositionWriter(const Edition& edition, const State& state, JsonWriter& out)
      : edition_(edition), state_(state), out_(out) {}

  void run() const {
    out_.member("players", state_.players());
    out_.object("options", [&] {
      out_.member("missed-opportunity", state_.options.missed_opportunity ? "on" : "off");
    });
    out_.array("colours", [&] {
      for (int c = 0; c < kColours; ++c) {
        if (state_.in_game(colour_at(c))) out_.value(colour_name(colour_at(c)));
      }
    });
    write_decision();
    out_.member("sunset_seen", state_.sunset_seen);
    out_.array("deck", [&] { write_cards(state_.deck); });
    out_.array("city", [&] { write_city(); });
    out_.array("hands", [&] {
      for (Seat seat = 0; seat < state_.players(); ++seat) {
        out_.array([&] { write_cards(state_.hands[seat]); });
      }
    });
    out_.array("strips", [&] {
      for (Seat seat = 0; seat < state_.players(); ++seat) {
        out_.object([&] { write_strips(seat); });
      }
    });
    out_.object("good_shots", [&] { write_good_shots(); });
    write_sets();
  }

 private:
  void write_decision() const {
    const Frame over{};
    const Frame& frame = finished(state_) ? over : state_.pending.top();
    out_.member("step",
                finished(state_) ? kOver : kStepNames.at(static_cast<std::size_t>(frame.step)));
    out_.member("turn", counted_or_none(finished(state_) ? kNobody : frame.seat));
    out_.member("taken", frame.taken);
    out_.array("winds", [&] {
      for (Seat seat = 0; seat < state_.players(); ++seat) write_wind(seat);
    });
  }

  void write_wind(Seat seat) const {
    if (state_.winds.chosen().contains(seat)) {
      const Wind wind = state_.winds.of(seat);
      out_.value(notation(Action::wind(wind.from, wind.to)));
    } else {
      out_.value(nullptr);
    }
  }

  template <class List>
  void write_cards(const List& list) const {
    for (const Card card : list) {
      out_.value(card.is_sunset() ? std::string(kSunset) : notation(card));
    }
  }

  void write_city() const {
    for (int row = 0; row < edition_.rows[state_.players()]; ++row) {
      out_.array([&] {
        for (int column = 0; column < kColumns; ++column) {
          const Card card = state_.city[cell_at(row, column)];
          out_.value(card.present() ? std::optional(notation(card)) : std::nullopt);
        }
      });
    }
  }

  // The numbers from left to right; which of them are sharp follows from the rules (P5).
  void write_strips(Seat seat) const {
    for (int c = 0; c < kColours; ++c) {
      const Strip& strip = state_.strips[seat][c];
      if (strip.length() == 0) continue;
      out_.array(colour_name(colour_at(c)), [&] {
        for (int i = 0; i < strip.length(); ++i) out_.value(strip.number(i));
      });
    }
  }

  void write_good_shots() const {
    for (int c = 0; c < kColours; ++c) {
      const Seat winner = state_.good_shots[c];
      if (winner != kNobody) out_.member(colour_name(colour_at(c)), counted(winner));
    }
  }

  void write_sets() const {
    out_.array("left", [&] {
      for_each_photo(state_.left, [&](Card card) { out_.value(notation(card)); });
    });
    out_.array("shown", [&] {
      for_each_photo(hands_and_left(state_), [&](Card card) {
        if (state_.shown.contains(card)) out_.value(notation(card));
      });
    });
  }

  const Edition& edition_;
  const State& state_;
  JsonWriter& out_;
};

}  // namespace

boost::json::object position_json(const Edition& edition, const State& state) {
  return json_object([&](JsonWriter& out) { PositionWriter(edition, state, out).run(); });
}

}  // namespace ludoteca::photograph
