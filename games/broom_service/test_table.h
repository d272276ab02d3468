// A table for tests: a position described by what matters, on the test boards (test_board.h) with
// no other clouds than those named, and moves in words.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/events.h"
#include "games/broom_service/test_board.h"
#include "games/broom_service/test_moves.h"

namespace ludoteca::broom_service {

// At first seat 0 leads the first turn of round 1 with an event that does nothing during the round;
// hands and resources are empty, and all pawns stand in region 0.
class TestTable {
 public:
  explicit TestTable(int players, Side side = Side::front) : edition(test_edition()) {
    state.options = complete({static_cast<std::uint8_t>(players), side, Storm::off, false});
    state.round = 1;
    state.bewitched_left = kAllRoles;
    state.mountain.fill(kNoTile);
    state.forest.fill(kNoTile);
    state.hill.fill(kNoTile);
    for (Map& map : edition.maps) map.cloud_spaces = 0;
    edition.bewitched[state.options.players] = 0;
    event(EventCard::same_destinations);
    edition.same_destinations = 0;
    if (side == Side::back) {
      mountain_tiles({MountainTile::potions, MountainTile::wands, MountainTile::delivery});
      forest_tiles({ForestTile::brave, ForestTile::brave, ForestTile::role, ForestTile::points});
      hill_tiles({0, 1, 2, 3});
    }
    lead(0);
  }

  TestTable& event(EventCard card) {
    state.event = card;
    state.events_left =
        static_cast<std::uint16_t>(((1U << kEventCards) - 1U) & ~(1U << static_cast<int>(card)));
    return *this;
  }
  TestTable& bewitched(std::string_view roles) {
    state.bewitched = roles_of(roles);
    state.bewitched_left = static_cast<Roles>(kAllRoles & ~unsigned{state.bewitched});
    edition.bewitched[state.options.players] =
        static_cast<std::uint8_t>(std::popcount(state.bewitched));
    return *this;
  }
  TestTable& hand(Seat seat, std::string_view roles) {
    state.at(seat).hand = roles_of(roles);
    return *this;
  }
  TestTable& pawns(Seat seat, Region one, Region two) {
    state.at(seat).pawns = {one, two};
    return *this;
  }
  TestTable& resources(Seat seat, int orange, int violet, int green, int wands) {
    state.at(seat).resources = {
        {static_cast<std::uint8_t>(orange), static_cast<std::uint8_t>(violet),
         static_cast<std::uint8_t>(green), static_cast<std::uint8_t>(wands)}};
    return *this;
  }
  TestTable& cloud(Region region, Cloud kind) {
    if (is_storm(kind)) state.options.storm = Storm::few;
    const Regions here = Regions{1} << region;
    map().cloud_spaces |= here;
    state.clouds[static_cast<std::size_t>(kind)] |= here;
    state.cloudy |= here;
    return *this;
  }
  // A cloud that lay there and is a player's now.
  TestTable& taken_cloud(Seat seat, Region region, Cloud kind) {
    cloud(region, kind);
    state.cloudy &= ~(Regions{1} << region);
    state.at(seat).clouds |= Regions{1} << region;
    return *this;
  }
  TestTable& mountain_tiles(std::array<MountainTile, kMountainTiles> tiles) {
    state.options.mountain_tiles = true;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      state.mountain[i] = static_cast<std::uint8_t>(tiles[i]);
    }
    state.closed |= map().covered;
    return *this;
  }
  TestTable& forest_tiles(std::array<ForestTile, kForestTiles> tiles) {
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      state.forest[i] = static_cast<std::uint8_t>(tiles[i]);
    }
    return *this;
  }
  TestTable& hill_tiles(std::array<std::uint8_t, kHillTiles> tiles) {
    state.hill = tiles;
    return *this;
  }
  // A tile in a player's hands; one of the kind leaves the board.
  TestTable& holds(Seat seat, ForestTile tile) {
    ++state.at(seat).forest[static_cast<std::size_t>(tile)];
    for (std::uint8_t& place : state.forest) {
      if (place != static_cast<std::uint8_t>(tile)) continue;
      place = kNoTile;
      break;
    }
    return *this;
  }
  TestTable& lead(Seat seat) {
    state.leader = seat;
    state.pending = {};
    state.pending.push({Step::ask_followers, seat, 0, 0});
    state.pending.push({Step::lead, seat, 0, 0});
    return *this;
  }
  // All choose roles for this round.
  TestTable& choosing() {
    state.pending = {};
    state.pending.push({Step::choose_roles, state.leader, 0, 0});
    return *this;
  }
  // The turns of the round are over.
  TestTable& round_over() {
    state.pending = {};
    state.pending.push({Step::next_turn, state.leader, 0, 0});
    advance();
    return *this;
  }

  void advance() {
    FastStreams streams(Seed::from_number(0));
    Mover<FastStreams, EventList<Event>>(edition, state, streams, all).advance();
  }

  Seat acting() const { return to_act(state).front(); }
  Step step() const { return state.pending.top().step; }
  bool over() const { return finished(state); }

  std::vector<std::string> moves(Seat seat) const {
    Actions list;
    legal_actions(edition, state, seat, list);
    std::vector<std::string> result;
    for (const Action action : list) result.push_back(move_text(action));
    return result;
  }
  std::vector<std::string> moves() const { return moves(acting()); }

  // Makes a move and returns what happened.
  std::vector<Event> make(Seat seat, std::string_view move) {
    Actions list;
    if (to_act(state).contains(seat)) legal_actions(edition, state, seat, list);
    std::string legal;
    for (const Action action : list) {
      legal += fmt::format(" [{}]", move_text(action));
      if (move_text(action) != move) continue;
      FastStreams streams(Seed::from_number(0));
      EventList<Event> events;
      apply(edition, state, seat, action, streams, events);
      if (const char* broken = check_invariants(edition, state)) {
        throw std::logic_error(fmt::format("after '{}': {}", move, broken));
      }
      return events.events();
    }
    throw std::invalid_argument(
        fmt::format("'{}' is not legal for seat {}, but{}", move, seat, legal));
  }

  // Makes moves one after another, each of whoever is to act, and returns all that happened.
  std::vector<Event> play(const std::vector<std::string>& moves) {
    std::vector<Event> events;
    for (const std::string& move : moves) {
      if (over()) throw std::invalid_argument("the game is over");
      const auto now = make(acting(), move);
      events.insert(events.end(), now.begin(), now.end());
    }
    return events;
  }

  // On the track, above the start.
  int points(Seat seat) const { return track(edition, state.at(seat)) - edition.start_score; }
  const Player& player(Seat seat) const { return state.at(seat); }
  Map& map() { return edition.maps.at(static_cast<std::size_t>(state.options.side)); }

  Edition edition;
  State state;
  EventList<Event> all;  // what happened in advance()
};

// A new game.
inline State deal(const Options& options, std::uint64_t seed = 1) {
  FastStreams streams(Seed::from_number(seed));
  return setup(test_edition(), options, streams);
}

inline Resources amounts(int orange, int violet, int green, int wands) {
  return {{static_cast<std::uint8_t>(orange), static_cast<std::uint8_t>(violet),
           static_cast<std::uint8_t>(green), static_cast<std::uint8_t>(wands)}};
}

}  // namespace ludoteca::broom_service
