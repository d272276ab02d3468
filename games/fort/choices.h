// Who is to decide, and what each decision offers.
#pragma once

#include "games/fort/turn.h"

namespace ludoteca::fort {

constexpr SeatSet to_act(const State& state) {
  if (state.pending.empty()) return {};
  const Frame& frame = state.pending.top();
  if (frame.step == Step::draft) return SeatSet::first(state.seats()).without(state.kept.chosen());
  return SeatSet::only(frame.seat);
}

constexpr void list_bits(Choice choice, unsigned bits, Actions& list) {
  for (int i = 0; bits >> i != 0; ++i) {
    if ((bits >> i & 1U) != 0) list.push_back(Action(choice, i));
  }
}

// The list must be empty. Sorted, because each part is and the choices come in their order.
constexpr void list_choices(const Edition& edition, const State& state, Seat seat, Actions& list) {
  const Frame& frame = state.pending.top();
  switch (frame.step) {
    case Step::draft:
      for_each_kid(edition, state.at(seat).hand,
                   [&](Card card) { list.push_back(Action(Choice::keep, edition.kid_of[card])); });
      break;
    case Step::play:
      list_plays(edition, state, frame, list);
      break;
    case Step::declare:
      list_declarations(edition, state, seat, list);
      break;
    case Step::choose_action:
      list_actions_of_card(edition, state, seat, list);
      break;
    case Step::choose_suit:
      list_ghost_suits(edition, state, list);
      break;
    case Step::choose_kind:
      list_kinds(edition, state, list);
      break;
    case Step::choose_rival:
      list_rivals(edition, state, list);
      break;
    case Step::add:
      list_additions(edition, state, list);
      break;
    case Step::repeat:
      Repetition(edition, state, list).run();
      break;
    case Step::pay:
      list_payments(edition, state, seat, running_effect(edition, state).first, list);
      break;
    case Step::keep_rule:
      list_bits(Choice::keep_rule, state.rules, list);
      break;
    case Step::take_perk:
      list_bits(Choice::take_perk, state.perks, list);
      break;
    case Step::follow:
      list_follows(edition, state, seat, list);
      break;
    case Step::follow_more:
      list_second_follows(edition, state, seat, list);
      break;
    case Step::rough_housing:
      list.push_back(Action(Choice::follow_no));
      list.push_back(Action(Choice::rough_house));
      break;
    case Step::do_over:
      list.push_back(Action(Choice::no_more));
      if (has_card_to_play(edition, state, seat)) list.push_back(Action(Choice::do_over));
      break;
    case Step::recruit:
      if (can_recruit(state, seat)) list_recycling(edition, state, seat, list);
      list_street(edition, state, Choice::recruit_park, Choice::recruit_deck, list);
      list_yards(edition, state, seat, Choice::recruit_yard, list);
      break;
    case Step::birthday:
      list.push_back(Action(Choice::no_more));
      list_street(edition, state, Choice::recruit_park, Choice::recruit_deck, list);
      break;
    case Step::before_discard:
    case Step::after_draw:
      list_recycling(edition, state, seat, list);
      list.push_back(Action(Choice::no_more));
      break;
    default:
      break;
  }
}

constexpr void legal_actions(const Edition& edition, const State& state, Seat seat, Actions& list) {
  list_choices(edition, state, seat, list);
}

}  // namespace ludoteca::fort
