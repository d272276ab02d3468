// Monte Carlo tree search over what a player knows (information-set MCTS: Cowling, Powley and
// Whitehouse). Each iteration imagines a position the player cannot tell from the real one, walks
// down one common tree by the choices that are possible there, estimates where it got to, and
// credits every seat that chose on the way with what came of it for that seat.
//
// The tree belongs to the player who thinks: it branches where that player sees a choice. What
// others choose in secret is learnt beside it, without branching, so that nothing in the tree
// depends on what the player could not know; and everybody who chooses at the same time does so
// before the thinking player, whose own statistics are thus those of a choice made blindly.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <limits>
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
  // Room for the longest search of a player there is, 200,000 iterations.
  std::size_t most_nodes = std::size_t{1} << 18;
  std::size_t most_edges = std::size_t{1} << 21;
};

// A choice with what the search found out about it.
template <class Action>
struct Ranked {
  Action action{};
  long visits = 0;
  double reward = 0;  // means
  double wins = 0;
  double ahead = 0;

  // The most visited first.
  friend bool operator<(const Ranked& a, const Ranked& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.action < b.action;
  }
};

// Measures nothing. Another one may time what the rules do (ai/bench.h).
struct NoMeter {
  template <class Work>
  decltype(auto) rules(Work&& work) {
    return work();
  }
};

