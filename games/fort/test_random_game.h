// Whole games played at random, for tests that look at every position on the way.
#pragma once

#include <cstdint>

#include "engine/events.h"
#include "games/fort/fort.h"

namespace ludoteca::fort {

// Calls look(state) at every position, the last one included, and tell(event) with every event.
template <class Look, class Tell>
void play_at_random(const Options& options, std::uint64_t seed, Look look, Tell tell) {
  const Edition& edition = default_edition();
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

}  // namespace ludoteca::fort
