// What each seat can expect to end with, in points, as a position stands.
#pragma once

#include "games/photograph/prospect_weights.h"
#include "games/photograph/prospects.h"
#include "games/photograph/rules.h"

namespace ludoteca::photograph {

// Which winds are tried: those that keep one of the cards to be played back, and one that changes
// nothing about the next shots; or every one.
enum class Winds : bool { likely, all };

class Outlook {
 public:
  Outlook(const Edition& edition, const SharpNext& sharp_next, const State& state)
      : edition_(edition), sharp_next_(sharp_next), state_(state), photos_(takeable(state)) {
    const float to_come = share_to_come(edition, state);
    const ProspectWeights& fitted = kProspectWeights[state.players()];
    for (int i = 0; i < kProspects; ++i) weights_[i] = fitted.end[i] + to_come * fitted.to_come[i];
  }

  // With the hand in its order, nothing wound and nothing played.
  float as_it_lies(Seat seat) const {
    if (finished(state_)) return static_cast<float>(score_sheet(edition_, state_, seat).total);
    return value(seat, film_of(state_, seat), state_.hands[seat]);
  }

  // As it is likely to be once the turn is over.
  float expected(Seat seat) const {
    if (finished(state_)) return as_it_lies(seat);
    const Frame& frame = state_.pending.top();
    const bool shoots = frame.step == Step::final_shots || frame.step == Step::sunset ||
                        (frame.step == Step::wind && frame.seat == seat);
    return shoots ? best_wind(seat, Winds::likely).value : as_it_lies(seat);
  }

  // After the shots that follow the wind.
  float after_wind(Seat seat, Wind wind) const {
    return after_wind(seat, film_of(state_, seat), wind);
  }

  struct Choice {
    Action action;
    float value;
  };
  Choice best_wind(Seat seat, Winds tried) const {
    Choice best{Action::wind(0, 1), -1e9F};
    const Film film = film_of(state_, seat);
    const auto look_at = [&](Action action) {
      const float value = after_wind(seat, film, action.as_wind());
      if (value > best.value) best = {action, value};
    };
    const int cards = static_cast<int>(state_.hands[seat].size());
    const int shots = cards_shot();
    if (tried == Winds::all) {
      Actions list;
      winds(edition_, state_.hands[seat], list);
      for (const Action action : list) look_at(action);
      return best;
    }
    for (int kept = 0; kept < shots; ++kept) look_at(Action::wind(kept, cards - 1));
    look_at(shots + 1 < cards ? Action::wind(shots, shots + 1) : Action::wind(0, 1));
    return best;
  }

 private:
  int cards_shot() const {
    const Frame& frame = state_.pending.top();
    return frame.step == Step::wind ? frame.taken : edition_.sunset_shots;
  }

  float after_wind(Seat seat, Film film, Wind wind) const {
    const Projector projector(edition_, sharp_next_, state_);
    const Step step = state_.pending.top().step;
    const GoodShots good_shots = step == Step::wind ? GoodShots::can_be_won : GoodShots::none;
    Hand hand = state_.hands[seat];
    wind_film(hand, wind);
    const int shots = cards_shot();
    for (int i = 0; i < shots; ++i) projector.play(film, hand[i], good_shots);
    hand.drop_front(shots);
    return step == Step::final_shots ? final_points(film, hand[0]) : value(seat, film, hand);
  }

  // P9, P10: what counts once the last photo is known.
  float final_points(const Film& film, Card last) const {
    float points = 0;
    for (int c = 0; c < kColours; ++c) {
      if (!state_.in_game(colour_at(c))) continue;
      const bool thrown = state_.options.missed_opportunity && last.colour() == colour_at(c);
      points += thrown ? edition_.strip_points[0] : points_of(edition_, film[c]);
    }
    return points;
  }

  float value(Seat seat, const Film& film, const Hand& hand) const {
    float points = 0;
    look_at_prospects(edition_, sharp_next_, state_, seat, film, hand, photos_,
                      [&](int prospect, float amount) { points += weights_[prospect] * amount; });
    return points;
  }

  const Edition& edition_;
  const SharpNext& sharp_next_;
  const State& state_;
  Takeable photos_;
  Prospects weights_{};
};

}  // namespace ludoteca::photograph
