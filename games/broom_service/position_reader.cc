#include <fmt/format.h>

#include <utility>

#include "engine/json_input.h"
#include "games/broom_service/invariants.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/position.h"
#include "games/broom_service/position_values.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 16> kMembers = {
    "players",        "options",       "round", "event",      "events_left", "bewitched",
    "bewitched_left", "leader",        "role",  "last_brave", "acting",      "decisions",
    "clouds",         "filled_towers", "tiles", "seats"};
constexpr std::array<std::string_view, 3> kCloudMembers = {"region", "kind", "taken"};
constexpr std::array<std::string_view, 2> kTileMembers = {"region", "tile"};
constexpr std::array<std::string_view, 5> kDecisionMembers = {"step", "brave", "pawn", "region",
                                                              "moves"};
constexpr std::array<std::string_view, 11> kSeatMembers = {
    "resources",    "pawns",  "hand",   "laid",  "laid_brave", "amulets",
    "forest_tiles", "points", "chosen", "extra", "offer"};

// Every reading function leaves a State whose indexes are within bounds, so that the invariants can
// be checked on it.
class PositionReader {
 public:
  PositionReader(const Edition& edition, const json::object& position)
      : edition_(edition), position_(position) {}

  State run() {
    expect_members(position_, kMembers);
    read_options();
    read_round();
    read_clouds();
    read_towers();
    read_tiles();
    read_seats();
    read_decisions();
    if (const char* broken = check_invariants(edition_, state_)) {
      throw Error(fmt::format("{}: this position cannot occur: {}", member_of(broken), broken));
    }
    return state_;
  }

 private:
  const json::value& at(std::string_view name) const { return member(position_, name); }
  int players() const { return state_.seats(); }
  const Map& map() const { return map_of(edition_, state_); }

  void read_options() {
    const int count = as_number(at("players"), "players", kMinPlayers, kMaxPlayers);
    state_.options = options_from(count, as_options(at("options"), "options"));
    state_.mountain.fill(kNoTile);
    state_.forest.fill(kNoTile);
    state_.hill.fill(kNoTile);
  }

  void read_round() {
    state_.round = static_cast<std::uint8_t>(as_number(at("round"), "round", 1, edition_.rounds));
    state_.event = static_cast<EventCard>(as_one_of(at("event"), "event", kEventNames));
    state_.events_left = as_bits(at("events_left"), "events_left", kEventNames);
    state_.bewitched = as_bits(at("bewitched"), "bewitched", kRoleNames);
    state_.bewitched_left = as_bits(at("bewitched_left"), "bewitched_left", kRoleNames);
    state_.leader = as_seat(at("leader"), "leader", players());
    state_.last_brave = as_seat_or_nobody(at("last_brave"), "last_brave", players());
    if (!at("role").is_null()) {
      state_.role = static_cast<Role>(as_one_of(at("role"), "role", kRoleNames));
    }
  }

  Region as_region(const json::value& value, std::string_view name) const {
    return static_cast<Region>(as_number(value, name, 1, map().regions) - 1);
  }

  void read_clouds() {
    Regions read = 0;
    for (const json::value& value : as_list(at("clouds"), "clouds", 0, kMaxRegions)) {
      const json::object& object = as_object(value, "clouds");
      expect_members(object, kCloudMembers);
      const Region region = as_region(member(object, "region"), "region");
      const Regions here = Regions{1} << region;
      if ((read & here) != 0) {
        throw Error(fmt::format("clouds: region {} stands there twice", region + 1));
      }
      read |= here;
      const std::string_view code = as_text(member(object, "kind"), "kind");
      const std::optional<Cloud> kind = cloud_with_code(edition_, code);
      if (!kind) throw Error(fmt::format("kind: there is no cloud {}", quoted(code)));
      state_.clouds.at(static_cast<std::size_t>(*kind)) |= here;
      const Seat taker = as_seat_or_nobody(member(object, "taken"), "taken", players());
      (taker == kNobody ? state_.cloudy : state_.at(taker).clouds) |= here;
    }
  }

  void read_towers() {
    const int count = map().towers;
    for (const json::value& value :
         as_list(at("filled_towers"), "filled_towers", 0, static_cast<std::size_t>(count))) {
      const Towers here = Towers{1} << (as_number(value, "filled_towers", 1, count) - 1);
      if ((state_.closed & here) != 0) throw Error("filled_towers: a tower stands there twice");
      state_.closed |= here;
    }
    if (!state_.options.mountain_tiles) return;
    if ((state_.closed & map().covered) != 0) {
      throw Error("filled_towers: a tower is under a mountain tile");
    }
    state_.closed |= map().covered;
  }

