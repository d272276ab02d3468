#include "ai/report_json.h"

#include <cmath>
#include <string>

namespace ludoteca::ai {
namespace {

namespace json = boost::json;

// JSON has no infinity.
json::value finite(double number) {
  if (std::isfinite(number)) return number;
  return nullptr;
}

json::value to_json(const Figure& figure) {
  json::value interval = nullptr;
  if (figure.interval) {
    interval = json::array{finite(figure.interval->low), finite(figure.interval->high)};
  }
  return {{"mean", finite(figure.mean)}, {"interval", interval}};
}

json::object to_json(const PlayerFigures& player) {
  json::array by_seat;
  for (const Figure& figure : player.placing_by_seat) by_seat.push_back(to_json(figure));
  json::array scores;
  for (const auto& [score, count] : player.scores) scores.push_back(json::array{score, count});
  return {{"player", player.label},
          {"games", player.games},
          {"win_share", to_json(player.share)},
          {"placing", to_json(player.placing)},
          {"score_margin", to_json(player.margin)},
          {"score", to_json(player.score)},
          {"placing_by_seat", by_seat},
          {"scores", scores},
          {"rating", {{"mu", player.rating.mu}, {"sigma", player.rating.sigma}}}};
}

json::value to_json(const std::optional<Sprt>& sprt) {
  if (!sprt) return nullptr;
  static constexpr const char* kVerdicts[] = {"undecided", "h0", "h1"};
  return {{"verdict", kVerdicts[static_cast<int>(sprt->verdict())]},
          {"blocks", sprt->blocks()},
          {"llr", sprt->llr()},
          {"lower", sprt->lower()},
          {"upper", sprt->upper()},
          {"path", json::array(sprt->path().begin(), sprt->path().end())}};
}

}  // namespace

json::object json_report(const Tournament& tournament, const Standings& standings) {
  json::array players;
  for (const PlayerFigures& player : standings.players) players.push_back(to_json(player));
  json::array seats;
  for (const SeatFigures& seat : standings.seats) {
    seats.push_back({{"win_share", to_json(seat.share)}, {"placing", to_json(seat.placing)}});
  }
  return {{"settings", to_json(tournament.settings())},
          {"over", tournament.over()},
          {"blocks", standings.blocks},
          {"games", standings.games},
          {"moves", standings.moves},
          {"players", players},
          {"seats", seats},
          {"elo", standings.elo ? to_json(*standings.elo) : json::value(nullptr)},
          {"sprt", to_json(tournament.sprt())}};
}

}  // namespace ludoteca::ai
