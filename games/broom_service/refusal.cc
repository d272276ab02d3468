// Why a move is refused: always the rule that stands against it.
#include <fmt/format.h>

#include <algorithm>

#include "games/broom_service/answers.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/seen.h"
#include "games/broom_service/words.h"

namespace ludoteca::broom_service {
namespace {

class Refusal {
 public:
  Refusal(const Edition& edition, const View& view, Action action, const Catalogue& words)
      : edition_(edition),
        view_(view),
        action_(action),
        words_(words),
        map_(map_of(edition, view)),
        frame_(view.decision),
        own_(view.players.at(view.viewer.seat())) {}

  std::string run() const {
    if (!answers(frame_.step, action_.choice())) return not_now();
    switch (action_.choice()) {
      case Choice::roles:
        return refuse_roles();
      case Choice::more_role:
        return about_role("in-hand", action_.role());
      case Choice::brave:
      case Choice::cowardly:
        return frame_.step == Step::follow ? about_role("must-follow", view_.role) : refuse_lead();
      case Choice::brave_tile:
        return no_tile(ForestTile::brave);
      case Choice::points_tile:
        return no_tile(ForestTile::points);
      case Choice::black_market:
        return not_the_event(EventCard::black_market);
      case Choice::distil:
        return not_the_event(EventCard::illegal_distillery);
      case Choice::move:
        return refuse_move();
      case Choice::fly:
        return refuse_flight();
      case Choice::deliver:
        return refuse_delivery();
      case Choice::take:
        return text("supply", {{"what", resources_text(supply_of(edition_, frame_), words_)}});
      case Choice::remove_cloud:
        return refuse_cloud();
      case Choice::hand_in:
        return refuse_set();
      case Choice::offer:
        return refuse_offer();
      default:
        return not_now();
    }
  }

 private:
  std::string text(std::string_view key, std::initializer_list<TextArg> args = {}) const {
    return words_.text(fmt::format("broom-service.refusal.{}", key), args);
  }
  std::string not_now() const {
    return text("not-now", {{"question", question(edition_, view_, words_)}});
  }
  std::string about_role(std::string_view key, Role role) const {
    return text(key, {{"role", role_text(role, words_)}});
  }
  std::string about_region(std::string_view key, Region region) const {
    return text(key, {{"region", region_text(map_, region, words_)}});
  }
  std::string about_tower(std::string_view key) const {
    return text(key, {{"tower", tower_text(edition_, map_, action_.tower(), words_)},
                      {"region", region_text(map_, action_.region(), words_)}});
  }
  std::string no_such_region() const {
    return text("no-region", {{"n", std::int64_t{map_.regions}}});
  }
  std::string no_tile(ForestTile tile) const {
    return text("no-tile", {{"does", forest_tile_does(edition_, tile, words_)}});
  }
  std::string not_the_event(EventCard card) const {
    return text("not-the-event",
                {{"event", event_text(card, words_)}, {"now", event_text(view_.event, words_)}});
  }
  bool on_board(Region region) const { return region < map_.regions; }
  bool stands(Region region) const { return own_.pawns[0] == region || own_.pawns[1] == region; }
  std::string no_pawn(Region region) const {
    return text("no-pawn", {{"region", region_text(map_, region, words_)},
                            {"one", std::int64_t{own_.pawns[0] + 1}},
                            {"two", std::int64_t{own_.pawns[1] + 1}}});
  }

  // B3.1, B6
  std::string refuse_roles() const {
    if (view_.event == EventCard::more_or_less) {
      return text("some-roles", {{"n", std::int64_t{kMostRoles}}});
    }
    return text("roles", {{"n", std::int64_t{edition_.roles_chosen}}});
  }

  // B3.2; B6, Like in the Old Days
  std::string refuse_lead() const {
    const Role role = action_.role();
    if (contains(own_.laid, role)) return about_role("laid", role);
    if (!contains(own_.hand, role)) return about_role("not-in-hand", role);
    return text("old-days", {{"event", event_text(EventCard::old_days, words_)}});
  }

