#include "games/broom_service/position.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>

#include "engine/json_output.h"
#include "games/broom_service/decision_invariants.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"

namespace ludoteca::broom_service {
namespace {

class PositionWriter {
 public:
  PositionWriter(const Edition& edition, const State& state, JsonWriter& out)
      : edition_(edition), state_(state), map_(map_of(edition, state)), out_(out) {}

  void run() const {
    out_.member("players", state_.options.players);
    out_.member("options", [&] { write_options(state_.options, out_); });
    out_.member("round", state_.round);
    out_.member("event", event_card_or_none(state_.event));
    out_.member("events_left", [&] { write_event_cards(state_.events_left, out_); });
    roles("bewitched", state_.bewitched);
    roles("bewitched_left", state_.bewitched_left);
    out_.member("leader", counted(state_.leader));
    out_.member("role", role_or_none(state_.role));
    out_.member("last_brave", counted_or_none(state_.last_brave));
    out_.member("acting", counted_or_none(acting()));
    out_.array("decisions", [&] { write_decisions(); });
    out_.array("clouds", [&] { write_clouds(); });
    out_.array("filled_towers", [&] {
      for_each_bit(state_.closed & ~covered(), [&](int tower) { out_.value(tower + 1); });
    });
    out_.array("tiles", [&] { write_tiles(); });
    out_.array("seats", [&] {
      for (Seat seat = 0; seat < state_.seats(); ++seat) {
        out_.object([&] { write_player(seat); });
      }
    });
  }

 private:
  void roles(std::string_view name, Roles roles) const {
    out_.member(name, [&] { write_roles(roles, out_); });
  }

  Towers covered() const { return state_.options.mountain_tiles ? map_.covered : 0; }

  // Nobody where all choose at once, or nobody does.
  Seat acting() const {
    if (finished(state_)) return kNobody;
    const Frame& top = state_.pending.top();
    const bool all = top.step == Step::choose_roles || top.step == Step::extra_role ||
                     top.step == Step::full_hands;
    return all ? kNobody : top.seat;
  }

  // The one to be made now, then those that wait. What goes on by itself below them follows from
  // the rest of the position.
  void write_decisions() const {
    for (const Frame* frame = state_.pending.end(); frame != state_.pending.begin();) {
      --frame;
      if (is_decision(frame->step)) out_.object([&] { write_decision(*frame); });
    }
  }

  void write_decision(const Frame& frame) const {
    out_.member("step", step_name(frame.step));
    switch (frame.step) {
      case Step::witch_move:
      case Step::druid_delivery:
      case Step::gather:
      case Step::fairy:
        out_.member("brave", frame.arg != 0);
        break;
      case Step::witch_delivery:
        out_.member("pawn", frame.arg + 1);
        out_.member("region", frame.place + 1);
        break;
      case Step::mountain_moves:
        out_.member("moves", frame.arg);
        break;
      case Step::fly:
        out_.member("pawn", frame.arg + 1);
        break;
      default:
        break;
    }
  }

  // Where each lay at first, and who has taken it since.
  void write_clouds() const {
    for_each_bit(map_.cloud_spaces, [&](int space) {
      const auto region = static_cast<Region>(space);
      Seat taker = kNobody;
      for (Seat seat = 0; seat < state_.seats(); ++seat) {
        if ((state_.at(seat).clouds >> region & 1U) != 0) taker = seat;
      }
      out_.object([&] {
        out_.member("region", region + 1);
        out_.member("kind", cloud_code(edition_, cloud_at(state_, region)));
        out_.member("taken", counted_or_none(taker));
      });
    });
  }

  void write_tiles() const {
    for_each_tile_place(map_, state_.options, [&](const TilePlace& place) {
      const std::uint8_t tile = tile_at(state_, place);
      out_.object([&] {
        out_.member("region", place.region + 1);
        out_.member("tile",
                    tile == kNoTile ? std::nullopt : std::optional(tile_name(place.ground, tile)));
      });
    });
  }

  void write_player(Seat seat) const {
    const Player& player = state_.at(seat);
    out_.member("resources", [&] { write_resources(player.resources, out_); });
    out_.array("pawns", [&] {
      for (const Region region : player.pawns) out_.value(region + 1);
    });
    roles("hand", player.hand);
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
    out_.object("points", [&] {
      for (std::size_t i = 0; i < kSources; ++i) {
        out_.member(kSourceNames.at(i), player.points.at(i));
      }
    });
    write_secrets(seat);
  }

  // Choices that not all have made yet; null where none is being made.
  void write_secrets(Seat seat) const {
    if (state_.chosen.chosen().contains(seat)) {
      roles("chosen", state_.chosen.of(seat));
    } else {
      out_.member("chosen", nullptr);
    }
    if (state_.extra.chosen().contains(seat)) {
      out_.member("extra", role_or_none(state_.extra.of(seat)).value_or("none"));
    } else {
      out_.member("extra", nullptr);
    }
    if (finished(state_) || state_.pending.top().step != Step::full_hands) {
      out_.member("offer", nullptr);
      return;
    }
    const Offer& offer = state_.offers.at(seat);
    out_.array("offer", [&] {
      for (std::size_t kind = 0; kind < offer.decided; ++kind) {
        out_.value(offer.pieces.of.at(kind));
      }
    });
  }

  const Edition& edition_;
  const State& state_;
  const Map& map_;
  JsonWriter& out_;
};

template <std::size_t N>
std::optional<std::uint8_t> number_in(const std::array<std::string_view, N>& names,
                                      std::string_view name) {
  const std::optional<int> found = index_of(names, name);
  if (!found) return std::nullopt;
  return static_cast<std::uint8_t>(*found);
}

}  // namespace

std::string cloud_code(const Edition& edition, Cloud cloud) {
  if (is_storm(cloud)) return std::string(cloud_name(cloud));
  const CloudValue& value = edition.cloud(cloud);
  return fmt::format("{}/{}", value.wands, value.bolts);
}

std::optional<Cloud> cloud_with_code(const Edition& edition, std::string_view code) {
  for (int kind = 0; kind < kCloudKinds; ++kind) {
    const auto cloud = static_cast<Cloud>(kind);
    if (edition.cloud(cloud).count > 0 && cloud_code(edition, cloud) == code) return cloud;
  }
  return std::nullopt;
}

std::string_view tile_name(Ground ground, std::uint8_t tile) {
  if (ground == Ground::mountain) return kMountainTileNames.at(tile);
  if (ground == Ground::forest) return kForestTileNames.at(tile);
  return kHillTileNames.at(tile);
}

std::optional<std::uint8_t> tile_named(Ground ground, std::string_view name) {
  if (ground == Ground::mountain) return number_in(kMountainTileNames, name);
  if (ground == Ground::forest) return number_in(kForestTileNames, name);
  return number_in(kHillTileNames, name);
}

boost::json::object position_json(const Edition& edition, const State& state) {
  return json_object([&](JsonWriter& out) { PositionWriter(edition, state, out).run(); });
}

}  // namespace ludoteca::broom_service
