// The computer players of one particular game (engine/thinker.h). Included only where a game is
// registered (games/*/kind.cc).
//
// K is what TypedMatch needs (engine/typed_match.h), with K::Mind (ai/mind.h).
#pragma once

#include <memory>

#include "ai/at_once.h"
#include "ai/bench.h"
#include "ai/choosing.h"
#include "ai/players.h"
#include "ai/search.h"
#include "engine/thinker.h"
#include "engine/typed_match.h"
#include "text/error.h"

namespace ludoteca::ai {

template <class K>
const TypedMatch<K>& typed(const Match& match) {
  return dynamic_cast<const TypedMatch<K>&>(match);
}

template <class K>
class RandomThinker final : public Thinker {
 public:
  std::vector<Considered> consider(const Match& match, Seat seat, const Seed& seed) override {
    FastGenerator random(seed, 0);
    return Considered::only(pick(random, match.legal(seat)));
  }
};

template <class K>
class GreedyThinker final : public Thinker {
 public:
  std::vector<Considered> consider(const Match& match, Seat seat, const Seed& seed) override {
    FastGenerator random(seed, 0);
    // It thinks in a world of its own making, consistent with what the seat knows.
    const auto imagined = typed<K>(match).imagined_by(seat, random);
    const auto& edition = typed<K>(match).edition();
    return Considered::only(notation(edition, greedy_choice(edition, imagined, seat, random)));
  }
};

template <class K>
class SearchThinker final : public Thinker {
  using Action = typename K::Action;
  using OneSearch = Search<K, typename K::Mind>;

 public:
  SearchThinker(const PlayerPlan& plan, int threads) : plan_(plan), threads_(threads) {}

  std::vector<Considered> consider(const Match& any, Seat seat, const Seed& seed) override {
    const TypedMatch<K>& match = typed<K>(any);
    const auto moves = match.legal(seat);
    chances_.clear();
    if (moves.size() == 1) return Considered::only(moves.front());
    catch_up(match, seat);
    FastGenerator random(seed, 0);
    const auto known = match.imagined_by(seat, random);
    think(known, seat, random);
    sum_chances(match.players());
    auto ranked = ranking();
    draw_first(ranked, looseness(known), random);
    return told(ranked);
  }
  std::vector<double> chances() const override { return chances_; }

 private:
  using Ranking = std::vector<Ranked<Action>>;
  using Moves = std::vector<typename TypedMatch<K>::Played>;

  // What was thought about the moves since the last time is kept, if this is the same game.
  void catch_up(const TypedMatch<K>& match, Seat seat) {
    const Moves moves = match.moves();
    const bool same = plan_.remembers && edition_ == match.shared_edition() && seat_ == seat &&
                      seed_ == match.headers().seed && begins_with(moves, past_);
    if (!same) begin(match, seat);
    for (std::size_t i = past_.size(); same && i < moves.size(); ++i) {
      if (moves[i].seat != seat && moves[i].secret) continue;
      for (const auto& search : searches_) search->follow(moves[i].seat, moves[i].action);
    }
    past_ = moves;
  }
  static bool begins_with(const Moves& moves, const Moves& past) {
    return moves.size() >= past.size() && std::equal(past.begin(), past.end(), moves.begin());
  }
  void begin(const TypedMatch<K>& match, Seat seat) {
    seat_ = seat;
    seed_ = match.headers().seed;
    if (edition_ != match.shared_edition()) {
      searches_.clear();
      edition_ = match.shared_edition();
      for (int i = 0; i < threads_; ++i)
        searches_.push_back(std::make_unique<OneSearch>(*edition_));
    }
    for (const auto& search : searches_) search->forget();
  }

  // Each thread grows a tree of its own; what they found is added up.
  void think(const typename K::State& known, Seat seat, FastGenerator& random) {
    for (const auto& search : searches_) search->start(known, seat, Seed::from_number(random()));
    Budget budget = plan_.budget;
    if (budget.iterations > 0) budget.iterations = (budget.iterations + threads_ - 1) / threads_;
    // One of several trees cannot tell; and what is drawn may be any choice.
    budget.until_settled &= threads_ == 1 && looseness(known) == 0;
    at_once(searches_.size(), [&](std::size_t i) { searches_[i]->think(budget); });
  }

