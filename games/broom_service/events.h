// What can happen in a game of Broom Service. Log, animation and spoken text come from these.
//
// The score track changes by the `points` of PointsScored and PotionDelivered, and by nothing else;
// the points of FinalScore come on top of it.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/seats.h"
#include "games/broom_service/state.h"

namespace ludoteca::broom_service {

struct RoundStarted {
  std::uint8_t round;
  friend constexpr bool operator==(const RoundStarted&, const RoundStarted&) = default;
};
struct EventRevealed {  // B2.3
  EventCard card;
  friend constexpr bool operator==(const EventRevealed&, const EventRevealed&) = default;
};
struct BewitchedShuffled {  // B2.4: all ten again
  friend constexpr bool operator==(const BewitchedShuffled&, const BewitchedShuffled&) = default;
};
struct RolesBewitched {  // B2.4
  Roles roles;
  friend constexpr bool operator==(const RolesBewitched&, const RolesBewitched&) = default;
};
struct RolesChosen {  // B3.1: only the player knows which, and until all have chosen how many
  Seat seat;
  Roles roles;
  friend constexpr bool operator==(const RolesChosen&, const RolesChosen&) = default;
};
struct RolesCounted {  // B6, More or Less?
  Seat seat;
  std::uint8_t count;
  friend constexpr bool operator==(const RolesCounted&, const RolesCounted&) = default;
};
struct ExtraRoleChosen {  // B8.2: others learn that a decision was made, not which
  Seat seat;
  Role role;  // kNoRole: none
  friend constexpr bool operator==(const ExtraRoleChosen&, const ExtraRoleChosen&) = default;
};
struct ExtraRoleShown {  // B8.2: once all have decided
  Seat seat;
  bool used;
  friend constexpr bool operator==(const ExtraRoleShown&, const ExtraRoleShown&) = default;
};
struct TurnStarted {  // B3.2
  Seat leader;
  friend constexpr bool operator==(const TurnStarted&, const TurnStarted&) = default;
};
struct MustFollow {  // B3.3: this player holds the role
  Seat seat;
  Role role;
  friend constexpr bool operator==(const MustFollow&, const MustFollow&) = default;
};
struct Passed {  // B3.3: this player does not
  Seat seat;
  Role role;
  friend constexpr bool operator==(const Passed&, const Passed&) = default;
};
struct RoleLaid {
  Seat seat;
  Role role;
  bool brave;
  bool leading;
  friend constexpr bool operator==(const RoleLaid&, const RoleLaid&) = default;
};
struct BraveOut {  // B3.3: `seat` gets no action; `by` is brave now
  Seat seat;
  Seat by;
  friend constexpr bool operator==(const BraveOut&, const BraveOut&) = default;
};
struct BraveActs {  // B3.4
  Seat seat;
  Role role;
  friend constexpr bool operator==(const BraveActs&, const BraveActs&) = default;
};

enum class Why : std::uint8_t {
  brave_druid,
  brave_fairy,
  storm_delivery,  // a delivery beside a storm cloud
  storm_potions,   // a storm cloud taken with enough potions
  event,
  bewitched,
  forest_tile,
};
struct PointsScored {
  Seat seat;
  std::int16_t points;  // below 0: lost
  Why why;
  friend constexpr bool operator==(const PointsScored&, const PointsScored&) = default;
};

struct PawnMoved {
  Seat seat;
  std::uint8_t pawn;
  Region from;
  Region to;
  friend constexpr bool operator==(const PawnMoved&, const PawnMoved&) = default;
};
struct PawnFlew {  // B8.3
  Seat seat;
  std::uint8_t pawn;
  Region from;
  Region to;
  std::uint8_t circle;
  friend constexpr bool operator==(const PawnFlew&, const PawnFlew&) = default;
};
struct PotionDelivered {  // B4.2
  Seat seat;
  Region region;
  std::uint8_t tower;  // kTileTower: the one of the hill tile
  Colour colour;
  std::uint8_t points;
  std::uint8_t wands;  // taken
  friend constexpr bool operator==(const PotionDelivered&, const PotionDelivered&) = default;
};
struct ResourcesTaken {  // from the supply
  Seat seat;
  Resources amount;
  friend constexpr bool operator==(const ResourcesTaken&, const ResourcesTaken&) = default;
};
struct CloudTaken {
  Seat seat;
  Region region;
  Cloud cloud;
  std::uint8_t wands;  // paid
  friend constexpr bool operator==(const CloudTaken&, const CloudTaken&) = default;
};
struct AmuletTaken {  // B8.1
  Seat seat;
  Region region;
  friend constexpr bool operator==(const AmuletTaken&, const AmuletTaken&) = default;
};
struct ForestTileTaken {  // B8.2
  Seat seat;
  Region region;
  ForestTile tile;
  friend constexpr bool operator==(const ForestTileTaken&, const ForestTileTaken&) = default;
};
struct ForestTileUsed {
  Seat seat;
  ForestTile tile;
  friend constexpr bool operator==(const ForestTileUsed&, const ForestTileUsed&) = default;
};
struct GaveUp {  // B3.5: what was possible in this step, or nothing was
  Seat seat;
  Step step;
  bool could;
  friend constexpr bool operator==(const GaveUp&, const GaveUp&) = default;
};
struct Chosen {  // how to go on; what follows shows the rest
  Seat seat;
  Choice choice;
  friend constexpr bool operator==(const Chosen&, const Chosen&) = default;
};

struct RoundEnded {  // B3.7
  std::uint8_t round;
  friend constexpr bool operator==(const RoundEnded&, const RoundEnded&) = default;
};
struct OfferChosen {  // B6, Full Hands: one kind, known to the player only
  Seat seat;
  Resource kind;
  std::uint8_t count;
  friend constexpr bool operator==(const OfferChosen&, const OfferChosen&) = default;
};
struct OfferShown {  // paid
  Seat seat;
  Resources pieces;
  friend constexpr bool operator==(const OfferShown&, const OfferShown&) = default;
};
struct SetHandedIn {  // B6, All at Once!
  Seat seat;
  Kinds kinds;
  friend constexpr bool operator==(const SetHandedIn&, const SetHandedIn&) = default;
};
struct FinalScore {  // B5.1
  Seat seat;
  std::uint8_t bolts;
  std::int16_t bolt_points;
  std::int16_t set_points;
  std::int16_t amulet_points;
  std::int16_t total;
  friend constexpr bool operator==(const FinalScore&, const FinalScore&) = default;
};
struct GameOver {
  friend constexpr bool operator==(const GameOver&, const GameOver&) = default;
};

using Event =
    std::variant<RoundStarted, EventRevealed, BewitchedShuffled, RolesBewitched, RolesChosen,
                 RolesCounted, ExtraRoleChosen, ExtraRoleShown, TurnStarted, MustFollow, Passed,
                 RoleLaid, BraveOut, BraveActs, PointsScored, PawnMoved, PawnFlew, PotionDelivered,
                 ResourcesTaken, CloudTaken, AmuletTaken, ForestTileTaken, ForestTileUsed, GaveUp,
                 Chosen, RoundEnded, OfferChosen, OfferShown, SetHandedIn, FinalScore, GameOver>;

// What is chosen in secret is seen by the player who chooses only.
constexpr Event redact(const Event& event, Viewer viewer) {
  if (const auto* roles = std::get_if<RolesChosen>(&event)) {
    if (!viewer.is(roles->seat)) return RolesChosen{roles->seat, 0};
  }
  if (const auto* extra = std::get_if<ExtraRoleChosen>(&event)) {
    if (!viewer.is(extra->seat)) return ExtraRoleChosen{extra->seat, kNoRole};
  }
  if (const auto* offer = std::get_if<OfferChosen>(&event)) {
    if (!viewer.is(offer->seat)) return OfferChosen{offer->seat, offer->kind, 0};
  }
  return event;
}

// Whether somebody learned something new, or chance spoke.
constexpr bool irreversible(const Event& event) {
  return std::holds_alternative<RoundStarted>(event) ||
         std::holds_alternative<EventRevealed>(event) ||
         std::holds_alternative<RolesCounted>(event) ||
         std::holds_alternative<ExtraRoleShown>(event) || std::holds_alternative<RoleLaid>(event) ||
         std::holds_alternative<MustFollow>(event) || std::holds_alternative<Passed>(event) ||
         std::holds_alternative<OfferShown>(event) || std::holds_alternative<GameOver>(event);
}

}  // namespace ludoteca::broom_service