  void read_tiles() {
    std::size_t count = 0;
    for_each_tile_place(map(), state_.options, [&](const TilePlace&) { ++count; });
    const json::array& list = as_list(at("tiles"), "tiles", count, count);
    std::size_t next = 0;
    for_each_tile_place(map(), state_.options, [&](const TilePlace& place) {
      const json::object& object = as_object(list[next++], "tiles");
      expect_members(object, kTileMembers);
      const Region region = as_region(member(object, "region"), "region");
      if (region != place.region) {
        throw Error(fmt::format("region: tile {} lies in region {}", next, place.region + 1));
      }
      const json::value& tile = member(object, "tile");
      if (tile.is_null()) return;
      const auto named = tile_named(place.ground, as_text(tile, "tile"));
      if (!named) {
        throw Error(fmt::format("tile: no tile {} for region {}", quoted(as_text(tile, "tile")),
                                region + 1));
      }
      tile_at(state_, place) = *named;
    });
  }

  void read_seats() {
    const auto count = static_cast<std::size_t>(players());
    Seat seat = 0;
    for (const json::value& value : as_list(at("seats"), "seats", count, count)) {
      const json::object& object = as_object(value, "seats");
      expect_members(object, kSeatMembers);
      read_player(state_.at(seat), object);
      read_secrets(seat, object);
      ++seat;
    }
  }

  void read_player(Player& player, const json::object& object) const {
    const auto get = [&](std::string_view name) -> const json::value& {
      return member(object, name);
    };
    player.resources = as_resources(get("resources"), "resources", most_resources(state_.round));
    std::size_t pawn = 0;
    for (const json::value& value : as_list(get("pawns"), "pawns", kPawns, kPawns)) {
      player.pawns.at(pawn++) = as_region(value, "pawns");
    }
    player.hand = as_bits(get("hand"), "hand", kRoleNames);
    player.laid = as_bits(get("laid"), "laid", kRoleNames);
    player.laid_brave = as_bits(get("laid_brave"), "laid_brave", kRoleNames);
    for (const json::value& value : as_list(get("amulets"), "amulets", 0, kMountainTiles)) {
      player.amulets = static_cast<std::uint8_t>(player.amulets | as_amulet(value));
    }
    for (const json::value& value : as_list(get("forest_tiles"), "forest_tiles", 0, kForestTiles)) {
      ++player.forest.at(as_one_of(value, "forest_tiles", kForestTileNames));
    }
    const json::object& points = as_object(get("points"), "points");
    expect_members(points, kSourceNames);
    for (std::size_t i = 0; i < kSources; ++i) {
      player.points.at(i) = static_cast<std::int16_t>(as_number(member(points, kSourceNames.at(i)),
                                                                kSourceNames.at(i),
                                                                -kMostFromSource, kMostFromSource));
    }
  }

  unsigned as_amulet(const json::value& value) const {
    const Region region = as_region(value, "amulets");
    for (std::size_t m = 0; m < kMountainTiles; ++m) {
      if (map().mountain.at(m) == region) return 1U << m;
    }
    throw Error(fmt::format("amulets: there is none in region {}", region + 1));
  }

  void read_secrets(Seat seat, const json::object& object) {
    const json::value& chosen = member(object, "chosen");
    if (!chosen.is_null()) state_.chosen.choose(seat, as_bits(chosen, "chosen", kRoleNames));
    const json::value& extra = member(object, "extra");
    if (!extra.is_null()) {
      const bool none = extra.is_string() && extra.get_string() == "none";
      state_.extra.choose(
          seat, none ? kNoRole : static_cast<Role>(as_one_of(extra, "extra", kRoleNames)));
    }
    const json::value& pieces = member(object, "offer");
    if (pieces.is_null()) return;
    Offer& offer = state_.offers.at(seat);
    offer.decided = 0;
    for (const json::value& count : as_list(pieces, "offer", 0, kResources)) {
      offer.pieces.of.at(offer.decided++) = as_byte(count, "offer", most_resources(state_.round));
    }
  }

  void read_decisions() {
    const json::array& list = as_list(at("decisions"), "decisions", 0, kDepth);
    const Seat acting = as_seat_or_nobody(at("acting"), "acting", players());
    if (list.empty()) {
      if (acting != kNobody) throw Error("acting: must be null when the game is over");
      return;
    }
    const Step step = step_of_decision(list[0]);
    const bool all =
        step == Step::choose_roles || step == Step::extra_role || step == Step::full_hands;
    if (all != (acting == kNobody)) {
      throw Error(fmt::format("acting: {} is decided by {}", quoted(step_name(step)),
                              all ? "all at once: expected null" : "one player"));
    }
    const Seat seat = all ? state_.leader : acting;
    put_base(step, seat);
    if (list.size() + state_.pending.depth() > kDepth) {
      throw Error("decisions: more than ever wait at once");
    }
    for (std::size_t i = list.size(); i-- > 0;) {
      state_.pending.push(as_decision(as_object(list[i], "decisions"), seat));
    }
  }

