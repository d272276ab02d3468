// What Fort tells a computer player (ai/mind.h).
#pragma once

#include <algorithm>

#include "ai/mind.h"
#include "games/fort/forecast.h"
#include "games/fort/habits.h"
#include "games/fort/worth.h"

namespace ludoteca::fort {

class Mind {
 public:
  explicit Mind(const Edition& edition)
      : edition_(edition),
        undrawn_(edition),
        worth_(edition),
        habits_(edition, worth_),
        forecast_(edition) {
    undrawn_.hand = 0;
  }

  static ai::Figures figures(const Options& /*options*/) {
    return {.spread = 6, .temperature = 3, .horizon = 8, .exploration = 2, .looseness = 0.35F};
  }
  ai::Estimate estimate(const State& state) const { return forecast_.of_players(state, true); }
  float uncertainty(const State& state) const { return 2 + 2.5F * forecast_.time_left(state); }
  static bool secret(const State& state) {
    const Step step = state.pending.top().step;
    return step == Step::draft || step == Step::keep_rule;
  }
  // A turn lasts as long as its leader.
  static int stage(const State& state) { return leader_of(state); }

  // What the position is like when the turn went on by habit.
  void gains(const State& state, Seat seat, const Actions& list, FastStreams& streams,
             ai::Gains<Actions>& gain) const {
    gain.fill(0);
    if (state.pending.top().step == Step::draft) return;
    const float now = lead(state, seat, leader_of(state) != seat);
    try_out(state, seat, list, streams, gain);
    for (std::size_t i = 0; i < list.size(); ++i) gain[i] -= now;
  }
  // The choices that shape a turn are tried out; the rest are rules of thumb.
  Action habit(const State& state, Seat seat, const Actions& list, FastStreams& streams) const {
    const Step step = state.pending.top().step;
    const bool shapes = step == Step::play || step == Step::follow || step == Step::recruit;
    if (!shapes || list.size() == 1) return habits_.choice(state, seat, list);
    ai::Gains<Actions> ahead;
    try_out(state, seat, list, streams, ahead);
    const auto* const most = std::max_element(ahead.begin(), ahead.begin() + list.size());
    return list[static_cast<std::size_t>(most - ahead.begin())];
  }

 private:
  static constexpr int kLongest = 100;  // moves of a turn, far more than any takes

  // The lead after each choice.
  void try_out(const State& state, Seat seat, const Actions& list, FastStreams& streams,
               ai::Gains<Actions>& ahead) const {
    if (recruiting_ends_turn(state, seat)) {
      try_out_recruits(state, seat, list, streams, ahead);
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      ahead[i] = lead_after(state, seat, list[i], streams);
    }
  }

  // Recruiting changes nothing but who has a kid and how long the Park deck lasts. So the turn is
  // ended once, without a recruit, and each kid is then added to what came of it.
  void try_out_recruits(const State& state, Seat seat, const Actions& list, FastStreams& streams,
                        ai::Gains<Actions>& ahead) const {
    State ended = state;
    ended.pending.pop();
    Actions next;
    NoEvents silent;
    Mover(undrawn_, ended, streams, silent).advance(next);
    for (std::size_t i = 0; i < list.size(); ++i) {
      State after = ended;
      after.at(seat).discard.add(recruit(after, list[i], streams));
      ahead[i] = lead(after, seat, false);
    }
  }
  // With neither Birthday Party nor Recycling, and a Park deck that is not empty afterwards.
  static bool recruiting_ends_turn(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    return state.pending.top().step == Step::recruit && state.park_deck.size() > 1 &&
           !player.has(Perk::birthday_party) && !player.has(Perk::recycling);
  }
  // Takes a kid from the Park, its deck or a Yard after the end of the turn, when the cards of the
  // next Yard are in the discard pile. Which card fills the Park is of no account.
  Card recruit(State& state, Action action, FastStreams& streams) const {
    if (action.choice() == Choice::recruit_deck) {
      return state.park_deck.draw(streams[Stream::table]);
    }
    if (action.choice() == Choice::recruit_park) {
      state.park_deck.remove(state.park_deck.front());
      return *std::find_if(state.park.begin(), state.park.end(), [&](Card card) {
        return edition_.kid_of[card] == action.kid();  // while the deck lasts the Park is full
      });
    }
    Player& owner = state.at(static_cast<Seat>(action.first()));
    const auto kid = static_cast<KidId>(action.second());
    CardSet& cards = owner.yard.empty() ? owner.discard : owner.yard;
    const Card card = (cards & edition_.cards_of(kid)).front();
    cards.remove(card);
    return card;
  }

  // At the end of the turn, or of the own part in it. A new hand at its end would be luck.
  float lead_after(State state, Seat seat, Action action, FastStreams& streams) const {
    const Seat leader = leader_of(state);
    Actions list;
    apply(undrawn_, state, seat, action, streams, NoEvents(), list);
    for (int moves = 0; moves < kLongest && goes_on(state, leader, seat); ++moves) {
      const Seat next = to_act(state).front();
      if (list.empty()) legal_actions(undrawn_, state, next, list);
      const Action usual = habits_.choice(state, next, list);
      list.restart();
      apply(undrawn_, state, next, usual, streams, NoEvents(), list);
    }
    return lead(state, seat, leader != seat);
  }
  // Compared with the average of the others.
  float lead(const State& state, Seat seat, bool with_hand) const {
    const ai::Estimate points = forecast_.of_players(state, with_hand);
    float others = 0;
    for (Seat other = 0; other < state.seats(); ++other) {
      if (other != seat) others += points[other];
    }
    return points[seat] - others / static_cast<float>(state.seats() - 1);
  }
  static bool goes_on(const State& state, Seat leader, Seat seat) {
    if (finished(state) || leader_of(state) != leader) return false;
    return leader == seat || to_act(state).contains(seat);
  }

  const Edition& edition_;
  Edition undrawn_;  // no new hand is drawn at the end of a turn
  Worth worth_;
  Habits habits_;
  Forecast forecast_;
};

}  // namespace ludoteca::fort
