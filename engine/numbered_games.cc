#include "engine/numbered_games.h"

namespace ludoteca {

std::unique_ptr<Match> play_numbered_game(const GameKind& kind, std::uint64_t number, int greedy) {
  const OptionSpec option = kind.options().at(0);
  std::vector<OptionList> options;
  for (const std::string_view value : option.values) {
    options.push_back({{std::string(option.key), std::string(value)}});
  }
  return play_numbered_game(kind, number, greedy, options);
}

std::unique_ptr<Match> play_numbered_game(const GameKind& kind, std::uint64_t number, int greedy,
                                          const std::vector<OptionList>& options) {
  FastGenerator random(Seed::from_number(number), kStreams);
  const int player_counts = kind.max_players() - kind.min_players() + 1;
  const auto counts = static_cast<std::uint64_t>(player_counts);
  Record headers;
  headers.players = kind.min_players() + static_cast<int>(number % counts);
  headers.options = options.at(number / counts % options.size());
  headers.generator =
      number / (counts * options.size()) % 2 == 1 ? GeneratorKind::chacha20 : GeneratorKind::fast;
  headers.seed = Seed::from_number(number);
  auto match = kind.start(headers, kind.house_edition());
  const unsigned drawn = below(random, 1U << headers.players);
  const bool all = number % 100 < static_cast<std::uint64_t>(greedy);
  const auto greedy_player = kind.thinker("greedy");
  const auto random_player = kind.thinker("random");
  while (!match->finished()) {
    const Seat seat = match->acting().front();
    const bool plays_greedily = all || (drawn >> seat & 1U) != 0;
    Thinker& player = plays_greedily ? *greedy_player : *random_player;
    match->play(seat, player.choose(*match, seat, Seed::from_number(random())));
  }
  return match;
}

}  // namespace ludoteca