  void sum_chances(int players) {
    chances_.assign(static_cast<std::size_t>(players), 0);
    double iterations = 0;
    for (const auto& search : searches_) {
      iterations += static_cast<double>(search->iterations());
      for (std::size_t i = 0; i < chances_.size(); ++i) chances_[i] += search->wins()[i];
    }
    for (double& chance : chances_) chance /= iterations;
  }

  Ranking ranking() const {
    Ranking sum = searches_[0]->ranking();
    for (std::size_t i = 1; i < searches_.size(); ++i) {
      for (const Ranked<Action>& more : searches_[i]->ranking()) add(sum, more);
    }
    std::sort(sum.begin(), sum.end());
    return sum;
  }
  static void add(Ranking& sum, const Ranked<Action>& more) {
    const auto same = std::find_if(sum.begin(), sum.end(), [&](const Ranked<Action>& one) {
      return one.action == more.action;
    });
    if (same == sum.end()) {
      sum.push_back(more);
      return;
    }
    const auto all = static_cast<double>(same->visits + more.visits);
    const double part = static_cast<double>(more.visits) / all;
    same->visits += more.visits;
    same->reward += (more.reward - same->reward) * part;
    same->wins += (more.wins - same->wins) * part;
    same->ahead += (more.ahead - same->ahead) * part;
  }

  // What others would gain from foreseeing is drawn by how often it was looked at; a loose player
  // draws every choice.
  double looseness(const typename K::State& known) const {
    if (is_mixed<typename K::Mind>(known)) return 1;
    return plan_.loose ? K::Mind::figures(known.options).looseness : 0;
  }

  std::vector<Considered> told(const Ranking& ranked) const {
    double visits = 0;
    for (const auto& one : ranked) visits += static_cast<double>(one.visits);
    std::vector<Considered> out;
    for (const auto& one : ranked) {
      Considered move;
      move.move = notation(*edition_, one.action);
      move.share = static_cast<double>(one.visits) / visits;
      move.win_chance = one.wins;
      move.ahead = one.ahead;
      for (const Action& action : searches_[0]->line(one.action)) {
        move.line.push_back(notation(*edition_, action));
      }
      out.push_back(std::move(move));
    }
    return out;
  }

  PlayerPlan plan_;
  int threads_;
  std::shared_ptr<const typename K::Edition> edition_;
  std::vector<std::unique_ptr<OneSearch>> searches_;
  Seat seat_ = kNobody;
  Seed seed_;
  std::vector<double> chances_;
  Moves past_;  // of the game when it last thought
};

template <class K>
std::unique_ptr<Thinker> make_thinker(std::string_view name, int threads) {
  const auto plan = player_plan(name);
  if (!plan) {
    throw Error(fmt::format("no computer player {}; there are: {}, search:N", quoted(name),
                            fmt::join(player_names(), ", ")));
  }
  switch (plan->method) {
    case Method::random:
      return std::make_unique<RandomThinker<K>>();
    case Method::greedy:
      return std::make_unique<GreedyThinker<K>>();
    case Method::search:
      break;
  }
  return std::make_unique<SearchThinker<K>>(*plan, threads);
}

// A base for K that gives it these players.
template <class K>
class ComputerPlayers {
 public:
  static std::vector<std::string_view> computer_players() { return player_names(); }
  static bool has_player(std::string_view name) { return player_plan(name).has_value(); }
  static std::unique_ptr<Thinker> thinker(std::string_view name, int threads) {
    return make_thinker<K>(name, threads);
  }
  template <class Edition, class Options>
  static SearchBenchResult bench_search(const Edition& edition, const Options& options,
                                        double seconds) {
    return ai::bench_search<K, typename K::Mind>(edition, options, seconds);
  }

 private:
  ComputerPlayers() = default;
  friend K;
};

}  // namespace ludoteca::ai
