// What a player remembers of the draft (F1.4, F2.3): the kids of each hand when it came by. Each
// hand of kids is known by the seat that held it first; pick after pick it moves on by one seat.
#pragma once

#include "games/fort/state.h"

namespace ludoteca::fort {

using DraftGroup = FixedList<Card, kDraftKids>;

class DraftMemory {
 public:
  constexpr DraftMemory(const Edition& edition, const State& state, Viewer viewer)
      : state_(state), viewer_(viewer), kids_(edition.own_kids), picks_(edition.own_kids) {
    const bool drafting = !state.pending.empty() && state.pending.top().step == Step::draft;
    if (drafting) picks_ = edition.own_kids - state.at(0).hand.size();
  }

  // Kids the viewer has seen pass, wherever they are now.
  constexpr CardSet seen() const {
    CardSet cards;
    if (!remembers()) return cards;
    for (int hand = 0; hand < state_.seats(); ++hand) {
      if (first_look(hand) > picks_) continue;
      for (int pick = first_look(hand); pick < picks_ && pick < kids_; ++pick) {
        cards.add(state_.drafted[hand][pick]);
      }
      cards |= rest_of(hand);
    }
    return cards;
  }

  // Calls use(group) with each group of kids of which the viewer knows that they were taken, or are
  // still in the passing hand, after one look and before the next, but not which is where.
  template <class Use>
  constexpr void for_each_group(Use use) const {
    if (!remembers()) return;
    const int players = state_.seats();
    for (int hand = 0; hand < players; ++hand) {
      for (int look = first_look(hand); look < picks_; look += players) {
        DraftGroup group;
        const int next = look + players;
        for (int pick = look + 1; pick < next && pick < picks_; ++pick) {
          group.push_back(state_.drafted[hand][pick]);
        }
        if (next > picks_) rest_of(hand).for_each([&](Card card) { group.push_back(card); });
        use(group);
      }
    }
  }

 private:
  constexpr bool remembers() const { return !viewer_.is_spectator() && state_.options.draft; }
  // The number of picks made when a hand first came to the viewer.
  constexpr int first_look(int hand) const {
    return (viewer_.seat() - hand + state_.seats()) % state_.seats();
  }
  // What is left of a hand that is still passing.
  constexpr CardSet rest_of(int hand) const {
    if (picks_ == kids_) return {};
    return state_.players[(hand + picks_) % state_.seats()].hand;
  }

  const State& state_;
  Viewer viewer_;
  int kids_;
  int picks_;  // made by everybody so far
};

}  // namespace ludoteca::fort
