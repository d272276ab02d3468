// Plays a game to its end with random moves: what simulation costs at least.
#pragma once

#include "engine/game.h"

namespace ludoteca {

// One random move of the seat that comes first among those to act.
template <Game G, Generator R>
constexpr void play_random_move(const typename G::Edition& edition, typename G::State& state,
                                FastStreams& streams, R& random) {
  const Seat seat = to_act(state).front();
  typename G::Actions list;
  legal_actions(edition, state, seat, list);
  apply(edition, state, seat, pick(random, list), streams, NoEvents{});
}

// Returns how many moves were made; of several seats to act, the first moves.
template <Game G, Generator R>
constexpr int play_to_the_end(const typename G::Edition& edition, typename G::State& state,
                              FastStreams& streams, R& random) {
  if (to_act(state).empty()) return 0;
  typename G::Actions list;
  legal_actions(edition, state, to_act(state).front(), list);
  int moves = 0;
  while (!list.empty()) {
    const auto action = pick(random, list);
    apply_and_list(edition, state, to_act(state).front(), action, streams, NoEvents{}, list);
    ++moves;
  }
  return moves;
}

// Deals and plays a whole game; the seed decides everything.
template <Game G>
constexpr int play_random_game(const typename G::Edition& edition,
                               const typename G::Options& options, const Seed& seed) {
  FastStreams streams(seed);
  FastGenerator random(seed, kStreams);  // the players' own stream
  auto state = setup(edition, options, streams);
  return play_to_the_end<G>(edition, state, streams, random);
}

// The same for those who watch: calls look(state) at every position, the last one included, and
// tell(event) with every event.
template <Game G, class Look, class Tell>
void play_at_random(const typename G::Edition& edition, const typename G::Options& options,
                    std::uint64_t number, Look look, Tell tell) {
  FastStreams streams{Seed::from_number(number)};
  FastGenerator random(Seed::from_number(number), 99);
  auto state = setup(edition, options, streams);
  look(state);
  while (!to_act(state).empty()) {
    const Seat seat = to_act(state).front();
    typename G::Actions list;
    legal_actions(edition, state, seat, list);
    EventList<typename G::Event> events;
    apply(edition, state, seat, pick(random, list), streams, events);
    for (const auto& event : events.events()) tell(event);
    look(state);
  }
}

}  // namespace ludoteca
