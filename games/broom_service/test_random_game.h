// Whole games played at random, for tests that look at every position on the way.
#pragma once

#include <cstdint>

#include "engine/events.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/test_board.h"

namespace ludoteca::broom_service {

// Calls look(state) at every position, the last one included, and tell(event) with every event.
template <class Look, class Tell>
void play_at_random(const Edition& edition, const Options& options, std::uint64_t seed, Look look,
                    Tell tell) {
  FastStreams streams{Seed::from_number(seed)};
  FastGenerator random(Seed::from_number(seed), 99);
  State state = setup(edition, options, streams);
  look(state);
  while (!finished(state)) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    EventList<Event> events;
    apply(edition, state, seat, pick(random, list), streams, events);
    for (const Event& event : events.events()) tell(event);
    look(state);
  }
}

// All players counts and variants, in turn.
inline Options options_number(std::uint64_t number) {
  Options options;
  options.players = static_cast<std::uint8_t>(kMinPlayers + number % (kMaxPlayers - 1));
  options.side = number % 3 == 0 ? Side::front : Side::back;
  options.storm = static_cast<Storm>(number / 2 % kStormOptions);
  options.mountain_tiles = options.side == Side::back || number % 2 == 0;
  return options;
}

}  // namespace ludoteca::broom_service
