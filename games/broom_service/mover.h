// Carries out a choice, and goes on until somebody has something to choose.
#pragma once

#include "games/broom_service/round_end.h"

namespace ludoteca::broom_service {

template <class Streams, class Sink>
class Mover {
 public:
  constexpr Mover(const Edition& edition, State& state, Streams& streams, Sink& sink)
      : edition_(edition), state_(state), streams_(streams), sink_(sink) {}

  constexpr void choose(Seat seat, Action action) {
    const Frame frame = state_.pending.top();
    choose_at(frame, seat, action);
    advance();
  }

  // Goes on until somebody has something to choose. A step that leaves no choice is taken without
  // asking; what makes it so is open to all, except the hand of a leader who must lay it anyway.
  constexpr void advance() {
    while (!state_.pending.empty()) {
      const Frame frame = state_.pending.top();
      if (!is_decision(frame.step)) {
        proceed(frame);
      } else if (!settle(frame)) {
        return;
      }
    }
  }

 private:
  constexpr void proceed(const Frame& frame) {
    switch (frame.step) {
      case Step::start_round:
        start_round(edition_, state_, streams_, sink_);
        break;
      case Step::next_turn:
        next_turn(state_, sink_);
        break;
      case Step::ask_followers:
        ask_next_follower(state_, sink_);
        break;
      case Step::brave_action:
        act_bravely(edition_, state_, sink_);
        break;
      case Step::end_round:
        end_round(edition_, state_, sink_);
        break;
      case Step::ask_sets:
        ask_next_set(state_);
        break;
      default:
        next_round(edition_, state_, sink_);
    }
  }

  // Takes a step that leaves no choice; says whether it did.
  constexpr bool settle(const Frame& frame) {
    switch (frame.step) {
      case Step::choose_roles:
      case Step::extra_role:
      case Step::follow:
      case Step::cowardly_way:
      case Step::gather:
      case Step::mountain_potions:
      case Step::mountain_wands:
      case Step::fly:
      case Step::full_hands:
        return false;
      case Step::lead:
        return settle_lead(frame.seat);
      case Step::mountain_order:
        return settle_order();
      default:
        if (possible(edition_, state_, frame)) return false;
        state_.pending.pop();
        sink_(GaveUp{frame.seat, frame.step, false});
        return true;
    }
  }

  // B6, Like in the Old Days: the last role in hand can only be laid bravely.
  constexpr bool settle_lead(Seat seat) {
    const Roles hand = state_.at(seat).hand;
    if (state_.event != EventCard::old_days || !std::has_single_bit(hand)) return false;
    lay_role(edition_, state_, seat, static_cast<Role>(std::countr_zero(hand)), true, sink_);
    return true;
  }

  // B8.1: if only one of the two is possible now, it comes first; the other may become possible.
  constexpr bool settle_order() {
    const auto& frames = state_.pending;
    const Frame& delivery = *(frames.end() - 3);
    const Frame& tile = *(frames.end() - 2);
    const bool can_deliver = possible(edition_, state_, delivery);
    const bool can_use = possible(edition_, state_, tile);
    if (can_deliver && can_use) return false;
    order_mountain(can_deliver);
    return true;
  }

  constexpr void order_mountain(bool delivery_first) {
    state_.pending.pop();
    if (!delivery_first) return;
    const Frame tile = state_.pending.top();
    state_.pending.pop();
    const Frame delivery = state_.pending.top();
    state_.pending.replace(tile);
    state_.pending.push(delivery);
  }

  constexpr void choose_at(const Frame& frame, Seat seat, Action action) {
    switch (frame.step) {
      case Step::choose_roles:
        choose_roles(seat, action.role_set());
        break;
      case Step::extra_role:
        choose_extra_role(seat, action);
        break;
      case Step::lead:
      case Step::follow:
        lay_role(edition_, state_, seat, action.role(), action.choice() == Choice::brave, sink_);
        break;
      case Step::cowardly_way:
        choose_way(seat, action);
        break;
      case Step::mountain_order:
        order_mountain(action.choice() == Choice::delivery_first);
        sink_(Chosen{seat, action.choice()});
        break;
      case Step::full_hands:
        choose_offer(seat, action);
        break;
      default:
        choose_action(frame, seat, action);
    }
  }

