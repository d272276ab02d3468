// A view as JSON: enough for a program to play from it and the board (json_board.cc).
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
    out_.array("clouds", [&] {
      for_each_bit(map_.cloud_spaces,
                   [&](int region) { write_cloud(static_cast<Region>(region)); });
    });
    out_.array("tiles", [&] { write_tiles(); });
    out_.member("filled", [&] { write_towers(view_.filled, out_); });
    out_.member("covered", [&] { write_towers(view_.covered, out_); });
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
    if (kind == kNoCloud) return;
    const CloudValue& value = edition_.cloud(kind);
    out_.object([&] {
      out_.member("region", region + 1);
      out_.member("kind", cloud_name(kind));
      out_.member("wands", value.wands);
      out_.member("bolts", value.bolts);
    });
  }

  // Those that lie on the board now: on mountains, in forests, on hills.
  void write_tiles() const {
    for (std::size_t i = 0; view_.options.mountain_tiles && i < kMountainTiles; ++i) {
      write_tile(map_.mountain.at(i),
                 [&] { out_.value(kMountainTileNames.at(view_.mountain.at(i))); });
    }
    for (std::size_t i = 0; i < kForestTiles; ++i) {
      const std::uint8_t tile = view_.forest.at(i);
      if (tile == kNoTile) continue;
      write_tile(map_.forest_tile.at(i), [&] { out_.value(kForestTileNames.at(tile)); });
    }
    for (std::size_t i = 0; i < kHillTiles; ++i) {
      const std::uint8_t tile = view_.hill.at(i);
      if (tile == kNoTile) continue;
      write_tile(map_.hill_tile.at(i), [&] {
        if (tile == kTowerTile) {
          out_.value("tower");
        } else {
          write_circles(edition_.turbo.at(tile), out_);
        }
      });
    }
  }
  template <class Write>
  void write_tile(Region region, Write write) const {
    if (region == kNoRegion) return;
    out_.object([&] {
      out_.member("region", region + 1);
      out_.member("tile", write);
    });
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
