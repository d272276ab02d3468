// A view as JSON: enough for a program to play from it alone, the board included.
#include <array>
#include <optional>
#include <string_view>

#include "engine/json_output.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"

namespace ludoteca::broom_service {
namespace {

void write_terrains(unsigned terrains, JsonWriter& out) {
  for_each_bit(terrains,
               [&out](int terrain) { out.value(terrain_name(static_cast<Terrain>(terrain))); });
}

void write_circles(const std::array<std::uint8_t, 2>& pair, JsonWriter& out) {
  out.array([&] {
    for (const std::uint8_t circle : pair) out.value(kCircleLetters.substr(circle, 1));
  });
}

// Writes one view; its members in the order in which a reader asks for them.
class ViewWriter {
 public:
  ViewWriter(const Edition& edition, const View& view, JsonWriter& out)
      : edition_(edition), view_(view), map_(edition.map(view.options.side)), out_(out) {}

  void run() const {
    out_.member("viewer", [&] { write_viewer(view_.viewer, out_); });
    out_.member("players", view_.options.players);
    out_.member("options", [&] { write_options(view_.options, out_); });
    out_.member("step", view_.over ? kOver : step_name(view_.decision.step));
    out_.member("to_act", [&] { write_seats(view_.to_act, out_); });
    out_.member("round", view_.round);
    out_.member("rounds", edition_.rounds);
    out_.member("event", event_card_or_none(view_.event));
    out_.member("events_left", [&] { write_event_cards(view_.events_left, out_); });
    roles("bewitched", view_.bewitched);
    roles("bewitched_left", view_.bewitched_left);
    out_.member("leader", counted_or_none(view_.leader));
    out_.member("role", role_or_none(view_.role));
    out_.member("brave", counted_or_none(view_.brave));
    out_.member("asked", view_.asked);
    if (view_.over) {
      out_.member("decision", nullptr);
    } else {
      out_.object("decision", [&] { write_decision(); });
    }
    write_secrets();
    out_.array("regions", [&] {
      for (Region region = 0; region < map_.regions; ++region) {
        out_.object([&] { write_region(region); });
      }
    });
    out_.array("towers", [&] {
      for (int tower = 0; tower < map_.towers; ++tower) {
        out_.object([&] { write_tower(tower); });
      }
    });
    out_.array("seats", [&] {
      for (Seat seat = 0; seat < view_.options.players; ++seat) {
        out_.object([&] { write_player(seat); });
      }
    });
    if (view_.over) {
      out_.member("outcome", [&] { write_outcome(view_.outcome, view_.options.players, out_); });
    } else {
      out_.member("outcome", nullptr);
    }
  }

 private:
  void roles(std::string_view name, Roles roles) const {
    out_.member(name, [&] { write_roles(roles, out_); });
  }

  // What the decision is about, as far as the step has something to tell.
  void write_decision() const {
    const Frame& frame = view_.decision;
    switch (frame.step) {
      case Step::witch_move:
      case Step::druid_delivery:
        out_.member("brave", frame.arg != 0);
        out_.array("terrains", [&] { write_terrains(frame.place, out_); });
        break;
      case Step::witch_delivery:
        out_.member("pawn", frame.arg + 1);
        out_.member("region", frame.place + 1);
        break;
      case Step::gather:
        out_.member("brave", frame.arg != 0);
        out_.member("supply", [&] { write_resources(supply_of(edition_, frame), out_); });
        break;
      case Step::mountain_potions:
      case Step::mountain_wands:
        out_.member("supply", [&] { write_resources(supply_of(edition_, frame), out_); });
        break;
      case Step::fairy:
        out_.member("brave", frame.arg != 0);
        break;
      case Step::mountain_moves:
        out_.member("moves", frame.arg);
        break;
      case Step::fly:
        out_.member("pawn", frame.arg + 1);
        out_.member("circles",
                    [&] { write_circles(edition_.turbo.at(view_.hill.at(frame.place)), out_); });
        break;
      default:
        break;
    }
  }

  void write_secrets() const {
    if (view_.own_roles) {
      roles("own_roles", *view_.own_roles);
    } else {
      out_.member("own_roles", nullptr);
    }
    if (view_.own_extra) {
      out_.member("own_extra", role_or_none(*view_.own_extra).value_or("none"));
    } else {
      out_.member("own_extra", nullptr);
    }
    const bool offering =
        !view_.over && view_.decision.step == Step::full_hands && !view_.viewer.is_spectator();
    if (offering) {
      out_.member("own_offer", [&] { write_resources(view_.own_offer.pieces, out_); });
    } else {
      out_.member("own_offer", nullptr);
    }
  }

