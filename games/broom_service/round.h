// A round: its start (B3.1), who leads and follows (B3.2–B3.4), and its end (B3.7, B6).
#pragma once

#include "engine/rng.h"
#include "games/broom_service/changes.h"
#include "games/broom_service/choices.h"
#include "games/broom_service/scoring.h"

namespace ludoteca::broom_service {

// Takes a random member out of a set that is not empty.
template <Generator R>
constexpr int draw_bit(std::uint16_t& bits, R& random) {
  unsigned left = bits;
  auto skip = below(random, static_cast<std::uint32_t>(std::popcount(left)));
  for (; skip > 0; --skip) left &= left - 1;
  const int drawn = std::countr_zero(left);
  bits = static_cast<std::uint16_t>(bits & ~(1U << drawn));
  return drawn;
}

// B2.4: all ten are shuffled when too few are left.
template <Generator R, class Sink>
constexpr void reveal_bewitched(const Edition& edition, State& state, R& random, Sink& sink) {
  const int count = edition.bewitched[state.options.players];
  if (count == 0) return;
  if (std::popcount(state.bewitched_left) < count) {
    state.bewitched_left = kAllRoles;
    sink(BewitchedShuffled{});
  }
  state.bewitched = 0;
  for (int i = 0; i < count; ++i) {
    state.bewitched =
        with(state.bewitched, static_cast<Role>(draw_bit(state.bewitched_left, random)));
  }
  sink(RolesBewitched{state.bewitched});
}

// B3.1
template <class Streams, class Sink>
constexpr void start_round(const Edition& edition, State& state, Streams& streams, Sink& sink) {
  auto& random = streams[Stream::table];
  ++state.round;
  sink(RoundStarted{state.round});
  state.event = static_cast<EventCard>(draw_bit(state.events_left, random));
  sink(EventRevealed{state.event});
  reveal_bewitched(edition, state, random, sink);
  for (Player& player : state.players) player.laid = player.laid_brave = 0;
  state.last_brave = kNobody;
  state.pending.replace({Step::choose_roles, state.leader, 0, 0});
}

// B3.1, B6: all have chosen; under More or Less? the numbers are shown and scored.
template <class Sink>
constexpr void take_chosen_roles(const Edition& edition, State& state, Sink& sink) {
  const bool counted = state.event == EventCard::more_or_less;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Roles roles = state.chosen.of(seat);
    state.at(seat).hand = roles;
    if (!counted) continue;
    const int count = std::popcount(roles);
    sink(RolesCounted{seat, static_cast<std::uint8_t>(count)});
    score(state, seat, edition.more_or_less[static_cast<std::size_t>(count)], Why::event, sink);
  }
  state.chosen.clear();
  state.pending.replace({Step::next_turn, state.leader, 0, 0});
  if (!seats_with_extra_role(state).empty()) {
    state.pending.push({Step::extra_role, state.leader, 0, 0});
  }
}

// B8.2: all who could take one more role have decided.
template <class Sink>
constexpr void take_extra_roles(State& state, Sink& sink) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (!state.extra.chosen().contains(seat)) continue;
    const Role role = state.extra.of(seat);
    sink(ExtraRoleShown{seat, role != kNoRole});
    if (role == kNoRole) continue;
    Player& player = state.at(seat);
    player.hand = with(player.hand, role);
    use_forest_tile(state, seat, ForestTile::role, sink);
  }
  state.extra.clear();
  state.pending.pop();
}

// B3.4: the leader, or else the next player clockwise with cards; nobody if no hand holds any.
constexpr Seat seat_with_cards(const State& state) {
  Seat seat = state.leader;
  for (int i = 0; i < state.seats(); ++i) {
    if (state.at(seat).hand != 0) return seat;
    seat = next_seat(seat, state.seats());
  }
  return kNobody;
}

template <class Sink>
constexpr void next_turn(State& state, Sink& sink) {
  state.role = kNoRole;
  state.brave = kNobody;
  state.asked = 0;
  const Seat leader = seat_with_cards(state);
  if (leader == kNobody) {
    state.pending.replace({Step::end_round, state.leader, 0, 0});
    return;
  }
  state.leader = leader;
  sink(TurnStarted{leader});
  state.pending.replace({Step::ask_followers, leader, 0, 0});
  state.pending.push({Step::lead, leader, 0, 0});
}

// B4: the decision with which the action of a role begins.
constexpr Frame action_frame(const Edition& edition, Seat seat, Role role, bool brave) {
  const int number = static_cast<int>(role);
  const std::uint8_t how = brave ? 1 : 0;
  if (role <= Role::mountain_witch) {
    return {Step::witch_move, seat, how, static_cast<std::uint8_t>(1U << number)};
  }
  if (role <= Role::hill_druid) {
    const int druid = number - static_cast<int>(Role::valley_druid);
    return {Step::druid_delivery, seat, how,
            edition.druid_terrains[static_cast<std::size_t>(druid)]};
  }
  if (role <= Role::herb_gatherer) {
    const int gatherer = number - static_cast<int>(Role::fruit_gatherer);
    return {Step::gather, seat, how, static_cast<std::uint8_t>(gatherer)};
  }
  return {Step::fairy, seat, how, 0};
}

constexpr void start_action(const Edition& edition, State& state, Seat seat, Role role,
                            bool brave) {
  state.pending.push(action_frame(edition, seat, role, brave));
}

// B3.2, B3.3, B3.6
template <class Sink>
constexpr void lay_role(const Edition& edition, State& state, Seat seat, Role role, bool brave,
                        Sink& sink) {
  state.pending.pop();
  Player& player = state.at(seat);
  player.hand = without(player.hand, role);
  player.laid = with(player.laid, role);
  if (brave) player.laid_brave = with(player.laid_brave, role);
  state.role = role;
  sink(RoleLaid{seat, role, brave, seat == state.leader});
  if (contains(state.bewitched, role)) {
    score(state, seat, -edition.bewitched_cost, Why::bewitched, sink);
  }
  if (brave) {
    if (state.brave != kNobody) sink(BraveOut{state.brave, seat});
    state.brave = state.last_brave = seat;
  } else if (has_other_ways(state, seat)) {
    state.pending.push({Step::cowardly_way, seat, 0, 0});
  } else {
    start_action(edition, state, seat, role, false);
  }
}

// B3.3: clockwise; who does not hold the role passes.
template <class Sink>
constexpr void ask_next_follower(State& state, Sink& sink) {
  if (state.asked + 1 == state.seats()) {
    state.pending.replace({Step::brave_action, state.leader, 0, 0});
    return;
  }
  ++state.asked;
  const int number = state.leader + state.asked;
  const auto seat = static_cast<Seat>(number < state.seats() ? number : number - state.seats());
  if (contains(state.at(seat).hand, state.role)) {
    sink(MustFollow{seat, state.role});
    state.pending.push({Step::follow, seat, 0, 0});
  } else {
    sink(Passed{seat, state.role});
  }
}

// B3.4
template <class Sink>
constexpr void act_bravely(const Edition& edition, State& state, Sink& sink) {
  if (state.brave != kNobody) state.leader = state.brave;
  state.pending.replace({Step::next_turn, state.leader, 0, 0});
  if (state.brave == kNobody) return;
  sink(BraveActs{state.brave, state.role});
  start_action(edition, state, state.brave, state.role, true);
}

}  // namespace ludoteca::broom_service
