#include "ai/match_game.h"

#include "engine/rng.h"

namespace ludoteca::ai {
namespace {

// Seeds form a tree: this one is a branch of another.
Seed branch(const Seed& seed, long number) {
  return Seed::from_number(FastGenerator(seed, static_cast<std::uint64_t>(number))());
}

}  // namespace

Seed deal_seed(const Seed& tournament, int block) {
  return branch(branch(tournament, block), 0);
}

Seed choice_seed(const Seed& tournament, const Schedule& schedule, const GameId& id, int seat,
                 int move) {
  const long game = id.table * schedule.seats() + id.rotation;
  const Seed of_game = branch(branch(tournament, id.block), 1 + game);
  return branch(branch(of_game, seat), move);
}

std::unique_ptr<Match> deal(const GameKind& kind, const SharedEdition& edition,
                            const TournamentSettings& settings, int block) {
  Record headers;
  headers.players = settings.seats;
  headers.options = settings.options;
  headers.seed = deal_seed(settings.seed, block);
  return kind.start(headers, edition);
}

void check_players(const GameKind& kind, const SharedEdition& edition,
                   const TournamentSettings& settings) {
  deal(kind, edition, settings, 0);
  for (const std::string& player : settings.players) kind.thinker(player);
}

std::optional<GameResult> play_match(const GameKind& kind, const SharedEdition& edition,
                                     const Tournament& tournament, const GameId& id,
                                     const std::atomic<bool>& stop) {
  const TournamentSettings& settings = tournament.settings();
  const std::vector<int> line_up = tournament.schedule().line_up(id);
  const auto match = deal(kind, edition, settings, id.block);
  std::vector<std::unique_ptr<Thinker>> players;
  for (const int player : line_up) players.push_back(kind.thinker(settings.players[player]));
  int moves = 0;
  for (; !match->finished(); ++moves) {
    if (stop) return std::nullopt;
    const Seat seat = match->acting().front();
    const Seed seed = choice_seed(settings.seed, tournament.schedule(), id, seat, moves);
    match->play(seat, players[seat]->choose(*match, seat, seed));
  }
  return GameResult{id, match->result(), moves};
}

}  // namespace ludoteca::ai
