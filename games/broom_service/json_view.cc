// A view as JSON: enough for a program to play from it alone, the board included.
#include <utility>

#include "engine/json_output.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"

namespace ludoteca::broom_service {
namespace {

namespace json = boost::json;

json::array terrains_json(unsigned terrains) {
  json::array out;
  for_each_bit(terrains, [&out](int terrain) {
    out.emplace_back(terrain_name(static_cast<Terrain>(terrain)));
  });
  return out;
}

json::array towers_json(Towers towers) {
  json::array out;
  for_each_bit(towers, [&out](int tower) { out.emplace_back(tower_code(tower)); });
  return out;
}

json::array circles_json(const std::array<std::uint8_t, 2>& pair) {
  json::array out;
  for (const std::uint8_t circle : pair) out.emplace_back(kCircleLetters.substr(circle, 1));
  return out;
}

// Writes one view; its members in the order in which a reader asks for them.
class ViewWriter {
 public:
  ViewWriter(const Edition& edition, const View& view)
      : edition_(edition), view_(view), map_(edition.map(view.options.side)) {}

  json::object run() const {
    json::object out;
    out["viewer"] = viewer_json(view_.viewer);
    out["players"] = view_.options.players;
    out["options"] = options_json(view_.options);
    out["step"] = view_.over ? kOver : step_name(view_.decision.step);
    out["to_act"] = seats_json(view_.to_act);
    out["round"] = view_.round;
    out["rounds"] = edition_.rounds;
    out["event"] = event_card_json(view_.event);
    out["events_left"] = event_cards_json(view_.events_left);
    out["bewitched"] = roles_json(view_.bewitched);
    out["bewitched_left"] = roles_json(view_.bewitched_left);
    out["leader"] = seat_json(view_.leader);
    out["role"] = role_json(view_.role);
    out["brave"] = seat_json(view_.brave);
    out["asked"] = view_.asked;
    out["decision"] = view_.over ? json::value() : json::value(decision());
    write_secrets(out);
    out["regions"] = regions();
    out["towers"] = towers();
    json::array& seats = out["seats"].emplace_array();
    for (Seat seat = 0; seat < view_.options.players; ++seat) seats.push_back(player(seat));
    out["outcome"] = view_.over ? json::value(outcome_json(view_.outcome, view_.options.players))
                                : json::value();
    return out;
  }

 private:
  // What the decision is about, as far as the step has something to tell.
  json::object decision() const {
    const Frame& frame = view_.decision;
    json::object out;
    switch (frame.step) {
      case Step::witch_move:
      case Step::druid_delivery:
        out["brave"] = frame.arg != 0;
        out["terrains"] = terrains_json(frame.place);
        break;
      case Step::witch_delivery:
        out["pawn"] = frame.arg + 1;
        out["region"] = frame.place + 1;
        break;
      case Step::gather:
        out["brave"] = frame.arg != 0;
        out["supply"] = resources_json(supply_of(edition_, frame));
        break;
      case Step::mountain_potions:
      case Step::mountain_wands:
        out["supply"] = resources_json(supply_of(edition_, frame));
        break;
      case Step::fairy:
        out["brave"] = frame.arg != 0;
        break;
      case Step::mountain_moves:
        out["moves"] = frame.arg;
        break;
      case Step::fly:
        out["pawn"] = frame.arg + 1;
        out["circles"] = circles_json(edition_.turbo.at(view_.hill.at(frame.place)));
        break;
      default:
        break;
    }
    return out;
  }

  void write_secrets(json::object& out) const {
    out["own_roles"] = view_.own_roles ? json::value(roles_json(*view_.own_roles)) : json::value();
    out["own_extra"] = nullptr;
    if (view_.own_extra) {
      out["own_extra"] =
          *view_.own_extra == kNoRole ? json::value("none") : role_json(*view_.own_extra);
    }
    const bool offering =
        !view_.over && view_.decision.step == Step::full_hands && !view_.viewer.is_spectator();
    out["own_offer"] =
        offering ? json::value(resources_json(view_.own_offer.pieces)) : json::value();
  }

  json::value cloud(Region region) const {
    const Cloud kind = view_.clouds.at(region);
    if (kind == kNoCloud) return {};
    const CloudValue& value = edition_.cloud(kind);
    return json::object{{"kind", cloud_name(kind)}, {"wands", value.wands}, {"bolts", value.bolts}};
  }

