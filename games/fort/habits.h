// What a player does without looking ahead: for playing a turn out quickly.
#pragma once

#include "games/fort/rules.h"
#include "games/fort/worth.h"

namespace ludoteca::fort {

class Habits {
 public:
  Habits(const Edition& edition, const Worth& worth) : edition_(edition), worth_(worth) {}

  Action choice(const State& state, Seat seat) const {
    Actions list;
    legal_actions(edition_, state, seat, list);
    return choice(state, seat, list);
  }
  // Of these, which are all that is possible.
  Action choice(const State& state, Seat seat, const Actions& list) const {
    Action best = list[0];
    int most = -1;
    for (const Action action : list) {
      const int appeal = appeal_of(state, seat, action);
      if (appeal > most) {
        most = appeal;
        best = action;
      }
    }
    return best;
  }

 private:
  static constexpr int kPlainKid = 95;
  static constexpr int kBest = 1000;

  int kid(int id) const { return worth_.of_kid(static_cast<KidId>(id)); }
  static int held(const Player& player, int kind) {
    return player.stuff.of[kind] + player.pack.of[kind];
  }

  int appeal_of(const State& state, Seat seat, Action action) const {
    const Player& player = state.at(seat);
    switch (action.choice()) {
      case Choice::keep:
      case Choice::play:
      case Choice::recruit_park:
        return kid(action.first());
      case Choice::recruit_yard:
      case Choice::trash_yard:
        return kid(action.second());
      case Choice::recruit_deck:
        return kPlainKid;
      case Choice::trash_hand:
      case Choice::trash_discard:
      case Choice::look_hand:
        return kBest - kid(action.first());
      // Whatever is left in the hand will wait in the Yard, so adding a card costs nothing.
      case Choice::use_public:
      case Choice::add_hand:
      case Choice::pair_both:
      case Choice::look_yard:
        return 40;
      case Choice::use_private:
      case Choice::count_lookout:
      case Choice::go_on:
      case Choice::look_park:
        return 30;
      case Choice::begin:
      case Choice::follow:
      case Choice::look_deck:
      case Choice::pair_first:
      case Choice::pair_second:
        return 20;
      case Choice::follow_no:
      case Choice::no_more:
        return 10;
      case Choice::suit:
        return symbols_at_hand(player, action.suit());
      case Choice::kind:
      case Choice::convert:
        return 20 + (action.choice() == Choice::kind ? -1 : 1) * held(player, action.first());
      case Choice::rival:
        return state.at(static_cast<Seat>(action.first())).pack.total();
      case Choice::move:
        return 20 + (action.second() == static_cast<int>(Place::supply) ? 20 : 0) +
               player.stuff.of[action.first()];
      case Choice::pay:
        return 10 + action.first() + action.second();
      case Choice::spend:
        return action.second() == static_cast<int>(Place::stuff) ? 20 : 15;
      case Choice::copy:
        return action.first() + action.second();
      case Choice::keep_rule:
        return worth_.of_rule(state, seat, static_cast<MadeUpRule>(action.first()));
      case Choice::take_perk:
        return Worth::of_perk(static_cast<Perk>(action.first()));
      default:
        return 0;
    }
  }

  int symbols_at_hand(const Player& player, Suit suit) const {
    int count = 0;
    (player.hand | player.lookout).for_each([&](Card card) {
      count += edition_.kid(card).symbols_of(suit, suit);
    });
    return count;
  }

  const Edition& edition_;
  const Worth& worth_;
};

}  // namespace ludoteca::fort
