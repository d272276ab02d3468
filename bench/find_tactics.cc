// Finds positions for the tactics suite (tests/tactics): decisions that are won or lost for certain
// (bench/tactic_proof.h).
//   find_tactics GAME COUNT EASY FOLDER
// Two players; the positions come from games between searching players, no two from the same game.
// The greedy player may get EASY of them right.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>

#include "bench/searched_games.h"
#include "bench/self_play.h"
#include "bench/tactic_proof.h"

namespace ludoteca {
namespace {

constexpr long kIterations = 20;  // of the players
constexpr int kMostChoices = 40;
constexpr int kTooLong = 3;  // questions given up after which no earlier decision is tried

template <Game G, class Mind>
class Finder {
  using State = typename G::State;
  using Actions = typename G::Actions;
  using Wins = typename TacticProof<G>::Wins;

 public:
  Finder(const typename G::Edition& edition, int easy, std::filesystem::path folder)
      : edition_(edition),
        easy_left_(easy),
        folder_(std::move(folder)),
        self_play_(edition, kIterations),
        proof_(edition) {}

  void find(int count) {
    for (std::uint64_t game = 0; found_ < count; ++game) {
      const auto states = self_play_.decisions(2, game);
      const int given_up = proof_.given_up();
      // The last decisions come first: what is decided there is seldom decided before.
      for (auto state = states.rbegin(); state != states.rend(); ++state) {
        if (proof_.given_up() - given_up >= kTooLong) break;
        if (!try_position(*state)) continue;
        fmt::print("{} of {}, game {}, {} decisions before the end\n", found_, count, game,
                   state - states.rbegin());
        std::fflush(stdout);
        break;
      }
    }
  }

 private:
  bool try_position(const State& state) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition_, state, seat, list);
    if (list.size() > kMostChoices) return false;
    const State imagined = determinize(edition_, state, Viewer::of(seat), random_);
    const auto greedy = greedy_choice(edition_, imagined, seat, random_);
    if (easy_left_ == 0 && proof_.can_win(state, seat, greedy)) return false;
    const auto wins = proof_.decided(state, seat, list);
    if (!wins) return false;
    const auto index = std::find(list.begin(), list.end(), greedy) - list.begin();
    if ((*wins)[static_cast<std::size_t>(index)] && easy_left_-- == 0) return false;
    ++found_;
    write(state, seat, list, *wins);
    return true;
  }

  void write(const State& state, Seat seat, const Actions& list, const Wins& wins) const {
    boost::json::array best;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (wins[i]) best.emplace_back(notation(edition_, list[i]));
    }
    const boost::json::object problem = {{"game", G::kName},
                                         {"seat", seat + 1},
                                         {"best", best},
                                         {"position", position_json(edition_, state)}};
    const auto file = folder_ / fmt::format("{}-{:02}.json", G::kName, found_);
    std::ofstream(file) << boost::json::serialize(problem) << "\n";
  }

  const typename G::Edition& edition_;
  int easy_left_;
  std::filesystem::path folder_;
  SelfPlay<G, Mind> self_play_;
  TacticProof<G> proof_;
  FastGenerator random_{Seed::from_number(2026), kStreams};
  int found_ = 0;
};

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  if (argc != 5) {
    fmt::print(stderr, "usage: find_tactics GAME COUNT EASY FOLDER\n");
    return 2;
  }
  try {
    ludoteca::with_searched_game(argv[1], [&]<class G, class Mind>(const auto& edition) {
      ludoteca::Finder<G, Mind>(edition, std::atoi(argv[3]), argv[4]).find(std::atoi(argv[2]));
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
