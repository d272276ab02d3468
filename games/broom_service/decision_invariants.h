// What must hold of the turn that is going on and of the decisions that wait. A position that
// passes can be played on: every decision leaves a choice, and no chain of effects grows past the
// depth of the stack (state.h).
#pragma once

#include "games/broom_service/rules.h"

namespace ludoteca::broom_service {

// Turn order counted from the leader, who is 0.
constexpr std::uint8_t places_after_leader(const State& state, Seat seat) {
  return static_cast<std::uint8_t>((seat + state.seats() - state.leader) % state.seats());
}
constexpr Seat seat_at_place(const State& state, int place) {
  return static_cast<Seat>((state.leader + place) % state.seats());
}

// B3.3: of those who have spoken in this turn, the last who was brave.
constexpr Seat brave_so_far(const State& state) {
  Seat brave = kNobody;
  for (int place = 0; place <= state.asked; ++place) {
    const Seat seat = seat_at_place(state, place);
    if (contains(state.at(seat).laid_brave, state.role)) brave = seat;
  }
  return brave;
}

constexpr std::array<int, kForestTileKinds> forest_tiles_in_play(const State& state) {
  std::array<int, kForestTileKinds> count{};
  for (const std::uint8_t tile : state.forest) {
    if (tile < kForestTileKinds) ++count[tile];
  }
  for (const Player& player : state.players) {
    for (std::size_t kind = 0; kind < kForestTileKinds; ++kind) count[kind] += player.forest[kind];
  }
  return count;
}

// Whether one of these tiles can have been used up.
constexpr bool forest_tile_used(const Edition& edition, const State& state, ForestTile tile) {
  if (state.options.side == Side::front) return false;
  const auto count = forest_tiles_in_play(state);
  const auto kind = static_cast<std::size_t>(tile);
  return count[kind] < edition.forest_tiles[kind] && count[0] + count[1] + count[2] < kForestTiles;
}

constexpr bool is_mountain_tile(Step step) {
  return step >= Step::mountain_potions && step <= Step::mountain_cloud;
}

class DecisionCheck {
 public:
  // Of a position in which somebody is to decide.
  constexpr DecisionCheck(const Edition& edition, const State& state)
      : edition_(edition), state_(state), map_(map_of(edition, state)) {}

  constexpr bool sound() const {
    const Frame& bottom = frame(0);
    const Frame& top = state_.pending.top();
    if (top.seat >= state_.seats() || bottom != Frame{bottom.step, state_.leader, 0, 0}) {
      return false;
    }
    switch (bottom.step) {
      case Step::choose_roles:
        return depth() == 1 && nothing_laid() && no_hands() && !to_act(state_).empty();
      case Step::next_turn:
        return top.step == Step::extra_role ? extra_role_sound() : brave_turn_sound();
      case Step::ask_followers:
        return top.step == Step::lead ? lead_sound() : spoken_turn_sound();
      case Step::next_round:
        return end_of_round_sound();
      default:
        return false;
    }
  }

 private:
  constexpr std::size_t depth() const { return state_.pending.depth(); }
  constexpr const Frame& frame(std::size_t i) const { return *(state_.pending.begin() + i); }
  constexpr const Frame& top() const { return state_.pending.top(); }
  constexpr const Player& actor() const { return state_.at(top().seat); }

  constexpr bool no_turn() const {
    return state_.role == kNoRole && state_.brave == kNobody && state_.asked == 0;
  }
  constexpr bool nothing_laid() const {
    return no_turn() && roles_led(state_) == 0 && state_.last_brave == kNobody;
  }
  constexpr bool no_hands() const {
    return std::all_of(state_.players.begin(), state_.players.end(),
                       [](const Player& player) { return player.hand == 0; });
  }

  constexpr bool extra_role_sound() const {
    return depth() == 2 && top() == Frame{Step::extra_role, state_.leader, 0, 0} &&
           nothing_laid() && !to_act(state_).empty();
  }

