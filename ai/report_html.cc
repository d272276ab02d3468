#include "ai/report_html.h"

#include <fmt/format.h>

#include <string_view>

#include "ai/report_plots.h"
#include "ai/report_words.h"
#include "ai/svg.h"
#include "text/columns.h"
#include "text/markup.h"

namespace ludoteca::ai {

std::string_view report_style();  // report.css, compiled in

namespace {

std::string safe(std::string_view text) {
  return escaped(printable(text));
}

std::string paragraph(std::string_view style, std::string_view text) {
  return fmt::format("<p class=\"{}\">{}</p>\n", style, escaped(text));
}

std::string section(std::string_view title, std::string_view note, std::string_view content) {
  return fmt::format("<h2>{}</h2>\n{}{}", title, paragraph("soft", note), content);
}

std::string row(std::string_view tag, const std::vector<std::string>& cells) {
  std::string text = "<tr>";
  for (const std::string& cell : cells) text += fmt::format("<{0}>{1}</{0}>", tag, cell);
  return text + "</tr>\n";
}

std::string table(std::string_view rows) {
  return fmt::format("<div class=\"wide\"><table>\n{}</table></div>\n", rows);
}

std::string player_cell(const Standings& standings, std::size_t player) {
  return fmt::format("<span class=\"key {}\"></span>{}", player_style(player),
                     safe(standings.players[player].label));
}

std::string player_table(const Standings& standings) {
  std::string rows =
      row("th", {"player", "games", "win share %", "placing", "score margin", "score"});
  for (std::size_t i = 0; i < standings.players.size(); ++i) {
    const PlayerFigures& player = standings.players[i];
    rows += row("td", {player_cell(standings, i), fmt::format("{}", player.games),
                       figure_text(player.share, kPercent), figure_text(player.placing, kPlacing),
                       figure_text(player.margin, kMargin), figure_text(player.score, {})});
  }
  return table(rows);
}

std::string rating_table(const Standings& standings) {
  std::string rows = row("th", {"player", "μ", "σ", "μ ± 2σ", "μ − 3σ"});
  for (std::size_t i = 0; i < standings.players.size(); ++i) {
    const Rating& rating = standings.players[i].rating;
    rows += row("td", {player_cell(standings, i), fmt::format("{:.2f}", rating.mu),
                       fmt::format("{:.2f}", rating.sigma), rating_text(rating),
                       fmt::format("{:.1f}", rating.mu - 3 * rating.sigma)});
  }
  return table(rows);
}

std::string seat_table(const Standings& standings) {
  std::string rows = row("th", {"seat", "win share %", "placing"});
  for (std::size_t i = 0; i < standings.seats.size(); ++i) {
    rows += row("td", {fmt::format("{}", i + 1), figure_text(standings.seats[i].share, kPercent),
                       figure_text(standings.seats[i].placing, kPlacing)});
  }
  return table(rows);
}

std::string settings_table(const TournamentSettings& settings) {
  std::string rows;
  for (const auto& [key, value] : to_json(settings)) {
    rows += row("td", {std::string(key), safe(boost::json::serialize(value))});
  }
  return fmt::format("<table class=\"settings\">\n{}</table>\n", rows);
}

std::string sections(const Tournament& tournament, const Standings& standings) {
  std::string page;
  page += section("Win share",
                  "The part of the first places, shared ones shared; the line is what equal "
                  "players would have.",
                  plot_shares(standings) + player_table(standings));
  if (standings.elo) {
    page += paragraph("verdict", fmt::format("Elo, {}: {}", printable(versus_text(standings)),
                                             figure_text(*standings.elo, kElo)));
  }
  if (tournament.sprt()) {
    const std::string player = printable(tournament.settings().players.front());
    page += section("Sequential test", "The evidence after each block, as a log-likelihood ratio.",
                    plot_sprt(*tournament.sprt()) +
                        paragraph("verdict", sprt_conclusion(*tournament.sprt(), player)));
  }
  page += section("Scores", "How often each final score was reached; the line is the mean.",
                  plot_scores(standings));
  page += section("Seats",
                  "Mean placing by seat. Inside a block everybody sits everywhere, so what is left "
                  "between the seats is the seats' own.",
                  plot_seats(standings) + seat_table(standings));
  page += section("Ratings",
                  "Weng–Lin ratings (Plackett–Luce) after all games, from 25 ± 16.7; differences "
                  "count, not the values.",
                  rating_table(standings));
  return page;
}

}  // namespace

std::string html_report(const Tournament& tournament, const Standings& standings) {
  std::string title;
  for (const PlayerFigures& player : standings.players) {
    title += (title.empty() ? "" : ", ") + safe(player.label);
  }
  std::string body = fmt::format("<h1>Arena: {}</h1>\n", title);
  body += paragraph("soft", heading(tournament, standings));
  body +=
      paragraph("soft", fmt::format("{} games, {} moves. Means over blocks with 95 % intervals.",
                                    standings.games, standings.moves));
  for (const std::string& remark : remarks(tournament, standings)) {
    body += paragraph("verdict", remark);
  }
  if (standings.blocks > 0) body += sections(tournament, standings);
  body += section("Settings", "The same settings give the same games.",
                  settings_table(tournament.settings()));
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>Arena: {}</title>\n<style>\n{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
      title, report_style(), body);
}

}  // namespace ludoteca::ai
