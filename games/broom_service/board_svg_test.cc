#include "games/broom_service/board_svg.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "games/broom_service/board_legend.h"
#include "games/broom_service/house_boards.h"
#include "text/utf8.h"

namespace ludoteca::broom_service {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string picture(std::string_view side, std::string_view language = "en", bool house = true) {
  return board_svg(house_board(side), {side, house}, Catalogue::get(language));
}

// Reads the tags of an SVG file; what is not well-formed is an error in words.
class Tags {
 public:
  explicit Tags(std::string_view text) : text_(text) {}

  std::string error() {
    std::vector<std::string> open;
    while (true) {
      const auto from = text_.find('<', at_);
      const std::string_view between = text_.substr(at_, from - at_);
      if (!references_are_good(between)) return fmt::format("bad '&' in {}", between.substr(0, 40));
      if (from == std::string_view::npos) break;
      const auto to = text_.find('>', from);
      if (to == std::string_view::npos) return "a tag without end";
      const std::string_view tag = text_.substr(from + 1, to - from - 1);
      at_ = to + 1;
      const std::string name(
          tag.substr(tag.starts_with('/') ? 1 : 0,
                     tag.find_first_of(" \n/", 1) - (tag.starts_with('/') ? 1 : 0)));
      if (tag.starts_with('/')) {
        if (open.empty() || open.back() != name) return fmt::format("</{}> closes nothing", name);
        open.pop_back();
        continue;
      }
      if (std::count(tag.begin(), tag.end(), '"') % 2 != 0) return fmt::format("quotes in {}", tag);
      for (const auto& id : matches(tag, kId)) {
        if (!ids_.insert(id).second) return fmt::format("id {} twice", id);
      }
      for (const auto& used : matches(tag, kUse)) uses_.insert(used);
      if (!tag.ends_with('/')) open.push_back(name);
    }
    if (!open.empty()) return fmt::format("<{}> is not closed", open.back());
    for (const std::string& used : uses_) {
      if (!ids_.contains(used)) return fmt::format("there is no {}", used);
    }
    return "";
  }

 private:
  static std::vector<std::string> matches(std::string_view text, const std::regex& regex) {
    const std::string copy(text);
    std::vector<std::string> found;
    for (std::sregex_iterator it(copy.begin(), copy.end(), regex), end; it != end; ++it) {
      found.push_back((*it)[1]);
    }
    return found;
  }

  static bool references_are_good(std::string_view text) {
    for (auto at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
      const std::string_view rest = text.substr(at);
      if (!rest.starts_with("&amp;") && !rest.starts_with("&lt;") && !rest.starts_with("&gt;")) {
        return false;
      }
    }
    return true;
  }

  static inline const std::regex kId{"\\bid=\"([^\"]*)\""};
  static inline const std::regex kUse{"href=\"#([^\"]*)\""};

