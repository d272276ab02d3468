#include "games/broom_service/example.h"

#include <vector>

#include "games/broom_service/answers.h"
#include "games/broom_service/choices.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/seen.h"

namespace ludoteca::broom_service {
namespace {

constexpr std::size_t kFew = 6;  // as many as the program lists unasked

class Examples {
 public:
  Examples(const Edition& edition, const View& view)
      : edition_(edition),
        view_(view),
        map_(map_of(edition, view)),
        frame_(view.decision),
        own_(view.players.at(view.viewer.seat())) {}

  // All answers but the one that declines.
  std::vector<Action> run() {
    if (is_move(frame_.step)) {
      for_each_pawn([this](Region region) { add_moves(region); });
    } else if (is_delivery(frame_.step)) {
      for_each_pawn([this](Region region) { add_deliveries(region); });
    } else if (is_removal(frame_.step)) {
      add_removals();
    } else if (frame_.step == Step::lead) {
      for_each_role(own_.hand, [this](Role role) {
        list_.push_back(Action::of_role(Choice::brave, role));
        if (view_.event != EventCard::old_days) {
          list_.push_back(Action::of_role(Choice::cowardly, role));
        }
      });
    } else if (frame_.step == Step::extra_role) {
      for_each_role(static_cast<Roles>(kAllRoles & ~own_.hand), [this](Role role) {
        list_.push_back(Action::of_role(Choice::more_role, role));
      });
    } else if (frame_.step == Step::mountain_potions) {
      add_takes();
    } else if (frame_.step == Step::full_hands) {
      add_offers();
    }
    return list_;
  }

 private:
  void for_each_pawn(auto look) {
    look(own_.pawns[0]);
    if (own_.pawns[1] != own_.pawns[0]) look(own_.pawns[1]);
  }

  void add_moves(Region from) {
    for (Region to = 0; to < map_.regions; ++to) {
      const bool open = view_.clouds.at(to) == kNoCloud;
      const bool right_terrain = (terrains_of(frame_) & map_.terrain_bit(to)) != 0;
      if (open && right_terrain && has(map_.neighbours.at(from), to)) {
        list_.emplace_back(Choice::move, from, to);
      }
    }
  }

  void add_deliveries(Region from) {
    if (frame_.step == Step::witch_delivery && from != frame_.place) return;
    if (frame_.step == Step::druid_delivery && (frame_.place & map_.terrain_bit(from)) == 0) return;
    for_each_bit(towers_for(map_, view_, from, own_.resources), [&](int tower) {
      for (int left = 0; left <= edition_.tower(map_, tower).wands; ++left) {
        list_.emplace_back(Choice::deliver, from, tower, left);
      }
    });
  }

  void add_removals() {
    const Regions near = map_.neighbours.at(own_.pawns[0]) | map_.neighbours.at(own_.pawns[1]);
    for (Region region = 0; region < map_.regions; ++region) {
      const Cloud cloud = view_.clouds.at(region);
      if (cloud == kNoCloud || !has(near, region)) continue;
      if (edition_.cloud(cloud).wands <= own_.resources[Resource::wand]) {
        list_.emplace_back(Choice::remove_cloud, region);
      }
    }
  }

  // The whole supply first.
  void add_takes() {
    const Resources& supply = supply_of(edition_, frame_);
    list_.push_back(Action::take(supply));
    Actions takes;
    list_takes(supply, takes);
    for (const Action action : takes) {
      if (action != list_.front()) list_.push_back(action);
    }
  }

  void add_offers() {
    const int kind = view_.own_offer.decided;
    if (kind >= kResources) return;
    const int held = own_.resources.of.at(static_cast<std::size_t>(kind));
    for (int count = 1; count <= held; ++count) list_.emplace_back(Choice::offer, kind, count);
  }

  const Edition& edition_;
  const View& view_;
  const Map& map_;
  const Frame& frame_;
  const PlayerView& own_;
  std::vector<Action> list_;
};

}  // namespace

std::optional<std::string> example_of_many(const Edition& edition, const View& view) {
  if (view.viewer.is_spectator()) return std::nullopt;
  const std::vector<Action> list = Examples(edition, view).run();
  const std::size_t declining = view.decision.step == Step::lead ? 0 : 1;
  if (list.size() + declining <= kFew) return std::nullopt;
  return notation(list.front());
}

}  // namespace ludoteca::broom_service
