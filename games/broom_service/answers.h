// Which choices answer which question, legal or not: to tell a wrong answer from one to a question
// that nobody asked.
#pragma once

#include "games/broom_service/reach.h"

namespace ludoteca::broom_service {

constexpr bool may_be_given_up(Step step) {
  return is_move(step) || is_delivery(step) || is_removal(step) || step == Step::gather ||
         step == Step::mountain_potions || step == Step::mountain_wands || step == Step::hand_in;
}

constexpr bool answers(Step step, Choice choice) {
  if (choice == Choice::give_up) return may_be_given_up(step);
  if (is_move(step)) return choice == Choice::move;
  if (is_delivery(step)) return choice == Choice::deliver;
  if (is_removal(step)) return choice == Choice::remove_cloud;
  switch (step) {
    case Step::choose_roles:
      return choice == Choice::roles;
    case Step::extra_role:
      return choice == Choice::more_role || choice == Choice::no_more_role;
    case Step::lead:
    case Step::follow:
      return choice == Choice::brave || choice == Choice::cowardly;
    case Step::cowardly_way:
      return choice >= Choice::act && choice <= Choice::distil;
    case Step::mountain_order:
      return choice == Choice::tile_first || choice == Choice::delivery_first;
    case Step::fly:
      return choice == Choice::fly;
    case Step::full_hands:
      return choice == Choice::offer;
    case Step::hand_in:
      return choice == Choice::hand_in;
    default:
      return choice == Choice::take;
  }
}

}  // namespace ludoteca::broom_service