  constexpr void choose_roles(Seat seat, Roles roles) {
    state_.chosen.choose(seat, roles);
    sink_(RolesChosen{seat, roles});
    if (to_act(state_).empty()) take_chosen_roles(edition_, state_, sink_);
  }

  constexpr void choose_extra_role(Seat seat, Action action) {
    const Role role = action.choice() == Choice::more_role ? action.role() : kNoRole;
    state_.extra.choose(seat, role);
    sink_(ExtraRoleChosen{seat, role});
    if (to_act(state_).empty()) take_extra_roles(state_, sink_);
  }

  constexpr void choose_offer(Seat seat, Action action) {
    Offer& offer = state_.offers[seat];
    offer.pieces[action.resource()] = static_cast<std::uint8_t>(action.count());
    ++offer.decided;
    skip_missing_kinds(offer, state_.at(seat).resources);
    sink_(OfferChosen{seat, action.resource(), static_cast<std::uint8_t>(action.count())});
    if (!to_act(state_).empty()) return;
    state_.pending.pop();
    resolve_offers(edition_, state_, sink_);
  }

  // B6, B8.2: what a cowardly player does.
  constexpr void choose_way(Seat seat, Action action) {
    state_.pending.pop();
    switch (action.choice()) {
      case Choice::act:
        sink_(Chosen{seat, action.choice()});
        start_action(edition_, state_, seat, state_.role, false);
        break;
      case Choice::brave_tile:
        use_forest_tile(state_, seat, ForestTile::brave, sink_);
        start_action(edition_, state_, seat, state_.role, true);
        break;
      case Choice::points_tile:
        use_forest_tile(state_, seat, ForestTile::points, sink_);
        score(state_, seat, edition_.forest_points, Why::forest_tile, sink_);
        break;
      case Choice::black_market:
        sink_(Chosen{seat, action.choice()});
        score(state_, seat, edition_.black_market, Why::event, sink_);
        break;
      default: {
        Resources one;
        one[action.resource()] = 1;
        sink_(Chosen{seat, action.choice()});
        take_resources(state_, seat, one, sink_);
      }
    }
  }

  // The steps of an action. Each leaves the stack before it puts something on it; only the second
  // of two moves stays.
  constexpr void choose_action(const Frame& frame, Seat seat, Action action) {
    if (frame.step == Step::mountain_moves && frame.arg > 1 && action.choice() == Choice::move) {
      --state_.pending.top().arg;
    } else {
      state_.pending.pop();
    }
    switch (action.choice()) {
      case Choice::move: {
        const bool brave_witch = frame.step == Step::witch_move && frame.arg != 0;
        move_pawn(edition_, state_, seat, pawn_leaving(state_, seat, action.region()),
                  action.target(), brave_witch, sink_);
        break;
      }
      case Choice::fly:
        fly(edition_, state_, frame, static_cast<std::uint8_t>(action.first()), sink_);
        break;
      case Choice::deliver:
        deliver(edition_, state_, seat, action, sink_);
        if (frame.step == Step::druid_delivery && frame.arg != 0) {
          score(state_, seat, edition_.brave_druid, Why::brave_druid, sink_);
        }
        break;
      case Choice::take:
        take_resources(state_, seat, action.amount(), sink_);
        break;
      case Choice::remove_cloud:
        remove_cloud(edition_, state_, seat, action.region(),
                     frame.step == Step::fairy && frame.arg != 0, sink_);
        break;
      case Choice::hand_in:
        hand_in_set(edition_, state_, seat, action.kinds(), sink_);
        break;
      default:
        sink_(GaveUp{seat, frame.step, true});
    }
  }

  const Edition& edition_;
  State& state_;
  Streams& streams_;
  Sink& sink_;
};

}  // namespace ludoteca::broom_service
