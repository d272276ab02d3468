// Every way in which the lines of a board can be wrong is refused, with the place and what to do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>

#include "games/broom_service/house_boards.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

EditionFile house() {
  return EditionFile::parse(default_edition_text(), "mine.txt");
}

// The default edition with some lines changed.
class Changed {
 public:
  Changed() : file_(house()) {}

  Changed& set(std::string_view section, std::string_view key, std::string_view value) {
    entry(section, key).value = value;
    return *this;
  }
  Changed& rename(std::string_view section, std::string_view key, std::string_view name) {
    entry(section, key).key = name;
    return *this;
  }
  Changed& add(std::string_view section, std::string_view key, std::string_view value) {
    file_.entries.push_back(
        {std::string(section), std::string(key), std::string(value), Origin::house, 9999});
    return *this;
  }
  Changed& remove(std::string_view section, std::string_view key = {}) {
    std::erase_if(file_.entries, [&](const EditionEntry& entry) {
      return entry.section == section && (key.empty() || entry.key == key);
    });
    return *this;
  }

  std::string value(std::string_view section, std::string_view key) {
    return entry(section, key).value;
  }

  std::string error(std::string_view side) const {
    EditionReader reader(file_, "broom-service");
    try {
      read_board(reader, side);
    } catch (const Error& error) {
      return error.what();
    }
    return "accepted";
  }

 private:
  EditionEntry& entry(std::string_view section, std::string_view key) {
    for (EditionEntry& entry : file_.entries) {
      if (entry.section == section && entry.key == key) return entry;
    }
    throw std::logic_error("no such entry");
  }

  EditionFile file_;
};

std::string set(std::string_view section, std::string_view key, std::string_view value) {
  return Changed().set(section, key, value).error(kFront);
}

TEST(BoardReader, TheHouseBoardsAreAccepted) {
  EXPECT_EQ(Changed().error(kFront), "accepted");
  EXPECT_EQ(Changed().error(kBack), "accepted");
}

TEST(BoardReader, EveryLineIsRead) {
  const EditionFile file = house();
  EditionReader reader(file, "broom-service");
  read_board(reader, kFront);
  read_board(reader, kBack);
  try {
    reader.expect_all_used();  // the values of the game are left
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), testing::Not(HasSubstr("[front")));
    EXPECT_THAT(error.what(), testing::Not(HasSubstr("[back")));
  }
}

TEST(BoardReader, MistakesAreReportedWithTheirLine) {
  EXPECT_THAT(set("front", "size", "1600"),
              AllOf(StartsWith("mine.txt:"), HasSubstr("expected a height")));
  EXPECT_THAT(Changed().remove("front", "size").error(kFront), HasSubstr("'size' is missing"));
}

TEST(BoardReader, TheSizeHasLimits) {
  EXPECT_THAT(set("front", "size", "99 1000"), HasSubstr("a width from 100 to 4000, not '99'"));
  EXPECT_THAT(set("front", "size", "1000 4001"), HasSubstr("a height from 100 to 4000"));
  EXPECT_THAT(set("front", "size", "1600 1100 1"), HasSubstr("nothing more is expected"));
  EXPECT_THAT(set("front", "piece", "0"), HasSubstr("a radius from 1 to 200, not '0'"));
}