template <Game G, class Mind, class Meter = NoMeter>
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

  // `known` is a position the seat cannot tell from the real one; the seat is to act in it. The
  // tree is what follow() left of it; forget() first for another game.
  void start(const State& known, Seat seat, const Seed& seed) {
    known_ = known;
    seat_ = seat;
    figures_ = settings_.figures ? *settings_.figures : Mind::figures(known.options);
    random_.emplace(seed, kStreams);
    streams_.emplace(seed);
    iterations_ = 0;
    wins_ = {};
    if (tree_.full()) tree_.clear();
    first_.restart();
    list_choices(known, seat, first_);
    if constexpr (requires { mind_.prepare(known, seat, *streams_); }) {
      mind_.prepare(known, seat, *streams_);
    }
    weigh_first_choices();
  }

  void iterate() {
    State state = imagine();
    path_.clear();
    descend(state);
    const Judgement verdict = judge(state);
    for (const std::uint32_t step : path_) {
      Edge<Action>& edge = tree_.edge(step);
      ++edge.visits;
      edge.reward += verdict.reward[edge.seat];
      edge.wins += verdict.wins[edge.seat];
      edge.ahead += verdict.ahead[edge.seat];
    }
    for (std::size_t seat = 0; seat < wins_.size(); ++seat) wins_[seat] += verdict.wins[seat];
    ++iterations_;
  }

  void think(const Budget& budget) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const bool timed = budget.time.count() > 0;
    for (long i = 0; budget.iterations == 0 || i < budget.iterations; ++i) {
      const auto passed = timed && i % 16 == 0 ? Clock::now() - start : Clock::duration(0);
      if (timed && passed >= budget.time) break;
      const bool asks = budget.until_settled && i > 0 && i % kSettles == 0;
      if (asks && is_settled(iterations_left(budget, i, passed))) break;
      iterate();
    }
  }

  // What is chosen in the game: what was thought about it is kept. Not called for a choice of
  // somebody else that was secret.
  void follow(Seat seat, const Action& action) {
    const std::uint32_t child = tree_.child(seat, action);
    if (child != kNone) {
      tree_.keep(child);
    } else if (!depends_on_hidden(action)) {
      tree_.clear();
    }
  }
  void forget() { tree_.clear(); }

  // The most visited first.
  std::vector<Ranked<Action>> ranking() const {
    std::vector<Ranked<Action>> ranked;
    for (auto e = tree_.node(0).edges; e != kNone; e = tree_.edge(e).next) {
      const Edge<Action>& edge = tree_.edge(e);
      // Some are left from what was imagined before more became known.
      if (edge.seat != seat_ || edge.visits == 0 || !first_.contains(edge.action)) continue;
      const auto visits = static_cast<double>(edge.visits);
      ranked.push_back({edge.action, static_cast<long>(edge.visits), edge.reward / visits,
                        edge.wins / visits, edge.ahead / visits});
    }
    std::sort(ranked.begin(), ranked.end());
    return ranked;
  }

  // The choices that seem likely to follow a choice of the thinking player, its own ones only as
  // long as nobody else comes between.
  std::vector<Action> line(const Action& action) const {
    std::vector<Action> moves = {action};
    for (auto node = tree_.child(seat_, action); node != kNone;) {
      const std::uint32_t next = most_visited(node);
      if (next == kNone || tree_.edge(next).seat != seat_) break;
      moves.push_back(tree_.edge(next).action);
      node = tree_.edge(next).child;
    }
    return moves;
  }

  long iterations() const { return iterations_; }
  // Summed over the iterations, what they found every seat's chance to win to be.
  const std::array<double, kMaxSeats>& wins() const { return wins_; }
  std::size_t nodes() const { return tree_.size(); }
  Meter& meter() { return meter_; }

 private:
  static constexpr std::size_t kLongestPath = 256;
  static constexpr long kSettles = 256;   // iterations from one look at that to the next
  static constexpr int kFirstWorlds = 4;  // imagined positions the first choices are weighed in

  // As many as the budget allows after so many in this time.
  static double iterations_left(const Budget& budget, long done,
                                std::chrono::steady_clock::duration passed) {
    const auto number = static_cast<double>(done);
    double left = budget.iterations == 0 ? std::numeric_limits<double>::infinity()
                                         : static_cast<double>(budget.iterations) - number;
    // A coarse clock may say that no time has passed.
    if (passed.count() > 0) {
      const std::chrono::duration<double> rest = budget.time - passed;
      left = std::min(left, number * (rest / passed));
    }
    return left;
  }
  // Whether so many more looks cannot make another choice the most looked at.
  bool is_settled(double left) const {
    std::uint32_t most = 0;
    std::uint32_t second = 0;
    for (auto e = tree_.node(0).edges; e != kNone; e = tree_.edge(e).next) {
      const Edge<Action>& edge = tree_.edge(e);
      if (edge.seat != seat_ || !first_.contains(edge.action)) continue;
      second = std::clamp(edge.visits, second, most);
      most = std::max(most, edge.visits);
    }
    return most - second > left;
  }

  State imagine() {
    return meter_.rules([&] {
      if constexpr (requires { mind_.imagine(*known_, seat_, *random_); }) {
        return mind_.imagine(*known_, seat_, *random_);
      } else {
        return determinize(edition_, *known_, Viewer::of(seat_), *random_);
      }
    });
  }
  void list_choices(const State& state, Seat seat, Actions& list) {
    meter_.rules([&] { legal_actions(edition_, state, seat, list); });
  }
  void play(State& state, Seat seat, const Action& action) {
    meter_.rules([&] { apply(edition_, state, seat, action, *streams_, NoEvents{}); });
  }

  // Of all who are to act, the thinking player comes last.
  Seat actor(SeatSet acting) const {
    const SeatSet others = acting.without(SeatSet::only(seat_));
    return others.empty() ? seat_ : others.front();
  }

  void descend(State& state) {
    std::uint32_t node = 0;
    while (!to_act(state).empty() && path_.size() < kLongestPath) {
      const Seat seat = actor(to_act(state));
      if (depends_on_hidden(state) && (seat != seat_ || !path_.empty())) {
        play_by_habit(state, seat);
        continue;
      }
      const bool unseen = seat != seat_ && Mind::secret(state);
      Actions list;
      list_choices(state, seat, list);
      const std::uint32_t chosen = select(node, state, seat, list);
      if (chosen == kNone) return;  // the tree is full
      path_.push_back(chosen);
      play(state, seat, tree_.edge(chosen).action);
      if (unseen) continue;
      if (tree_.edge(chosen).child == kNone) {
        if (!tree_.full()) tree_.edge(chosen).child = tree_.add_node();
        return;
      }
      node = tree_.edge(chosen).child;
    }
  }

  // Whether a choice means something else in each imagined position, so that nothing can be learnt
  // about it in a tree that all of them share.
  template <class StateOrAction>
  static bool depends_on_hidden(const StateOrAction& what) {
    if constexpr (requires { Mind::depends_on_hidden(what); }) {
      return Mind::depends_on_hidden(what);
    } else {
      return false;
    }
  }
  void play_by_habit(State& state, Seat seat) {
    Actions list;
    list_choices(state, seat, list);
    play(state, seat, rollout_move(state, seat, list));
  }

  // The edge of a choice that is possible now. Edges that are missing are added.
  std::uint32_t select(std::uint32_t node, const State& state, Seat seat, const Actions& list) {
    Options options;
    Actions missing;
    collect(node, seat, list, options, missing);
    if (!missing.empty()) {
      Gains<Actions> gain;
      gains(state, seat, missing, gain);
      add(node, seat, missing, gain);
      options.count = 0;
      missing.restart();
      collect(node, seat, list, options, missing);
    }
    return options.count == 0 ? kNone : best(options);
  }

  struct Options {
    std::array<std::uint32_t, Actions::kCapacity> edges;
    std::size_t count = 0;
  };
  void collect(std::uint32_t node, Seat seat, const Actions& list, Options& options,
               Actions& missing) const {
    std::uint32_t e = tree_.node(node).edges;
    for (const Action& action : list) {
      while (e != kNone && tree_.edge(e).comes_before(seat, action)) e = tree_.edge(e).next;
      if (e == kNone || tree_.edge(e).seat != seat || tree_.edge(e).action != action) {
        missing.push_back(action);
      } else {
        options.edges[options.count++] = e;
      }
    }
  }
  void add(std::uint32_t node, Seat seat, const Actions& missing, const Gains<Actions>& gain) {
    std::uint32_t before = kNone;
    std::uint32_t e = tree_.node(node).edges;
    for (std::size_t i = 0; i < missing.size(); ++i) {
      while (e != kNone && tree_.edge(e).comes_before(seat, missing[i])) {
        before = e;
        e = tree_.edge(e).next;
      }
      Edge<Action> edge;
      edge.action = missing[i];
      edge.seat = seat;
      edge.weight = weight(gain[i]);
      before = tree_.add_edge(node, before, edge);
      if (before == kNone) return;
    }
  }
  float weight(float gain) const {
    return std::exp(std::clamp(gain / figures_.temperature, -20.0F, 20.0F));
  }

  void weigh_first_choices() {
    if constexpr (requires(Actions list, Gains<Actions> gain) {
                    mind_.first_gains(*known_, seat_, list, *streams_, gain);
                  }) {
      Gains<Actions> sum{};
      for (int world = 0; world < kFirstWorlds; ++world) {
        Gains<Actions> gain;
        mind_.first_gains(imagine(), seat_, first_, *streams_, gain);
        for (std::size_t i = 0; i < first_.size(); ++i) sum[i] += gain[i] / kFirstWorlds;
      }
      Options options;
      Actions missing;
      collect(0, seat_, first_, options, missing);
      add(0, seat_, missing, sum);
      options.count = 0;
      missing.restart();
      collect(0, seat_, first_, options, missing);
      for (std::size_t i = 0; i < options.count; ++i) {
        tree_.edge(options.edges[i]).weight = weight(sum[i]);
      }
    }
  }

  // What moves seem to bring.
  void gains(const State& state, Seat seat, const Actions& list, Gains<Actions>& gain) {
    if constexpr (requires { mind_.gains(state, seat, list, *streams_, gain); }) {
      mind_.gains(state, seat, list, *streams_, gain);
    } else {
      const int players = state.options.players;
      const float now = lead(mind_.estimate(state), seat, players);
      for (std::size_t i = 0; i < list.size(); ++i) {
        State after = state;
        play(after, seat, list[i]);
        gain[i] = lead(mind_.estimate(after), seat, players) - now;
      }
    }
  }
  static float lead(const Estimate& points, Seat seat, int players) {
    float others = 0;
    for (Seat other = 0; other < players; ++other) {
      if (other != seat) others += points[other];
    }
    return points[seat] - others / static_cast<float>(players - 1);
  }

  // By PUCT (Rosin; Silver et al.).
  std::uint32_t best(const Options& options) const {
    float weights = 0;
    float sum = 0;
    std::uint32_t visits = 0;
    for (std::size_t i = 0; i < options.count; ++i) {
      const Edge<Action>& edge = tree_.edge(options.edges[i]);
      weights += edge.weight;
      sum += edge.reward;
      visits += edge.visits;
    }
    const float usual = visits == 0 ? 0.5F : sum / static_cast<float>(visits);
    const float scale =
        figures_.exploration * std::sqrt(static_cast<float>(visits) + 1.0F) / weights;
    std::uint32_t chosen = options.edges[0];
    float highest = -1;
    for (std::size_t i = 0; i < options.count; ++i) {
      const Edge<Action>& edge = tree_.edge(options.edges[i]);
      const float mean = edge.visits == 0 ? usual : edge.mean();
      const float value = mean + scale * edge.weight / static_cast<float>(1 + edge.visits);
      if (value > highest) {
        highest = value;
        chosen = options.edges[i];
      }
    }
    return chosen;
  }
  std::uint32_t most_visited(std::uint32_t node) const {
    std::uint32_t found = kNone;
    for (auto e = tree_.node(node).edges; e != kNone; e = tree_.edge(e).next) {
      if (tree_.edge(e).visits == 0) continue;
      if (found == kNone || tree_.edge(e).visits > tree_.edge(found).visits) found = e;
    }
    return found;
  }

  // Plays on for some stages and estimates what comes out.
  Judgement judge(State& state) {
    const int players = state.options.players;
    int now = Mind::stage(state);
    int left = figures_.horizon;
    Actions list;
    if (left > 0 && !to_act(state).empty()) list_choices(state, to_act(state).front(), list);
    while (left > 0 && !list.empty()) {
      const Seat seat = to_act(state).front();
      const Action action = rollout_move(state, seat, list);
      meter_.rules(
          [&] { apply_and_list(edition_, state, seat, action, *streams_, NoEvents{}, list); });
      if (list.empty() || Mind::stage(state) == now) continue;
      now = Mind::stage(state);
      --left;
    }
    if (!to_act(state).empty()) {
      return verdict_of(mind_.estimate(state), players, mind_.uncertainty(state), figures_.spread);
    }
    return verdict_of(outcome(edition_, state), players, figures_.spread);
  }

  Action rollout_move(const State& state, Seat seat, const Actions& list) {
    if constexpr (requires { mind_.habit(state, seat, list, *random_); }) {
      return mind_.habit(state, seat, list, *random_);
    } else if constexpr (requires { mind_.habit(state, seat, list, *streams_); }) {
      return mind_.habit(state, seat, list, *streams_);
    } else {
      if (figures_.samples <= 1 || list.size() == 1) return pick(*random_, list);
      Actions tried;
      for (int i = 0; i < figures_.samples; ++i) tried.push_back(pick(*random_, list));
      Gains<Actions> gain;
      gains(state, seat, tried, gain);
      const auto* const highest = std::max_element(gain.begin(), gain.begin() + tried.size());
      return tried[static_cast<std::size_t>(highest - gain.begin())];
    }
  }

  const Edition& edition_;
  Mind mind_;
  SearchSettings settings_;
  Tree<Action> tree_;
  std::vector<std::uint32_t> path_;
  std::optional<State> known_;
  Actions first_;  // the choices that are thought about
  Seat seat_ = 0;
  Figures figures_{};
  std::optional<FastGenerator> random_;
  std::optional<FastStreams> streams_;
  [[no_unique_address]] Meter meter_;
  long iterations_ = 0;
  std::array<double, kMaxSeats> wins_{};
};

}  // namespace ludoteca::ai
