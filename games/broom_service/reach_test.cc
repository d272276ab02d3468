// Moves, deliveries and removals against a slow reading of the rules that goes region by region and
// tower by tower and knows no sets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "engine/random_play.h"
#include "games/broom_service/test_table.h"
#include "tests/rounds.h"

namespace ludoteca::broom_service {
namespace {

struct SlowTable {
  const Edition& edition;
  const State& state;
  const Board& board;

  bool adjacent(int a, int b) const { return (board.neighbours.at(a) >> b & 1U) != 0; }
  bool cloudy(int region) const {
    if ((board.cloud_spaces >> region & 1U) == 0) return false;
    return std::none_of(state.players.begin(), state.players.end(), [region](const Player& player) {
      return (player.clouds >> region & 1U) != 0;
    });
  }
};

bool terrain_allowed(const SlowTable& table, unsigned terrains, int region) {
  return (terrains >> static_cast<int>(table.board.terrain.at(region)) & 1U) != 0;
}

// B1.2, B4.1
std::set<std::string> slow_moves(const SlowTable& table, Seat seat, unsigned terrains) {
  std::set<std::string> moves;
  for (const Region from : table.state.at(seat).pawns) {
    for (int to = 0; to < table.board.regions; ++to) {
      if (table.adjacent(from, to) && terrain_allowed(table, terrains, to) && !table.cloudy(to)) {
        moves.insert(fmt::format("move {} to {}", from, to));
      }
    }
  }
  return moves;
}

// B4.2, B8.1, B8.3
bool tower_takes(const SlowTable& table, Seat seat, int region, int tower) {
  const Resources& held = table.state.at(seat).resources;
  if (tower == kTileTower) {
    for (std::size_t i = 0; i < kHillTiles; ++i) {
      if (table.state.hill.at(i) == kTowerTile && table.board.hill_tile.at(i) == region) {
        return held.of[0] > 0;
      }
    }
    return false;
  }
  if ((table.board.towers_at.at(region) >> tower & 1U) == 0) return false;
  for (std::size_t m = 0; m < kMountainTiles; ++m) {
    if (table.state.mountain.at(m) != kNoTile && table.board.covered_tower.at(m) == tower) {
      return false;
    }
  }
  const Tower& printed = table.board.tower.at(tower);
  const bool full = !printed.square && (table.state.closed >> tower & 1U) != 0;
  return !full && held.of.at(static_cast<std::size_t>(printed.colour)) > 0;
}

std::set<std::string> slow_deliveries(const SlowTable& table, Seat seat,
                                      const std::set<int>& regions) {
  std::set<std::string> moves;
  for (const int region : regions) {
    for (int tower = 0; tower <= kTileTower; ++tower) {
      if (!tower_takes(table, seat, region, tower)) continue;
      const int wands = tower == kTileTower ? 0 : table.board.tower.at(tower).wands;
      moves.insert(fmt::format("deliver {} to {}", region, tower));
      for (int left = 1; left <= wands; ++left) {
        moves.insert(fmt::format("deliver {} to {} leave {}", region, tower, left));
      }
    }
  }
  return moves;
}

std::set<int> regions_of_pawns(const SlowTable& table, Seat seat, unsigned terrains) {
  std::set<int> regions;
  for (const Region region : table.state.at(seat).pawns) {
    if (terrain_allowed(table, terrains, region)) regions.insert(region);
  }
  return regions;
}

// B4.5
std::set<std::string> slow_removals(const SlowTable& table, Seat seat) {
  std::set<std::string> moves;
  const Player& player = table.state.at(seat);
  for (int region = 0; region < table.board.regions; ++region) {
    if (!table.cloudy(region)) continue;
    int wands = 0;
    for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
      if ((table.state.clouds.at(kind) >> region & 1U) != 0) {
        wands = table.edition.clouds.at(kind).wands;
      }
    }
    const bool near =
        table.adjacent(player.pawns[0], region) || table.adjacent(player.pawns[1], region);
    if (near && wands <= player.resources[Resource::wand]) {
      moves.insert(fmt::format("cloud {}", region));
    }
  }
  return moves;
}

std::set<std::string> slow_choices(const SlowTable& table, const Frame& frame) {
  switch (frame.step) {
    case Step::witch_move:
      return slow_moves(table, frame.seat, frame.place);
    case Step::storm_move:
    case Step::mountain_moves:
      return slow_moves(table, frame.seat, 0b1111);
    case Step::witch_delivery: {
      const bool there = table.state.at(frame.seat).pawns.at(frame.arg) == frame.place;
      return slow_deliveries(table, frame.seat,
                             there ? std::set<int>{frame.place} : std::set<int>());
    }
    case Step::druid_delivery:
      return slow_deliveries(table, frame.seat, regions_of_pawns(table, frame.seat, frame.place));
    case Step::storm_delivery:
    case Step::mountain_delivery:
      return slow_deliveries(table, frame.seat, regions_of_pawns(table, frame.seat, 0b1111));
    default:
      return slow_removals(table, frame.seat);
  }
}

std::vector<Frame> all_frames(const State& state, Seat seat) {
  std::vector<Frame> frames = {{Step::storm_move, seat, 0, 0},
                               {Step::mountain_moves, seat, 2, 0},
                               {Step::storm_delivery, seat, 0, 0},
                               {Step::mountain_delivery, seat, 0, 0},
                               {Step::druid_delivery, seat, 1, 0b11},
                               {Step::druid_delivery, seat, 0, 0b1100},
                               {Step::fairy, seat, 0, 0},
                               {Step::mountain_cloud, seat, 0, 0}};
  for (unsigned t = 0; t < kTerrains; ++t) {
    frames.push_back({Step::witch_move, seat, 1, static_cast<std::uint8_t>(1U << t)});
  }
  for (std::uint8_t pawn = 0; pawn < kPawns; ++pawn) {
    frames.push_back({Step::witch_delivery, seat, pawn, state.at(seat).pawns.at(pawn)});
    frames.push_back({Step::witch_delivery, seat, pawn, state.at(seat).pawns.at(1 - pawn)});
  }
  return frames;
}

void compare(const Edition& edition, const State& state, const Frame& frame) {
  const SlowTable table{edition, state, map_of(edition, state)};
  const std::set<std::string> slow = slow_choices(table, frame);
  Actions list;
  list_action(edition, state, frame, list);
  std::set<std::string> fast;
  for (const Action action : list) fast.insert(move_text(action));
  ASSERT_EQ(fast.size(), list.size());
  ASSERT_EQ(fast.erase("give up"), 1U);
  ASSERT_EQ(fast, slow) << static_cast<int>(frame.step);
  ASSERT_EQ(possible(edition, state, frame), !slow.empty()) << static_cast<int>(frame.step);
}

TEST(Reach, is_what_a_slow_reading_of_the_rules_finds) {
  for (const Edition* edition : {&test_edition(), &crowded_edition()}) {
    for (std::uint64_t seed = 0; seed < rounds(40U); ++seed) {
      FastStreams streams(Seed::from_number(seed));
      FastGenerator random(Seed::from_number(seed), kStreams);
      const Side side = seed % 2 == 0 ? Side::front : Side::back;
      State state = setup(*edition, Options{3, side, Storm::few, seed % 4 < 2}, streams);
      while (!to_act(state).empty()) {
        const auto seat = static_cast<Seat>(below(random, 3));
        for (const Frame& frame : all_frames(state, seat)) {
          compare(*edition, state, frame);
          if (HasFatalFailure()) return;
        }
        play_random_move<BroomService>(*edition, state, streams, random);
      }
    }
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
