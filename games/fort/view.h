// What a seat or a spectator may see (F1.4). Once the game is over, everybody sees everything.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/fort/rules.h"
#include "games/fort/scoring.h"

namespace ludoteca::fort {

// Kids of a pile as a number for each kid: which of two equal cards it is, nobody sees.
struct KidCounts {
  std::array<std::uint8_t, kMaxKids> of{};
  constexpr void add(KidId kid) { ++of[kid]; }
  constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t count : of) sum += count;
    return sum;
  }
  friend constexpr bool operator==(const KidCounts&, const KidCounts&) = default;
};

struct PlayerView {
  std::uint8_t hand_size = 0;
  std::uint8_t deck_size = 0;
  KidCounts hand;   // empty for a rival's
  KidCounts deck;   // the own one, which is known by counting; empty for a rival's
  KidCounts known;  // a rival's: kids everybody knows to be in the hand or the deck
  KidCounts discard;
  KidCounts yard;
  KidCounts lookout;
  Resources stuff;
  Resources pack;
  std::uint8_t pack_limit = 0;
  std::uint8_t lookout_limit = 0;
  std::uint16_t perks = 0;
  std::uint8_t level = 0;
  std::uint8_t points = 0;
  std::uint8_t colour = 0;
  bool has_rule = false;
  std::uint8_t rule = kNoRule;  // the own one
  bool macaroni = false;
  ScoreSheet sheet;  // of a finished game
  friend constexpr bool operator==(const PlayerView&, const PlayerView&) = default;
};

// The card being played, as everybody sees it.
struct PlayView {
  KidId kid = kNoKid;
  std::uint8_t suit = kNoSuit;
  std::array<Use, 2> use{};
  std::array<std::uint8_t, kSuits> symbols{};  // of added and counted cards, by suit
  KidCounts in_play;
  KidCounts counted;
  friend constexpr bool operator==(const PlayView&, const PlayView&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  Options options{};
  bool over = false;
  Step step{};  // of the decision, for the seat that makes it; `play` or `follow` for others
  Seat turn = kNobody;
  Seat first = 0;
  SeatSet to_act;
  std::array<KidId, kPark> park{};
  std::uint8_t park_deck = 0;
  std::uint16_t perks = 0;
  std::uint8_t rules_left = 0;
  std::uint16_t rules = 0;  // the pile as the viewer looks through it now (F5.2)
  End end = End::not_yet;
  bool macaroni_taken = false;
  PlayView play;
  Run run{};            // the action being carried out, for the seat that acts
  KidId kept = kNoKid;  // draft: the own secret choice
  std::array<PlayerView, kMaxPlayers> players{};
  Outcome outcome{};

  friend constexpr bool operator==(const View&, const View&) = default;
};

constexpr KidCounts count_kids(const Edition& edition, const CardSet& cards) {
  KidCounts counts;
  cards.for_each([&](Card card) { counts.add(edition.kid_of[card]); });
  return counts;
}

constexpr PlayerView view_player(const Edition& edition, const State& state, Seat seat,
                                 Viewer viewer) {
  const Player& player = state.at(seat);
  const bool open = viewer.is(seat) || finished(state);
  PlayerView result;
  result.hand_size = static_cast<std::uint8_t>(player.hand.size());
  result.deck_size = static_cast<std::uint8_t>(player.deck.size());
  if (open) {
    result.hand = count_kids(edition, player.hand);
    result.deck = count_kids(edition, player.deck);
  } else {
    result.known = count_kids(edition, (player.hand | player.deck) & state.shown);
  }
  result.discard = count_kids(edition, player.discard);
  result.yard = count_kids(edition, player.yard);
  result.lookout = count_kids(edition, player.lookout);
  result.stuff = player.stuff;
  result.pack = player.pack;
  result.pack_limit = static_cast<std::uint8_t>(pack_limit(edition, player));
  result.lookout_limit = static_cast<std::uint8_t>(lookout_limit(edition, player));
  result.perks = player.perks;
  result.level = player.level;
  result.points = player.points;
  result.colour = player.colour;
  result.has_rule = player.rule != kNoRule;
  if (open) result.rule = player.rule;
  result.macaroni = player.macaroni;
  if (finished(state)) result.sheet = score_sheet(edition, state, seat);
  return result;
}

// What others see of a decision: that somebody plays, follows or looks, not which small step it is.
constexpr Step step_for_others(Step step) {
  switch (step) {
    case Step::draft:
    case Step::follow:
    case Step::rough_housing:
    case Step::keep_rule:
    case Step::take_perk:
    case Step::recruit:
    case Step::birthday:
      return step;
    case Step::follow_more:
      return Step::follow;
    default:
      return Step::play;
  }
}

// Whether an action is being carried out; otherwise State::run is what the last one left behind.
constexpr bool is_running(const State& state) {
  return std::any_of(state.pending.begin(), state.pending.end(),
                     [](const Frame& frame) { return frame.step == Step::run; });
}

constexpr View view(const Edition& edition, const State& state, Viewer viewer) {
  View result;
  result.viewer = viewer;
  result.options = state.options;
  result.over = finished(state);
  result.first = state.first;
  result.to_act = to_act(state);
  const bool acting = !viewer.is_spectator() && result.to_act.contains(viewer.seat());
  if (!result.over) {
    const Frame& frame = state.pending.top();
    result.turn = leader_of(state);
    result.step = acting ? frame.step : step_for_others(frame.step);
    if (acting && frame.step == Step::keep_rule) result.rules = state.rules;
    if (acting && is_running(state)) result.run = state.run;
  }
  for (std::size_t i = 0; i < kPark; ++i) {
    result.park[i] = state.park[i] == kNoCard ? kNoKid : edition.kid_of[state.park[i]];
  }
  result.park_deck = static_cast<std::uint8_t>(state.park_deck.size());
  result.perks = state.perks;
  result.rules_left = static_cast<std::uint8_t>(std::popcount(state.rules));
  result.end = state.end;
  result.macaroni_taken = state.macaroni_taken;
  if (state.play.card != kNoCard) {
    result.play.kid = edition.kid_of[state.play.card];
    result.play.suit = state.play.suit;
    result.play.use = state.play.use;
    result.play.symbols = state.play.symbols;
  }
  result.play.in_play = count_kids(edition, state.in_play);
  result.play.counted = count_kids(edition, state.counted);
  if (!viewer.is_spectator() && state.kept.chosen().contains(viewer.seat())) {
    result.kept = edition.kid_of[state.kept.of(viewer.seat())];
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    result.players[seat] = view_player(edition, state, seat, viewer);
  }
  if (result.over) result.outcome = outcome(edition, state);
  return result;
}

}  // namespace ludoteca::fort
