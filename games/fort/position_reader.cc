#include <fmt/format.h>

#include "engine/json_input.h"
#include "games/fort/invariants.h"
#include "games/fort/json.h"
#include "games/fort/notation.h"
#include "games/fort/position.h"
#include "games/fort/position_values.h"
#include "text/error.h"

namespace ludoteca::fort {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 19> kMembers = {
    "players", "options",   "step",  "turn",  "acting", "first",   "end",
    "park",    "park_deck", "perks", "rules", "looked", "in_play", "counted",
    "play",    "run",       "seats", "kept",  "drafted"};
constexpr std::array<std::string_view, 8> kPlayMembers = {"card",    "suit", "public", "private",
                                                          "symbols", "kind", "second", "followed"};
constexpr std::array<std::string_view, 9> kRunMembers = {
    "action", "times", "done", "least", "suit", "kind", "rival", "stage", "skipped"};
constexpr std::array<std::string_view, 15> kSeatMembers = {
    "colour", "points", "level",   "stuff", "pack",    "perks", "rule", "macaroni",
    "hand",   "deck",   "discard", "yard",  "lookout", "known", "sure"};

// Every reading function leaves a State whose indexes are within bounds, so that the invariants can
// be checked on it.
class PositionReader {
 public:
  PositionReader(const Edition& edition, const json::object& position)
      : edition_(edition), position_(position) {}

  State run() {
    expect_members(position_, kMembers);
    state_.lookers.fill(kNobody);
    state_.park.fill(kNoCard);
    for (auto& picks : state_.drafted) picks.fill(kNoCard);
    read_options();
    state_.first = as_seat(at("first"), "first", players());
    state_.end = static_cast<End>(as_one_of(at("end"), "end", kEndNames));
    read_table();
    read_seats();
    read_draft();
    read_play();
    read_run();
    read_decision();
    read_shown();
    if (const char* broken = check_invariants(edition_, state_)) {
      throw Error(fmt::format("this position cannot occur: {}", broken));
    }
    if (!finished(state_) && !DecisionCheck(edition_, state_).leaves_a_choice()) {
      throw Error("this position cannot occur: whoever is to decide has nothing to choose");
    }
    return state_;
  }

 private:
  const json::value& at(std::string_view name) const { return member(position_, name); }
  int players() const { return state_.seats(); }

  void read_options() {
    const int count = as_number(at("players"), "players", kMinPlayers, kMaxPlayers);
    state_.options = options_from(count, as_options(at("options"), "options"));
  }

  void read_table() {
    std::size_t place = 0;
    CardSet park;
    for (const json::value& value : as_list(at("park"), "park", kPark, kPark)) {
      if (!value.is_null()) {
        state_.park.at(place) = as_card(edition_, value, "park");
        add_once(edition_, park, state_.park.at(place), "park");
      }
      ++place;
    }
    state_.park_deck = as_cards(edition_, at("park_deck"), "park_deck");
    state_.perks = as_perks(at("perks"), "perks");
    state_.rules = as_rules(at("rules"), "rules");
    std::size_t order = 0;
    const auto most = static_cast<std::size_t>(players());
    for (const json::value& value : as_list(at("looked"), "looked", 0, most)) {
      state_.lookers.at(order++) = as_seat(value, "looked", players());
    }
    state_.in_play = as_cards(edition_, at("in_play"), "in_play");
    state_.counted = as_cards(edition_, at("counted"), "counted");
  }

  const json::array& one_a_seat(std::string_view name) const {
    const auto count = static_cast<std::size_t>(players());
    return as_list(at(name), name, count, count);
  }

  void read_seats() {
    Seat number = 0;
    for (const json::value& value : one_a_seat("seats")) {
      const json::object& object = as_object(value, "seats");
      expect_members(object, kSeatMembers);
      read_player(state_.at(number++), object);
    }
    for (const Player& player : state_.players) {
      state_.macaroni_taken = state_.macaroni_taken || player.macaroni;
    }
  }
  void read_player(Player& player, const json::object& object) {
    const auto get = [&](std::string_view name) -> const json::value& {
      return member(object, name);
    };
    player.colour = static_cast<std::uint8_t>(as_one_of(get("colour"), "colour", kColourNames));
    player.points = as_byte(get("points"), "points", kMostPoints);
    player.level = as_byte(get("level"), "level", kTopLevel);
    player.stuff = as_resources(get("stuff"), "stuff");
    player.pack = as_resources(get("pack"), "pack");
    player.perks = as_perks(get("perks"), "perks");
    player.rule = as_rule(get("rule"), "rule");
    player.macaroni = as_flag(get("macaroni"), "macaroni");
    player.hand = as_cards(edition_, get("hand"), "hand");
    player.deck = as_cards(edition_, get("deck"), "deck");
    player.discard = as_cards(edition_, get("discard"), "discard");
    player.yard = as_cards(edition_, get("yard"), "yard");
    player.lookout = as_cards(edition_, get("lookout"), "lookout");
    player.sure = as_cards(edition_, get("sure"), "sure");
    const CardSet known = as_cards(edition_, get("known"), "known");
    if (!(known - player.hand - player.deck).empty()) {
      throw Error("known: a card of it is neither in the hand nor in the deck");
    }
    state_.shown |= known;
  }