TEST(BoardReader, CornersAreNumbersWithAPoint) {
  EXPECT_THAT(Changed().rename("front corners", "1", "01").error(kFront),
              HasSubstr("a corner is a number from 1 to 9999"));
  EXPECT_THAT(Changed().rename("front corners", "1", "north").error(kFront),
              HasSubstr("a corner is a number"));
  for (const char* bad : {"12", "12,", ",12", "a,b", "1.5,2", "-1,3", "1,2,3", ","}) {
    EXPECT_THAT(set("front corners", "1", bad), HasSubstr("expected a point as in '340,120'"));
  }
  EXPECT_THAT(set("front corners", "1", "1601,5"), HasSubstr("not on the board"));
  EXPECT_THAT(set("front corners", "1", "5,1101"), HasSubstr("not on the board"));
  EXPECT_THAT(set("front corners", "1", "5,5 6,6"), HasSubstr("nothing more is expected"));
  Changed same;
  same.set("front corners", "2", same.value("front corners", "1"));
  EXPECT_THAT(same.error(kFront), HasSubstr("corner 1 is at"));
  EXPECT_THAT(Changed().add("front corners", "900", "3,3").error(kFront),
              HasSubstr("no region and no lake has this corner"));
}

TEST(BoardReader, BordersNameTwoCorners) {
  for (const char* bad : {"1", "2 1", "1 1", "1 800", "a b", "1  2", "1 2 3"}) {
    EXPECT_THAT(Changed().add("front borders", bad, "5,5").error(kFront),
                HasSubstr("a border is named by its two corners"))
        << bad;
  }
  EXPECT_THAT(Changed().add("front borders", "1 40", "5,5").error(kFront),
              HasSubstr("no region and no lake goes from the one corner straight to the other"));
}

TEST(BoardReader, RegionsAreComplete) {
  Changed house;
  const std::string good = house.value("front regions", "1");
  EXPECT_THAT(set("front regions", "1", "swamp label 5,5 corners 1 2 3"),
              HasSubstr("expected one of forest, prairie, hill, mountain, not 'swamp'"));
  EXPECT_THAT(set("front regions", "1", "hill 5,5 corners 1 2 3"), HasSubstr("expected 'label'"));
  EXPECT_THAT(set("front regions", "1", "hill label 5,5 1 2 3"), HasSubstr("expected 'corners'"));
  EXPECT_THAT(set("front regions", "1", "hill label 5,5 corners 1 2"),
              HasSubstr("expected at least 3 corners"));
  EXPECT_THAT(set("front regions", "1", "hill label 5,5"), HasSubstr("not the end of the line"));
  EXPECT_THAT(set("front regions", "1", "hill label 5,5 corners 1 2 900"),
              HasSubstr("there is no corner 900 in [front corners]"));
  EXPECT_THAT(set("front regions", "1", "hill label 5,5 corners 1 2 three"),
              HasSubstr("expected a corner from 1 to 9999, not 'three'"));
  EXPECT_THAT(Changed().rename("front regions", "2", "7").error(kFront),
              HasSubstr("numbered from 1 in order: expected 2 here"));
  Changed many;
  for (int n = 25; n <= 33; ++n) many.add("front regions", std::to_string(n), good);
  EXPECT_THAT(many.error(kFront), HasSubstr("a board has at most 32 regions"));
}

TEST(BoardReader, AnOutlineMayNotBeEndless) {
  Changed file;
  std::string points;
  for (int x = 0; x < 600; ++x) points += std::to_string(x) + ",3 ";
  file.add("front corners", "901", "700,1").add("front corners", "902", "710,9");
  file.add("front corners", "903", "720,1").add("front borders", "901 902", points);
  file.add("front lakes", "4", "901 902 903");
  EXPECT_THAT(file.error(kFront), HasSubstr("an outline may have 500 points at most"));
}

