// Finds positions for the tactics suite (tests/tactics): one choice wins for certain, whatever the
// others hold and do, and with every other choice the game is lost, even if everybody helped.
//   find_tactics GAME COUNT FOLDER
// Two players; the positions come from games between searching players, and from as few of the same
// game as possible. At least half of them are ones that the greedy player gets wrong.
#include <fmt/format.h>

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "ai/proof.h"
#include "ai/search.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/greedy.h"
#include "games/broom_service/json.h"
#include "games/broom_service/mind.h"
#include "games/broom_service/notation.h"
#include "games/fort/fort.h"
#include "games/fort/greedy.h"
#include "games/fort/json.h"
#include "games/fort/mind.h"
#include "games/fort/notation.h"
#include "games/photograph/greedy.h"
#include "games/photograph/json.h"
#include "games/photograph/mind.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"
#include "text/error.h"

namespace ludoteca {
namespace {

constexpr long kIterations = 60;    // of the players
constexpr long kPositions = 20000;  // looked at for one choice in one world
constexpr int kWorlds = 24;         // imagined positions in which the proof must hold
constexpr int kMostChoices = 40;

template <Game G, class Mind>
class Finder {
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

 public:
  Finder(const typename G::Edition& edition, std::filesystem::path folder)
      : edition_(edition), folder_(std::move(folder)), search_(edition) {}

  int find(int count) {
    for (std::uint64_t game = 0; found_ < count; ++game) {
      play_game(game);
      // The last decisions come first: what is decided there is seldom decided before.
      for (auto state = game_.rbegin(); state != game_.rend(); ++state) {
        if (!try_position(*state, count)) continue;
        ++found_;
        break;
      }
    }
    return found_;
  }

 private:
  void play_game(std::uint64_t game) {
    game_.clear();
    FastStreams streams(Seed::from_number(game));
    typename G::Options options{};
    options.players = 2;
    State state = setup(edition_, options, streams);
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(edition_, state, seat, list);
      Action action = list[0];
      if (list.size() > 1) {
        game_.push_back(state);
        search_.forget();
        search_.start(determinize(edition_, state, Viewer::of(seat), random_), seat,
                      Seed::from_number(random_()));
        search_.think({kIterations, {}});
        action = search_.ranking().front().action;
      }
      apply(edition_, state, seat, action, streams, NoEvents{});
    }
    if (game_.size() > kLast) game_.erase(game_.begin(), game_.end() - kLast);
  }

  bool try_position(const State& state, int count) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition_, state, seat, list);
    if (list.size() > kMostChoices) return false;
    const auto best = only_winning(state, seat, list);
    if (!best) return false;
    const State imagined = determinize(edition_, state, Viewer::of(seat), random_);
    const bool easy = greedy_choice(edition_, imagined, seat, random_) == *best;
    if (easy && 2 * (easy_ + 1) > count) return false;
    easy_ += easy ? 1 : 0;
    write(state, seat, *best);
    return true;
  }

  // The choice that wins in every world while all others lose in every world.
  std::optional<Action> only_winning(const State& state, Seat seat, const Actions& list) {
    std::optional<Action> best;
    for (int world = 0; world < kWorlds; ++world) {
      const State imagined =
          world == 0 ? state : determinize(edition_, state, Viewer::of(seat), random_);
      const FastStreams luck(Seed::from_number(random_()));
      for (const Action action : list) {
        State next = imagined;
        FastStreams streams = luck;
        apply(edition_, next, seat, action, streams, NoEvents{});
        const bool wanted = best == action;
        if (best && !wanted && value(next, seat, streams, true) != 0.0F) return std::nullopt;
        if (wanted && value(next, seat, streams, false) != 1.0F) return std::nullopt;
        if (best) continue;
        const auto hoped = value(next, seat, streams, true);
        if (hoped == 0.0F) continue;
        if (hoped != 1.0F || value(next, seat, streams, false) != 1.0F) return std::nullopt;
        best = action;
      }
      if (!best) return std::nullopt;
    }
    return best;
  }
  std::optional<float> value(const State& state, Seat seat, const FastStreams& luck, bool help) {
    return ai::Proof<G>(edition_, seat, kPositions).value(state, luck, help);
  }

  void write(const State& state, Seat seat, Action best) const {
    const boost::json::object problem = {{"game", G::kName},
                                         {"seat", seat + 1},
                                         {"best", notation(edition_, best)},
                                         {"position", position_json(edition_, state)}};
    const auto file = folder_ / fmt::format("{}-{:02}.json", G::kName, found_ + 1);
    std::ofstream(file) << boost::json::serialize(problem) << "\n";
  }

  static constexpr std::ptrdiff_t kLast = 25;  // decisions of a game that are tried

  const typename G::Edition& edition_;
  std::filesystem::path folder_;
  ai::Search<G, Mind> search_;
  FastGenerator random_{Seed::from_number(2026), kStreams};
  std::vector<State> game_;  // the positions with a decision
  int found_ = 0;
  int easy_ = 0;
};

int find(std::string_view game, int count, const std::string& folder) {
  if (game == "photograph") {
    using namespace photograph;
    return Finder<Photograph, Mind>(default_edition(), folder).find(count);
  }
  if (game == "fort") {
    using namespace fort;
    return Finder<Fort, Mind>(default_edition(), folder).find(count);
  }
  if (game == "broom-service") {
    using namespace broom_service;
    return Finder<BroomService, Mind>(default_edition(), folder).find(count);
  }
  throw Error(fmt::format("no game {}", quoted(game)));
}

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  if (argc != 4) {
    fmt::print(stderr, "usage: find_tactics GAME COUNT FOLDER\n");
    return 2;
  }
  try {
    fmt::print("{} positions\n", ludoteca::find(argv[1], std::atoi(argv[2]), argv[3]));
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
