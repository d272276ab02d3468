// Photograph (Wind the Film!, Fotomania), for 2 to 4 players.
//
// The players walk through a City of face-up and face-down photos. In a turn a player declares
// how many photos to take (1 to 3) from one end of one row, puts them at the front of the hand,
// winds the film (moves one card of the hand towards the front), and plays as many cards as were
// taken from the back of the hand into strips, one a colour. A strip runs up or down in steps of
// 1 to 3; a photo that does not fit is blurry and costs points. When the Sunset card appears,
// everybody winds and plays two cards, and goes on with a smaller hand. Longer strips score more.
//
// Source: docs/rules/photograph.md, whose rule numbers (P1–P10) stand in the comments. Decisions
// where the book is silent are marked [ruling] there; values nobody could look up, [house].
// Deviation: the first player is always drawn at random (P2.5).
#pragma once

#include <algorithm>

#include "games/photograph/city.h"
#include "games/photograph/events.h"
#include "games/photograph/scoring.h"
#include "games/photograph/setup.h"
#include "games/photograph/shots.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

constexpr SeatSet to_act(const State& state) {
  if (state.pending.empty()) return {};
  const Frame& frame = state.pending.top();
  switch (frame.step) {
    case Step::sunset:
    case Step::final_shots:
      return SeatSet::first(state.players()).without(state.winds.chosen());
    default:
      return SeatSet::only(frame.seat);
  }
}

// P3: rows, ends and numbers of photos; a row with one photo has one end (P3.4).
constexpr void scenes(const Edition& edition, const State& state, Actions& list) {
  for (int row = 0; row < edition.rows[state.players()]; ++row) {
    const int photos = photos_in_row(state, row);
    const int most = photos < edition.most_taken ? photos : edition.most_taken;
    for (const End end : {End::left, End::right}) {
      if (end == End::right && photos < 2) break;
      // Always writes three and keeps `most` of them: cheaper than a loop of unknown length.
      Action* const next = list.extend(most);
      for (int i = 0; i < kMaxTaken; ++i) next[i] = Action::take(row, end, i + 1);
    }
  }
}

// P4.1: any card but the front one, any number of places towards the front.
constexpr void winds(const Edition& edition, const Hand& hand, Actions& list) {
  const std::size_t count = hand.size() * (hand.size() - 1) / 2;
  std::copy_n(edition.winds.begin(), count, list.extend(count));
}

// The list must be empty.
constexpr void legal_actions(const Edition& edition, const State& state, Seat seat, Actions& list) {
  if (state.pending.top().step == Step::choose_scene) {
    scenes(edition, state, list);
  } else {
    winds(edition, state.hands[seat], list);
  }
}

// P3.1
template <class Sink>
constexpr void take_photos(const Edition& edition, State& state, Seat seat, Action action,
                           Sink& sink) {
  sink(SceneChosen{seat, static_cast<std::uint8_t>(action.row()), action.end(),
                   static_cast<std::uint8_t>(action.count())});
  const int step = action.end() == End::left ? 1 : -1;
  int column = action.end() == End::left ? 0 : kColumns - 1;
  for (int left = action.count(); left > 0; column += step) {
    const int cell = cell_at(action.row(), column);
    const Card card = state.city[cell];
    if (!card.present()) continue;
    state.city[cell] = Card();
    state.hands[seat].push_back(card);
    sink(PhotoTaken{seat, static_cast<std::uint8_t>(cell), face_up(edition, cell),
                    edition.front(card)});
    --left;
  }
  state.pending.replace({Step::wind, seat, static_cast<std::uint8_t>(action.count())});
}

// P4 to P7: everything after the choice of the wind holds no further decision (P5.7).
template <class Sink>
constexpr void wind_and_shoot(const Edition& edition, State& state, Seat seat, Wind wind,
                              Sink& sink) {
  wind_film(state.hands[seat], wind);
  sink(FilmWound{seat, wind});
  shoot(edition, state, seat, state.pending.top().taken, GoodShots::can_be_won, sink);
  check_city(edition, state, sink);
}

// P8.3: once all have chosen, the shots are resolved in turn order.
template <class Sink>
constexpr void resolve_secret_winds(const Edition& edition, State& state, Sink& sink) {
  Seat seat = state.pending.top().seat;
  for (int i = 0; i < state.players(); ++i) {
    const Wind wind = state.winds.of(seat);
    wind_film(state.hands[seat], wind);
    sink(FilmWound{seat, wind});
    shoot(edition, state, seat, edition.sunset_shots, GoodShots::none, sink);
    seat = next_seat(seat, state.players());
  }
  state.winds.clear();
}

// P9.1: the card left in each hand is the photo nobody took; it stays there for P10.
template <class Sink>
constexpr void end_game(const Edition& edition, State& state, Sink& sink) {
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const Card last = state.hands[seat][0];
    state.shown.add(last);
    sink(LastPhoto{seat, edition.front(last)});
  }
  sink(GameOver{});
}

template <class Sink>
constexpr void choose_secretly(const Edition& edition, State& state, Seat seat, Wind wind,
                               Sink& sink) {
  state.winds.choose(seat, wind);
  sink(WindChosen{seat});
  if (state.winds.chosen() != SeatSet::first(state.players())) return;
  const Step step = state.pending.top().step;
  resolve_secret_winds(edition, state, sink);
  state.pending.pop();
  if (step == Step::sunset) {
    sink(SunsetOver{});
    refill_city(edition, state, sink);
  } else {
    end_game(edition, state, sink);
  }
}

// The action must be one of legal_actions(edition, state, seat).
template <class Streams, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Action action, Streams&,
                     Sink&& sink) {
  switch (state.pending.top().step) {
    case Step::choose_scene:
      take_photos(edition, state, seat, action, sink);
      break;
    case Step::wind:
      wind_and_shoot(edition, state, seat, action.as_wind(), sink);
      break;
    default:
      choose_secretly(edition, state, seat, action.as_wind(), sink);
  }
}

}  // namespace ludoteca::photograph
