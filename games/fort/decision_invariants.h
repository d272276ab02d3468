// What must hold of the card being played, the action being carried out and the pending decision.
// A position that passes, and in which the decision leaves a choice, can be played on: no choice
// that is offered leads to one without (feasible.h).
#pragma once

#include "games/fort/pending.h"
#include "games/fort/rules.h"
#include "games/fort/scoring.h"

namespace ludoteca::fort {

// ×pack, ×lookout and ×fort: no board holds more.
inline constexpr int kMostTimes = 12;

constexpr CardSet cards_on_table(const State& state) {
  CardSet cards = state.park_deck | state.in_play;
  for (const Card card : state.park) {
    if (card != kNoCard) cards.add(card);
  }
  for (const Player& player : state.players) cards |= cards_owned(player);
  return cards;
}

class DecisionCheck {
 public:
  // Of a position in which somebody is to decide.
  constexpr DecisionCheck(const Edition& edition, const State& state)
      : edition_(edition),
        state_(state),
        step_(state.pending.top().step),
        seat_(state.pending.top().seat),
        leader_(state.pending.begin()->seat) {}

  constexpr bool sound() const {
    if (leader_ >= state_.seats() || seat_ >= state_.seats() || !is_decision(step_)) return false;
    if (step_ == Step::draft) return state_.play == Play() && state_.in_play.empty();
    return cards_in_play_sound() && play_sound() && stack_sound() && step_sound();
  }

  // Of a sound position. In an imagined one (determinize.h) a rival may hold no card for what the
  // real one is about to do.
  constexpr bool leaves_a_choice() const {
    if (choices(state_).empty()) return false;
    if (step_ != Step::follow_more) return true;
    State without = state_;  // Copy Cat: without the second card the action must be possible too
    without.pending.pop();
    if (without.pending.top().step == Step::run) without.pending.push({Step::repeat, seat_, 0});
    return !choices(without).empty();
  }

 private:
  constexpr const Player& decider() const { return state_.at(seat_); }
  constexpr bool played() const { return state_.play.card != kNoCard; }
  constexpr bool leads() const { return seat_ == leader_; }
  constexpr const Kid& kid() const { return edition_.kid(state_.play.card); }
  constexpr Effect box(std::size_t index) const {
    return index == 0 ? kid().public_action : kid().private_action;
  }
  constexpr Use use(std::size_t index) const { return state_.play.use[index]; }
  constexpr bool used_one_fully() const { return use(0) == Use::fully || use(1) == Use::fully; }
  // The leader's own part of the play, before anybody follows.
  constexpr bool before_following() const {
    return step_ == Step::declare || step_ == Step::choose_action || (in_action(step_) && leads());
  }
  constexpr bool after_following() const {
    return step_ == Step::do_over || step_ == Step::play || step_ == Step::recruit ||
           step_ == Step::birthday || step_ == Step::before_discard;
  }

  constexpr Actions choices(const State& state) const {
    Actions list;
    legal_actions(edition_, state, seat_, list);
    return list;
  }

  constexpr bool stack_sound() const {
    const Pending expected = PendingFor(edition_, state_, leader_).decision(step_, seat_);
    return state_.pending == expected;
  }

  // F3: the leader's Yard was cleaned up; added cards are there until the Discard phase.
  constexpr bool cards_in_play_sound() const {
    if (step_ == Step::after_draw) return state_.in_play.empty() && state_.counted.empty();
    if (!state_.at(leader_).yard.empty()) return false;
    if (!(state_.counted - state_.at(leader_).lookout).empty()) return false;
    CardSet strange = state_.in_play & edition_.all_best_friends;
    for (const Card card : edition_.best_friends[state_.at(leader_).colour]) strange.remove(card);
    if (!strange.empty()) return false;
    return played() || (state_.in_play.empty() && state_.counted.empty());
  }

