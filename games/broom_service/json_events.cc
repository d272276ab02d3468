// Events as JSON.
#include <string_view>
#include <utility>

#include "engine/json_output.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"

namespace ludoteca::broom_service {
namespace {

namespace json = boost::json;

std::string letter_json(std::uint8_t circle) {
  return std::string(1, kCircleLetters.at(circle));
}

// What happened, an overload a kind of event.
struct EventJson {
  const Edition& edition;

  json::object operator()(const RoundStarted& e) const {
    return {{"event", "round-started"}, {"round", e.round}};
  }
  json::object operator()(const EventRevealed& e) const {
    return {{"event", "event-revealed"}, {"card", event_card_json(e.card)}};
  }
  json::object operator()(const BewitchedShuffled&) const {
    return {{"event", "bewitched-shuffled"}};
  }
  json::object operator()(const RolesBewitched& e) const {
    return {{"event", "roles-bewitched"}, {"roles", roles_json(e.roles)}};
  }
  // Others see no roles: no player chooses none.
  json::object operator()(const RolesChosen& e) const {
    json::object out = by("roles-chosen", e.seat);
    if (e.roles != 0) out["roles"] = roles_json(e.roles);
    return out;
  }
  json::object operator()(const RolesCounted& e) const {
    return by("roles-counted", e.seat, {{"count", e.count}});
  }
  json::object operator()(const ExtraRoleChosen& e) const {
    return by("extra-role-chosen", e.seat, {{"role", role_json(e.role)}});
  }
  json::object operator()(const ExtraRoleShown& e) const {
    return by("extra-role-shown", e.seat, {{"used", e.used}});
  }
  json::object operator()(const TurnStarted& e) const { return by("turn-started", e.leader); }
  json::object operator()(const MustFollow& e) const {
    return by("must-follow", e.seat, {{"role", role_json(e.role)}});
  }
  json::object operator()(const Passed& e) const {
    return by("passed", e.seat, {{"role", role_json(e.role)}});
  }
  json::object operator()(const RoleLaid& e) const {
    return by("role-laid", e.seat,
              {{"role", role_json(e.role)}, {"brave", e.brave}, {"leading", e.leading}});
  }
  json::object operator()(const BraveOut& e) const {
    return by("brave-out", e.seat, {{"by", counted(e.by)}});
  }
  json::object operator()(const BraveActs& e) const {
    return by("brave-acts", e.seat, {{"role", role_json(e.role)}});
  }
  json::object operator()(const PointsScored& e) const {
    return by("points-scored", e.seat, {{"points", e.points}, {"why", name_in(kWhyNames, e.why)}});
  }
  json::object operator()(const PawnMoved& e) const {
    return by("pawn-moved", e.seat, {{"pawn", e.pawn + 1}, {"from", e.from + 1}, {"to", e.to + 1}});
  }
  json::object operator()(const PawnFlew& e) const {
    return by("pawn-flew", e.seat,
              {{"pawn", e.pawn + 1},
               {"from", e.from + 1},
               {"to", e.to + 1},
               {"circle", letter_json(e.circle)}});
  }
  json::object operator()(const PotionDelivered& e) const {
    return by("potion-delivered", e.seat,
              {{"region", e.region + 1},
               {"tower", tower_code(e.tower)},
               {"potion", colour_name(e.colour)},
               {"points", e.points},
               {"wands", e.wands}});
  }
  json::object operator()(const ResourcesTaken& e) const {
    return by("resources-taken", e.seat, {{"amount", resources_json(e.amount)}});
  }
  json::object operator()(const CloudTaken& e) const {
    return by("cloud-taken", e.seat,
              {{"region", e.region + 1},
               {"kind", cloud_name(e.cloud)},
               {"wands", e.wands},
               {"bolts", edition.cloud(e.cloud).bolts}});
  }
  json::object operator()(const AmuletTaken& e) const {
    return by("amulet-taken", e.seat, {{"region", e.region + 1}});
  }
  json::object operator()(const ForestTileTaken& e) const {
    return by("forest-tile-taken", e.seat,
              {{"region", e.region + 1}, {"tile", name_in(kForestTileNames, e.tile)}});
  }
  json::object operator()(const ForestTileUsed& e) const {
    return by("forest-tile-used", e.seat, {{"tile", name_in(kForestTileNames, e.tile)}});
  }
  json::object operator()(const GaveUp& e) const {
    return by("gave-up", e.seat, {{"step", step_name(e.step)}, {"could", e.could}});
  }
  json::object operator()(const Chosen& e) const {
    return by("chosen", e.seat, {{"choice", notation_word(e.choice)}});
  }
  json::object operator()(const RoundEnded& e) const {
    return {{"event", "round-ended"}, {"round", e.round}};
  }
  json::object operator()(const OfferChosen& e) const {
    return by("offer-chosen", e.seat, {{"kind", resource_name(e.kind)}, {"count", e.count}});
  }
  json::object operator()(const OfferShown& e) const {
    return by("offer-shown", e.seat, {{"pieces", resources_json(e.pieces)}});
  }
  json::object operator()(const SetHandedIn& e) const {
    json::array kinds;
    for_each_bit(e.kinds, [&kinds](int kind) {
      kinds.emplace_back(resource_name(static_cast<Resource>(kind)));
    });
    return by("set-handed-in", e.seat, {{"kinds", std::move(kinds)}});
  }
  json::object operator()(const FinalScore& e) const {
    return by("final-score", e.seat,
              {{"bolts", e.bolts},
               {"bolt_points", e.bolt_points},
               {"set_points", e.set_points},
               {"amulet_points", e.amulet_points},
               {"total", e.total}});
  }
  json::object operator()(const GameOver&) const { return {{"event", "game-over"}}; }

 private:
  static json::object by(std::string_view name, Seat seat, json::object more = {}) {
    json::object out = {{"event", name}, {"seat", counted(seat)}};
    for (auto& [key, value] : more) out[key] = std::move(value);
    return out;
  }
};

}  // namespace

json::object event_json(const Edition& edition, const Event& event) {
  return std::visit(EventJson{edition}, event);
}

}  // namespace ludoteca::broom_service
