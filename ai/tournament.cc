#include "ai/tournament.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/error.h"

namespace ludoteca::ai {
namespace {

namespace json = boost::json;

json::value to_json(const std::optional<SprtSettings>& sprt) {
  if (!sprt) return nullptr;
  return {{"h0", sprt->share0}, {"h1", sprt->share1}, {"alpha", sprt->alpha}, {"beta", sprt->beta}};
}

}  // namespace

json::object to_json(const TournamentSettings& settings) {
  json::object options;
  for (const auto& [key, value] : settings.options) options[key] = value;
  return {{"program", settings.program},
          {"game", settings.game},
          {"rules", settings.rules_version},
          {"edition", fmt::format("{} {:016x}", settings.edition, settings.fingerprint)},
          {"options", options},
          {"players", json::array(settings.players.begin(), settings.players.end())},
          {"seats", settings.seats},
          {"versus", settings.pairing == Pairing::versus},
          {"blocks", settings.blocks},
          {"seed", short_digits(settings.seed)},
          {"sprt", to_json(settings.sprt)}};
}

std::string short_digits(const Seed& seed) {
  const std::string digits = seed.to_string();
  const auto first = digits.find_first_not_of('0');
  return first == std::string::npos ? "0" : digits.substr(first);
}

std::vector<std::string> labels(const std::vector<std::string>& players) {
  std::vector<std::string> names;
  for (auto player = players.begin(); player != players.end(); ++player) {
    const auto before = std::count(players.begin(), player, *player);
    names.push_back(before == 0 ? *player : fmt::format("{} ({})", *player, before + 1));
  }
  return names;
}

double win_share(const Outcome& outcome, int seats, int seat) {
  if (outcome.place[seat] != 1) return 0;
  return 1.0 /
         static_cast<double>(std::count(outcome.place.begin(), outcome.place.begin() + seats, 1));
}

Tournament::Tournament(TournamentSettings settings)
    : settings_(std::move(settings)),
      schedule_(static_cast<int>(settings_.players.size()), settings_.seats, settings_.pairing,
                settings_.blocks) {
  if (!settings_.sprt) return;
  if (settings_.players.size() != 2) {
    throw Error(
        fmt::format("a sequential test compares 2 players, not {}", settings_.players.size()));
  }
  sprt_.emplace(*settings_.sprt);
}

void Tournament::add(const GameResult& result) {
  const auto number = static_cast<std::size_t>(schedule_.number(result.id));
  if (games_.size() <= number) games_.resize(number + 1);
  if (games_[number]) return;
  games_[number] = result;
  ++played_;
  while (!over() && complete(counted_)) {
    if (sprt_) sprt_->add(first_players_share(counted_));
    ++counted_;
  }
}

bool Tournament::over() const {
  return counted_ == schedule_.blocks() || (sprt_ && sprt_->verdict() != Verdict::undecided);
}

const std::optional<GameResult>& Tournament::game(const GameId& id) const {
  static const std::optional<GameResult> kNone;
  const auto number = static_cast<std::size_t>(schedule_.number(id));
  return number < games_.size() ? games_[number] : kNone;
}

bool Tournament::complete(int block) const {
  const auto size = static_cast<std::size_t>(schedule_.games_a_block());
  const std::size_t first = static_cast<std::size_t>(block) * size;
  if (games_.size() < first + size) return false;
  const auto start = games_.begin() + static_cast<std::ptrdiff_t>(first);
  return std::all_of(start, start + schedule_.games_a_block(),
                     [](const auto& game) { return game.has_value(); });
}

double Tournament::first_players_share(int block) const {
  double sum = 0;
  for (int rotation = 0; rotation < schedule_.seats(); ++rotation) {
    const GameId id{block, 0, rotation};
    const std::vector<int> line_up = schedule_.line_up(id);
    const auto seat = std::find(line_up.begin(), line_up.end(), 0) - line_up.begin();
    sum += win_share(result(id).outcome, schedule_.seats(), static_cast<int>(seat));
  }
  return sum / schedule_.seats();
}

}  // namespace ludoteca::ai
