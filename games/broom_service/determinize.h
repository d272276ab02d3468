// A random full position that a viewer cannot tell apart from the real one, uniform over all that
// are left by what the viewer sees now and has seen before.
//
// Hidden are only the roles in rivals' hands and choices not shown yet: decks are sets from which
// cards are drawn when they are revealed. Known of a rival's hand: how many roles it holds (except
// while roles are being chosen); that no role led earlier in this round is in it, for the rival has
// laid it or passed (B3.3); and of the role of this turn the same once the rival was asked. Who is
// asked to follow holds it.
#pragma once

#include "games/broom_service/rules.h"

namespace ludoteca::broom_service {

// Any `count` of these roles.
template <Generator R>
constexpr Roles draw_roles(Roles from, int count, R& random) {
  Roles drawn = 0;
  for (; count > 0; --count) drawn = with(drawn, static_cast<Role>(draw_bit(from, random)));
  return drawn;
}

// Whether a player's moment to follow or pass has come in this turn.
constexpr bool has_spoken(const State& state, Seat seat) {
  const int place = (seat - state.leader + state.seats()) % state.seats();
  return place <= state.asked;
}

// Roles that a rival's hand may hold as far as everybody knows.
constexpr Roles possible_roles(const State& state, Seat seat) {
  const auto unused = static_cast<Roles>(kAllRoles & ~unsigned{roles_led(state)});
  // Once the brave player acts, the leader may be another; but then all have spoken.
  const bool all_spoken = state.asked + 1 == state.seats();
  if (state.role == kNoRole || all_spoken || has_spoken(state, seat)) return unused;
  return with(unused, state.role);
}

template <Generator R>
constexpr Roles redraw_hand(const State& state, Seat seat, R& random) {
  const Roles hand = state.at(seat).hand;
  const Frame& frame = state.pending.top();
  if (frame.step == Step::follow && frame.seat == seat) {
    const Roles others = without(possible_roles(state, seat), state.role);
    return with(draw_roles(others, std::popcount(hand) - 1, random), state.role);
  }
  return draw_roles(possible_roles(state, seat), std::popcount(hand), random);
}

template <Generator R>
constexpr Offer redraw_offer(const State& state, Seat seat, R& random) {
  Offer offer = state.offers[seat];
  for (std::uint8_t kind = 0; kind < offer.decided; ++kind) {
    const std::uint32_t held = state.at(seat).resources.of[kind];
    offer.pieces.of[kind] = static_cast<std::uint8_t>(below(random, held + 1));
  }
  return offer;
}

// The choice of a rival who has made one at the step that all are at.
template <Generator R>
constexpr void redraw_choice(const Edition& edition, State& state, Seat seat, R& random) {
  switch (state.pending.top().step) {
    case Step::choose_roles:
      if (state.chosen.chosen().contains(seat)) {
        Actions list;
        list_role_sets(edition, state, list);
        state.chosen.choose(seat, pick(random, list).role_set());
      }
      break;
    case Step::extra_role:
      if (state.extra.chosen().contains(seat)) {
        Actions list;
        list_extra_roles(state, seat, list);
        const Action action = pick(random, list);
        state.extra.choose(seat, action.choice() == Choice::more_role ? action.role() : kNoRole);
      }
      break;
    case Step::full_hands:
      state.offers[seat] = redraw_offer(state, seat, random);
      break;
    default:
      break;
  }
}

template <Generator R>
constexpr State determinize(const Edition& edition, const State& state, Viewer viewer, R& random) {
  State result = state;
  if (finished(state)) return result;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (viewer.is(seat)) continue;
    result.at(seat).hand = redraw_hand(state, seat, random);
    redraw_choice(edition, result, seat, random);
  }
  return result;
}

}  // namespace ludoteca::broom_service