  constexpr bool play_sound() const {
    if (!played()) return state_.play == Play();
    return played_card_sound() && uses_sound() && followers_sound() &&
           (step_ == Step::after_draw || symbols_sound());
  }
  constexpr bool played_card_sound() const {
    const Card card = state_.play.card;
    if (!kid().playable()) return false;
    const bool declared = declares_suit(kid()) && step_ != Step::declare;
    if ((state_.play.suit != kNoSuit) != declared) return false;
    if (state_.play.do_over && state_.at(leader_).level < 2) return false;
    // Rough Housing and trash-this send it to the box.
    return step_ == Step::after_draw || state_.in_play.contains(card) ||
           (after_following() && !cards_on_table(state_).contains(card));
  }
  // F4.2, F6.4
  constexpr bool uses_sound() const {
    bool trash = false;
    for (std::size_t i = 0; i < 2; ++i) {
      if (use(i) == Use::not_used) continue;
      if (box(i).blank()) return false;
      trash = trash || box(i).trash_this;
    }
    if (state_.play.trash != trash) return false;
    const bool public_started = use(0) != Use::not_used ||
                                (in_action(step_) && leads() && state_.run.box == Box::public_box);
    if (state_.play.kind != 0 && !(box(0).has_any() && public_started)) return false;
    if (step_ == Step::declare) return use(0) == Use::not_used && use(1) == Use::not_used;
    return before_following() || used_one_fully();
  }
  constexpr bool followers_sound() const {
    const SeatSet followed = state_.play.followed;
    if (before_following()) return followed.empty();
    const bool asking = step_ == Step::follow || in_action(step_);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (!followed.contains(seat)) continue;
      if (seat >= state_.seats() || seat == leader_ || box(0).blank()) return false;
      if (asking && places_after(state_, leader_, seat) > places_after(state_, leader_, seat_)) {
        return false;
      }
    }
    return true;
  }
  // F4.4, F4.5: the symbols on the added and counted cards, each coin given one suit. After Do-Over
  // the cards of the first play lie there too.
  constexpr bool symbols_sound() const {
    CardSet added = state_.in_play;
    added.remove(state_.play.card);
    const CardSet all = added | state_.counted;
    const CardSet surely = state_.play.do_over ? state_.counted : all;
    const auto on = [&](const CardSet& cards, int suit) {
      int count = 0;
      cards.for_each([&](Card card) { count += edition_.kid(card).symbols[suit]; });
      return count;
    };
    int above = 0;
    int most = on(all, kSuits);  // the coins
    for (int suit = 0; suit < kSuits; ++suit) {
      const int counted = state_.play.symbols[suit];
      if (counted < on(surely, suit)) return false;
      above += counted - on(surely, suit);
      most += on(all, suit) - on(surely, suit);
    }
    return state_.play.do_over ? above <= most : above == most;
  }

  constexpr bool step_sound() const {
    if (in_action(step_)) return action_sound();
    switch (step_) {
      case Step::play:
        return !played() || state_.at(leader_).level >= 2;
      case Step::declare:
        return declares_suit(kid());
      case Step::follow:
        return !leads() && !state_.play.followed.contains(seat_) &&
               could_follow(edition_, state_, seat_);
      case Step::rough_housing:
        return !leads() && decider().has(Perk::rough_housing) && !box(0).blank() &&
               !state_.play.followed.contains(seat_);
      case Step::do_over:
        return decider().has(Perk::do_over) && !decider().hand.empty();
      case Step::birthday:
        return decider().has(Perk::birthday_party);
      case Step::before_discard:
      case Step::after_draw:
        return can_recycle(decider());
      default:
        return true;
    }
  }

