// What a game is to everything that plays, searches, tests or serves it.
//
// A game is a bundle of types (struct Photograph { using State = …; … }) and free functions on
// them, found by argument-dependent lookup. All of them are pure, never allocate and keep nothing
// between calls:
//
//   setup(edition, options, streams) -> State       deal a new game
//   to_act(state) -> SeatSet                        who owes a decision; empty once finished
//   legal_actions(edition, state, seat, list)       fills an empty list, sorted, for a seat to act
//   apply(edition, state, seat, action, streams, sink)
//     and, if the game lists choices to see what is none, apply(…, sink, list), which may hand
//     over the list of the next seat to act (apply_and_list)
//   outcome(edition, state) -> Outcome              of a finished game
//   view(edition, state, viewer) -> View            all that the viewer may see, and nothing else
//   redact(event, viewer) -> Event                  what the viewer sees of an event
//   irreversible(event) -> bool                     revealed or drew something: no undo past it
//   determinize(edition, state, viewer, random) -> State
//                                                   a random state the viewer cannot tell apart
//   check_invariants(edition, state) -> const char* what is broken; nullptr when all is well
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/events.h"
#include "engine/rng.h"
#include "engine/seats.h"

namespace ludoteca {

// Scores and places (1 is best; a shared place is shared by equals).
struct Outcome {
  std::array<std::int16_t, kMaxSeats> score{};
  std::array<std::uint8_t, kMaxSeats> place{};

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// From what decides between the players, which is ordered and begins with the `points`.
template <class Standings>
constexpr Outcome outcome_of(const Standings& standings, int players) {
  Outcome result;
  for (Seat seat = 0; seat < players; ++seat) {
    result.score[seat] = static_cast<std::int16_t>(standings[seat].points);
    int better = 0;
    for (Seat other = 0; other < players; ++other) {
      better += standings[other] > standings[seat] ? 1 : 0;
    }
    result.place[seat] = static_cast<std::uint8_t>(better + 1);
  }
  return result;
}

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= 512 &&
    std::is_trivially_copyable_v<typename G::Action> && sizeof(typename G::Action) <= 8 &&
    std::is_trivially_copyable_v<typename G::Edition> && std::totally_ordered<typename G::Action> &&
    std::equality_comparable<typename G::State> && std::equality_comparable<typename G::View> &&
    requires(const typename G::Edition& edition, const typename G::Options& options,
             const typename G::State& state, typename G::State& changing, Seat seat, Viewer viewer,
             typename G::Action action, typename G::Actions& list, const typename G::Event& event,
             FastStreams& streams, FastGenerator& random, NoEvents sink) {
      { G::kName } -> std::convertible_to<std::string_view>;
      { G::kRulesVersion } -> std::convertible_to<int>;
      { options.players } -> std::convertible_to<int>;
      { setup(edition, options, streams) } -> std::same_as<typename G::State>;
      { to_act(state) } -> std::same_as<SeatSet>;
      { legal_actions(edition, state, seat, list) } -> std::same_as<void>;
      { apply(edition, changing, seat, action, streams, sink) } -> std::same_as<void>;
      { outcome(edition, state) } -> std::same_as<Outcome>;
      { view(edition, state, viewer) } -> std::same_as<typename G::View>;
      { redact(event, viewer) } -> std::same_as<typename G::Event>;
      { irreversible(event) } -> std::same_as<bool>;
      { determinize(edition, state, viewer, random) } -> std::same_as<typename G::State>;
      { check_invariants(edition, state) } -> std::same_as<const char*>;
    };

// Applies an action and lists what the first seat to act may do next; nothing after the end.
template <class Edition, class State, class Action, class Streams, class Sink, class Actions>
constexpr void apply_and_list(const Edition& edition, State& state, Seat seat, const Action& action,
                              Streams& streams, Sink&& sink, Actions& list) {
  list.restart();
  if constexpr (requires { apply(edition, state, seat, action, streams, sink, list); }) {
    apply(edition, state, seat, action, streams, sink, list);
  } else {
    apply(edition, state, seat, action, streams, sink);
  }
  if (list.empty() && !to_act(state).empty()) {
    legal_actions(edition, state, to_act(state).front(), list);
  }
}

}  // namespace ludoteca
