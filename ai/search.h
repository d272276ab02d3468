// Monte Carlo tree search over what a player knows (information-set MCTS: Cowling, Powley and
// Whitehouse). Each iteration imagines a position the player cannot tell from the real one, walks
// down one common tree by the choices that are possible there, estimates where it got to, and
// credits every seat that chose on the way with its own reward.
//
// The tree belongs to the player who thinks: it branches where that player sees a choice. What
// others choose in secret is learnt beside it, without branching, so that nothing in the tree
// depends on what the player could not know; and everybody who chooses at the same time does so
// before the thinking player, whose own statistics are thus those of a choice made blindly.
#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "ai/budget.h"
#include "ai/mind.h"
#include "ai/reward.h"
#include "ai/tree.h"
#include "engine/game.h"

namespace ludoteca::ai {

struct SearchSettings {
  std::optional<Figures> figures;  // instead of the game's own
  std::size_t most_nodes = std::size_t{1} << 18;
  std::size_t most_edges = std::size_t{1} << 21;
};

// A choice with what the search found out about it.
template <class Action>
struct Ranked {
  Action action{};
  long visits = 0;
  double value = 0;  // the mean reward
};

template <class Action>
struct Thought {
  std::vector<Ranked<Action>> ranked;  // the most visited first
  long iterations = 0;
  std::size_t nodes = 0;
};

template <Game G, class Mind>
class Search {
  using Edition = typename G::Edition;
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

 public:
  explicit Search(const Edition& edition, const SearchSettings& settings = {})
      : edition_(edition),
        mind_(edition),
        settings_(settings),
        tree_(settings.most_nodes, settings.most_edges) {
    path_.reserve(kLongestPath);
  }

  // `known` is a position the seat cannot tell from the real one; the seat is to act in it.
  void start(const State& known, Seat seat, const Seed& seed) {
    known_ = known;
    seat_ = seat;
    figures_ = settings_.figures ? *settings_.figures : mind_.figures(known.options);
    random_.emplace(seed, kStreams);
    streams_.emplace(seed);
    tree_.clear();
    tree_.add_node();
    iterations_ = 0;
  }

  void iterate() {
    State state = determinize(edition_, *known_, Viewer::of(seat_), *random_);
    path_.clear();
    descend(state);
    const Reward reward = judge(state);
    for (const Step& step : path_) {
      Edge<Action>& edge = tree_.edge(step.edge);
      ++edge.visits;
      edge.sum += reward[edge.seat];
    }
    ++iterations_;
  }

  void think(const Budget& budget) {
    const auto end = std::chrono::steady_clock::now() + budget.time;
    const bool timed = budget.time.count() > 0;
    for (long i = 0; budget.iterations == 0 || i < budget.iterations; ++i) {
      if (timed && i % 16 == 0 && std::chrono::steady_clock::now() >= end) break;
      iterate();
    }
  }

  Thought<Action> thought() const {
    Thought<Action> result;
    result.iterations = iterations_;
    result.nodes = tree_.size();
    for (auto e = tree_.node(0).edges; e != kNone; e = tree_.edge(e).next) {
      const Edge<Action>& edge = tree_.edge(e);
      if (edge.seat != seat_ || edge.visits == 0) continue;
      result.ranked.push_back({edge.action, edge.visits, edge.mean()});
    }
    std::stable_sort(result.ranked.begin(), result.ranked.end(),
                     [](const auto& a, const auto& b) { return a.visits > b.visits; });
    return result;
  }

 private:
  static constexpr std::size_t kLongestPath = 256;

  struct Step {
    std::uint32_t edge;
  };

  // Of all who are to act, the thinking player comes last.
  Seat actor(SeatSet acting) const {
    const SeatSet others = acting.without(SeatSet::only(seat_));
    return others.empty() ? seat_ : others.front();
  }

  void descend(State& state) {
    std::uint32_t node = 0;
    while (!to_act(state).empty() && path_.size() < kLongestPath) {
      const Seat seat = actor(to_act(state));
      const bool unseen = seat != seat_ && Mind::secret(state);
      Actions list;
      legal_actions(edition_, state, seat, list);
      const std::uint32_t chosen = select(node, state, seat, list);
      if (chosen == kNone) return;  // the tree is full
      path_.push_back({chosen});
      const Action action = tree_.edge(chosen).action;
      apply(edition_, state, seat, action, *streams_, NoEvents{});
      if (unseen) continue;
      if (tree_.edge(chosen).child == kNone) {
        if (!tree_.full()) tree_.edge(chosen).child = tree_.add_node();
        return;
      }
      node = tree_.edge(chosen).child;
    }
  }