  static Step step_of_decision(const json::value& value) {
    const json::object& object = as_object(value, "decisions");
    return static_cast<Step>(as_one_of(member(object, "step"), "step", kStepNames));
  }

  // What goes on by itself once the decisions are made, and what follows of the turn so far.
  void put_base(Step step, Seat seat) {
    const auto put = [&](Step base, int arg = 0) {
      state_.pending.push({base, state_.leader, static_cast<std::uint8_t>(arg), 0});
    };
    switch (step) {
      case Step::choose_roles:
        return;
      case Step::extra_role:
        put(Step::next_turn);
        return;
      case Step::full_hands:
        put(Step::next_round);
        return;
      case Step::hand_in:
        put(Step::next_round);
        put(Step::ask_sets, places_after_leader(state_, seat) + 1);
        return;
      case Step::lead:
        put(Step::ask_followers);
        return;
      default:
        break;
    }
    if (state_.role == kNoRole) throw Error("role: null, though a role is laid");
    if (contains(state_.at(seat).laid_brave, state_.role)) {
      put(Step::next_turn);
      state_.asked = static_cast<std::uint8_t>(players() - 1);
      state_.brave = seat;
    } else {
      put(Step::ask_followers);
      state_.asked = places_after_leader(state_, seat);
      state_.brave = brave_so_far(state_);
    }
  }

  Frame as_decision(const json::object& object, Seat seat) const {
    expect_members(object, kDecisionMembers);
    const auto get = [&](std::string_view name) -> const json::value& {
      return member(object, name);
    };
    Frame frame{static_cast<Step>(as_one_of(get("step"), "step", kStepNames)), seat, 0, 0};
    std::size_t members = 1;
    switch (frame.step) {
      case Step::witch_move:
      case Step::druid_delivery:
      case Step::gather:
      case Step::fairy:
        frame = as_role_action(frame, as_flag(get("brave"), "brave"));
        members = 2;
        break;
      case Step::witch_delivery:
        frame.arg = as_pawn(get("pawn"));
        frame.place = as_region(get("region"), "region");
        members = 3;
        break;
      case Step::mountain_moves:
        frame.arg =
            static_cast<std::uint8_t>(as_number(get("moves"), "moves", 1, edition_.tile_moves));
        members = 2;
        break;
      case Step::fly:
        frame.arg = as_pawn(get("pawn"));
        frame.place = hill_under(state_.at(seat).pawns.at(frame.arg));
        members = 2;
        break;
      default:
        if (is_mountain_tile(frame.step)) frame.arg = edition_.tile_moves;
    }
    if (object.size() != members) {
      throw Error(fmt::format("decisions: {} has other members", quoted(step_name(frame.step))));
    }
    return frame;
  }

  Frame as_role_action(const Frame& frame, bool brave) const {
    if (state_.role == kNoRole) throw Error("role: null, though a role is laid");
    const Frame action = action_frame(edition_, frame.seat, state_.role, brave);
    if (action.step != frame.step) {
      throw Error(fmt::format("step: {} is not what the {} does", quoted(step_name(frame.step)),
                              role_name(state_.role)));
    }
    return action;
  }

  static std::uint8_t as_pawn(const json::value& value) {
    return static_cast<std::uint8_t>(as_number(value, "pawn", 1, kPawns) - 1);
  }

  std::uint8_t hill_under(Region region) const {
    if (state_.options.side == Side::back) {
      for (std::uint8_t i = 0; i < kHillTiles; ++i) {
        if (map().hill_tile.at(i) == region) return i;
      }
    }
    throw Error(fmt::format("pawn: no tile in region {} makes it fly", region + 1));
  }

  // The member in which somebody should look for what is wrong.
  static std::string_view member_of(std::string_view broken) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kPlaces = {{
        {"round", "events_left"},
        {"a cloud", "clouds"},
        {"a tower", "filled_towers"},
        {"a pawn", "pawns"},
        {"the tiles", "tiles"},
        {"points", "points"},
        {"a hand", "hand"},
        {"choices in secret", "seats"},
    }};
    for (const auto& [beginning, name] : kPlaces) {
      if (broken.starts_with(beginning)) return name;
    }
    return "decisions";
  }

  const Edition& edition_;
  const json::object& position_;
  State state_{};
};

}  // namespace

State state_from_json(const Edition& edition, const json::object& position) {
  return PositionReader(edition, position).run();
}

}  // namespace ludoteca::broom_service
