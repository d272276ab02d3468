// Events as JSON.
#include <string_view>
#include <variant>

#include "engine/json_output.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"

namespace ludoteca::broom_service {
namespace {

// What happened, an overload a kind of event.
class EventWriter {
 public:
  EventWriter(const Edition& edition, JsonWriter& out) : edition_(edition), out_(out) {}

  void operator()(const RoundStarted& e) const { of_round("round-started", e.round); }
  void operator()(const EventRevealed& e) const {
    out_.member("event", "event-revealed");
    out_.member("card", event_card_or_none(e.card));
  }
  void operator()(const BewitchedShuffled&) const { out_.member("event", "bewitched-shuffled"); }
  void operator()(const RolesBewitched& e) const {
    out_.member("event", "roles-bewitched");
    out_.member("roles", [&] { write_roles(e.roles, out_); });
  }
  // Others see no roles: no player chooses none.
  void operator()(const RolesChosen& e) const {
    by("roles-chosen", e.seat);
    if (e.roles != 0) out_.member("roles", [&] { write_roles(e.roles, out_); });
  }
  void operator()(const RolesCounted& e) const {
    by("roles-counted", e.seat);
    out_.member("count", e.count);
  }
  void operator()(const ExtraRoleChosen& e) const { with_role("extra-role-chosen", e); }
  void operator()(const ExtraRoleShown& e) const {
    by("extra-role-shown", e.seat);
    out_.member("used", e.used);
  }
  void operator()(const TurnStarted& e) const { by("turn-started", e.leader); }
  void operator()(const MustFollow& e) const { with_role("must-follow", e); }
  void operator()(const Passed& e) const { with_role("passed", e); }
  void operator()(const RoleLaid& e) const {
    with_role("role-laid", e);
    out_.member("brave", e.brave);
    out_.member("leading", e.leading);
  }
  void operator()(const BraveOut& e) const {
    by("brave-out", e.seat);
    out_.member("by", counted(e.by));
  }
  void operator()(const BraveActs& e) const { with_role("brave-acts", e); }
  void operator()(const PointsScored& e) const {
    by("points-scored", e.seat);
    out_.member("points", e.points);
    out_.member("why", name_in(kWhyNames, e.why));
  }
  void operator()(const PawnMoved& e) const { with_pawn("pawn-moved", e); }
  void operator()(const PawnFlew& e) const {
    with_pawn("pawn-flew", e);
    out_.member("circle", kCircleLetters.substr(e.circle, 1));
  }
  void operator()(const PotionDelivered& e) const {
    with_region("potion-delivered", e);
    out_.member("tower", tower_code(e.tower));
    out_.member("potion", colour_name(e.colour));
    out_.member("points", e.points);
    out_.member("wands", e.wands);
  }
  void operator()(const ResourcesTaken& e) const {
    by("resources-taken", e.seat);
    out_.member("amount", [&] { write_resources(e.amount, out_); });
  }
  void operator()(const CloudTaken& e) const {
    with_region("cloud-taken", e);
    out_.member("kind", cloud_name(e.cloud));
    out_.member("wands", e.wands);
    out_.member("bolts", edition_.cloud(e.cloud).bolts);
  }
  void operator()(const AmuletTaken& e) const { with_region("amulet-taken", e); }
  void operator()(const ForestTileTaken& e) const {
    with_region("forest-tile-taken", e);
    out_.member("tile", name_in(kForestTileNames, e.tile));
  }
  void operator()(const ForestTileUsed& e) const {
    by("forest-tile-used", e.seat);
    out_.member("tile", name_in(kForestTileNames, e.tile));
  }
  void operator()(const GaveUp& e) const {
    by("gave-up", e.seat);
    out_.member("step", step_name(e.step));
    out_.member("could", e.could);
  }
  void operator()(const Chosen& e) const {
    by("chosen", e.seat);
    out_.member("choice", notation_word(e.choice));
  }
  void operator()(const RoundEnded& e) const { of_round("round-ended", e.round); }
  void operator()(const OfferChosen& e) const {
    by("offer-chosen", e.seat);
    out_.member("kind", resource_name(e.kind));
    out_.member("count", e.count);
  }
  void operator()(const OfferShown& e) const {
    by("offer-shown", e.seat);
    out_.member("pieces", [&] { write_resources(e.pieces, out_); });
  }
  void operator()(const SetHandedIn& e) const {
    by("set-handed-in", e.seat);
    out_.array("kinds", [&] {
      for_each_bit(e.kinds,
                   [&](int kind) { out_.value(resource_name(static_cast<Resource>(kind))); });
    });
  }
  void operator()(const FinalScore& e) const {
    by("final-score", e.seat);
    out_.member("bolts", e.bolts);
    out_.member("bolt_points", e.bolt_points);
    out_.member("set_points", e.set_points);
    out_.member("amulet_points", e.amulet_points);
    out_.member("total", e.total);
  }
  void operator()(const GameOver&) const { out_.member("event", "game-over"); }

 private:
  void of_round(std::string_view name, int round) const {
    out_.member("event", name);
    out_.member("round", round);
  }
  void by(std::string_view name, Seat seat) const {
    out_.member("event", name);
    out_.member("seat", counted(seat));
  }
  template <class E>
  void with_role(std::string_view name, const E& e) const {
    by(name, e.seat);
    out_.member("role", role_or_none(e.role));
  }
  template <class E>
  void with_region(std::string_view name, const E& e) const {
    by(name, e.seat);
    out_.member("region", e.region + 1);
  }
  template <class E>
  void with_pawn(std::string_view name, const E& e) const {
    by(name, e.seat);
    out_.member("pawn", e.pawn + 1);
    out_.member("from", e.from + 1);
    out_.member("to", e.to + 1);
  }

  const Edition& edition_;
  JsonWriter& out_;
};

}  // namespace

void write_json(const Edition& edition, const Event& event, JsonWriter& out) {
  out.object([&] { std::visit(EventWriter(edition, out), event); });
}

}  // namespace ludoteca::broom_service
