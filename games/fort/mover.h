// Carries out a choice, and goes on until somebody has something to choose.
#pragma once

#include <cassert>
#include <optional>

#include "games/fort/choices.h"
#include "games/fort/perform.h"

namespace ludoteca::fort {

// F6.8: being asked, and taking one's time, must tell nobody anything.
constexpr bool always_asked(Step step) {
  return step == Step::play || step == Step::follow || step == Step::follow_more ||
         step == Step::add || step == Step::do_over;
}

template <class Streams, class Sink>
class Mover {
 public:
  constexpr Mover(const Edition& edition, State& state, Streams& streams, Sink& sink)
      : edition_(edition), state_(state), streams_(streams), sink_(sink) {}

  // `next` is filled with the choices of the next decision if they had to be listed.
  constexpr void choose(Seat seat, Action action, Actions& next) {
    const Step step = state_.pending.top().step;
    if (step == Step::draft) {
      choose_draft(seat, action);
    } else if (action.choice() == Choice::recycle) {
      recycle(seat, action.kid());
    } else {
      choose_at(step, seat, action);
    }
    advance(next);
  }

  // Goes on until somebody has something to choose.
  constexpr void advance(Actions& list) {
    while (!state_.pending.empty()) {
      const Frame frame = state_.pending.top();
      if (!is_decision(frame.step)) {
        proceed(frame);
        continue;
      }
      if (always_asked(frame.step)) return;
      if (frame.step == Step::draft) {
        // Two kids of a kind are no choice for one player, but may be one for the others.
        if (state_.at(frame.seat).hand.size() > 1) return;
        take_last_kids();
        continue;
      }
      if (recruits_from_park(frame.step)) return;
      if (const auto box = forced_box(frame)) {
        choose_action(frame.seat,
                      Action(*box == Box::public_box ? Choice::use_public : Choice::use_private));
        continue;
      }
      list_choices(edition_, state_, frame.seat, list);
      if (list.size() > 1) return;
      if (list.empty()) {
        assert(frame.step == Step::recruit);
        state_.pending.pop();  // nothing to recruit anywhere (F3.3)
      } else {
        choose_at(frame.step, frame.seat, list[0]);
        list.restart();
      }
    }
  }

 private:
  constexpr void proceed(const Frame& frame) {
    switch (frame.step) {
      case Step::start_turn:
        start_turn(edition_, state_, frame.seat, sink_);
        break;
      case Step::run:
        go_on_running(edition_, state_, sink_);
        break;
      case Step::ask_follower:
        ask_next_follower(edition_, state_);
        break;
      case Step::ask_rough_housing:
        ask_rough_housing(edition_, state_);
        break;
      case Step::after_follow:
        after_follow(edition_, state_, sink_);
        break;
      case Step::recruit_phase:
        recruit_phase(state_);
        break;
      case Step::discard_phase:
        discard_phase(edition_, state_, streams_, sink_);
        break;
      default:
        next_turn(state_, sink_);
    }
  }

  // While the Park deck lasts the Park is full: always a choice.
  constexpr bool recruits_from_park(Step step) const {
    return (step == Step::recruit || step == Step::birthday) && !state_.park_deck.empty();
  }

  // The only action of a card that could be played, or the one that must follow a use in part
  // (F4.2): there is no need to look whether it can be started.
  constexpr std::optional<Box> forced_box(const Frame& frame) const {
    if (frame.step != Step::choose_action || can_recycle(state_.at(frame.seat)))
      return std::nullopt;
    const Kid& kid = edition_.kid(state_.play.card);
    const auto [public_use, private_use] = state_.play.use;
    if (public_use == Use::not_used && private_use == Use::not_used) {
      if (kid.private_action.blank()) return Box::public_box;
      if (kid.public_action.blank()) return Box::private_box;
    }
    if (public_use == Use::in_part && private_use == Use::not_used) return Box::private_box;
    if (private_use == Use::in_part && public_use == Use::not_used) return Box::public_box;
    return std::nullopt;
  }

  constexpr void choose_draft(Seat seat, Action action) {
    state_.kept.choose(seat, card_of(edition_, state_, state_.at(seat).hand, action.kid()));
    sink_(Chosen{seat});
    if (state_.kept.chosen() == SeatSet::first(state_.seats())) {
      pass_hands(edition_, state_, streams_, sink_);
    }
  }
  // The last kid of each hand is nobody's choice.
  constexpr void take_last_kids() {
    for (Seat seat = 0; seat < state_.seats(); ++seat) {
      state_.kept.choose(seat, state_.at(seat).hand.front());
    }
    pass_hands(edition_, state_, streams_, sink_);
  }

  constexpr void recycle(Seat seat, KidId kid) {
    Player& player = state_.at(seat);
    const Card card = card_of(edition_, state_, player.discard, kid);
    player.discard.remove(card);
    player.hand.add(card);
    player.sure.add(card);
    trash_perk(state_, seat, Perk::recycling, sink_);
    sink_(KidMoved{seat, seat, kid, Zone::discard, Zone::hand});
    const Step step = state_.pending.top().step;
    if (step == Step::before_discard || step == Step::after_draw) state_.pending.pop();
  }