  // What is fixed when an action starts (F4.11), and how far it has come.
  constexpr bool action_sound() const {
    const Run& run = state_.run;
    const Effect effect = running_effect(edition_, state_);
    if (run.seat != seat_ || run.leader != leads() || effect.blank()) return false;
    if (!leads() && !state_.play.followed.contains(seat_)) return false;
    if (leads() && played() && use(static_cast<std::size_t>(run.box)) != Use::not_used) {
      return false;
    }
    return suit_sound(effect) && kind_sound(effect) && rival_sound(effect) && times_sound(effect) &&
           stage_sound(effect);
  }
  // Whether a question asked before the action begins was answered.
  constexpr bool answered(const Effect& effect, Step question) const {
    return preparations(effect, state_, leads()).contains(question) &&
           std::none_of(state_.pending.begin(), state_.pending.end(),
                        [&](const Frame& frame) { return frame.step == question; });
  }
  constexpr bool suit_sound(const Effect& effect) const {
    return (state_.run.suit != kNoSuit) == answered(effect, Step::choose_suit) &&
           (state_.run.suit == kNoSuit || state_.run.suit < kSuits);
  }
  constexpr bool rival_sound(const Effect& effect) const {
    const Seat rival = state_.run.rival;
    if ((rival != kNobody) != answered(effect, Step::choose_rival)) return false;
    return rival == kNobody || (rival < state_.seats() && rival != seat_);
  }
  constexpr bool kind_sound(const Effect& effect) const {
    const Run& run = state_.run;
    if (effect.side_by_side) return run.kind <= kPairSecond;
    if (effect.first == Icon::convert) return run.kind <= 2 && (run.kind != 0) == (run.done > 0);
    const bool taken_over = effect.has_any() && !leads() && state_.play.kind != 0;
    if (taken_over) return run.kind == state_.play.kind;
    return run.kind <= 2 && (run.kind != 0) == answered(effect, Step::choose_kind);
  }
  constexpr bool times_sound(const Effect& effect) const {
    const Run& run = state_.run;
    if (run.least > run.times && run.times != 0) return false;
    if (run.least != 0 && !(leads() && effect.improvable())) return false;
    if (leads() && prepares_action(step_)) return run.times == 0 && run.done == 0;
    if (run.times < 1 || run.times > kMaxCards) return false;
    if (effect.times == Times::fixed) return run.times == effect.count;
    if (!effect.improvable()) return run.times <= kMostTimes;
    if (!leads()) return true;
    const auto suit = static_cast<std::size_t>(suit_of_run(effect, run));
    const auto coin = static_cast<Suit>(state_.play.suit == kNoSuit ? kSuits : state_.play.suit);
    return run.times == kid().symbols_of(static_cast<Suit>(suit), coin) + state_.play.symbols[suit];
  }
  constexpr bool stage_sound(const Effect& effect) const {
    const Run& run = state_.run;
    if (run.stage > 1 || (run.skipped && (effect.then == Icon::none || run.done == 0))) {
      return false;
    }
    switch (step_) {
      case Step::pay:
        return is_fort(effect.first) && run.done == 0 && run.stage == 0 &&
               decider().level < kTopLevel;
      case Step::keep_rule:
        return is_fort(effect.first) && fort_raised(effect) && decider().level == 1;
      case Step::take_perk:
        return is_fort(effect.first) && fort_raised(effect) && decider().level == 2;
      case Step::repeat:
        if (is_fort(effect.first) || run.done >= run.times) return false;
        return run.stage == 0 || (effect.side_by_side && run.kind == kPairBoth);
      case Step::follow_more:
        return decider().has(Perk::copy_cat) && not_begun();
      default:
        return not_begun();
    }
  }
  constexpr bool not_begun() const {
    return state_.run.done == 0 && state_.run.stage == 0 && !state_.run.skipped;
  }
  // A Fort is raised once; what follows the arrow may be left to do.
  constexpr bool fort_raised(const Effect& effect) const {
    const Run& run = state_.run;
    return effect.then == Icon::none ? run.done == 1 && run.stage == 0
                                     : run.done == 0 && run.stage == 1;
  }

  const Edition& edition_;
  const State& state_;
  Step step_;
  Seat seat_;
  Seat leader_;
};

}  // namespace ludoteca::fort
