// Whether the chances to win that a search tells are right: of all that it calls 30 %, three of ten
// should be won.
//   check_chances GAME PLAYERS GAMES [ITERATIONS]
// Searching players play each other. At each of their decisions the chances of all seats are kept
// and compared with who wins in the end. Besides, it tells by which factor the uncertainty of the
// estimate (ai/mind.h) would foretell best who wins; that should be 1.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <vector>

#include "ai/search.h"
#include "bench/searched_games.h"

namespace ludoteca {
namespace {

constexpr long kUsualIterations = 250;
constexpr std::array kFactors = {0.5F, 0.7F, 0.85F, 1.0F, 1.2F, 1.4F, 2.0F};

// Chances that were told and how often what they are chances of happened.
struct Tally {
  double count = 0;
  double told = 0;
  double happened = 0;
};

// What a foretelling cost: the logarithm of the chance that was given to what happened.
struct Loss {
  double count = 0;
  double sum = 0;
  void add(const ai::Chances& told, const ai::Chances& happened, int players) {
    for (Seat seat = 0; seat < players; ++seat) {
      constexpr float kLeast = 1e-6F;
      if (happened[seat] > 0) sum -= happened[seat] * std::log(std::max(told[seat], kLeast));
    }
    ++count;
  }
  double mean() const { return sum / count; }
};

template <Game G, class Mind>
class ChanceCheck {
  using State = typename G::State;
  using Actions = typename G::Actions;

 public:
  ChanceCheck(const typename G::Edition& edition, int players, long iterations)
      : edition_(edition),
        players_(players),
        iterations_(iterations),
        mind_(edition),
        search_(edition) {}

  void play(int games) {
    for (int number = 0; number < games; ++number) play_game(static_cast<std::uint64_t>(number));
    tell(games);
  }

 private:
  struct Estimated {
    ai::Estimate points{};
    float uncertainty = 0;
  };

  void play_game(std::uint64_t number) {
    const Seed seed = Seed::from_number(number);
    FastStreams streams(seed);
    FastGenerator random(seed, kStreams);
    typename G::Options options{};
    options.players = static_cast<decltype(options.players)>(players_);
    State state = setup(edition_, options, streams);
    std::vector<ai::Chances> told;
    std::vector<Estimated> estimated;
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(edition_, state, seat, list);
      auto action = list[0];
      if (list.size() > 1) {
        search_.forget();
        const Seed luck = Seed::from_number(random());
        search_.start(determinize(edition_, state, Viewer::of(seat), random), seat, luck);
        search_.think({iterations_, {}});
        action = search_.ranking().front().action;
        told.push_back(chances());
      }
      const int stage = Mind::stage(state);
      apply(edition_, state, seat, action, streams, NoEvents{});
      if (to_act(state).empty() || Mind::stage(state) == stage) continue;
      estimated.push_back({mind_.estimate(state), mind_.uncertainty(state)});
    }
    const ai::Chances won = ai::verdict_of(outcome(edition_, state), players_, 1).wins;
    for (const ai::Chances& chances : told) count(chances, won);
    for (const Estimated& one : estimated) {
      for (std::size_t i = 0; i < kFactors.size(); ++i) {
        const float uncertainty = one.uncertainty * kFactors[i];
        by_factor_[i].add(ai::chances_of(one.points, players_, uncertainty), won, players_);
      }
    }
  }

  ai::Chances chances() const {
    ai::Chances result{};
    for (Seat seat = 0; seat < players_; ++seat) {
      result[seat] = static_cast<float>(search_.wins()[seat] / static_cast<double>(iterations_));
    }
    return result;
  }

  void count(const ai::Chances& told, const ai::Chances& won) {
    loss_.add(told, won, players_);
    ai::Chances guess{};
    guess.fill(1 / static_cast<float>(players_));
    guess_.add(guess, won, players_);
    for (Seat seat = 0; seat < players_; ++seat) {
      const auto tenth = static_cast<std::size_t>(told[seat] * kTenths);
      Tally& tally = tenths_[std::min(tenth, kTenths - 1)];
      ++tally.count;
      tally.told += told[seat];
      tally.happened += won[seat];
    }
  }

  void tell(int games) const {
    fmt::print(
        "{}, {} players: {} games, {} decisions with {} iterations\n told %  won %    times\n",
        G::kName, players_, games, loss_.count, iterations_);
    for (const Tally& tally : tenths_) {
      if (tally.count == 0) continue;
      fmt::print("{:7.1f}{:7.1f}{:9}\n", 100 * tally.told / tally.count,
                 100 * tally.happened / tally.count, tally.count);
    }
    fmt::print("loss of what is told {:.3f}, of equal chances {:.3f}\n", loss_.mean(),
               guess_.mean());
    fmt::print("loss of the estimate, by a factor of its uncertainty:");
    for (std::size_t i = 0; i < kFactors.size(); ++i) {
      fmt::print(" {}: {:.4f}{}", kFactors[i], by_factor_[i].mean(),
                 i + 1 == kFactors.size() ? "\n" : ",");
    }
  }

  static constexpr std::size_t kTenths = 10;

  const typename G::Edition& edition_;
  int players_;
  long iterations_;
  Mind mind_;
  ai::Search<G, Mind> search_;
  std::array<Tally, kTenths> tenths_{};
  Loss loss_;
  Loss guess_;
  std::array<Loss, kFactors.size()> by_factor_{};
};

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  const bool given = argc == 4 || argc == 5;
  const int players = given ? std::atoi(argv[2]) : 0;
  const int games = given ? std::atoi(argv[3]) : 0;
  const long iterations = argc == 5 ? std::atol(argv[4]) : ludoteca::kUsualIterations;
  if (players < 2 || players > 4 || games < 1 || iterations < 1) {
    fmt::print(stderr, "usage: check_chances GAME PLAYERS GAMES [ITERATIONS], 2 to 4 players\n");
    return 2;
  }
  try {
    ludoteca::with_searched_game(argv[1], [&]<class G, class Mind>(const auto& edition) {
      ludoteca::ChanceCheck<G, Mind>(edition, players, iterations).play(games);
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
