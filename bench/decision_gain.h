// What is gained in a game by searching for longer, decision by decision; see weigh_doubling.cc.
#pragma once

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "ai/choosing.h"
#include "bench/self_play.h"

namespace ludoteca {

// A number for each length of search.
using Worth = std::vector<double>;

// What one game came to.
struct DecisionGain {
  Worth gained;  // wins more than with the fewest iterations, in a whole game
  // Of choices that differ plainly, by how much each wins more often than the others by habit: its
  // square, and times by how much it does in games of searches, summed up.
  double squares = 0;
  double products = 0;
};

// The lengths are of searches, in iterations, rising. One weigher works on one thread.
template <Game G, class Mind>
class DecisionWeigher {
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

 public:
  static constexpr int kPlayers = 2;

  // With `played` above 0, so many games of searches are played after choices that differ plainly.
  DecisionWeigher(const typename G::Edition& edition, std::vector<long> lengths, int played)
      : edition_(edition),
        lengths_(std::move(lengths)),
        played_(played),
        mind_(edition),
        self_play_(edition, kPlayersThink),
        search_(edition) {}

  // The number decides everything.
  DecisionGain weigh_game(std::uint64_t number) {
    FastGenerator random(Seed::from_number(number), kStreams + 1);
    auto states = self_play_.decisions(kPlayers, number);
    const double of_one = static_cast<double>(states.size()) / kPlayers;
    const std::size_t drawn = std::min<std::size_t>(kFromOneGame, states.size());
    DecisionGain game{Worth(lengths_.size())};
    for (std::size_t i = 0; i < drawn; ++i) {
      std::swap(states[i],
                states[i + below(random, static_cast<std::uint32_t>(states.size() - i))]);
      const Worth one = weigh_decision(states[i], random, game);
      for (std::size_t n = 0; n < one.size(); ++n) {
        game.gained[n] += (one[n] - one[0]) * of_one / static_cast<double>(drawn);
      }
    }
    return game;
  }

 private:
  static constexpr long kPlayersThink = 100;  // iterations of those who play the games
  static constexpr int kFromOneGame = 16;     // decisions
  static constexpr int kTurns = 16;           // that go on after each choice
  static constexpr long kFinish = 50;         // iterations of those who play them
  static constexpr int kPlayedOut = 50;       // times after each of them
  static constexpr int kLongest = 1000;       // moves of a game played out; some never end by habit
  static constexpr double kPlain = 0.05;      // of winning: a difference worth playing games for

  // How often the choice of each length of search wins. Nothing where all are the same.
  Worth weigh_decision(const State& state, FastGenerator& random, DecisionGain& game) {
    const Seat seat = to_act(state).front();
    const auto choices = choose(state, seat, lengths_, random);
    const Seed luck = Seed::from_number(random());
    Worth wins(choices.size());
    std::vector<Action> differing = choices;
    std::sort(differing.begin(), differing.end());
    differing.erase(std::unique(differing.begin(), differing.end()), differing.end());
    if (differing.size() == 1) return wins;
    Worth worths;
    for (const Action& choice : differing) worths.push_back(worth_of(state, seat, choice, luck));
    if (played_ > 0) compare_with_games(state, seat, differing, worths, luck, game);
    for (std::size_t n = 0; n < choices.size(); ++n) {
      const auto at = std::lower_bound(differing.begin(), differing.end(), choices[n]);
      wins[n] = worths[static_cast<std::size_t>(at - differing.begin())];
    }
    return wins;
  }

  void compare_with_games(const State& state, Seat seat, const std::vector<Action>& choices,
                          const Worth& worths, const Seed& luck, DecisionGain& game) {
    const auto [least, most] = std::minmax_element(worths.begin(), worths.end());
    if (*most - *least < kPlain) return;
    const double mean = mean_of(worths);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const double ahead = worths[i] - mean;
      game.squares += ahead * ahead;
      game.products += ahead * share_of_games(state, seat, choices[i], luck);
    }
  }
  static double mean_of(const Worth& worths) {
    return std::accumulate(worths.begin(), worths.end(), 0.0) / static_cast<double>(worths.size());
  }

