// A move in words, with what it brings.
#include <fmt/format.h>

#include <vector>

#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/seen.h"
#include "games/broom_service/terminal_signs.h"
#include "games/broom_service/words.h"

namespace ludoteca::broom_service {
namespace {

class MoveWords {
 public:
  MoveWords(const Edition& edition, const View& view, Action action, const Reader& reader)
      : edition_(edition),
        view_(view),
        action_(action),
        words_(reader.words),
        map_(map_of(edition, view)),
        seat_(view.viewer.is_spectator() ? view.decision.seat : view.viewer.seat()) {}

  std::string run() const {
    switch (action_.choice()) {
      case Choice::roles:
        return role_set();
      case Choice::more_role:
        return with_curse(text("more-role", {{"role", role_text(action_.role(), words_)}}),
                          action_.role());
      case Choice::brave:
      case Choice::cowardly:
        return lay();
      case Choice::act:
        return text("act", {{"does", role_does(edition_, role(), false, words_)}});
      case Choice::brave_tile:
        return text("brave-tile", {{"does", role_does(edition_, role(), true, words_)}});
      case Choice::points_tile:
        return text("points-tile", {{"n", std::int64_t{edition_.forest_points}}});
      case Choice::black_market:
        return text("black-market", {{"event", event_text(EventCard::black_market, words_)},
                                     {"n", std::int64_t{edition_.black_market}}});
      case Choice::distil:
        return text("distil", {{"event", event_text(EventCard::illegal_distillery, words_)},
                               {"what", resource_text(action_.resource(), 1, words_)}});
      case Choice::move:
        return move();
      case Choice::fly:
        return fly();
      case Choice::deliver:
        return deliver();
      case Choice::take:
        return text("take", {{"what", resources_text(action_.amount(), words_)}});
      case Choice::remove_cloud:
        return remove_cloud();
      case Choice::hand_in:
        return hand_in();
      case Choice::offer:
        return offer();
      case Choice::give_up:
        return text(fmt::format("give-up.{}", subject_of(view_.decision.step)));
      default:
        return text(notation_word(action_.choice()));
    }
  }

 private:
  std::string text(std::string_view key, std::initializer_list<TextArg> args = {}) const {
    return words_.text(fmt::format("broom-service.move.{}", key), args);
  }
  std::string region(Region region) const { return region_text(map_, region, words_); }
  Role role() const { return view_.role == kNoRole ? Role{} : view_.role; }
  const PlayerView& own() const { return view_.players.at(seat_); }

  // Adds what is worth knowing in brackets.
  static std::string noted(std::string move, const std::vector<std::string>& notes) {
    if (notes.empty()) return move;
    return fmt::format("{} [{}]", move, fmt::join(notes, " · "));
  }
  std::string curse(int roles) const {
    return text("bewitched", {{"n", std::int64_t{roles * edition_.bewitched_cost}}});
  }
  std::string with_curse(std::string move, Role laid) const {
    if (!contains(view_.bewitched, laid)) return move;
    return noted(std::move(move), {curse(1)});
  }

  std::string role_set() const {
    const Roles roles = action_.role_set();
    std::vector<std::string> notes;
    const auto count = static_cast<std::size_t>(std::popcount(roles));
    if (view_.event == EventCard::more_or_less && count <= kMostRoles) {
      notes.push_back(named_text(event_text(view_.event, words_),
                                 signed_text(edition_.more_or_less.at(count)), words_));
    }
    const int cursed = std::popcount(static_cast<unsigned>(roles & view_.bewitched));
    if (cursed > 0) notes.push_back(curse(cursed));
    // The sign tells which of them are meant.
    std::vector<std::string> names;
    for_each_role(roles, [&](Role role) {
      const bool bewitched = contains(view_.bewitched, role);
      names.push_back(role_text(role, words_) +
                      (bewitched ? fmt::format(" {}", kBewitchedSign) : ""));
    });
    return noted(fmt::format("{}", fmt::join(names, ", ")), notes);
  }

  std::string lay() const {
    const bool brave = action_.choice() == Choice::brave;
    return with_curse(named_text(role_text(action_.role(), brave, words_),
                                 role_does(edition_, action_.role(), brave, words_), words_),
                      action_.role());
  }