  constexpr bool lead_sound() const {
    const Roles hand = state_.at(state_.leader).hand;
    const bool forced = state_.event == EventCard::old_days && std::has_single_bit(hand);
    return depth() == 2 && top() == Frame{Step::lead, state_.leader, 0, 0} && no_turn() &&
           hand != 0 && !forced;
  }

  // B3.2, B3.3: the leader has laid a role; who has not spoken has not.
  constexpr bool turn_sound() const {
    if (static_cast<int>(state_.role) >= kRoles || state_.asked >= state_.seats()) return false;
    if (state_.brave != brave_so_far(state_)) return false;
    if (state_.brave != kNobody && state_.last_brave != state_.brave) return false;
    for (int place = state_.asked + 1; place < state_.seats(); ++place) {
      if (contains(state_.at(seat_at_place(state_, place)).laid, state_.role)) return false;
    }
    const Player& leader = state_.at(state_.leader);
    if (!contains(leader.laid, state_.role)) return false;
    return state_.event != EventCard::old_days || contains(leader.laid_brave, state_.role);
  }

  constexpr bool spoken_turn_sound() const {
    if (!turn_sound() || top().seat != seat_at_place(state_, state_.asked)) return false;
    if (top().step == Step::follow) {
      return depth() == 2 && top() == Frame{Step::follow, top().seat, 0, 0} && state_.asked > 0 &&
             contains(actor().hand, state_.role);
    }
    if (!contains(actor().laid, state_.role) || contains(actor().laid_brave, state_.role)) {
      return false;
    }
    if (top().step == Step::cowardly_way) {
      return depth() == 2 && top() == Frame{Step::cowardly_way, top().seat, 0, 0} &&
             has_other_ways(state_, top().seat);
    }
    return action_sound(true, forest_tile_used(edition_, state_, ForestTile::brave));
  }

  // B3.4: the brave player acts, and leads from now on. All have spoken; in which order they sat
  // is past.
  constexpr bool brave_turn_sound() const {
    const Seat brave = state_.leader;
    return static_cast<int>(state_.role) < kRoles && state_.asked + 1 == state_.seats() &&
           state_.brave == brave && state_.last_brave == brave && top().seat == brave &&
           contains(actor().laid_brave, state_.role) && action_sound(false, true);
  }

  // The frames above the turn: the action of the role, or what has come of it.
  constexpr bool action_sound(bool cowardly, bool brave) const {
    for (std::size_t i = 1; i < depth(); ++i) {
      if (frame(i).seat != top().seat) return false;
    }
    const Frame action = action_frame(edition_, top().seat, state_.role, top().arg != 0);
    if (top().step == action.step) {
      return depth() == 2 && top() == action && (action.arg != 0 ? brave : cowardly) &&
             leaves_a_choice();
    }
    const bool witch = state_.role <= Role::mountain_witch;
    const bool after_storm =
        state_.role == Role::weather_fairy && state_.options.storm != Storm::off;
    return (witch || after_storm) && effects_sound(witch && brave) && leaves_a_choice();
  }

  constexpr bool effects_sound(bool may_deliver) const {
    const bool witch_on_top = top().step == Step::witch_delivery;
    if (witch_on_top && depth() == 2) return may_deliver && witch_delivery_sound(top());
    if (witch_on_top) {  // B8.1: the delivery first
      return may_deliver && depth() == 3 && fresh_tile_sound(frame(1), top());
    }
    if (top().step == Step::mountain_order) {
      return may_deliver && depth() == 4 && top() == Frame{top().step, top().seat, 0, 0} &&
             fresh_tile_sound(frame(2), frame(1));
    }
    std::size_t next = 1;
    if (frame(next).step == Step::witch_delivery) {
      if (!may_deliver || !witch_delivery_sound(frame(next))) return false;
      ++next;
    }
    if (next + 2 == depth()) {  // the second of two moves waits
      const Frame& moves = frame(next);
      if (moves.step != Step::mountain_moves || !tile_sound(moves)) return false;
      if (moves.arg == edition_.tile_moves || top().step == Step::mountain_moves) return false;
      ++next;
    }
    return next + 1 == depth() && effect_sound(top());
  }

