// How many positions of the tactics suite computer players solve.
//   solve_tactics PLAYER…      run in the root of the repository
#include <fmt/format.h>

#include <exception>
#include <map>
#include <string>
#include <string_view>

#include "tests/tactics.h"

namespace ludoteca {
namespace {

struct Count {
  int all = 0;
  int solved = 0;
};

void solve(std::string_view player, const std::vector<Tactic>& tactics) {
  std::map<std::string_view, Count> games;
  Count sum;
  std::string missed;
  for (const Tactic& tactic : tactics) {
    const auto thinker = tactic.kind->thinker(player);
    const std::string move = thinker->choose(*tactic.match, tactic.seat, Seed::from_number(1));
    for (Count* count : {&games[tactic.kind->name()], &sum}) {
      ++count->all;
      count->solved += tactic.solved_by(move) ? 1 : 0;
    }
    if (!tactic.solved_by(move)) missed += fmt::format("  {} plays {}\n", tactic.name, move);
  }
  fmt::print("{}: {} of {}", player, sum.solved, sum.all);
  for (const auto& [game, count] : games) {
    fmt::print(", {} {} of {}", game, count.solved, count.all);
  }
  fmt::print("\n{}", missed);
}

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  try {
    const auto tactics = ludoteca::tactics();
    for (int i = 1; i < argc; ++i) ludoteca::solve(argv[i], tactics);
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
