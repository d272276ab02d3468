// Plays random games for bench/instructions, which has callgrind count what `measured` does.
//   random_games list             the games and player counts there are
//   random_games GAME PLAYERS N   plays N games and prints how many moves that were
#include <fmt/format.h>

#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "engine/random_play.h"
#include "games/broom_service/broom_service.h"
#include "games/fort/fort.h"
#include "games/photograph/photograph.h"

namespace {

using ludoteca::Seed;
using Setup = std::pair<std::string, int>;  // game and players
using PlayGames = long (*)(int games);

template <class G>
long play_games(const typename G::Edition& edition, const typename G::Options& options, int games) {
  long moves = 0;
  for (int i = 0; i < games; ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    moves += ludoteca::play_random_game<G>(edition, options, Seed::from_number(number));
  }
  return moves;
}

template <int kPlayers>
long photograph_games(int games) {
  using namespace ludoteca::photograph;
  return play_games<Photograph>(default_edition(), Options{kPlayers, false}, games);
}

template <int kPlayers>
long fort_games(int games) {
  using namespace ludoteca::fort;
  return play_games<Fort>(default_edition(), Options{kPlayers, false}, games);
}

// The front without variants, and the back with all of them.
template <int kPlayers>
long broom_service_games(int games) {
  using namespace ludoteca::broom_service;
  return play_games<BroomService>(default_edition(),
                                  Options{kPlayers, Side::front, Storm::off, false}, games);
}
template <int kPlayers>
long broom_service_back_games(int games) {
  using namespace ludoteca::broom_service;
  return play_games<BroomService>(default_edition(),
                                  Options{kPlayers, Side::back, Storm::all, true}, games);
}

const std::map<Setup, PlayGames>& setups() {
  static const std::map<Setup, PlayGames> all = {
      {{"broom_service", 2}, broom_service_games<2>},
      {{"broom_service", 3}, broom_service_games<3>},
      {{"broom_service", 4}, broom_service_games<4>},
      {{"broom_service", 5}, broom_service_games<5>},
      {{"broom_service_back", 2}, broom_service_back_games<2>},
      {{"broom_service_back", 3}, broom_service_back_games<3>},
      {{"broom_service_back", 4}, broom_service_back_games<4>},
      {{"broom_service_back", 5}, broom_service_back_games<5>},
      {{"fort", 2}, fort_games<2>},
      {{"fort", 3}, fort_games<3>},
      {{"fort", 4}, fort_games<4>},
      {{"photograph", 2}, photograph_games<2>},
      {{"photograph", 3}, photograph_games<3>},
      {{"photograph", 4}, photograph_games<4>},
  };
  return all;
}

}  // namespace

// Not static and never inlined, so that callgrind finds it by name.
extern "C" [[gnu::noinline]] long measured(PlayGames play, int games) {
  return play(games);
}

int main(int argc, char** argv) {
  if (argc == 2) {
    for (const auto& [setup, play] : setups()) fmt::print("{} {}\n", setup.first, setup.second);
    return 0;
  }
  if (argc != 4) return 2;
  const auto found = setups().find({argv[1], std::atoi(argv[2])});
  if (found == setups().end()) return 2;
  found->second(1);  // loads the edition
  fmt::print("{}\n", measured(found->second, std::atoi(argv[3])));
}