  void read_draft() {
    if (!state_.options.draft) {
      as_list(at("drafted"), "drafted", 0, 0);
      as_list(at("kept"), "kept", 0, 0);
      return;
    }
    Seat number = 0;
    for (const json::value& value : one_a_seat("drafted")) {
      std::size_t pick = 0;
      for (const json::value& item : as_list(value, "drafted", 0, kDraftKids)) {
        state_.drafted.at(number).at(pick++) = as_card(edition_, item, "drafted");
      }
      ++number;
    }
    number = 0;
    for (const json::value& value : one_a_seat("kept")) {
      if (!value.is_null()) state_.kept.choose(number, as_card(edition_, value, "kept"));
      ++number;
    }
  }

  void read_play() {
    if (at("play").is_null()) return;
    const json::object& object = as_object(at("play"), "play");
    expect_members(object, kPlayMembers);
    const auto get = [&](std::string_view name) -> const json::value& {
      return member(object, name);
    };
    Play& play = state_.play;
    play.card = as_card(edition_, get("card"), "card");
    play.suit = as_suit(get("suit"), "suit");
    play.use[0] = static_cast<Use>(as_one_of(get("public"), "public", kUseNames));
    play.use[1] = static_cast<Use>(as_one_of(get("private"), "private", kUseNames));
    for (const auto& entry : as_object(get("symbols"), "symbols")) {
      const std::uint8_t found = as_suit(json::value(entry.key()), "symbols");
      play.symbols.at(found) = as_byte(entry.value(), "symbols", kMaxCards);
    }
    play.kind = as_one_more(get("kind"), "kind", kResourceNames);
    play.do_over = as_flag(get("second"), "second");
    const auto rivals = static_cast<std::size_t>(players() - 1);
    for (const json::value& value : as_list(get("followed"), "followed", 0, rivals)) {
      play.followed.add(as_seat(value, "followed", players()));
    }
    const Kid& kid = edition_.kid(play.card);
    play.trash = (play.use[0] != Use::not_used && kid.public_action.trash_this) ||
                 (play.use[1] != Use::not_used && kid.private_action.trash_this);
  }

  void read_run() {
    if (at("run").is_null()) return;
    const json::object& object = as_object(at("run"), "run");
    expect_members(object, kRunMembers);
    const auto get = [&](std::string_view name) -> const json::value& {
      return member(object, name);
    };
    Run& run = state_.run;
    run.box = static_cast<Box>(as_one_of(get("action"), "action", kBoxNames));
    const bool diy = run.box == Box::diy;
    if (diy != (state_.play.card == kNoCard)) {
      throw Error(diy ? "run: DIY is used instead of playing a card" : "run: no card is played");
    }
    run.times = as_byte(get("times"), "times", kMaxCards);
    run.done = as_byte(get("done"), "done", kMaxCards);
    run.least = as_byte(get("least"), "least", kMaxCards);
    run.suit = as_suit(get("suit"), "suit");
    const bool pair = running_effect(edition_, state_).side_by_side;
    run.kind = pair ? as_one_more(get("kind"), "kind", kPairNames)
                    : as_one_more(get("kind"), "kind", kResourceNames);
    run.rival = get("rival").is_null() ? kNobody : as_seat(get("rival"), "rival", players());
    run.stage = as_byte(get("stage"), "stage", 1);
    run.skipped = as_flag(get("skipped"), "skipped");
  }

  void read_decision() {
    if (as_text(at("step"), "step") == kOver) {
      for (const std::string_view name : {"turn", "acting", "run"}) {
        if (!at(name).is_null()) {
          throw Error(fmt::format("{}: must be null when the game is over", name));
        }
      }
      return;
    }
    const auto step = static_cast<Step>(as_one_of(at("step"), "step", kStepNames));
    const Seat leader = as_seat(at("turn"), "turn", players());
    const Seat acting = as_seat(at("acting"), "acting", players());
    if (at("run").is_null() == in_action(step)) {
      throw Error(fmt::format("run: step {} is {}part of an action", quoted(step_name(step)),
                              in_action(step) ? "" : "no "));
    }
    if (in_action(step)) {
      state_.run.seat = acting;
      state_.run.leader = acting == leader;
    }
    state_.pending = PendingFor(edition_, state_, leader).decision(step, acting);
    if (state_.pending.empty() || state_.pending.top().seat != acting) {
      throw Error(fmt::format("step: {} cannot be the decision of seat {} in the turn of seat {}",
                              quoted(step_name(step)), acting + 1, leader + 1));
    }
  }

  // Whatever does not lie hidden in a hand or a deck has been seen; while kids are drafted, only
  // the Park has.
  void read_shown() {
    CardSet hidden = state_.park_deck;
    for (const Player& player : state_.players) {
      hidden |= (player.hand | player.deck) - state_.shown;
    }
    CardSet seen = cards_of_game(edition_, state_) - hidden;
    if (is_drafting(state_)) seen -= edition_.all_best_friends;
    state_.shown |= seen;
  }

  const Edition& edition_;
  const json::object& position_;
  State state_{};
};

}  // namespace

State state_from_json(const Edition& edition, const json::object& position) {
  return PositionReader(edition, position).run();
}

}  // namespace ludoteca::fort