  // By searches of each length.
  std::vector<Action> choose(const State& state, Seat seat, const std::vector<long>& lengths,
                             FastGenerator& random) {
    const State known = determinize(edition_, state, Viewer::of(seat), random);
    const double looseness = ai::is_mixed<Mind>(known) ? 1 : 0;
    search_.forget();
    search_.start(known, seat, Seed::from_number(random()));
    const FastGenerator lot(Seed::from_number(random()), 0);
    std::vector<Action> choices;
    for (const long length : lengths) {
      search_.think({length - search_.iterations(), {}});
      auto ranked = search_.ranking();
      FastGenerator same_lot = lot;
      ai::draw_first(ranked, looseness, same_lot);
      choices.push_back(ranked.front().action);
    }
    return choices;
  }

  // How often that choice wins.
  double worth_of(const State& state, Seat seat, const Action& choice, const Seed& luck) {
    double wins = 0;
    for (int i = 0; i < kTurns; ++i) {
      FastGenerator seeds(luck, static_cast<std::uint64_t>(i));
      const State after = play_on(state, seat, choice, seeds, Until::end_of_turn);
      for (int j = 0; j < kPlayedOut; ++j) wins += play_out(after, seat, seeds);
    }
    return wins / (kTurns * kPlayedOut);
  }
  // In games of short searches.
  double share_of_games(const State& state, Seat seat, const Action& choice, const Seed& luck) {
    double wins = 0;
    for (int i = 0; i < played_; ++i) {
      FastGenerator seeds(luck, static_cast<std::uint64_t>(kTurns + i));
      wins += chances(play_on(state, seat, choice, seeds, Until::end_of_game))[seat];
    }
    return wins / played_;
  }
  // By short searches. By habit a turn goes on badly that was begun well with a plan.
  enum class Until { end_of_turn, end_of_game };
  State play_on(const State& state, Seat seat, const Action& choice, FastGenerator& seeds,
                Until until) {
    State next = determinize(edition_, state, Viewer::of(seat), seeds);
    FastStreams streams(Seed::from_number(seeds()));
    const int now = Mind::stage(next);
    apply(edition_, next, seat, choice, streams, NoEvents{});
    while (!to_act(next).empty() && (until == Until::end_of_game || Mind::stage(next) == now)) {
      const Seat other = to_act(next).front();
      apply(edition_, next, other, choose(next, other, {kFinish}, seeds).front(), streams,
            NoEvents{});
    }
    return next;
  }
  double play_out(const State& state, Seat seat, FastGenerator& seeds) const {
    FastStreams streams(Seed::from_number(seeds()));
    State next = determinize(edition_, state, Viewer::of(seat), seeds);
    Actions list;
    if (!to_act(next).empty()) legal_actions(edition_, next, to_act(next).front(), list);
    for (int moves = 0; !list.empty() && moves < kLongest; ++moves) {
      const Seat other = to_act(next).front();
      const Action habit = usual(next, other, list, seeds, streams);
      apply_and_list(edition_, next, other, habit, streams, NoEvents{}, list);
    }
    return chances(next)[seat];
  }
  ai::Chances chances(const State& state) const {
    if (to_act(state).empty()) return ai::verdict_of(outcome(edition_, state), kPlayers, 1).wins;
    return ai::chances_of(mind_.estimate(state), kPlayers, mind_.uncertainty(state));
  }
  Action usual(const State& state, Seat seat, const Actions& list, FastGenerator& random,
               FastStreams& streams) const {
    if constexpr (requires { mind_.habit(state, seat, list, random); }) {
      return mind_.habit(state, seat, list, random);
    } else {
      return mind_.habit(state, seat, list, streams);
    }
  }

  const typename G::Edition& edition_;
  std::vector<long> lengths_;
  int played_;
  Mind mind_;
  SelfPlay<G, Mind> self_play_;
  ai::Search<G, Mind> search_;
};

}  // namespace ludoteca
