#include "games/broom_service/greedy.h"

#include <algorithm>
#include <bit>

#include "games/broom_service/prospects.h"

namespace ludoteca::broom_service {
namespace {

constexpr float kWhim = 1.5F;   // so that rivals cannot compute the roles
constexpr float kLeads = 0.4F;  // leading the next turn
constexpr int kKept = 4;        // resources worth keeping when offers are made

class Greedy {
 public:
  Greedy(const Edition& edition, const State& state, Seat seat, FastGenerator& random)
      : edition_(edition),
        state_(state),
        seat_(seat),
        random_(random),
        streams_(Seed::from_number(random())),
        prospects_(edition) {}

  Action choice() {
    switch (state_.pending.top().step) {
      case Step::choose_roles:
        return Action::roles(
            prospects_.plan(state_, seat_, edition_.roles_chosen, kWhim, random_, streams_));
      case Step::extra_role:
        return extra_role();
      case Step::lead:
      case Step::follow:
        return lay();
      case Step::full_hands:
        return offer();
      default:
        return best_after();
    }
  }

 private:
  const Player& player() const { return state_.at(seat_); }

  // A role that would be worth more than what the tile may bring later.
  Action extra_role() {
    const RoleGains gains = prospects_.role_gains(state_, seat_, streams_);
    int best = -1;
    auto highest = static_cast<float>(edition_.rounds - state_.round);
    for (int r = 0; r < kRoles; ++r) {
      const float gain = gains[static_cast<std::size_t>(r)].cowardly;
      if (contains(player().hand, static_cast<Role>(r)) || gain <= highest) continue;
      highest = gain;
      best = r;
    }
    return best < 0 ? Action(Choice::no_more_role) : Action(Choice::more_role, best);
  }

  Action lay() {
    const RoleGains gains = prospects_.role_gains(state_, seat_, streams_);
    Actions list;
    legal_actions(edition_, state_, seat_, list);
    Action best = list[0];
    float highest = -1e9F;
    for (const Action action : list) {
      const RoleGain& gain = gains[static_cast<std::size_t>(action.role())];
      float value = gain.cowardly;
      if (action.choice() == Choice::brave) {
        const float stay = Prospects::chance_to_stay(state_, seat_, action.role());
        value = stay * (gain.brave + kLeads);
      }
      if (value <= highest) continue;
      highest = value;
      best = action;
    }
    return best;
  }

  // Whatever is more than a few of each kind, if there is enough to win with.
  Action offer() {
    const int kind = state_.offers[seat_].decided;
    const int held = player().resources.of[static_cast<std::size_t>(kind)];
    const bool last = state_.round == edition_.rounds;
    const int kept = last ? 1 : kKept / 2;
    return Action(Choice::offer, kind, std::max(0, held - kept));
  }

  Action best_after() {
    Actions list;
    legal_actions(edition_, state_, seat_, list);
    Action best = list[0];
    float highest = -1e9F;
    for (const Action action : list) {
      const float value = prospects_.after(state_, seat_, action, streams_);
      if (value <= highest) continue;
      highest = value;
      best = action;
    }
    return best;
  }

  const Edition& edition_;
  const State& state_;
  Seat seat_;
  FastGenerator& random_;
  FastStreams streams_;
  Prospects prospects_;
};

}  // namespace

Action greedy_choice(const Edition& edition, const State& state, Seat seat, FastGenerator& random) {
  return Greedy(edition, state, seat, random).choice();
}

}  // namespace ludoteca::broom_service
