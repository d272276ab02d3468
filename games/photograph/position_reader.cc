#include <fmt/format.h>

#include <algorithm>

#include "engine/json_input.h"
#include "games/photograph/invariants.h"
#include "games/photograph/json.h"
#include "games/photograph/notation.h"
#include "games/photograph/position.h"
#include "text/error.h"

namespace ludoteca::photograph {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 15> kMembers = {
    "players", "options", "colours", "step",   "turn",       "taken", "winds", "sunset_seen",
    "deck",    "city",    "hands",   "strips", "good_shots", "left",  "shown"};

// Every reading function leaves a State whose lists and indexes are within bounds, so that the
// invariants can be checked on it.
class PositionReader {
 public:
  PositionReader(const Edition& edition, const json::object& position)
      : edition_(edition), position_(position) {}

  State run() {
    expect_members(position_, kMembers);
    read_options();
    read_colours();
    read_decision();
    state_.sunset_seen = as_flag(at("sunset_seen"), "sunset_seen");
    for (const json::value& card : as_list(at("deck"), "deck", 0, kMaxDeck)) {
      const bool sunset = card.is_string() && std::string_view(card.get_string()) == kSunset;
      state_.deck.push_back(sunset ? Card::sunset() : read_card(card, "deck"));
    }
    read_city();
    read_hands();
    read_winds();
    read_strips();
    read_good_shots();
    read_left();
    read_shown();
    if (const char* broken = check_invariants(edition_, state_)) {
      throw Error(fmt::format("this position cannot occur: {}", broken));
    }
    return state_;
  }

 private:
  const json::value& at(std::string_view name) const { return member(position_, name); }
  const json::array& one_a_seat(std::string_view name) const {
    return as_list(at(name), name, players(), players());
  }
  std::size_t players() const { return static_cast<std::size_t>(state_.players()); }

  static Colour read_colour(std::string_view text, std::string_view name) {
    const auto colour = colour_named(text);
    if (!colour) throw Error(fmt::format("{}: no colour {}", name, quoted(text)));
    return *colour;
  }

  static Card read_card(const json::value& value, std::string_view name) {
    const std::string_view text = as_text(value, name);
    const auto card = parse_card(text);
    if (!card) {
      throw Error(fmt::format("{}: expected a photo as in 'R7', not {}", name, quoted(text)));
    }
    return *card;
  }

  static void add_once(CardSet& set, Card card, std::string_view name) {
    if (set.contains(card)) {
      throw Error(fmt::format("{}: {} stands there twice", name, notation(card)));
    }
    set.add(card);
  }

  void read_options() {
    const int count = as_number(at("players"), "players", kMinPlayers, kMaxPlayers);
    state_.options = options_from(count, as_options(at("options"), "options"));
  }

  void read_colours() {
    for (const json::value& value : as_list(at("colours"), "colours", 1, kColours)) {
      const Colour colour = read_colour(as_text(value, "colours"), "colours");
      if (state_.in_game(colour)) {
        throw Error(fmt::format("colours: {} stands there twice", colour_name(colour)));
      }
      state_.colours =
          static_cast<std::uint8_t>(state_.colours | 1U << static_cast<unsigned>(colour));
    }
  }

  void read_decision() {
    const std::string_view name = as_text(at("step"), "step");
    const int taken = as_number(at("taken"), "taken", 0, kMaxTaken);
    if (name == kOver) {
      if (!at("turn").is_null()) throw Error("turn: must be null when the game is over");
      if (taken != 0) throw Error("taken: must be 0 when the game is over");
      return;
    }
    const auto* found = std::find(kStepNames.begin(), kStepNames.end(), name);
    const auto step = static_cast<Step>(found - kStepNames.begin());
    if (found == kStepNames.end() || step == Step::refill) {
      throw Error(fmt::format("step: no step {}", quoted(name)));
    }
    const auto seat = static_cast<Seat>(as_number(at("turn"), "turn", 1, state_.players()) - 1);
    if (step == Step::sunset) state_.pending.push({Step::refill, seat, 0});
    state_.pending.push({step, seat, static_cast<std::uint8_t>(taken)});
  }

  void read_city() {
    const std::size_t rows = edition_.rows[players()];
    int row = 0;
    for (const json::value& cells : as_list(at("city"), "city", rows, rows)) {
      int column = 0;
      for (const json::value& cell : as_list(cells, "city", kColumns, kColumns)) {
        if (!cell.is_null()) {
          const Card card = read_card(cell, "city");
          state_.city[cell_at(row, column)] = card;
          if (face_up(edition_, column)) state_.shown.add(card);
        }
        ++column;
      }
      ++row;
    }
  }

  void read_hands() {
    Seat seat = 0;
    for (const json::value& hand : one_a_seat("hands")) {
      for (const json::value& card : as_list(hand, "hands", 0, kMaxHand)) {
        state_.hands[seat].push_back(read_card(card, "hands"));
      }
      ++seat;
    }
  }

  void read_winds() {
    Seat seat = 0;
    for (const json::value& value : one_a_seat("winds")) {
      if (!value.is_null()) state_.winds.choose(seat, read_wind(value, state_.hands[seat]));
      ++seat;
    }
  }

  static Wind read_wind(const json::value& value, const Hand& hand) {
    const std::string_view text = as_text(value, "winds");
    const auto action = parse_action(text);
    if (!action || action->kind() != Action::Kind::wind || !is_wind(hand, action->as_wind())) {
      throw Error(fmt::format("winds: {} is no wind of this hand", quoted(text)));
    }
    return action->as_wind();
  }

  void read_strips() {
    Seat seat = 0;
    for (const json::value& strips : one_a_seat("strips")) {
      for (const auto& entry : as_object(strips, "strips")) {
        read_strip(seat, read_colour(entry.key(), "strips"), entry.value());
      }
      ++seat;
    }
  }

  void read_strip(Seat seat, Colour colour, const json::value& value) {
    Strip& strip = state_.strip(seat, colour);
    for (const json::value& item : as_list(value, "strips", 1, kNumbers)) {
      const int number = as_number(item, "strips", 1, kNumbers);
      strip.add(number, strip.would_be_sharp(edition_, number));
      state_.shown.add(Card(colour, number));
    }
  }

  void read_good_shots() {
    state_.good_shots.fill(kNobody);
    for (const auto& entry : as_object(at("good_shots"), "good_shots")) {
      const Colour colour = read_colour(entry.key(), "good_shots");
      const int seat = as_number(entry.value(), "good_shots", 1, state_.players());
      state_.good_shots[static_cast<std::size_t>(colour)] = static_cast<Seat>(seat - 1);
    }
  }

  void read_left() {
    for (const json::value& value : as_list(at("left"), "left", 0, kMaxDeck)) {
      add_once(state_.left, read_card(value, "left"), "left");
    }
  }

  void read_shown() {
    const CardSet allowed = hands_and_left(state_);
    CardSet seen;
    for (const json::value& value : as_list(at("shown"), "shown", 0, kMaxDeck)) {
      const Card card = read_card(value, "shown");
      add_once(seen, card, "shown");
      if (!allowed.contains(card)) {
        throw Error(fmt::format("shown: {} is neither in a hand nor among those that left",
                                notation(card)));
      }
      state_.shown.add(card);
    }
  }

  const Edition& edition_;
  const json::object& position_;
  State state_{};
};

}  // namespace

State state_from_json(const Edition& edition, const json::object& position) {
  return PositionReader(edition, position).run();
}

}  // namespace ludoteca::photograph