TEST(BoardReader, TowersAreComplete) {
  for (const auto& [bad, what] : std::vector<std::pair<std::string, std::string>>{
           {"tall orange 5 at 9,9 base 9", "expected one of round, square, not 'tall'"},
           {"round red 5 at 9,9 base 9", "expected one of orange, violet, green, not 'red'"},
           {"round orange 0 at 9,9 base 9", "expected points from 1 to 20, not '0'"},
           {"round orange 21 at 9,9 base 9", "expected points from 1 to 20"},
           {"round orange 5 wands 3 at 9,9 base 9", "expected a number from 0 to 2, not '3'"},
           {"round orange 5 9,9 base 9", "expected 'at'"},
           {"round orange 5 at 9 base 9", "expected a point"},
           {"round orange 5 at 9,9", "expected 'base', not the end of the line"},
           {"round orange 5 at 9,9 base 201", "expected a radius from 1 to 200"},
           {"round orange 5 at 9,9 base 9 9", "nothing more is expected here, not '9'"}}) {
    EXPECT_THAT(set("front towers", "1", bad), HasSubstr(what)) << bad;
  }
  EXPECT_THAT(Changed().rename("front towers", "1", "2b").error(kFront),
              HasSubstr("towers are numbered from 1"));
  Changed many;
  for (int n = 40; n <= 41; ++n) {
    many.add("front towers", std::to_string(n), "round orange 5 at 800,500 base 9");
  }
  EXPECT_THAT(many.error(kFront), HasSubstr("a board has at most 40 towers"));
}

TEST(BoardReader, PlacesNameARegion) {
  EXPECT_THAT(Changed().add("front clouds", "25", "9,9").error(kFront),
              HasSubstr("there is no region '25'; expected a number from 1 to 24"));
  EXPECT_THAT(Changed().add("front castles", "0", "9,9").error(kFront), HasSubstr("no region '0'"));
  EXPECT_THAT(Changed().add("front clouds", "20", "9,9 x").error(kFront),
              HasSubstr("nothing more is expected"));
  EXPECT_THAT(Changed().add("front mountain tiles", "1", "9,9 hides 3").error(kFront),
              HasSubstr("expected 'covers'"));
  EXPECT_THAT(Changed().add("front mountain tiles", "1", "9,9 covers 40").error(kFront),
              HasSubstr("expected a tower from 1 to 39, not '40'"));
}

TEST(BoardReader, CirclesAreAToD) {
  EXPECT_THAT(Changed().rename("back circles", "B", "E").error(kBack),
              HasSubstr("the circles are A, B, C and D, in this order"));
  EXPECT_THAT(Changed().add("back circles", "E", "9,9 region 1").error(kBack),
              HasSubstr("the circles are A, B, C and D"));
  EXPECT_THAT(Changed().set("back circles", "A", "9,9").error(kBack),
              HasSubstr("expected 'region'"));
  EXPECT_THAT(Changed().set("back circles", "A", "9,9 region 31").error(kBack),
              HasSubstr("expected a region from 1 to 30"));
}

TEST(BoardReader, WhatTheChecksFindHasItsPlace) {
  EXPECT_THAT(Changed().remove("front clouds", "1").error(kFront),
              AllOf(StartsWith("mine.txt:"), HasSubstr("has 18 clouds, not 17")));
  EXPECT_THAT(Changed().remove("back circles").error(kBack),
              AllOf(StartsWith("mine.txt:"), HasSubstr("[back circles] is missing")));
}

TEST(BoardReader, LinesMayStandInAnyOrder) {
  EditionFile file = house();
  const auto number = [](const EditionEntry& entry) {
    int value = 0;
    std::from_chars(entry.key.data(), entry.key.data() + entry.key.size(), value);
    return value;
  };
  // The sections mixed up, borders before corners, regions and towers still in their order.
  std::sort(file.entries.begin(), file.entries.end(),
            [&number](const EditionEntry& a, const EditionEntry& b) {
              return std::pair(number(a), a.key) < std::pair(number(b), b.key);
            });
  EditionReader reader(file, "broom-service");
  const Board sorted = compile(read_board(reader, kBack));
  const Board board = compile(house_board(kBack));
  EXPECT_EQ(sorted.neighbours, board.neighbours);
  EXPECT_EQ(sorted.towers_at, board.towers_at);
  EXPECT_EQ(sorted.mountain, board.mountain);
  EXPECT_EQ(sorted.hill_tile, board.hill_tile);
}

}  // namespace
}  // namespace ludoteca::broom_service
