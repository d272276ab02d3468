// What happened, in words.
#include <fmt/format.h>

#include <variant>

#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/words.h"

namespace ludoteca::broom_service {
namespace {

struct EventWords {
  const Edition& edition;
  const Reader& reader;

  // Languages address a person differently from telling about one.
  std::string text(std::string_view key, Seat seat,
                   std::initializer_list<TextArg> more = {}) const {
    const bool you = reader.viewer.is(seat);
    const auto arg = [&](std::size_t i) {
      return i < more.size() ? *(more.begin() + i) : TextArg{"", std::string_view()};
    };
    return words().text(fmt::format("broom-service.event.{}.{}", key, you ? "you" : "other"),
                        {{"name", name(seat)}, arg(0), arg(1), arg(2), arg(3), arg(4)});
  }
  std::string plain(std::string_view key, std::initializer_list<TextArg> args = {}) const {
    return words().text(fmt::format("broom-service.event.{}", key), args);
  }
  const Catalogue& words() const { return reader.words; }
  std::string_view name(Seat seat) const { return reader.names.at(seat); }
  std::string region(Region region) const { return region_text(region, words()); }

  std::string operator()(const RoundStarted& e) const {
    return plain("round", {{"n", std::int64_t{e.round}}, {"of", std::int64_t{edition.rounds}}});
  }
  std::string operator()(const EventRevealed& e) const {
    return plain("card", {{"event", event_text(e.card, words())},
                          {"does", event_does(edition, e.card, words())}});
  }
  std::string operator()(const BewitchedShuffled&) const { return plain("shuffled"); }
  std::string operator()(const RolesBewitched& e) const {
    return plain("bewitched", {{"roles", roles_text(e.roles, words())},
                               {"n", std::int64_t{edition.bewitched_cost}}});
  }
  std::string operator()(const RolesChosen& e) const {
    return text("chosen", e.seat, {{"roles", roles_text(e.roles, words())}});
  }
  std::string operator()(const RolesCounted& e) const {
    return text("counted", e.seat, {{"n", std::int64_t{e.count}}});
  }
  // Told when all have decided.
  std::string operator()(const ExtraRoleChosen&) const { return {}; }
  std::string operator()(const ExtraRoleShown& e) const {
    return e.used ? std::string() : text("kept-tile", e.seat);
  }
  // What is laid tells who leads and who follows.
  std::string operator()(const TurnStarted&) const { return {}; }
  std::string operator()(const MustFollow&) const { return {}; }
  std::string operator()(const Passed& e) const { return text("passed", e.seat); }
  std::string operator()(const RoleLaid& e) const {
    return text(e.leading ? "leads" : "follows", e.seat,
                {{"says", role_says(e.role, e.brave, words())}});
  }
  std::string operator()(const BraveOut& e) const {
    if (reader.viewer.is(e.by)) return plain("stole", {{"name", name(e.seat)}});
    return text("out", e.seat, {{"by", name(e.by)}});
  }
  std::string operator()(const BraveActs& e) const {
    return text("acts", e.seat, {{"role", role_text(e.role, true, words())}});
  }
  std::string operator()(const PointsScored& e) const {
    const int points = e.points < 0 ? -e.points : e.points;
    const std::string why =
        words().text(fmt::format("broom-service.why.{}", name_in(kWhyNames, e.why)));
    return text(e.points < 0 ? "lost" : "scored", e.seat,
                {{"n", std::int64_t{points}}, {"why", why}});
  }
  std::string operator()(const PawnMoved& e) const {
    return text("moved", e.seat, {{"from", region(e.from)}, {"to", region(e.to)}});
  }
  std::string operator()(const PawnFlew& e) const {
    return text("flew", e.seat,
                {{"circle", kCircleLetters.substr(e.circle, 1)}, {"to", region(e.to)}});
  }
  std::string operator()(const PotionDelivered& e) const {
    const std::string potion = resource_text(broom_service::potion(e.colour), 1, words());
    const std::string wands = wands_text(e.wands, words());
    const std::string tower =
        e.tower == kTileTower ? words().text("broom-service.tower.tile") : tower_code(e.tower);
    return text(e.wands > 0 ? "delivered-wands" : "delivered", e.seat,
                {{"potion", potion},
                 {"tower", tower},
                 {"from", region(e.region)},
                 {"n", std::int64_t{e.points}},
                 {"wands", wands}});
  }
  std::string operator()(const ResourcesTaken& e) const {
    return text("taken", e.seat, {{"what", resources_text(e.amount, words())}});
  }
  std::string operator()(const CloudTaken& e) const {
    return text("cloud", e.seat,
                {{"region", region(e.region)},
                 {"bolts", std::int64_t{edition.cloud(e.cloud).bolts}},
                 {"wands", resource_text(Resource::wand, e.wands, words())}});
  }
  std::string operator()(const AmuletTaken& e) const {
    return text("amulet", e.seat, {{"region", region(e.region)}});
  }
  std::string operator()(const ForestTileTaken& e) const {
    return text("tile-taken", e.seat, {{"does", forest_tile_does(edition, e.tile, words())}});
  }
  std::string operator()(const ForestTileUsed& e) const {
    return text("tile-used", e.seat, {{"does", forest_tile_does(edition, e.tile, words())}});
  }
  std::string operator()(const GaveUp& e) const {
    return text(fmt::format("{}.{}", e.could ? "gave-up" : "could-not", subject_of(e.step)),
                e.seat);
  }
  std::string operator()(const Chosen& e) const {
    switch (e.choice) {
      case Choice::black_market:
        return text("instead", e.seat, {{"event", event_text(EventCard::black_market, words())}});
      case Choice::distil:
        return text("instead", e.seat,
                    {{"event", event_text(EventCard::illegal_distillery, words())}});
      default:
        return {};  // what follows tells it
    }
  }
  std::string operator()(const RoundEnded& e) const {
    return plain("round-over", {{"n", std::int64_t{e.round}}});
  }
  // Shown when all have made their offers.
  std::string operator()(const OfferChosen&) const { return {}; }
  std::string operator()(const OfferShown& e) const {
    return text("offered", e.seat, {{"what", resources_text(e.pieces, words())}});
  }
  std::string operator()(const SetHandedIn& e) const {
    return text("handed-in", e.seat, {{"what", resources_text(one_of_each(e.kinds), words())}});
  }
  std::string operator()(const FinalScore& e) const {
    // Most games have no amulets.
    return plain(e.amulet_points == 0 ? "final-plain" : "final",
                 {{"name", name(e.seat)},
                  {"bolts", signed_text(e.bolt_points)},
                  {"sets", signed_text(e.set_points)},
                  {"amulets", signed_text(e.amulet_points)},
                  {"n", std::int64_t{e.total}}});
  }
  std::string operator()(const GameOver&) const { return plain("game-over"); }
};

}  // namespace

std::string describe_event(const Edition& edition, const Event& event, const Reader& reader) {
  return std::visit(EventWords{edition, reader}, event);
}

}  // namespace ludoteca::broom_service
