// Who is to decide, and what each decision offers.
#pragma once

#include <utility>

#include "games/broom_service/reach.h"

namespace ludoteca::broom_service {

// B8.2: who may take one more role.
constexpr bool may_take_role(const Player& player) {
  return player.forest[static_cast<std::size_t>(ForestTile::role)] > 0;
}

constexpr SeatSet seats_with_extra_role(const State& state) {
  SeatSet seats;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (may_take_role(state.at(seat))) seats.add(seat);
  }
  return seats;
}

constexpr SeatSet seats_with_offer_to_make(const State& state) {
  SeatSet seats;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (state.offers[seat].decided < kResources) seats.add(seat);
  }
  return seats;
}

constexpr SeatSet to_act(const State& state) {
  if (state.pending.empty()) return {};
  const Frame& frame = state.pending.top();
  switch (frame.step) {
    case Step::choose_roles:
      return SeatSet::first(state.seats()).without(state.chosen.chosen());
    case Step::extra_role:
      return seats_with_extra_role(state).without(state.extra.chosen());
    case Step::full_hands:
      return seats_with_offer_to_make(state);
    default:
      return SeatSet::only(frame.seat);
  }
}

constexpr void list_role_sets(const Edition& edition, const State& state, Actions& list) {
  const bool more_or_less = state.event == EventCard::more_or_less;
  edition.role_sets.list(more_or_less ? 1 : edition.roles_chosen,
                         more_or_less ? kMostRoles : edition.roles_chosen, list);
}

constexpr void list_extra_roles(const State& state, Seat seat, Actions& list) {
  auto left = static_cast<Roles>(kAllRoles & ~unsigned{state.at(seat).hand});
  while (left != 0) list.push_back(Action(Choice::more_role, take_lowest(left)));
  list.push_back(Action(Choice::no_more_role));
}

// B3.2; B6: under Like in the Old Days the leader must be brave.
constexpr void list_leads(const State& state, Seat seat, Actions& list) {
  for (Roles left = state.at(seat).hand; left != 0;) {
    list.push_back(Action(Choice::brave, take_lowest(left)));
  }
  if (state.event == EventCard::old_days) return;
  for (Roles left = state.at(seat).hand; left != 0;) {
    list.push_back(Action(Choice::cowardly, take_lowest(left)));
  }
}

constexpr bool has_tile(const Player& player, ForestTile tile) {
  return player.forest[static_cast<std::size_t>(tile)] > 0;
}

// Whether a cowardly player has anything to choose from besides the action of the role.
constexpr bool has_other_ways(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  return state.event == EventCard::black_market || state.event == EventCard::illegal_distillery ||
         has_tile(player, ForestTile::brave) || has_tile(player, ForestTile::points);
}

constexpr void list_ways(const State& state, Seat seat, Actions& list) {
  const Player& player = state.at(seat);
  list.push_back(Action(Choice::act));
  if (has_tile(player, ForestTile::brave)) list.push_back(Action(Choice::brave_tile));
  if (has_tile(player, ForestTile::points)) list.push_back(Action(Choice::points_tile));
  if (state.event == EventCard::black_market) list.push_back(Action(Choice::black_market));
  if (state.event == EventCard::illegal_distillery) {
    for (int kind = 0; kind < kResources; ++kind) list.push_back(Action(Choice::distil, kind));
  }
}

// The pawns in the order of their regions; one if both stand in the same.
constexpr FixedList<std::uint8_t, kPawns> pawns_in_order(const Player& player) {
  FixedList<std::uint8_t, kPawns> pawns{};
  const bool swapped = player.pawns[1] < player.pawns[0];
  pawns.push_back(swapped ? 1 : 0);
  if (player.pawns[0] != player.pawns[1]) pawns.push_back(swapped ? 0 : 1);
  return pawns;
}

// Pawns of a player look alike, so a move is named by where it starts.
constexpr void list_moves(const Map& map, const State& state, const Frame& frame, Actions& list) {
  const Player& player = state.at(frame.seat);
  for (const std::uint8_t pawn : pawns_in_order(player)) {
    const Region from = player.pawns[pawn];
    Regions targets = move_targets(map, state, from, terrains_of(frame));
    while (targets != 0) list.push_back(Action(Choice::move, from, take_lowest(targets)));
  }
}

// B3.5: the wands of a tower may be left, all or some.
constexpr void list_deliveries_from(const Edition& edition, const State& state, Seat seat,
                                    Region region, Actions& list) {
  const Map& map = map_of(edition, state);
  Towers towers = deliverable(map, state, seat, region);
  while (towers != 0) {
    const int tower = take_lowest(towers);
    for (int left = 0; left <= edition.tower(map, tower).wands; ++left) {
      list.push_back(Action(Choice::deliver, region, tower, left));
    }
  }
}

