// What a recorded game of Broom Service shows: so that golden records can be chosen and checked for
// showing everything.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <variant>

#include "engine/golden_records.h"
#include "engine/typed_match.h"
#include "games/broom_service/all_options.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/position.h"

namespace ludoteca::broom_service {

// "3 players, back, storm few"
inline std::string table_of(const Options& options) {
  const std::string_view board = options.side == Side::back ? "back"
                                 : options.mountain_tiles   ? "front with tiles"
                                                            : "front";
  return fmt::format("{} players, {}, storm {}", options.players, board,
                     name_in(kStormOptionNames, options.storm));
}

// "event black-market", "cloud 2/2", "brave forest-witch", "tile moves", "won by resources" …
class FeatureFinder {
 public:
  explicit FeatureFinder(const Record& record) : record_(record) {}

  GoldenFeatures run() {
    AnyStreams streams = make_streams(record_);
    std::visit([this](auto& any) { replay(any); }, streams);
    return found_;
  }

  // Everything there is to show with this edition.
  static GoldenFeatures all() {
    GoldenFeatures all = {"won by points", "won by resources", "won together",   "more role",
                          "no more role",  "tile first",       "delivery first", "brave out",
                          "gave up",       "set of 3",         "set of 4",       "tile tower",
                          "square tower",  "bewitched",        "wands left"};
    for (const std::string_view name : kEventNames) all.insert(fmt::format("event {}", name));
    for (const std::string_view name : kRoleNames) {
      all.insert(fmt::format("brave {}", name));
      all.insert(fmt::format("cowardly {}", name));
    }
    for (const std::string_view name : kMountainTileNames) all.insert(fmt::format("tile {}", name));
    for (const std::string_view name : kForestTileNames) all.insert(fmt::format("forest {}", name));
    for (int i = 0; i < kTurboTiles; ++i) all.insert(std::string(kHillTileNames.at(i)));
    for (int i = 0; i < kCloudKinds; ++i) {
      const auto cloud = static_cast<Cloud>(i);
      if (default_edition().cloud(cloud).count > 0) all.insert(cloud_feature(cloud));
    }
    for (const std::string_view why : kWhyNames) {
      all.insert(fmt::format("points {}", why));
    }
    for (const Options& options : all_options()) all.insert(table_of(options));
    return all;
  }

 private:
  static std::string cloud_feature(Cloud cloud) {
    return fmt::format("cloud {}", cloud_code(default_edition(), cloud));
  }

  template <class Streams>
  void replay(Streams& streams) {
    const Edition& edition = default_edition();
    const Options options = options_from(record_.players, record_.options);
    State state = setup(edition, options, streams);
    found_.insert(table_of(options));
    for (const Move& move : record_.moves) {
      found_.insert(fmt::format("event {}", event_name(state.event)));
      const Action action = parse_action(move.notation).value();
      note_move(state, action);
      EventList<Event> events;
      apply(edition, state, move.seat, action, streams, events);
      for (const Event& event : events.events()) note_event(event, state);
    }
    note_end(state);
  }

  void note_move(const State& state, Action action) {
    const Frame& frame = state.pending.top();
    const bool gives_up = action.choice() == Choice::give_up;
    switch (action.choice()) {
      case Choice::tile_first:
        found_.insert("tile first");
        break;
      case Choice::delivery_first:
        found_.insert("delivery first");
        break;
      case Choice::more_role:
        found_.insert("more role");
        break;
      case Choice::no_more_role:
        found_.insert("no more role");
        break;
      case Choice::fly:
        found_.insert(std::string(kHillTileNames.at(state.hill.at(frame.place))));
        break;
      case Choice::deliver:
        if (action.wands_left() > 0) found_.insert("wands left");
        break;
      case Choice::give_up:
        found_.insert("gave up");
        break;
      default:
        break;
    }
    if (is_mountain_tile(frame.step) && !gives_up) {
      // Steps and tiles come in the same order.
      const auto tile =
          static_cast<std::size_t>(frame.step) - static_cast<std::size_t>(Step::mountain_potions);
      found_.insert(fmt::format("tile {}", kMountainTileNames.at(tile)));
    }
  }

  void note_event(const Event& event, const State& state) {
    if (const auto* laid = std::get_if<RoleLaid>(&event)) {
      found_.insert(
          fmt::format("{} {}", laid->brave ? "brave" : "cowardly", role_name(laid->role)));
    }
    if (const auto* taken = std::get_if<CloudTaken>(&event)) {
      found_.insert(cloud_feature(taken->cloud));
    }
    if (const auto* used = std::get_if<ForestTileUsed>(&event)) {
      found_.insert(fmt::format("forest {}", name_in(kForestTileNames, used->tile)));
    }
    if (const auto* scored = std::get_if<PointsScored>(&event)) {
      found_.insert(fmt::format("points {}", name_in(kWhyNames, scored->why)));
    }
    if (const auto* set = std::get_if<SetHandedIn>(&event)) {
      found_.insert(fmt::format("set of {}", std::popcount(unsigned{set->kinds})));
    }
    if (const auto* potion = std::get_if<PotionDelivered>(&event)) {
      const Edition& edition = default_edition();
      const bool square = edition.tower(map_of(edition, state), potion->tower).square;
      if (potion->tower == kTileTower) {
        found_.insert("tile tower");
      } else if (square) {
        found_.insert("square tower");
      }
    }
    if (std::holds_alternative<BraveOut>(event)) found_.insert("brave out");
    if (std::holds_alternative<RolesBewitched>(event)) found_.insert("bewitched");
  }

  void note_end(const State& state) {
    const Outcome result = outcome(default_edition(), state);
    const auto count = static_cast<std::size_t>(state.seats());
    const int most = *std::max_element(result.score.begin(), result.score.begin() + count);
    int winners = 0;
    int with_most = 0;
    for (std::size_t seat = 0; seat < count; ++seat) {
      winners += result.place.at(seat) == 1 ? 1 : 0;
      with_most += result.score.at(seat) == most ? 1 : 0;
    }
    found_.insert(winners > 1     ? "won together"
                  : with_most > 1 ? "won by resources"
                                  : "won by points");
  }

  const Record& record_;
  GoldenFeatures found_;
};

}  // namespace ludoteca::broom_service