  // The tile that lies in a region now.
  json::value tile(Region region) const {
    const Regions here = Regions{1} << region;
    if (view_.options.mountain_tiles && (map_.mountains & here) != 0) {
      return json::value(kMountainTileNames.at(view_.mountain.at(place_of(map_.mountain, region))));
    }
    if ((map_.forest_tiles & here) != 0) {
      const std::uint8_t kind = view_.forest.at(place_of(map_.forest_tile, region));
      if (kind != kNoTile) return json::value(kForestTileNames.at(kind));
    }
    if ((map_.hill_tiles & here) != 0) {
      const std::uint8_t kind = view_.hill.at(place_of(map_.hill_tile, region));
      if (kind == kTowerTile) return json::value("tower");
      if (kind != kNoTile) return circles_json(edition_.turbo.at(kind));
    }
    return {};
  }

  json::array regions() const {
    json::array out;
    for (Region region = 0; region < map_.regions; ++region) {
      json::object one;
      one["region"] = region + 1;
      one["terrain"] = terrain_name(map_.terrain.at(region));
      one["neighbours"] = regions_json(map_.neighbours.at(region));
      one["towers"] = towers_json(map_.towers_at.at(region));
      one["castle"] = region == map_.castle[0] || region == map_.castle[1];
      one["cloud"] = cloud(region);
      one["tile"] = tile(region);
      one["circle"] = nullptr;
      for (std::size_t i = 0; i < map_.circle.size(); ++i) {
        if (map_.circle.at(i) == region) one["circle"] = kCircleLetters.substr(i, 1);
      }
      out.push_back(std::move(one));
    }
    return out;
  }

  json::array towers() const {
    json::array out;
    for (int t = 0; t < map_.towers; ++t) {
      const Tower& tower = edition_.tower(map_, t);
      out.push_back(json::object{{"tower", tower_code(t)},
                                 {"colour", colour_name(tower.colour)},
                                 {"shape", tower.square ? "square" : "round"},
                                 {"points", tower.points},
                                 {"wands", tower.wands},
                                 {"filled", (view_.filled >> t & 1U) != 0},
                                 {"covered", (view_.covered >> t & 1U) != 0}});
    }
    return out;
  }

  json::object player(Seat seat) const {
    const PlayerView& player = view_.players.at(seat);
    json::object out;
    out["seat"] = counted(seat);
    out["resources"] = resources_json(player.resources);
    json::array& pawns = out["pawns"].emplace_array();
    for (const Region region : player.pawns) pawns.emplace_back(region + 1);
    out["hand_size"] = player.hand_size;
    out["hand"] = view_.viewer.is(seat) ? json::value(roles_json(player.hand)) : json::value();
    out["laid"] = roles_json(player.laid);
    out["laid_brave"] = roles_json(player.laid_brave);
    json::array& amulets = out["amulets"].emplace_array();
    for_each_bit(player.amulets, [&](int m) {
      amulets.emplace_back(map_.mountain.at(static_cast<std::size_t>(m)) + 1);
    });
    json::array& forest = out["forest_tiles"].emplace_array();
    for (std::size_t kind = 0; kind < kForestTileKinds; ++kind) {
      for (int i = 0; i < player.forest.at(kind); ++i)
        forest.emplace_back(kForestTileNames.at(kind));
    }
    out["clouds"] = clouds(player);
    out["score"] = score(player.points);
    return out;
  }

  json::array clouds(const PlayerView& player) const {
    json::array out;
    for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
      const auto cloud = static_cast<Cloud>(kind);
      for (int i = 0; i < player.clouds.at(kind); ++i) {
        out.push_back(
            json::object{{"kind", cloud_name(cloud)}, {"bolts", edition_.cloud(cloud).bolts}});
      }
    }
    return out;
  }

  // As if the game ended now.
  static json::object score(const ScoreSheet& sheet) {
    json::object out;
    out["track"] = sheet.track;
    out["start"] = sheet.start;
    for (std::size_t i = 0; i < kSources; ++i) out[kSourceNames.at(i)] = sheet.by_source.at(i);
    out["bolts"] = sheet.bolts;
    out["bolt_points"] = sheet.bolt_points;
    out["set_points"] = sheet.set_points;
    out["amulet_points"] = sheet.amulet_points;
    out["total"] = sheet.total;
    return out;
  }

  const Edition& edition_;
  const View& view_;
  const Map& map_;
};

}  // namespace

json::object view_json(const Edition& edition, const View& view) {
  return ViewWriter(edition, view).run();
}

}  // namespace ludoteca::broom_service