  // The edge of a choice that is possible now, by PUCT (Rosin; Silver et al.). Edges that are
  // missing are added.
  std::uint32_t select(std::uint32_t node, const State& state, Seat seat, const Actions& list) {
    struct Option {
      std::uint32_t edge;
      float weight;
    };
    std::array<std::uint32_t, Actions::kCapacity> options;
    std::size_t count = 0;
    std::uint32_t before = kNone;
    std::uint32_t e = tree_.node(node).edges;
    std::optional<float> now;
    for (const Action& action : list) {
      while (e != kNone && comes_before(tree_.edge(e), seat, action)) {
        before = e;
        e = tree_.edge(e).next;
      }
      if (e == kNone || tree_.edge(e).seat != seat || tree_.edge(e).action != action) {
        const std::uint32_t added = add(node, before, state, seat, action, now);
        if (added == kNone) continue;
        before = added;
        options[count++] = added;
      } else {
        options[count++] = e;
      }
    }
    return count == 0 ? kNone : best(options, count);
  }
  static bool comes_before(const Edge<Action>& edge, Seat seat, const Action& action) {
    return edge.seat != seat ? edge.seat < seat : edge.action < action;
  }

  std::uint32_t add(std::uint32_t node, std::uint32_t before, const State& state, Seat seat,
                    const Action& action, std::optional<float>& now) {
    Edge<Action> edge;
    edge.action = action;
    edge.seat = seat;
    edge.weight =
        std::exp(std::clamp(gain(state, seat, action, now) / figures_.temperature, -20.0F, 20.0F));
    return tree_.add_edge(node, before, edge);
  }

  // What a move seems to bring.
  float gain(const State& state, Seat seat, const Action& action, std::optional<float>& now) {
    if constexpr (requires { mind_.gain(state, seat, action, *streams_); }) {
      const float value = mind_.gain(state, seat, action, *streams_);
      if (!now) now = value;  // only differences count
      return value - *now;
    } else {
      if (!now) now = lead(mind_.estimate(state), seat, state.options.players);
      State after = state;
      apply(edition_, after, seat, action, *streams_, NoEvents{});
      return lead(mind_.estimate(after), seat, state.options.players) - *now;
    }
  }
  static float lead(const Estimate& points, Seat seat, int players) {
    float others = 0;
    for (Seat other = 0; other < players; ++other) {
      if (other != seat) others += points[other];
    }
    return points[seat] - others / static_cast<float>(players - 1);
  }

  template <class Options>
  std::uint32_t best(const Options& options, std::size_t count) const {
    float weights = 0;
    float sum = 0;
    std::uint32_t visits = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const Edge<Action>& edge = tree_.edge(options[i]);
      weights += edge.weight;
      sum += edge.sum;
      visits += edge.visits;
    }
    const float usual = visits == 0 ? 0.5F : sum / static_cast<float>(visits);
    const float scale =
        figures_.exploration * std::sqrt(static_cast<float>(visits) + 1.0F) / weights;
    std::uint32_t chosen = options[0];
    float highest = -1;
    for (std::size_t i = 0; i < count; ++i) {
      const Edge<Action>& edge = tree_.edge(options[i]);
      const float mean = edge.visits == 0 ? usual : edge.mean();
      const float value = mean + scale * edge.weight / static_cast<float>(1 + edge.visits);
      if (value > highest) {
        highest = value;
        chosen = options[i];
      }
    }
    return chosen;
  }

  // Plays on at random for some stages and estimates what comes out.
  Reward judge(State& state) {
    const int players = state.options.players;
    int now = Mind::stage(state);
    for (int left = figures_.horizon; left > 0 && !to_act(state).empty();) {
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(edition_, state, seat, list);
      apply(edition_, state, seat, rollout_move(state, seat, list), *streams_, NoEvents{});
      if (to_act(state).empty() || Mind::stage(state) == now) continue;
      now = Mind::stage(state);
      --left;
    }
    if (to_act(state).empty()) return reward_of(outcome(edition_, state), players, figures_.spread);
    return reward_of(mind_.estimate(state), players, figures_.spread);
  }

  Action rollout_move(const State& state, Seat seat, const Actions& list) {
    if constexpr (requires { mind_.habit(state, seat, list, *random_); }) {
      return mind_.habit(state, seat, list, *random_);
    }
    Action best = pick(*random_, list);
    if (figures_.samples <= 1 || list.size() == 1) return best;
    std::optional<float> now;
    float highest = gain(state, seat, best, now);
    for (int i = 1; i < figures_.samples; ++i) {
      const Action action = pick(*random_, list);
      const float value = gain(state, seat, action, now);
      if (value > highest) {
        highest = value;
        best = action;
      }
    }
    return best;
  }

  const Edition& edition_;
  Mind mind_;
  SearchSettings settings_;
  Tree<Action> tree_;
  std::vector<Step> path_;
  std::optional<State> known_;
  Seat seat_ = 0;
  Figures figures_{};
  std::optional<FastGenerator> random_;
  std::optional<FastStreams> streams_;
  long iterations_ = 0;
};

}  // namespace ludoteca::ai
