// Which choices answer which question, legal or not: to tell a wrong answer from one to a question
// that nobody asked.
#pragma once

#include <algorithm>
#include <initializer_list>

#include "games/fort/state.h"

namespace ludoteca::fort {

// Whether a step takes answers of this kind at all; answers that are always possible there are left
// out, because they are never refused.
inline bool takes(Step step, Choice choice) {
  const auto one_of = [choice](std::initializer_list<Choice> choices) {
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
  };
  switch (step) {
    case Step::draft:
      return choice == Choice::keep;
    case Step::play:
      return one_of({Choice::play, Choice::use_diy, Choice::recycle});
    case Step::declare:
    case Step::choose_suit:
      return choice == Choice::suit;
    case Step::choose_action:
      return one_of({Choice::use_public, Choice::use_private, Choice::no_more, Choice::recycle});
    case Step::choose_kind:
      return choice == Choice::kind;
    case Step::choose_rival:
      return choice == Choice::rival;
    case Step::add:
      return one_of({Choice::add_hand, Choice::count_lookout, Choice::begin});
    case Step::repeat:
      return choice >= Choice::go_on && choice <= Choice::stop && choice != Choice::pay;
    case Step::pay:
      return choice == Choice::pay;
    case Step::keep_rule:
      return choice == Choice::keep_rule;
    case Step::take_perk:
      return choice == Choice::take_perk;
    case Step::follow:
    case Step::follow_more:
      return choice == Choice::follow;
    case Step::do_over:
      return choice == Choice::do_over;
    case Step::recruit:
      return one_of(
          {Choice::recruit_park, Choice::recruit_deck, Choice::recruit_yard, Choice::recycle});
    case Step::birthday:
      return one_of({Choice::recruit_park, Choice::recruit_deck});
    case Step::before_discard:
    case Step::after_draw:
      return choice == Choice::recycle;
    default:
      return false;
  }
}

// The icon a choice of a repetition is for.
inline bool fits_icon(Choice choice, Icon icon) {
  switch (choice) {
    case Choice::move:
      return icon == Icon::pack;
    case Choice::look_hand:
    case Choice::look_park:
    case Choice::look_deck:
    case Choice::look_yard:
      return icon == Icon::lookout;
    case Choice::trash_hand:
    case Choice::trash_discard:
      return icon == Icon::trash;
    case Choice::recruit_park:
    case Choice::recruit_deck:
    case Choice::recruit_yard:
      return icon == Icon::recruit;
    case Choice::spend:
      return icon == Icon::spend_pizza || icon == Icon::spend_toy;
    case Choice::trash_yard:
      return icon == Icon::trash_rival;
    case Choice::copy:
      return icon == Icon::copy_pack || icon == Icon::copy_rival_pack;
    case Choice::convert:
      return icon == Icon::convert;
    case Choice::stop:
      return true;
    default:
      return false;
  }
}

}  // namespace ludoteca::fort