  void write_cloud(Region region) const {
    const Cloud kind = view_.clouds.at(region);
    if (kind == kNoCloud) {
      out_.member("cloud", nullptr);
      return;
    }
    const CloudValue& value = edition_.cloud(kind);
    out_.object("cloud", [&] {
      out_.member("kind", cloud_name(kind));
      out_.member("wands", value.wands);
      out_.member("bolts", value.bolts);
    });
  }

  // The tile that lies in a region now.
  void write_tile(Region region) const {
    const Regions here = Regions{1} << region;
    if (view_.options.mountain_tiles && (map_.mountains & here) != 0) {
      out_.value(kMountainTileNames.at(view_.mountain.at(place_of(map_.mountain, region))));
      return;
    }
    const std::uint8_t forest = (map_.forest_tiles & here) == 0
                                    ? kNoTile
                                    : view_.forest.at(place_of(map_.forest_tile, region));
    const std::uint8_t hill =
        (map_.hill_tiles & here) == 0 ? kNoTile : view_.hill.at(place_of(map_.hill_tile, region));
    if (forest != kNoTile) {
      out_.value(kForestTileNames.at(forest));
    } else if (hill == kTowerTile) {
      out_.value("tower");
    } else if (hill != kNoTile) {
      write_circles(edition_.turbo.at(hill), out_);
    } else {
      out_.value(nullptr);
    }
  }

  void write_region(Region region) const {
    out_.member("region", region + 1);
    out_.member("terrain", terrain_name(map_.terrain.at(region)));
    out_.member("neighbours", [&] { write_regions(map_.neighbours.at(region), out_); });
    out_.array("towers", [&] {
      for_each_bit(map_.towers_at.at(region), [&](int tower) { out_.value(tower_code(tower)); });
    });
    out_.member("castle", region == map_.castle[0] || region == map_.castle[1]);
    write_cloud(region);
    out_.member("tile", [&] { write_tile(region); });
    std::optional<std::string_view> circle;
    for (std::size_t i = 0; i < map_.circle.size(); ++i) {
      if (map_.circle.at(i) == region) circle = kCircleLetters.substr(i, 1);
    }
    out_.member("circle", circle);
  }

  void write_tower(int number) const {
    const Tower& tower = edition_.tower(map_, number);
    out_.member("tower", tower_code(number));
    out_.member("colour", colour_name(tower.colour));
    out_.member("shape", tower.square ? "square" : "round");
    out_.member("points", tower.points);
    out_.member("wands", tower.wands);
    out_.member("filled", (view_.filled >> number & 1U) != 0);
    out_.member("covered", (view_.covered >> number & 1U) != 0);
  }

  void write_player(Seat seat) const {
    const PlayerView& player = view_.players.at(seat);
    out_.member("seat", counted(seat));
    out_.member("resources", [&] { write_resources(player.resources, out_); });
    out_.array("pawns", [&] {
      for (const Region region : player.pawns) out_.value(region + 1);
    });
    out_.member("hand_size", player.hand_size);
    if (view_.viewer.is(seat)) {
      roles("hand", player.hand);
    } else {
      out_.member("hand", nullptr);
    }
    roles("laid", player.laid);
    roles("laid_brave", player.laid_brave);
    out_.array("amulets", [&] {
      for_each_bit(player.amulets,
                   [&](int m) { out_.value(map_.mountain.at(static_cast<std::size_t>(m)) + 1); });
    });
    out_.array("forest_tiles", [&] {
      for (std::size_t kind = 0; kind < kForestTileKinds; ++kind) {
        for (int i = 0; i < player.forest.at(kind); ++i) out_.value(kForestTileNames.at(kind));
      }
    });
    out_.array("clouds", [&] { write_clouds(player); });
    out_.object("score", [&] { write_score(player.points); });
  }

  void write_clouds(const PlayerView& player) const {
    for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
      const auto cloud = static_cast<Cloud>(kind);
      for (int i = 0; i < player.clouds.at(kind); ++i) {
        out_.object([&] {
          out_.member("kind", cloud_name(cloud));
          out_.member("bolts", edition_.cloud(cloud).bolts);
        });
      }
    }
  }

  // As if the game ended now.
  void write_score(const ScoreSheet& sheet) const {
    out_.member("track", sheet.track);
    out_.member("start", sheet.start);
    for (std::size_t i = 0; i < kSources; ++i) {
      out_.member(kSourceNames.at(i), sheet.by_source.at(i));
    }
    out_.member("bolts", sheet.bolts);
    out_.member("bolt_points", sheet.bolt_points);
    out_.member("set_points", sheet.set_points);
    out_.member("amulet_points", sheet.amulet_points);
    out_.member("total", sheet.total);
  }

  const Edition& edition_;
  const View& view_;
  const Map& map_;
  JsonWriter& out_;
};

}  // namespace

void write_json(const Edition& edition, const View& view, JsonWriter& out) {
  out.object([&] { ViewWriter(edition, view, out).run(); });
}

}  // namespace ludoteca::broom_service
