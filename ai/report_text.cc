#include "ai/report_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "ai/report_words.h"
#include "text/columns.h"

namespace ludoteca::ai {
namespace {

using Row = std::vector<std::string>;

// The first column stands left, the others right.
std::string table(const std::vector<Row>& rows) {
  std::vector<int> widths;
  for (const Row& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  }
  std::string text;
  for (const Row& row : rows) {
    text += pad_right(row.front(), widths.front());
    for (std::size_t i = 1; i < row.size(); ++i) text += "  " + pad_left(row[i], widths[i]);
    text += '\n';
  }
  return text;
}

std::string player_lines(const Standings& standings) {
  std::vector<Row> rows = {{"player", "games", "win share %", "placing", "score margin", "rating"}};
  for (const PlayerFigures& player : standings.players) {
    rows.push_back({printable(player.label), fmt::format("{}", player.games),
                    figure_text(player.share, kPercent), figure_text(player.placing, kPlacing),
                    figure_text(player.margin, kMargin), rating_text(player.rating)});
  }
  return table(rows);
}

std::string seat_lines(const Standings& standings) {
  std::vector<Row> rows = {{"seat", "win share %", "placing"}};
  for (std::size_t i = 0; i < standings.seats.size(); ++i) {
    rows.push_back({fmt::format("{}", i + 1), figure_text(standings.seats[i].share, kPercent),
                    figure_text(standings.seats[i].placing, kPlacing)});
  }
  return table(rows);
}

}  // namespace

std::string text_report(const Tournament& tournament, const Standings& standings) {
  std::string text = heading(tournament, standings) + "\n";
  if (standings.blocks > 0) {
    text += fmt::format(
        "means over blocks with 95 % intervals; rating ± 2 standard deviations\n\n"
        "{}\n{}",
        player_lines(standings), seat_lines(standings));
  }
  if (standings.elo) {
    text += fmt::format("\nElo, {}: {}\n", printable(versus_text(standings)),
                        figure_text(*standings.elo, kElo));
  }
  if (tournament.sprt()) {
    text += fmt::format(
        "\nSequential test: {}\n",
        sprt_conclusion(*tournament.sprt(), printable(tournament.settings().players.front())));
  }
  for (const std::string& remark : remarks(tournament, standings)) text += "\n" + remark + "\n";
  return text;
}

}  // namespace ludoteca::ai
