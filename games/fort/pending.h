// Which decisions lie below which. The whole stack follows from the decision on top, from who leads
// the turn, and from the card being played: so a position needs to name no more than those.
#pragma once

#include <algorithm>

#include "games/fort/feasible.h"

namespace ludoteca::fort {

using Pending = decltype(State::pending);

// Steps of an action that is being prepared or carried out.
constexpr bool in_action(Step step) {
  return (step >= Step::choose_suit && step <= Step::take_perk) || step == Step::follow_more;
}
// Those that come before it begins (F4.11), and Copy Cat's.
constexpr bool prepares_action(Step step) {
  return (step >= Step::choose_suit && step <= Step::add) || step == Step::follow_more;
}

// Turn order counted from the leader, who is 0.
constexpr std::uint8_t places_after(const State& state, Seat leader, Seat seat) {
  return static_cast<std::uint8_t>((seat + state.seats() - leader) % state.seats());
}

// The questions asked before an action begins, the last one first.
constexpr FixedList<Step, 4> preparations(const Effect& effect, const State& state, bool leader) {
  FixedList<Step, 4> steps;
  if (leader && effect.improvable()) steps.push_back(Step::add);
  if (effect.first == Icon::copy_rival_pack) steps.push_back(Step::choose_rival);
  if (effect.has_any() && (leader || state.play.kind == 0)) steps.push_back(Step::choose_kind);
  if (leader && effect.times == Times::any_suit) steps.push_back(Step::choose_suit);
  if (!leader && effect.improvable()) steps.push_back(Step::follow_more);
  return steps;
}

// The stack with this decision on top; empty if there is no such decision with this card.
class PendingFor {
 public:
  constexpr PendingFor(const Edition& edition, const State& state, Seat leader)
      : edition_(edition), state_(state), leader_(leader) {}

  constexpr Pending decision(Step step, Seat seat) {
    switch (step) {
      case Step::draft:
        put(step, state_.first);
        break;
      case Step::play:  // for the second time after Do-Over
        put(step, leader_, played() ? 1 : 0);
        break;
      case Step::recruit:
      case Step::birthday:
        put(Step::discard_phase, leader_);
        if (state_.at(leader_).has(Perk::birthday_party)) put(Step::birthday, leader_);
        if (step == Step::recruit) put(step, leader_);
        break;
      case Step::before_discard:
        put(Step::discard_phase, leader_, 1);
        put(step, leader_);
        break;
      case Step::after_draw:
        put(Step::next_turn, leader_, 1);
        put(step, leader_);
        break;
      default:
        put(Step::recruit_phase, leader_);
        if (!put_play_phase(step, seat)) return {};
    }
    return stack_;
  }

 private:
  constexpr void put(Step step, Seat seat, int arg = 0) {
    stack_.push({step, seat, static_cast<std::uint8_t>(arg)});
  }
  constexpr bool played() const { return state_.play.card != kNoCard; }

  constexpr bool put_play_phase(Step step, Seat seat) {
    if (in_action(step)) return put_action(step, seat);
    if (!played()) return false;
    switch (step) {
      case Step::rough_housing:
        put(Step::after_follow, leader_);
        put(step, seat);
        return true;
      case Step::follow:
        put(Step::ask_follower, leader_, places_after(state_, leader_, seat));
        put(step, seat);
        return true;
      case Step::do_over:
        break;
      default:  // declare, choose_action
        put(Step::ask_follower, leader_);
        if (step == Step::declare) put(Step::choose_action, leader_);
    }
    put(step, leader_);
    return true;
  }

  constexpr bool put_action(Step step, Seat seat) {
    const bool leads = seat == leader_;
    const Box box = state_.run.box;
    if (played() == (box == Box::diy) || (!leads && box != Box::public_box)) return false;
    if (played()) put(Step::ask_follower, leader_, places_after(state_, leader_, seat));
    if (played() && leads) put(Step::choose_action, leader_);
    put(Step::run, seat);
    if (!prepares_action(step)) {
      put(step, seat);
      return true;
    }
    const Effect effect = effect_of(edition_, state_.play.card, box);
    const auto questions = preparations(effect, state_, leads);
    const Step* const asked = std::find(questions.begin(), questions.end(), step);
    if (asked == questions.end()) return false;
    std::for_each(questions.begin(), asked + 1, [&](Step question) { put(question, seat); });
    return true;
  }

  const Edition& edition_;
  const State& state_;
  Seat leader_;
  Pending stack_;
};

}  // namespace ludoteca::fort