  constexpr void choose_at(Step step, Seat seat, Action action) {
    switch (step) {
      case Step::play:
        choose_play(seat, action);
        break;
      case Step::declare:
        state_.play.suit = static_cast<std::uint8_t>(action.suit());
        sink_(SuitNamed{seat, action.suit()});
        state_.pending.pop();
        break;
      case Step::choose_action:
        choose_action(seat, action);
        break;
      case Step::choose_suit:
        state_.run.suit = static_cast<std::uint8_t>(action.suit());
        sink_(SuitNamed{seat, action.suit()});
        state_.pending.pop();
        break;
      case Step::choose_kind:
        state_.run.kind = static_cast<std::uint8_t>(action.first() + 1);
        sink_(Chosen{seat});
        state_.pending.pop();
        break;
      case Step::choose_rival:
        state_.run.rival = static_cast<Seat>(action.first());
        sink_(Chosen{seat});
        state_.pending.pop();
        break;
      case Step::add:
        add(seat, action);
        break;
      case Step::repeat:
        performer().repeat(seat, action);
        break;
      case Step::pay:
        performer().pay(seat, action);
        break;
      case Step::keep_rule:
        keep_rule(seat, action);
        break;
      case Step::take_perk:
        take_perk(seat, action);
        break;
      case Step::follow:
        if (action.choice() == Choice::follow) {
          follow(edition_, state_, seat, action, sink_);
        } else {
          state_.pending.pop();
          sink_(NotFollowed{seat});
        }
        break;
      case Step::follow_more:
        follow_with_second(edition_, state_, seat, action, sink_);
        break;
      case Step::rough_housing:
        choose_rough_housing(seat, action);
        break;
      case Step::do_over:
        choose_do_over(seat, action);
        break;
      case Step::recruit:
      case Step::birthday:
        choose_recruit(seat, action);
        break;
      default:  // before_discard, after_draw: no Recycling
        sink_(Chosen{seat});
        state_.pending.pop();
    }
  }

  constexpr void choose_play(Seat seat, Action action) {
    if (action.choice() == Choice::play) {
      play_card(edition_, state_, seat, action.kid(), sink_);
      return;
    }
    state_.pending.replace({Step::recruit_phase, seat, 0});
    if (action.choice() == Choice::play_none) {
      sink_(NothingPlayed{seat});
      return;
    }
    trash_perk(state_, seat, Perk::diy, sink_);
    state_.run = new_run(seat, Box::diy);
    state_.pending.push({Step::run, seat, 0});
  }

  constexpr void choose_action(Seat seat, Action action) {
    if (action.choice() == Choice::no_more) {
      state_.pending.pop();
      sink_(Chosen{seat});
      return;
    }
    sink_(Chosen{seat});
    start_action(edition_, state_, seat,
                 action.choice() == Choice::use_public ? Box::public_box : Box::private_box);
  }

  constexpr void add(Seat seat, Action action) {
    if (action.choice() == Choice::begin) {
      state_.pending.pop();
      sink_(Chosen{seat});
      return;
    }
    const Suit suit = suit_of_run(running_effect(edition_, state_), state_.run);
    Card card = kNoCard;
    const bool from_hand = action.choice() == Choice::add_hand;
    if (from_hand) {
      card = take_from_hand(edition_, state_, seat, action.kid());
      state_.in_play.add(card);
    } else {
      card = card_of(edition_, state_, state_.at(seat).lookout - state_.counted, action.kid());
      state_.counted.add(card);
    }
    count_card(edition_.kid(card), action.suit(), suit, state_.play, state_.run);
    sink_(CardAdded{seat, action.kid(), from_hand ? Zone::hand : Zone::lookout, action.suit()});
  }

  constexpr void keep_rule(Seat seat, Action action) {
    state_.pending.pop();
    state_.rules = static_cast<std::uint16_t>(state_.rules & ~(1U << action.first()));
    state_.at(seat).rule = static_cast<std::uint8_t>(action.first());
    std::size_t order = 0;
    while (state_.lookers[order] != kNobody) ++order;
    state_.lookers[order] = seat;
    sink_(RuleKept{seat, static_cast<std::uint8_t>(action.first())});
  }

  constexpr void take_perk(Seat seat, Action action) {
    state_.pending.pop();
    state_.perks = static_cast<std::uint16_t>(state_.perks & ~(1U << action.first()));
    Player& player = state_.at(seat);
    player.perks = static_cast<std::uint16_t>(player.perks | 1U << action.first());
    sink_(PerkTaken{seat, static_cast<Perk>(action.first())});
  }

  constexpr void choose_rough_housing(Seat seat, Action action) {
    state_.pending.pop();
    if (action.choice() != Choice::rough_house) {
      sink_(Chosen{seat});
      return;
    }
    trash_perk(state_, seat, Perk::rough_housing, sink_);
    box_played_card(edition_, state_, seat, sink_);
  }

  constexpr void choose_do_over(Seat seat, Action action) {
    if (action.choice() == Choice::no_more) {
      state_.pending.pop();
      sink_(Chosen{seat});
      return;
    }
    trash_perk(state_, seat, Perk::do_over, sink_);
    state_.pending.pop();                           // the Recruit phase is below
    state_.pending.replace({Step::play, seat, 1});  // and comes back after the second card
  }

  constexpr void choose_recruit(Seat seat, Action action) {
    state_.pending.pop();
    if (action.choice() == Choice::no_more) {
      sink_(Chosen{seat});
      return;
    }
    performer().recruit(seat, action);
  }
  constexpr Performer<Streams, Sink> performer() { return {edition_, state_, streams_, sink_}; }

  const Edition& edition_;
  State& state_;
  Streams& streams_;
  Sink& sink_;
};

}  // namespace ludoteca::fort
