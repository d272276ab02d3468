// What each choice of a decision seems to bring, in points, found quickly.
#pragma once

#include <cmath>

#include "ai/mind.h"
#include "games/broom_service/prospects.h"
#include "games/broom_service/role_plans.h"

namespace ludoteca::broom_service {

using Gains = ai::Gains<Actions>;

class QuickGains {
 public:
  QuickGains(const Edition& edition, const WorthTable& worths)
      : edition_(edition), worths_(worths) {}

  // All sets of roles.
  void weigh_role_sets(const State& state, Seat seat, const Actions& list, Gains& gain) const {
    const RolePlans plans(edition_, worths_, state, seat);
    const bool counted = state.event == EventCard::more_or_less;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Roles roles = list[i].role_set();
      gain[i] = plans.of(roles);
      if (counted) {
        gain[i] += edition_.more_or_less[static_cast<std::size_t>(std::popcount(roles))];
      }
    }
  }
  // Each choice by itself; for sets of roles RolePlans does better.
  void weigh(const State& state, Seat seat, const Actions& list, Gains& gain) const {
    const Outlook outlook(edition_, worths_, state, seat);
    const Frame& frame = state.pending.top();
    switch (frame.step) {
      case Step::lead:
      case Step::follow:
        weigh_laying(state, seat, outlook, list, gain);
        break;
      case Step::cowardly_way:
        weigh_ways(state, outlook, list, gain);
        break;
      default:
        for (std::size_t i = 0; i < list.size(); ++i) {
          gain[i] = of_choice(state, seat, frame, outlook, list[i]);
        }
    }
  }

 private:
  static constexpr float kTileFirst = 0.3F;    // points: what a tile brings may help the delivery
  static constexpr float kRivalOffer = 0.4F;   // share of their resources that rivals offer
  static constexpr float kOfferSpread = 1.5F;  // how far that may be wrong, in pieces

  void weigh_laying(const State& state, Seat seat, const Outlook& outlook, const Actions& list,
                    Gains& gain) const {
    std::array<Deed, kRoles> deeds;
    Roles known = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Role role = list[i].role();
      Deed& deed = deeds[static_cast<std::size_t>(role)];
      if (!contains(known, role)) deed = laying(outlook, role);
      known = with(known, role);
      const bool brave = list[i].choice() == Choice::brave;
      gain[i] = brave ? Prospects::chance_to_stay(state, seat, role) * deed.brave : deed.cowardly;
      if (contains(state.bewitched, role)) gain[i] -= edition_.bewitched_cost;
    }
  }
  void weigh_ways(const State& state, const Outlook& outlook, const Actions& list,
                  Gains& gain) const {
    const Deed deed = deed_of(outlook, state.role);
    for (std::size_t i = 0; i < list.size(); ++i) {
      switch (list[i].choice()) {
        case Choice::brave_tile:
          gain[i] = deed.brave - outlook.worth(Feature::brave_tiles);
          break;
        case Choice::points_tile:
          gain[i] = of_points_tile(outlook);
          break;
        case Choice::black_market:
          gain[i] = edition_.black_market;
          break;
        case Choice::distil:
          gain[i] = outlook.of_one(list[i].resource());
          break;
        default:
          gain[i] = deed.cowardly;
      }
    }
  }

  float of_choice(const State& state, Seat seat, const Frame& frame, const Outlook& outlook,
                  Action action) const {
    const bool brave = frame.arg != 0;
    switch (action.choice()) {
      case Choice::move: {
        const Outlook::Arrival arrival =
            outlook.arrive(pawn_leaving(state, seat, action.region()), action.target());
        return frame.step == Step::witch_move && brave ? arrival.brave : arrival.moved;
      }
      case Choice::fly: {
        const Region to = map_of(edition_, state).circle[static_cast<std::size_t>(action.first())];
        const float flown = outlook.of_flight(frame.arg, to);
        const Frame& below = *(state.pending.end() - 2);
        return below.step == Step::witch_delivery ? flown + outlook.best_delivery(to).value : flown;
      }
      case Choice::deliver: {
        const float value =
            outlook.of_delivery(action.region(), action.tower(), action.wands_left()) -
            outlook.of_best_tower_at(outlook.pawn_at(action.region()));
        return frame.step == Step::druid_delivery && brave ? value + edition_.brave_druid : value;
      }
      case Choice::remove_cloud: {
        const float value = outlook.of_cloud(action.region());
        return frame.step == Step::fairy && brave ? value + edition_.brave_fairy : value;
      }
      case Choice::take:
        return outlook.of_taking(action.amount());
      case Choice::tile_first:
        return kTileFirst;
      case Choice::hand_in:
        return of_hand_in(outlook, action.kinds());
      case Choice::offer:
        return of_offer(state, seat, outlook, action);
      case Choice::more_role:
        return laying(outlook, action.role()).cowardly - outlook.worth(Feature::role_tiles) -
               (contains(state.bewitched, action.role()) ? edition_.bewitched_cost : 0.0F);
      default:
        return 0;
    }
  }
  float of_hand_in(const Outlook& outlook, Kinds kinds) const {
    Resources after = outlook.player().resources;
    for (std::size_t k = 0; k < kResources; ++k) {
      if ((kinds >> k & 1U) != 0) --after.of[k];
    }
    const bool four = std::popcount(kinds) == kResources;
    return static_cast<float>(four ? edition_.all_at_once.first : edition_.all_at_once.second) +
           outlook.of_resources(after) - outlook.of_resources(outlook.player().resources);
  }
  // The chance to have offered most, against what is paid.
  float of_offer(const State& state, Seat seat, const Outlook& outlook, Action action) const {
    Resources after = outlook.player().resources;
    after.remove(state.offers[seat].pieces);
    const float before = outlook.of_resources(after);
    after[action.resource()] = static_cast<std::uint8_t>(after[action.resource()] - action.count());
    int most = 0;
    for (Seat rival = 0; rival < state.seats(); ++rival) {
      if (rival != seat) most = std::max(most, state.at(rival).resources.total());
    }
    const int offered = state.offers[seat].pieces.total() + action.count();
    const float ahead = static_cast<float>(offered) - kRivalOffer * static_cast<float>(most);
    return outlook.of_resources(after) - before +
           edition_.full_hands.first / (1 + std::exp(-ahead / kOfferSpread));
  }

  const Edition& edition_;
  const WorthTable& worths_;
};

}  // namespace ludoteca::broom_service
