// For tests of words: whatever happens in a game can be told.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/match.h"

namespace ludoteca {

// Everybody is told something at this position, and a player who is to act can tell the choices
// apart. `reader_of(viewer)` is who reads.
template <Game G, class ReaderOf>
void expect_told(const typename G::Edition& edition, const typename G::State& state,
                 ReaderOf reader_of) {
  for (const Viewer viewer : {Viewer::spectator(), Viewer::of(0), Viewer::of(1)}) {
    const auto seen = view(edition, state, viewer);
    ASSERT_FALSE(prompt(edition, seen, reader_of(viewer)).empty());
    if (viewer.is_spectator() || !seen.to_act.contains(viewer.seat())) continue;
    typename G::Actions list;
    legal_actions(edition, state, viewer.seat(), list);
    std::set<std::string> told;
    for (const auto& action : list) {
      const auto text = describe_action(edition, seen, action, reader_of(viewer));
      ASSERT_TRUE(told.insert(text).second) << text << " is told twice";
    }
  }
}

// No event is without words: a key that is missing would throw.
template <class Edition, class Event, class ReaderOf>
void expect_event_told(const Edition& edition, const Event& event, ReaderOf reader_of) {
  for (const Viewer viewer : {Viewer::spectator(), Viewer::of(0)}) {
    describe_event(edition, redact(event, viewer), reader_of(viewer));
  }
}

}  // namespace ludoteca
