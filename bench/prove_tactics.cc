// Proves the tactics suite again, however its positions were found (bench/tactic_proof.h).
//   prove_tactics FILE…
// Fails if a position has other winning choices than its file says.
#include <fmt/format.h>

#include <exception>
#include <fstream>
#include <iterator>
#include <string>

#include "bench/searched_games.h"
#include "bench/tactic_proof.h"

namespace ludoteca {
namespace {

template <Game G>
bool proved(const typename G::Edition& edition, const boost::json::object& problem) {
  const typename G::State state = state_from_json(edition, problem.at("position").as_object());
  const auto seat = static_cast<Seat>(problem.at("seat").to_number<int>() - 1);
  typename G::Actions list;
  legal_actions(edition, state, seat, list);
  const auto wins = TacticProof<G>(edition).decided(state, seat, list);
  if (!wins) return false;
  boost::json::array best;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if ((*wins)[i]) best.emplace_back(notation(edition, list[i]));
  }
  return best == problem.at("best").as_array();
}

bool proved(const std::string& file) {
  std::ifstream in(file);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const boost::json::object problem = boost::json::parse(text).as_object();
  return with_searched_game(
      problem.at("game").as_string(),
      [&]<class G, class Mind>(const auto& edition) { return proved<G>(edition, problem); });
}

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  int failed = 0;
  for (int i = 1; i < argc; ++i) {
    try {
      if (ludoteca::proved(argv[i])) continue;
      fmt::print("{}: not proved\n", argv[i]);
    } catch (const std::exception& error) {
      fmt::print("{}: {}\n", argv[i], error.what());
    }
    ++failed;
  }
  fmt::print("{} of {} proved\n", argc - 1 - failed, argc - 1);
  return failed == 0 ? 0 : 1;
}