  constexpr bool effect_sound(const Frame& frame) const {
    switch (frame.step) {
      case Step::storm_move:
        return storm_sound(frame, Cloud::move);
      case Step::storm_delivery:
        return storm_sound(frame, Cloud::delivery);
      case Step::fly:
        return flight_sound(frame);
      default:
        return tile_sound(frame);
    }
  }

  // Of a cloud that the player has taken.
  constexpr bool storm_sound(const Frame& frame, Cloud cloud) const {
    return frame.arg == 0 && frame.place == 0 &&
           (state_.clouds[static_cast<std::size_t>(cloud)] & actor().clouds) != 0;
  }

  constexpr bool flight_sound(const Frame& frame) const {
    return state_.options.side == Side::back && frame.arg < kPawns && frame.place < kHillTiles &&
           state_.hill[frame.place] < kTurboTiles &&
           actor().pawns[frame.arg] == map_.hill_tile[frame.place];
  }

  // B4.1: where she went, or flew to.
  constexpr bool witch_delivery_sound(const Frame& frame) const {
    if (frame.arg >= kPawns || frame.place >= map_.regions) return false;
    if ((state_.cloudy >> frame.place & 1U) != 0) return false;
    const bool own = map_.terrain_bit(frame.place) == 1U << static_cast<unsigned>(state_.role);
    return own || (set_of(map_.circle) >> frame.place & 1U) != 0;
  }

  // B8.1: the mountain whose tile this is; the player was there.
  constexpr Region mountain_of(Step step) const {
    if (!state_.options.mountain_tiles || !is_mountain_tile(step)) return kNoRegion;
    for (std::size_t m = 0; m < kMountainTiles; ++m) {
      const bool visited = (actor().amulets >> m & 1U) != 0;
      const bool this_tile = step_of(static_cast<MountainTile>(state_.mountain[m])) == step;
      if (visited && this_tile) return map_.mountain[m];
    }
    return kNoRegion;
  }
  constexpr bool tile_sound(const Frame& frame) const {
    const bool moves = frame.step == Step::mountain_moves;
    return mountain_of(frame.step) != kNoRegion && frame.place == 0 &&
           frame.arg <= edition_.tile_moves && (moves ? frame.arg > 0 : untouched(frame));
  }
  constexpr bool untouched(const Frame& frame) const { return frame.arg == edition_.tile_moves; }
  // Of the mountain where a brave witch has just arrived.
  constexpr bool fresh_tile_sound(const Frame& tile, const Frame& delivery) const {
    return delivery.step == Step::witch_delivery && witch_delivery_sound(delivery) &&
           tile_sound(tile) && untouched(tile) && mountain_of(tile.step) == delivery.place;
  }

  // A step without a choice is taken without asking (mover.h).
  constexpr bool leaves_a_choice() const {
    if (top().step != Step::mountain_order) return possible(edition_, state_, top());
    return possible(edition_, state_, frame(1)) && possible(edition_, state_, frame(2));
  }

  // B3.7: the leader of the next round is known.
  constexpr bool end_of_round_sound() const {
    if (!no_turn() || !no_hands() || depth() < 2) return false;
    if (state_.last_brave != kNobody && state_.last_brave != state_.leader) return false;
    if (state_.event == EventCard::full_hands) {
      return depth() == 2 && top() == Frame{Step::full_hands, state_.leader, 0, 0} &&
             !to_act(state_).empty();
    }
    const auto asked = static_cast<std::uint8_t>(places_after_leader(state_, top().seat) + 1);
    return state_.event == EventCard::all_at_once && depth() == 3 &&
           frame(1) == Frame{Step::ask_sets, state_.leader, asked, 0} &&
           top() == Frame{Step::hand_in, top().seat, 0, 0} && leaves_a_choice();
  }

  const Edition& edition_;
  const State& state_;
  const Map& map_;
};

}  // namespace ludoteca::broom_service