  // A move, and what waits where it ends.
  std::string move() const {
    const Region to = action_.target();
    std::vector<std::string> notes;
    if (amulet_waits(map_, view_, seat_, to)) {
      const auto tile = static_cast<MountainTile>(mountain_tile_at(map_, view_, to));
      notes.push_back(text("amulet", {{"does", mountain_tile_does(edition_, tile, words_)}}));
    }
    const std::uint8_t forest = forest_tile_at(map_, view_, to);
    if (forest != kNoTile) {
      const auto tile = static_cast<ForestTile>(forest);
      notes.push_back(text("forest-tile", {{"does", forest_tile_does(edition_, tile, words_)}}));
    }
    const std::uint8_t hill = hill_tile_at(map_, view_, to);
    if (hill != kNoTile && hill != kTowerTile) {
      notes.push_back(hill_tile_does(edition_, hill, words_));
    } else if (view_.decision.step == Step::witch_move && acts_bravely(view_)) {
      notes.push_back(towers_at(to));
    }
    return noted(text("move", {{"from", region(action_.region())}, {"to", region(to)}}), notes);
  }
  // "t3 +4, t12 +6": the towers a brave witch could deliver to from there, storm clouds included.
  std::string towers_at(Region region) const {
    const int storm = edition_.storm_bonus * bonus_clouds(map_, view_, region);
    std::vector<std::string> towers;
    for_each_bit(towers_for(map_, view_, region, own().resources), [&](int tower) {
      const int points = edition_.tower(map_, tower).points + storm;
      towers.push_back(fmt::format("{} {}", tower_code(tower), signed_text(points)));
    });
    if (towers.empty()) return text("no-tower");
    return text("towers", {{"list", fmt::format("{}", fmt::join(towers, ", "))}});
  }

  std::string fly() const {
    const auto circle = static_cast<std::size_t>(action_.first());
    return text("fly", {{"circle", kCircleLetters.substr(circle, 1)},
                        {"to", region(map_.circle.at(circle))}});
  }

  // All points of a delivery, and where they come from if there are several sources.
  std::string deliver() const {
    const int number = action_.tower();
    std::string where = text("deliver", {{"tower", tower_text(edition_, map_, number, words_)},
                                         {"from", region(action_.region())}});
    if ((number != kTileTower && number >= map_.towers) || action_.region() >= map_.regions) {
      return where;
    }
    const Tower& tower = edition_.tower(map_, number);
    const int storm = edition_.storm_bonus * bonus_clouds(map_, view_, action_.region());
    const bool brave_druid = view_.decision.step == Step::druid_delivery && acts_bravely(view_);
    const int druid = brave_druid ? edition_.brave_druid : 0;
    std::vector<std::string> notes;
    if (storm != 0) notes.push_back(bonus("storm-delivery", storm));
    if (druid != 0) notes.push_back(bonus("brave-druid", druid));
    if (!notes.empty()) {
      notes.push_back(text("together", {{"n", std::int64_t{tower.points + storm + druid}}}));
    }
    if (action_.wands_left() > 0) {
      notes.push_back(text(
          "leaving", {{"wands", resource_text(Resource::wand, action_.wands_left(), words_)}}));
    }
    return noted(where, notes);
  }
  std::string bonus(std::string_view why, int points) const {
    return named_text(words_.text(fmt::format("broom-service.why.{}", why)), signed_text(points),
                      words_);
  }

  std::string remove_cloud() const {
    const Region at = action_.region();
    const Cloud cloud = at < map_.regions ? view_.clouds.at(at) : kNoCloud;
    if (cloud == kNoCloud) return text("cloud", {{"region", region(at)}});
    std::vector<std::string> notes = {cloud_text(edition_, cloud, words_)};
    if (acts_bravely(view_)) notes.push_back(bonus("brave-fairy", edition_.brave_fairy));
    if (is_storm(cloud)) notes.push_back(storm_does(edition_, cloud, words_));
    return noted(text("cloud", {{"region", region(at)}}), notes);
  }

  std::string hand_in() const {
    const bool four = std::popcount(static_cast<unsigned>(action_.kinds())) == kResources;
    const int points = four ? edition_.all_at_once.first : edition_.all_at_once.second;
    return text("hand-in", {{"what", resources_text(one_of_each(action_.kinds()), words_)},
                            {"n", std::int64_t{points}}});
  }

  std::string offer() const {
    if (action_.count() > 0) {
      return text("offer", {{"what", resource_text(action_.resource(), action_.count(), words_)}});
    }
    const std::string_view kind = resource_name(action_.resource());
    return text("offer-none", {{"kind", words_.text(fmt::format("broom-service.kind.{}", kind))}});
  }

  const Edition& edition_;
  const View& view_;
  Action action_;
  const Catalogue& words_;
  const Map& map_;
  Seat seat_;
};

}  // namespace

std::string describe_action(const Edition& edition, const View& view, Action action,
                            const Reader& reader) {
  return MoveWords(edition, view, action, reader).run();
}

}  // namespace ludoteca::broom_service
