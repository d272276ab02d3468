// The course of a turn (F3), following (F6), perks (F7) and the end (F8.1).
#pragma once

#include "games/fort/follow_choices.h"
#include "games/fort/run.h"
#include "games/fort/setup.h"

namespace ludoteca::fort {

constexpr Seat leader_of(const State& state) {
  return state.pending.begin()->seat;
}

// F3.1
template <class Sink>
constexpr void start_turn(const Edition& edition, State& state, Seat seat, Sink& sink) {
  sink(TurnStarted{seat});
  Player& player = state.at(seat);
  player.yard.for_each([&](Card card) {
    sink(KidMoved{seat, seat, edition.kid_of[card], Zone::yard, Zone::discard});
  });
  player.discard |= player.yard;
  player.yard.clear();
  state.play = Play();
  state.counted.clear();
  state.pending.replace({Step::play, seat, 0});
}

// F4: the card lies on the table; its actions, the followers and what comes after are pending.
template <class Sink>
constexpr void play_card(const Edition& edition, State& state, Seat seat, KidId kid, Sink& sink) {
  const bool do_over = state.pending.top().arg != 0;
  const Card card = take_from_hand(edition, state, seat, kid);
  state.in_play.add(card);
  state.play = Play();
  state.play.card = card;
  state.play.do_over = do_over;
  state.counted.clear();  // F4.12: Lookout cards may be counted again
  sink(CardPlayed{seat, kid});
  state.pending.replace({Step::recruit_phase, seat, 0});
  state.pending.push({Step::ask_follower, seat, 0});
  state.pending.push({Step::choose_action, seat, 0});
  if (declares_suit(edition.kid(card))) state.pending.push({Step::declare, seat, 0});
}

// The leader starts an action: what is fixed at its start is asked first (F4.11).
constexpr void start_action(const Edition& edition, State& state, Seat seat, Box box) {
  state.run = new_run(seat, box);
  const Effect& effect = running_effect(edition, state);
  state.pending.push({Step::run, seat, 0});
  if (effect.improvable()) state.pending.push({Step::add, seat, 0});
  if (effect.first == Icon::copy_rival_pack) state.pending.push({Step::choose_rival, seat, 0});
  if (effect.has_any()) state.pending.push({Step::choose_kind, seat, 0});
  if (effect.times == Times::any_suit) state.pending.push({Step::choose_suit, seat, 0});
}

// Copy Cat: whether public facts alone leave it possible that a second card is discarded (F6.8).
constexpr bool could_follow_with_second(const Edition& edition, const State& state) {
  const Run& run = state.run;
  const Effect& effect = running_effect(edition, state);
  if (!effect.improvable() || state.at(run.seat).hand.empty()) return false;
  Means means = means_of(edition, state, run.seat, false);
  --means.hand;
  ++means.discard;
  return possible_fully(edition, state, run.seat, effect, means, run.times + 1, run.kind - 1,
                        kNobody);
}

// F6.1: a rival discards a card and uses the action.
template <class Sink>
constexpr void follow(const Edition& edition, State& state, Seat seat, Action action, Sink& sink) {
  const Card card = take_from_hand(edition, state, seat, action.kid());
  state.at(seat).discard.add(card);
  state.run = follower_run(edition, state, seat, means_of(edition, state, seat, false), card,
                           action.suit());
  state.play.followed.add(seat);
  sink(KidMoved{seat, seat, edition.kid_of[card], Zone::hand, Zone::discard});
  const Effect& effect = running_effect(edition, state);
  state.pending.replace({Step::run, seat, 0});
  if (effect.first == Icon::copy_rival_pack) state.pending.push({Step::choose_rival, seat, 0});
  if (effect.has_any() && state.run.kind == 0) state.pending.push({Step::choose_kind, seat, 0});
  if (state.at(seat).has(Perk::copy_cat) && could_follow_with_second(edition, state)) {
    state.pending.push({Step::follow_more, seat, 0});
  } else {
    sink(ActionStarted{seat, Box::public_box, state.run.times});
  }
}

// Copy Cat: a second card counts too.
template <class Sink>
constexpr void follow_with_second(const Edition& edition, State& state, Seat seat, Action action,
                                  Sink& sink) {
  state.pending.pop();
  if (action.choice() == Choice::follow) {
    const Card card = take_from_hand(edition, state, seat, action.kid());
    state.at(seat).discard.add(card);
    state.run.times = static_cast<std::uint8_t>(
        state.run.times + matching_symbols(edition, state.play, card, action.suit()));
    sink(KidMoved{seat, seat, edition.kid_of[card], Zone::hand, Zone::discard});
  }
  sink(ActionStarted{seat, Box::public_box, state.run.times});
}

constexpr void list_second_follows(const Edition& edition, const State& state, Seat seat,
                                   Actions& list) {
  Trial trial = trial_of(edition, state, seat, false);
  --trial.means.hand;
  ++trial.means.discard;
  for_each_kid(edition, cards_to_follow(edition, state, seat), [&](Card card) {
    for_each_match(edition, state.play, card, [&](Suit coin, int symbols) {
      trial.run.times = static_cast<std::uint8_t>(state.run.times + symbols);
      if (!run_can_go_on(trial)) return;
      list.push_back(Action(Choice::follow, edition.kid_of[card], static_cast<int>(coin)));
    });
  });
  list.push_back(Action(Choice::follow_no));
}

constexpr bool public_action_blank(const Edition& edition, const State& state) {
  return edition.kid(state.play.card).public_action.blank();
}

// F6.8: asks the next rival who could follow by what everybody knows.
constexpr void ask_next_follower(const Edition& edition, State& state) {
  Frame& frame = state.pending.top();
  while (++frame.arg < state.seats()) {
    const auto seat = static_cast<Seat>((frame.seat + frame.arg) % state.seats());
    if (could_follow(edition, state, seat)) {
      state.pending.push({Step::follow, seat, 0});
      return;
    }
  }
  state.pending.replace({Step::ask_rough_housing, frame.seat, 0});
}

// F7: the holder of Rough Housing who did not follow may send the played card to the box.
constexpr void ask_rough_housing(const Edition& edition, State& state) {
  const Frame frame = state.pending.top();
  state.pending.replace({Step::after_follow, frame.seat, 0});
  if (public_action_blank(edition, state)) return;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (seat == frame.seat || !state.at(seat).has(Perk::rough_housing)) continue;
    if (state.play.followed.contains(seat)) continue;
    state.pending.push({Step::rough_housing, seat, 0});
  }
}

