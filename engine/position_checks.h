// For tests of reading positions: what is wrong is named, and what is read can be played to its
// end.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <functional>
#include <string>
#include <vector>

#include "engine/random_play.h"
#include "text/error.h"

namespace ludoteca {

struct Damage {
  const char* what;
  std::function<void(boost::json::object&)> damage;
  const char* error;
};

// What read(position) complains of.
template <class Read>
std::string error_of(const boost::json::object& position, Read read) {
  try {
    read(position);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

// The position is accepted, but not with any of the damages.
template <class Read>
void expect_errors(const boost::json::object& sound, const std::vector<Damage>& table, Read read) {
  ASSERT_EQ(error_of(sound, read), "accepted");
  for (const Damage& row : table) {
    boost::json::object position = sound;
    row.damage(position);
    EXPECT_THAT(error_of(position, read), testing::HasSubstr(row.error)) << row.what;
  }
}

// Every decision has a move, the invariants hold after each, and no viewer can tell the position
// from an imagined one.
template <Game G>
void expect_playable(const typename G::Edition& edition, typename G::State state,
                     FastGenerator& random) {
  constexpr int kMostMoves = 5000;
  FastStreams streams{Seed()};
  for (int moves = 0; !to_act(state).empty(); ++moves) {
    ASSERT_LT(moves, kMostMoves);
    typename G::Actions list;
    legal_actions(edition, state, to_act(state).front(), list);
    ASSERT_FALSE(list.empty());
    const Viewer viewer = Viewer::of(static_cast<Seat>(moves % state.options.players));
    const auto imagined = determinize(edition, state, viewer, random);
    ASSERT_EQ(check_invariants(edition, imagined), nullptr);
    ASSERT_EQ(view(edition, imagined, viewer), view(edition, state, viewer));
    play_random_move<G>(edition, state, streams, random);
    ASSERT_EQ(check_invariants(edition, state), nullptr);
  }
  outcome(edition, state);
}

}  // namespace ludoteca
