// The contract every game must pass under millions of random moves (docs/architecture.md, "Tests").
// A game that breaks it is reported with the seed, the game and the move where that happened.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/random_play.h"

namespace ludoteca {

// No game of ours takes nearly as many moves.
inline constexpr int kLongestGame = 5000;

class ContractBroken : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

template <Game G>
class Contract {
  using Edition = typename G::Edition;
  using Options = typename G::Options;
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;
  using Event = typename G::Event;

 public:
  Contract(const Edition& edition, std::uint64_t seed)
      : edition_(edition), seed_(seed), random_(Seed::from_number(seed), kStreams) {}

  // A finished game: what its record would hold.
  struct Played {
    Options options;
    Seed seed;
    std::vector<std::pair<Seat, Action>> moves;
    State end;
  };

  // Plays one game under all checks.
  Played play(const Options& options) {
    ++game_;
    move_ = 0;
    Played played{options, Seed::from_number(seed_ + game_), {}, {}};
    FastStreams streams(played.seed);
    State state = setup(edition_, options, streams);
    history_.clear();
    check_position(state);
    while (!to_act(state).empty()) {
      remember(state);
      step(state, streams, played);
      check_position(state);
      expect(++move_ < kLongestGame, "the game does not end");
    }
    check_history();
    check_replay(played, state);
    played.end = state;
    moves_ += move_;
    return played;
  }

  long moves() const { return moves_; }
  const Edition& edition() const { return edition_; }
  Outcome outcome_of(const Played& played) const { return outcome(edition_, played.end); }

  void expect(bool holds, std::string_view what) const {
    if (holds) return;
    throw ContractBroken(
        fmt::format("{}: {} (seed {}, game {}, move {})", G::kName, what, seed_, game_, move_));
  }

 private:
  struct Memory {
    State state;
    std::array<unsigned char, sizeof(State)> bytes;
  };

  // Nothing may ever write into an earlier copy.
  void remember(const State& state) {
    history_.push_back({state, {}});
    std::memcpy(history_.back().bytes.data(), &history_.back().state, sizeof(State));
  }
  void check_history() const {
    for (const Memory& memory : history_) {
      expect(std::memcmp(memory.bytes.data(), static_cast<const void*>(&memory.state),
                         sizeof(State)) == 0,
             "an earlier copy changed");
    }
  }

  Actions legal(const State& state, Seat seat) const {
    Actions list;
    legal_actions(edition_, state, seat, list);
    return list;
  }

  void check_position(const State& state) const {
    if (const char* broken = check_invariants(edition_, state)) expect(false, broken);
    const SeatSet acting = to_act(state);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (!acting.contains(seat)) continue;
      expect(seat < state.options.players, "a seat is to act that nobody sits on");
      const Actions list = legal(state, seat);
      expect(!list.empty(), "a seat to act has no legal action");
      expect(std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()) == list.end(),
             "the legal actions are not sorted and unique");
    }
  }

  Seat any_seat(SeatSet seats) {
    std::uint32_t skip = below(random_, static_cast<std::uint32_t>(seats.size()));
    for (Seat seat = 0;; ++seat) {
      if (seats.contains(seat) && skip-- == 0) return seat;
    }
  }

  void step(State& state, FastStreams& streams, Played& played) {
    const SeatSet acting = to_act(state);
    if (acting.size() > 1) check_order_of_choices(state, streams);
    const Seat seat = any_seat(acting);
    const Action action = pick(random_, legal(state, seat));
    check_hidden_information(state, streams, seat, action);

    State silent = state;
    FastStreams silent_streams = streams;
    Actions next;
    apply_and_list(edition_, silent, seat, action, silent_streams, NoEvents{}, next);
    if (!to_act(silent).empty()) {
      expect(next == legal(silent, to_act(silent).front()),
             "the choices listed with a move are not the legal ones");
    }
    EventList<Event> events;
    apply(edition_, state, seat, action, streams, events);
    expect(silent == state, "apply on a copy, or without events, gives another position");
    expect(!events.events().empty(), "a move without an event");
    played.moves.emplace_back(seat, action);
  }

  // Simultaneous choices: the order in which they arrive changes nothing, and no choice of one
  // changes what another may choose.
  void check_order_of_choices(const State& state, const FastStreams& streams) {
    const SeatSet acting = to_act(state);
    std::vector<std::pair<Seat, Action>> choices;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (acting.contains(seat)) choices.emplace_back(seat, pick(random_, legal(state, seat)));
    }
    const State in_order = make_choices(state, streams, choices);
    shuffle(random_, choices);
    expect(make_choices(state, streams, choices) == in_order,
           "the order of simultaneous choices changes the position");
  }
  State make_choices(State state, FastStreams streams,
                     const std::vector<std::pair<Seat, Action>>& choices) const {
    for (const auto& [seat, action] : choices) {
      expect(to_act(state).contains(seat), "a choice took away another player's");
      expect(legal(state, seat).contains(action), "a choice changed another player's");
      apply(edition_, state, seat, action, streams, NoEvents{});
    }
    return state;
  }

  // A viewer cannot tell the position from an imagined one, before the move and, as long as it
  // shows the viewer the same in both worlds, after it.
  void check_hidden_information(const State& state, const FastStreams& streams, Seat seat,
                                Action action) {
    const auto number = below(random_, static_cast<std::uint32_t>(state.options.players) + 1);
    const Viewer viewer = static_cast<int>(number) < state.options.players
                              ? Viewer::of(static_cast<Seat>(number))
                              : Viewer::spectator();
    State imagined = determinize(edition_, state, viewer, random_);
    if (const char* broken = check_invariants(edition_, imagined)) {
      expect(false, fmt::format("determinize: {}", broken));
    }
    expect(view(edition_, imagined, viewer) == view(edition_, state, viewer),
           "determinize changes the view");
    expect(to_act(imagined) == to_act(state), "determinize changes who is to act");
    const bool own = viewer.is(seat);
    if (own) {
      expect(legal(imagined, seat) == legal(state, seat), "legal actions depend on what is hidden");
    } else if (!legal(imagined, seat).contains(action)) {
      return;  // another player's choice that only the real hidden cards allow
    }
    State real = state;
    FastStreams real_streams = streams;
    FastStreams imagined_streams = streams;
    const bool same = seen_events(real, real_streams, seat, action, viewer) ==
                      seen_events(imagined, imagined_streams, seat, action, viewer);
    if (same && !to_act(real).empty()) {  // after the end everybody sees everything
      expect(view(edition_, imagined, viewer) == view(edition_, real, viewer),
             "the view shows what no event showed");
    }
  }
  std::vector<Event> seen_events(State& state, FastStreams& streams, Seat seat, Action action,
                                 Viewer viewer) const {
    EventList<Event> events;
    apply(edition_, state, seat, action, streams, events);
    std::vector<Event> seen;
    for (const Event& event : events.events()) seen.push_back(redact(event, viewer));
    return seen;
  }

  // The same seed and the same moves give the same game.
  void check_replay(const Played& played, const State& end) const {
    FastStreams streams(played.seed);
    State state = setup(edition_, played.options, streams);
    for (const auto& [seat, action] : played.moves) {
      apply(edition_, state, seat, action, streams, NoEvents{});
    }
    expect(state == end, "the same seed and moves give another game");
    expect(outcome(edition_, state) == outcome(edition_, end), "the outcome differs");
  }

  const Edition& edition_;
  std::uint64_t seed_;
  FastGenerator random_;
  std::vector<Memory> history_;
  std::uint64_t game_ = 0;
  int move_ = 0;
  long moves_ = 0;
};

}  // namespace ludoteca