  // B1.2, B4.1
  std::string refuse_move() const {
    const Region from = action_.region();
    const Region to = action_.target();
    if (!on_board(from) || !on_board(to)) return no_such_region();
    if (!stands(from)) return no_pawn(from);
    if (!has(map_.neighbours.at(from), to)) {
      return text("not-adjacent", {{"from", region_text(map_, from, words_)},
                                   {"to", region_text(map_, to, words_)},
                                   {"list", numbers(map_.neighbours.at(from))}});
    }
    if ((terrains_of(frame_) & map_.terrain_bit(to)) == 0) {
      return text("wrong-terrain",
                  {{"region", region_text(map_, to, words_)},
                   {"role", role_text(view_.role, words_)},
                   {"does", role_does(edition_, view_.role, frame_.arg != 0, words_)}});
    }
    return about_region("cloud-in-the-way", to);
  }
  static std::string numbers(Regions regions) {
    std::string list;
    for_each_bit(regions, [&list](int region) {
      list += fmt::format("{}{}", list.empty() ? "" : ", ", region + 1);
    });
    return list;
  }

  // B8.3
  std::string refuse_flight() const {
    const auto& [one, two] = edition_.turbo.at(view_.hill.at(frame_.place));
    return text("circles",
                {{"one", kCircleLetters.substr(one, 1)}, {"two", kCircleLetters.substr(two, 1)}});
  }

  // B4, B4.2
  std::string refuse_delivery() const {
    const Region from = action_.region();
    if (!on_board(from)) return no_such_region();
    if (frame_.step == Step::witch_delivery && from != frame_.place) {
      return about_region("witch-region", frame_.place);
    }
    if (!stands(from)) return no_pawn(from);
    if (frame_.step == Step::druid_delivery && (frame_.place & map_.terrain_bit(from)) == 0) {
      return text("druid-terrain", {{"region", region_text(map_, from, words_)},
                                    {"role", role_text(view_.role, words_)},
                                    {"where", terrains_text(frame_.place, words_)}});
    }
    return refuse_tower();
  }
  std::string refuse_tower() const {
    const int number = action_.tower();
    if (number != kTileTower && number >= map_.towers) {
      return text("no-tower", {{"n", std::int64_t{map_.towers}}});
    }
    const Towers tower = Towers{1} << number;
    if ((towers_beside(map_, view_, action_.region()) & tower) == 0)
      return about_tower("far-tower");
    if ((view_.covered & tower) != 0) return about_tower("covered");
    if ((view_.filled & tower) != 0) return about_tower("filled");
    const Tower& shown = edition_.tower(map_, number);
    if (own_.resources[potion(shown.colour)] == 0) {
      const std::string_view colour = colour_name(shown.colour);
      return text("no-potion",
                  {{"tower", tower_code(number)},
                   {"kind", words_.text(fmt::format("broom-service.kind.{}", colour))}});
    }
    return about_tower("tower-wands");
  }

  // B4, Weather Fairy
  std::string refuse_cloud() const {
    const Region at = action_.region();
    if (!on_board(at)) return no_such_region();
    const Cloud cloud = view_.clouds.at(at);
    if (cloud == kNoCloud) return about_region("no-cloud", at);
    if (!has(map_.neighbours.at(own_.pawns[0]) | map_.neighbours.at(own_.pawns[1]), at)) {
      return about_region("far-cloud", at);
    }
    return text("wands",
                {{"need", resource_text(Resource::wand, edition_.cloud(cloud).wands, words_)},
                 {"n", std::int64_t{own_.resources[Resource::wand]}}});
  }

  // B6, All at Once!
  std::string refuse_set() const {
    const auto kinds = static_cast<unsigned>(action_.kinds());
    if (std::popcount(kinds) < kResources - 1) return text("small-set");
    const unsigned lacking = kinds & ~unsigned{kinds_of(own_.resources)};
    if (lacking == 0) return not_now();
    const auto missing = static_cast<std::size_t>(std::countr_zero(lacking));
    return text("missing", {{"kind", words_.text(fmt::format("broom-service.kind.{}",
                                                             kResourceKindNames.at(missing)))}});
  }

  // B6, Full Hands
  std::string refuse_offer() const {
    const std::uint8_t now = view_.own_offer.decided;
    if (now >= kResources || static_cast<std::uint8_t>(action_.resource()) != now) return not_now();
    const int held = own_.resources.of.at(now);
    return text("offer", {{"what", resource_text(action_.resource(), held, words_)}});
  }

  const Edition& edition_;
  const View& view_;
  Action action_;
  const Catalogue& words_;
  const Map& map_;
  const Frame& frame_;
  const PlayerView& own_;
};

}  // namespace

std::string refusal(const Edition& edition, const View& view, const std::optional<Action>& action,
                    const Catalogue& words) {
  if (!action) {
    return words.text("broom-service.refusal.no-move",
                      {{"question", question(edition, view, words)}});
  }
  return Refusal(edition, view, *action, words).run();
}

}  // namespace ludoteca::broom_service