constexpr void list_deliveries(const Edition& edition, const State& state, const Frame& frame,
                               Actions& list) {
  const Player& player = state.at(frame.seat);
  if (frame.step == Step::witch_delivery) {
    if (player.pawns[frame.arg] == frame.place) {
      list_deliveries_from(edition, state, frame.seat, frame.place, list);
    }
    return;
  }
  const Map& map = map_of(edition, state);
  for (const std::uint8_t pawn : pawns_in_order(player)) {
    if (!may_deliver(map, frame, pawn, player.pawns[pawn])) continue;
    list_deliveries_from(edition, state, frame.seat, player.pawns[pawn], list);
  }
}

constexpr void list_removals(const Edition& edition, const State& state, Seat seat, Actions& list) {
  Regions regions = removable(edition, state, seat);
  while (regions != 0) list.push_back(Action(Choice::remove_cloud, take_lowest(regions)));
}

// What a gatherer or a mountain tile brings.
constexpr const Resources& supply_of(const Edition& edition, const Frame& frame) {
  if (frame.step == Step::mountain_potions) return edition.potions_tile;
  if (frame.step == Step::mountain_wands) return edition.wands_tile;
  return edition.gathers[frame.place][frame.arg];
}

// B3.5: any part of it.
constexpr void list_takes(const Resources& most, Actions& list) {
  Resources amount;
  auto& [orange, violet, green, wands] = amount.of;
  for (orange = 0; orange <= most.of[0]; ++orange) {
    for (violet = 0; violet <= most.of[1]; ++violet) {
      for (green = 0; green <= most.of[2]; ++green) {
        for (wands = 0; wands <= most.of[3]; ++wands) {
          if (amount.total() > 0) list.push_back(Action::take(amount));
        }
      }
    }
  }
}

// B6: a set of four, or of any three.
constexpr void list_sets(const Resources& resources, Actions& list) {
  const unsigned held = kinds_of(resources);
  for (unsigned kinds = 1; kinds < 1U << kResources; ++kinds) {
    if ((kinds & ~held) == 0 && std::popcount(kinds) >= kResources - 1) {
      list.push_back(Action(Choice::hand_in, static_cast<int>(kinds)));
    }
  }
}

constexpr void list_offers(const State& state, Seat seat, Actions& list) {
  const std::uint8_t kind = state.offers[seat].decided;
  const int held = state.at(seat).resources.of[kind];
  for (int count = 0; count <= held; ++count) list.push_back(Action(Choice::offer, kind, count));
}

// B8.3: one of the two circles shown.
constexpr void list_flights(const Edition& edition, const State& state, const Frame& frame,
                            Actions& list) {
  const auto [one, two] = edition.turbo[state.hill[frame.place]];
  list.push_back(Action(Choice::fly, one));
  list.push_back(Action(Choice::fly, two));
}

// Steps that may be given up.
constexpr void list_action(const Edition& edition, const State& state, const Frame& frame,
                           Actions& list) {
  if (is_move(frame.step)) {
    list_moves(map_of(edition, state), state, frame, list);
  } else if (is_delivery(frame.step)) {
    list_deliveries(edition, state, frame, list);
  } else if (is_removal(frame.step)) {
    list_removals(edition, state, frame.seat, list);
  } else if (frame.step == Step::hand_in) {
    list_sets(state.at(frame.seat).resources, list);
  } else {
    list_takes(supply_of(edition, frame), list);
  }
  list.push_back(Action(Choice::give_up));
}

// The list must be empty. Sorted, because each part is and the choices come in their order.
constexpr void legal_actions(const Edition& edition, const State& state, Seat seat, Actions& list) {
  const Frame& frame = state.pending.top();
  switch (frame.step) {
    case Step::choose_roles:
      list_role_sets(edition, state, list);
      break;
    case Step::extra_role:
      list_extra_roles(state, seat, list);
      break;
    case Step::lead:
      list_leads(state, seat, list);
      break;
    case Step::follow:
      list.push_back(Action::of_role(Choice::brave, state.role));
      list.push_back(Action::of_role(Choice::cowardly, state.role));
      break;
    case Step::cowardly_way:
      list_ways(state, seat, list);
      break;
    case Step::mountain_order:
      list.push_back(Action(Choice::tile_first));
      list.push_back(Action(Choice::delivery_first));
      break;
    case Step::fly:
      list_flights(edition, state, frame, list);
      break;
    case Step::full_hands:
      list_offers(state, seat, list);
      break;
    default:
      list_action(edition, state, frame, list);
  }
}

}  // namespace ludoteca::broom_service
