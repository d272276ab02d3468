#include "games/broom_service/position.h"

#include <fmt/format.h>

#include <utility>

#include "engine/json_output.h"
#include "games/broom_service/decision_invariants.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"

namespace ludoteca::broom_service {
namespace {

namespace json = boost::json;

class PositionWriter {
 public:
  PositionWriter(const Edition& edition, const State& state)
      : edition_(edition), state_(state), map_(map_of(edition, state)) {}

  json::object run() const {
    json::object out;
    out["players"] = state_.options.players;
    out["options"] = options_json(state_.options);
    out["round"] = state_.round;
    out["event"] = event_card_json(state_.event);
    out["events_left"] = event_cards_json(state_.events_left);
    out["bewitched"] = roles_json(state_.bewitched);
    out["bewitched_left"] = roles_json(state_.bewitched_left);
    out["leader"] = counted(state_.leader);
    out["role"] = role_json(state_.role);
    out["last_brave"] = seat_json(state_.last_brave);
    out["acting"] = seat_json(acting());
    out["decisions"] = decisions();
    out["clouds"] = clouds();
    json::array& filled = out["filled_towers"].emplace_array();
    for_each_bit(state_.closed & ~covered(), [&](int tower) { filled.emplace_back(tower + 1); });
    out["tiles"] = tiles();
    json::array& seats = out["seats"].emplace_array();
    for (Seat seat = 0; seat < state_.seats(); ++seat) seats.push_back(player(seat));
    return out;
  }

 private:
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
  json::array decisions() const {
    json::array out;
    for (const Frame* frame = state_.pending.end(); frame != state_.pending.begin();) {
      --frame;
      if (is_decision(frame->step)) out.push_back(decision(*frame));
    }
    return out;
  }

  static json::object decision(const Frame& frame) {
    json::object out = {{"step", step_name(frame.step)}};
    switch (frame.step) {
      case Step::witch_move:
      case Step::druid_delivery:
      case Step::gather:
      case Step::fairy:
        out["brave"] = frame.arg != 0;
        break;
      case Step::witch_delivery:
        out["pawn"] = frame.arg + 1;
        out["region"] = frame.place + 1;
        break;
      case Step::mountain_moves:
        out["moves"] = frame.arg;
        break;
      case Step::fly:
        out["pawn"] = frame.arg + 1;
        break;
      default:
        break;
    }
    return out;
  }

  // Where each lay at first, and who has taken it since.
  json::array clouds() const {
    json::array out;
    for_each_bit(map_.cloud_spaces, [&](int space) {
      const auto region = static_cast<Region>(space);
      Seat taker = kNobody;
      for (Seat seat = 0; seat < state_.seats(); ++seat) {
        if ((state_.at(seat).clouds >> region & 1U) != 0) taker = seat;
      }
      out.push_back(json::object{{"region", region + 1},
                                 {"kind", cloud_code(edition_, cloud_at(state_, region))},
                                 {"taken", seat_json(taker)}});
    });
    return out;
  }

  json::array tiles() const {
    json::array out;
    for_each_tile_place(map_, state_.options, [&](const TilePlace& place) {
      const std::uint8_t tile = tile_at(state_, place);
      out.push_back(json::object{
          {"region", place.region + 1},
          {"tile", tile == kNoTile ? json::value() : json::value(tile_name(place.ground, tile))}});
    });
    return out;
  }

  json::object player(Seat seat) const {
    const Player& player = state_.at(seat);
    json::object out;
    out["resources"] = resources_json(player.resources);
    json::array& pawns = out["pawns"].emplace_array();
    for (const Region region : player.pawns) pawns.emplace_back(region + 1);
    out["hand"] = roles_json(player.hand);
    out["laid"] = roles_json(player.laid);
    out["laid_brave"] = roles_json(player.laid_brave);
    json::array& amulets = out["amulets"].emplace_array();
    for_each_bit(player.amulets, [&](int m) {
      amulets.emplace_back(map_.mountain.at(static_cast<std::size_t>(m)) + 1);
    });
    json::array& forest = out["forest_tiles"].emplace_array();
    for (std::size_t kind = 0; kind < kForestTileKinds; ++kind) {
      for (int i = 0; i < player.forest.at(kind); ++i) {
        forest.emplace_back(kForestTileNames.at(kind));
      }
    }
    json::object& points = out["points"].emplace_object();
    for (std::size_t i = 0; i < kSources; ++i) points[kSourceNames.at(i)] = player.points.at(i);
    write_secrets(seat, out);
    return out;
  }

  // Choices that not all have made yet; null where none is being made.
  void write_secrets(Seat seat, json::object& out) const {
    out["chosen"] = nullptr;
    out["extra"] = nullptr;
    out["offer"] = nullptr;
    if (state_.chosen.chosen().contains(seat)) out["chosen"] = roles_json(state_.chosen.of(seat));
    if (state_.extra.chosen().contains(seat)) {
      const Role role = state_.extra.of(seat);
      out["extra"] = role == kNoRole ? json::value("none") : role_json(role);
    }
    if (finished(state_) || state_.pending.top().step != Step::full_hands) return;
    const Offer& offer = state_.offers.at(seat);
    json::array& pieces = out["offer"].emplace_array();
    for (std::size_t kind = 0; kind < offer.decided; ++kind) {
      pieces.emplace_back(offer.pieces.of.at(kind));
    }
  }

  const Edition& edition_;
  const State& state_;
  const Map& map_;
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

json::object position_json(const Edition& edition, const State& state) {
  return PositionWriter(edition, state).run();
}

}  // namespace ludoteca::broom_service
