#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "ai/coin_games.h"
#include "ai/report_html.h"
#include "ai/report_json.h"
#include "ai/report_text.h"
#include "ai/report_words.h"
#include "ai/svg.h"
#include "text/columns.h"
#include "text/lines.h"

namespace ludoteca::ai {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Tournament played(TournamentSettings settings, int blocks) {
  Tournament tournament(std::move(settings));
  const std::atomic<bool> stop = false;
  for (int i = 0; i < blocks * tournament.schedule().games_a_block(); ++i) {
    tournament.add(*play_coins(tournament, tournament.schedule().game(i), 3, stop));
  }
  return tournament;
}

TournamentSettings tested_settings() {
  TournamentSettings settings = coin_settings({"<b>&", "plain"}, 2, Pairing::versus, 500);
  settings.sprt = SprtSettings{0.5, 0.6, 0.05, 0.05};
  return settings;
}

TEST(Report, NumbersInWords) {
  EXPECT_EQ(figure_text({0.6123, Interval{0.5791, 0.6452}}, kPercent), "61.2 [57.9, 64.5]");
  EXPECT_EQ(figure_text({-0.04, std::nullopt}, kMargin), "+0.0 [–]");
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(figure_text({infinity, Interval{120.4, infinity}}, kElo), "∞ [+120, ∞]");
  EXPECT_EQ(rating_text({27.64, 1.05}), "27.6 ± 2.1");
}

TEST(Report, TheTableFitsATerminal) {
  const Tournament tournament = played(tested_settings(), 500);
  const std::string text = text_report(tournament, standings(tournament));
  EXPECT_THAT(text, AllOf(HasSubstr("coins, 2 seats"), HasSubstr("<b>&"), HasSubstr("Elo, "),
                          HasSubstr("H1 accepted after ")));
  const Tournament crowd =
      played(coin_settings({"search:100000", "greedy", "random"}, 3, Pairing::everyone, 20), 20);
  const std::string table = text_report(crowd, standings(crowd));
  TextLines lines(table);
  while (const auto line = lines.next()) EXPECT_LE(columns(*line), 110) << *line;
}

TEST(Report, SaysWhenFiguresAreToBeTakenWithCare) {
  const auto said = [](const Tournament& tournament) {
    return text_report(tournament, standings(tournament));
  };
  EXPECT_THAT(said(played(coin_settings({"a", "b"}, 2, Pairing::versus, 50), 10)),
              AllOf(HasSubstr("10 of 50 blocks"), HasSubstr("fewer than 30")));
  EXPECT_THAT(said(played(coin_settings({"a", "b"}, 2, Pairing::versus, 50), 50)),
              AllOf(Not(HasSubstr("Not finished")), Not(HasSubstr("fewer than 30"))));
  EXPECT_THAT(said(played(tested_settings(), 500)), HasSubstr("lean towards its verdict"));
  EXPECT_THAT(said(played(coin_settings({"a", "b"}, 2, Pairing::versus, 50), 0)),
              HasSubstr("0 of 50 blocks"));
}

TEST(Report, JsonHoldsEveryFigure) {
  const Tournament tournament = played(tested_settings(), 500);
  const boost::json::object report = json_report(tournament, standings(tournament));
  std::vector<std::string> members;
  for (const auto& [key, value] : report) members.emplace_back(key);
  EXPECT_THAT(members, ElementsAre("settings", "over", "blocks", "games", "moves", "players",
                                   "seats", "elo", "sprt"));
  EXPECT_EQ(report.at("sprt").at("verdict"), "h1");
  EXPECT_EQ(report.at("sprt").at("path").as_array().size(), report.at("blocks").as_int64());
  // What is infinite is null: "coins" between nobody and somebody.
  Tournament whitewash(coin_settings({"a", "b"}, 2, Pairing::versus, 1));
  whitewash.add({{0, 0, 0}, {{5, 1}, {1, 2}}, 2});
  whitewash.add({{0, 0, 1}, {{1, 5}, {2, 1}}, 2});
  const boost::json::object lost = json_report(whitewash, standings(whitewash));
  EXPECT_TRUE(lost.at("elo").at("mean").is_null());
  EXPECT_TRUE(lost.at("players").at(0).at("score_margin").at("interval").is_null());
}

TEST(Report, HtmlStandsAloneAndEscapesNames) {
  for (const int blocks : {0, 1, 500}) {
    const Tournament tournament = played(tested_settings(), blocks);
    const std::string page = html_report(tournament, standings(tournament));
    EXPECT_THAT(page, AllOf(HasSubstr("<!doctype html>"), HasSubstr("&lt;b&gt;&amp;"),
                            Not(HasSubstr("<b>")), Not(HasSubstr("<script")),
                            Not(HasSubstr("http")), Not(HasSubstr("nan")), Not(HasSubstr("\"inf")),
                            HasSubstr("prefers-color-scheme: dark")));
    const auto count = [&](std::string_view what) {
      int found = 0;
      for (auto at = page.find(what); at != std::string::npos; at = page.find(what, at + 1)) {
        ++found;
      }
      return found;
    };
    EXPECT_EQ(count("<svg"), blocks == 0 ? 0 : 4);
    EXPECT_EQ(count("<svg"), count("</svg>"));
    EXPECT_EQ(count("<table"), count("</table>"));
  }
}

TEST(Report, TicksAreRound) {
  EXPECT_THAT(ticks(0, 1, 5), ElementsAre(0, 0.2, testing::DoubleEq(0.4), testing::DoubleEq(0.6),
                                          testing::DoubleEq(0.8), 1));
  EXPECT_THAT(ticks(-3, 3, 6), ElementsAre(-3, -2, -1, 0, 1, 2, 3));
  EXPECT_THAT(ticks(17, 93, 4), ElementsAre(20, 40, 60, 80));
  EXPECT_THAT(ticks(5, 5, 4), ElementsAre(5));
}

}  // namespace
}  // namespace ludoteca::ai