template <class Sink>
constexpr void box_played_card(const Edition& edition, State& state, Seat seat, Sink& sink) {
  const Card card = state.play.card;
  if (!state.in_play.contains(card)) return;
  state.in_play.remove(card);
  sink(KidMoved{seat, leader_of(state), edition.kid_of[card], Zone::in_play, Zone::box});
}

constexpr bool has_card_to_play(const Edition& edition, const State& state, Seat seat) {
  bool found = false;
  for_each_playable(edition, state, seat, [&](Card) { found = true; });
  return found;
}

// F7: trash-this, then Do-Over.
template <class Sink>
constexpr void after_follow(const Edition& edition, State& state, Sink& sink) {
  const Seat seat = state.pending.top().seat;
  if (state.play.trash) box_played_card(edition, state, seat, sink);
  state.pending.pop();
  // Asked even if no card can be played: being asked must tell nobody anything (F6.8).
  if (state.at(seat).has(Perk::do_over) && !state.at(seat).hand.empty()) {
    state.pending.push({Step::do_over, seat, 0});
  }
}

constexpr void recruit_phase(State& state) {
  const Seat seat = state.pending.top().seat;
  state.pending.replace({Step::discard_phase, seat, 0});
  if (state.at(seat).has(Perk::birthday_party)) state.pending.push({Step::birthday, seat, 0});
  state.pending.push({Step::recruit, seat, 0});
}

constexpr bool can_recruit(const State& state, Seat seat) {
  return yard_cards(state, seat) + park_cards(state) + state.park_deck.size() > 0;
}

constexpr bool can_recycle(const Player& player) {
  return player.has(Perk::recycling) && !player.discard.empty();
}

// F3.4, F3.5
template <class Streams, class Sink>
constexpr void discard_phase(const Edition& edition, State& state, Streams& streams, Sink& sink) {
  const Frame frame = state.pending.top();
  const Seat seat = frame.seat;
  Player& player = state.at(seat);
  if (frame.arg == 0 && can_recycle(player)) {
    state.pending.replace({Step::discard_phase, seat, 1});
    state.pending.push({Step::before_discard, seat, 0});
    return;
  }
  const CardSet friends = player.hand & edition.all_best_friends;
  const CardSet others = player.hand - friends;
  const auto tell = [&](const CardSet& cards, Zone from, Zone to) {
    cards.for_each([&](Card card) { sink(KidMoved{seat, seat, edition.kid_of[card], from, to}); });
  };
  tell(state.in_play, Zone::in_play, Zone::discard);
  tell(friends, Zone::hand, Zone::discard);
  tell(others, Zone::hand, Zone::yard);
  state.shown |= player.hand;
  player.discard |= state.in_play | friends;
  player.yard |= others;
  player.hand.clear();
  player.sure.clear();
  state.in_play.clear();
  state.counted.clear();
  draw_hand(edition, state, seat, streams, sink);
  state.pending.replace({Step::next_turn, seat, 0});
}

// F8.1: the round is played out so that all have had the same number of turns.
template <class Sink>
constexpr void next_turn(State& state, Sink& sink) {
  const Frame frame = state.pending.top();
  if (frame.arg == 0 && can_recycle(state.at(frame.seat))) {
    state.pending.replace({Step::next_turn, frame.seat, 1});
    state.pending.push({Step::after_draw, frame.seat, 0});
    return;
  }
  const Seat next = next_seat(frame.seat, state.seats());
  if (state.end != End::not_yet && next == state.first) {
    state.pending.pop();
    sink(GameOver{});
    return;
  }
  state.pending.replace({Step::start_turn, next, 0});
}

}  // namespace ludoteca::fort
