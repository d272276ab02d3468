// Finds positions for the tactics suite (tests/tactics): some choices win for certain, whatever the
// others hold and do, and with every other choice the game is not won, even if everybody helped.
//   find_tactics GAME COUNT FOLDER
// Two players; the positions come from games between searching players, no two from the same game.
// At most half of the choices win, and at least half of the positions are ones that the greedy
// player gets wrong.
#include <fmt/format.h>

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "ai/proof.h"
#include "bench/searched_games.h"
#include "bench/self_play.h"

namespace ludoteca {
namespace {

constexpr long kIterations = 60;    // of the players
constexpr long kPositions = 20000;  // looked at for one choice in one world
constexpr int kWorlds = 24;         // imagined positions in which the proof must hold
constexpr int kMostChoices = 40;
constexpr int kTooLong = 3;  // decisions without a proof after which no earlier one is tried

template <Game G, class Mind>
class Finder {
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

 public:
  Finder(const typename G::Edition& edition, std::filesystem::path folder)
      : edition_(edition), folder_(std::move(folder)), self_play_(edition, kIterations) {}

  void find(int count) {
    for (std::uint64_t game = 0; found_ < count; ++game) {
      const auto states = self_play_.decisions(2, game);
      too_long_ = 0;
      // The last decisions come first: what is decided there is seldom decided before.
      for (auto state = states.rbegin(); state != states.rend() && too_long_ < kTooLong; ++state) {
        if (!try_position(*state, count)) continue;
        fmt::print("{} of {}, game {}, {} decisions before the end\n", found_, count, game,
                   state - states.rbegin());
        std::fflush(stdout);
        break;
      }
    }
  }

 private:
  // For each choice, whether it wins.
  using Wins = std::vector<bool>;

  bool try_position(const State& state, int count) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition_, state, seat, list);
    if (list.size() > kMostChoices) return false;
    const auto wins = decided(state, seat, list);
    if (!wins) return false;
    const State imagined = determinize(edition_, state, Viewer::of(seat), random_);
    const Action greedy = greedy_choice(edition_, imagined, seat, random_);
    const bool easy = (*wins)[index_of(list, greedy)];
    if (easy && 2 * (easy_ + 1) > count) return false;
    easy_ += easy ? 1 : 0;
    ++found_;
    write(state, seat, list, *wins);
    return true;
  }
  static std::size_t index_of(const Actions& list, const Action& action) {
    return static_cast<std::size_t>(std::find(list.begin(), list.end(), action) - list.begin());
  }

  // Which choices win in every world while all others do not in any; nothing if it is not so.
  std::optional<Wins> decided(const State& state, Seat seat, const Actions& list) {
    Wins wins(list.size());
    for (int world = 0; world < kWorlds; ++world) {
      const State imagined =
          world == 0 ? state : determinize(edition_, state, Viewer::of(seat), random_);
      const FastStreams luck(Seed::from_number(random_()));
      for (std::size_t i = 0; i < list.size(); ++i) {
        const auto win = surely_wins(imagined, seat, list[i], luck);
        if (!win || (world > 0 && *win != wins[i])) return std::nullopt;
        wins[i] = *win;
      }
      const auto winning = static_cast<std::size_t>(std::count(wins.begin(), wins.end(), true));
      if (winning == 0 || 2 * winning > wins.size()) return std::nullopt;
    }
    return wins;
  }
  // Nothing if that depends on what the others do, or is not found out.
  std::optional<bool> surely_wins(const State& state, Seat seat, Action action,
                                  const FastStreams& luck) {
    State next = state;
    FastStreams streams = luck;
    apply(edition_, next, seat, action, streams, NoEvents{});
    const auto helped = ai::Proof<G>(edition_, seat, kPositions).value(next, streams, true);
    if (!helped) ++too_long_;
    if (!helped || *helped < 1) return helped ? std::optional(false) : std::nullopt;
    const auto opposed = ai::Proof<G>(edition_, seat, kPositions).value(next, streams, false);
    if (!opposed) ++too_long_;
    return opposed == 1.0F ? std::optional(true) : std::nullopt;
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
  std::filesystem::path folder_;
  SelfPlay<G, Mind> self_play_;
  FastGenerator random_{Seed::from_number(2026), kStreams};
  int found_ = 0;
  int easy_ = 0;
  int too_long_ = 0;  // decisions of this game that took too long to prove
};

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  if (argc != 4) {
    fmt::print(stderr, "usage: find_tactics GAME COUNT FOLDER\n");
    return 2;
  }
  try {
    ludoteca::with_searched_game(argv[1], [&]<class G, class Mind>(const auto& edition) {
      ludoteca::Finder<G, Mind>(edition, argv[3]).find(std::atoi(argv[2]));
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