  std::string_view text_;
  std::size_t at_ = 0;
  std::set<std::string> ids_;
  std::set<std::string> uses_;
};

TEST(BoardSvg, IsWellFormedInEveryLanguage) {
  for (const std::string_view language : Catalogue::languages()) {
    for (const std::string_view side : {kFront, kBack}) {
      const std::string svg = picture(side, language);
      EXPECT_EQ(Tags(svg).error(), "") << language << " " << side;
      EXPECT_THAT(svg, HasSubstr(fmt::format("lang=\"{}\"", language)));
    }
  }
}

TEST(BoardSvg, TheReaderOfTagsFindsMistakes) {
  EXPECT_EQ(Tags("<a><b/></a>").error(), "");
  EXPECT_NE(Tags("<a><b></a>").error(), "");
  EXPECT_NE(Tags("<a>").error(), "");
  EXPECT_NE(Tags("</a>").error(), "");
  EXPECT_NE(Tags("<a>&</a>").error(), "");
  EXPECT_NE(Tags("<a b=\"c/>").error(), "");
  EXPECT_NE(Tags("<a id=\"x\"/><b id=\"x\"/>").error(), "");
  EXPECT_NE(Tags("<use href=\"#x\"/>").error(), "");
}

TEST(BoardSvg, NamesEveryRegionAndTower) {
  for (const std::string_view side : {kFront, kBack}) {
    const std::string svg = picture(side);
    const Board board = compile(house_board(side));
    for (int r = 1; r <= board.regions; ++r) {
      EXPECT_THAT(svg, HasSubstr(fmt::format("id=\"region-{}\"", r)));
      EXPECT_THAT(svg, HasSubstr(fmt::format("<title>Region {}: ", r)));
    }
    for (int t = 1; t <= board.towers; ++t) {
      EXPECT_THAT(svg, HasSubstr(fmt::format("id=\"tower-{}\"", t)));
      EXPECT_THAT(svg, HasSubstr(fmt::format("<title>Tower t{}: ", t)));
    }
  }
}

TEST(BoardSvg, TellsWhichRegionsATowerServes) {
  BoardShape shape = house_board(kFront);
  shape.towers[0].tower = {Colour::violet, true, 1, 2};
  const std::string svg = board_svg(shape, {kFront, true}, Catalogue::get("en"));
  const Board board = compile(shape);
  std::string served;
  for (int r = 0; r < board.regions; ++r) {
    if ((board.towers_at[static_cast<std::size_t>(r)] & 1U) == 0) continue;
    served += fmt::format("{}{}", served.empty() ? "" : ", ", r + 1);
  }
  EXPECT_THAT(svg, HasSubstr(fmt::format(
                       "Tower t1: square, violet, 1 point, 2 wands. Serves regions: {}.", served)));
}

TEST(BoardSvg, SaysThatTheHouseBoardIsNotThePrintedOne) {
  EXPECT_THAT(picture(kFront), HasSubstr("not the printed one"));
  EXPECT_THAT(picture(kFront, "en", false), Not(HasSubstr("not the printed one")));
}

TEST(BoardSvg, NeedsNothingElse) {
  for (const std::string_view side : {kFront, kBack}) {
    const std::string svg = picture(side);
    EXPECT_EQ(svg.find("http", svg.find("http") + 1), std::string::npos);  // but the namespace
    EXPECT_THAT(svg, Not(HasSubstr("url(")));
    EXPECT_THAT(svg, Not(HasSubstr("<script")));
  }
}

TEST(BoardSvg, IsTheSameEachTime) {
  EXPECT_EQ(picture(kBack), picture(kBack));
}

TEST(BoardSvg, CirclesAndTilesAreOnTheBack) {
  EXPECT_THAT(picture(kBack), HasSubstr("<title>Stone circle D in region "));
  EXPECT_THAT(picture(kBack), HasSubstr("<title>Place of a hill tile in region "));
  EXPECT_THAT(picture(kFront), Not(HasSubstr("<title>Stone circle")));
  EXPECT_THAT(picture(kFront), HasSubstr("<title>Place of a mountain tile in region "));
}

TEST(BoardSvg, B8_1_names_the_tower_that_a_mountain_tile_covers) {
  const Board board = compile(house_board(kFront));
  for (std::size_t m = 0; m < board.mountain.size(); ++m) {
    if (board.covered_tower[m] == kNoTower) continue;
    EXPECT_THAT(picture(kFront),
                HasSubstr(fmt::format("in region {}; it covers tower t{}</title>",
                                      board.mountain[m] + 1, board.covered_tower[m] + 1)));
  }
}

TEST(BoardSvg, TinyPiecesDoNotBreakIt) {
  BoardShape shape = house_board(kFront);
  shape.piece = 1;
  EXPECT_EQ(Tags(board_svg(shape, {kFront, true}, Catalogue::get("en"))).error(), "");
  shape.piece = 200;
  EXPECT_EQ(Tags(board_svg(shape, {kFront, true}, Catalogue::get("en"))).error(), "");
}

}  // namespace
}  // namespace ludoteca::broom_service
