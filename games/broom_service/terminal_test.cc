#include "games/broom_service/terminal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/drawing_checks.h"
#include "games/broom_service/terminal_parts.h"
#include "games/broom_service/test_random_game.h"

namespace ludoteca::broom_service {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class BroomDrawn : public testing::TestWithParam<std::string_view> {};

TEST_P(BroomDrawn, EveryPositionFitsEveryWidthForEveryViewer) {
  for (std::uint64_t game = 0; game < 6; ++game) {
    int position = 0;
    const auto look = [&](const State& state) {
      if (++position % 40 != 1 && !finished(state)) return;
      expect_drawing_fits(default_edition(), state, Catalogue::get(GetParam()));
    };
    play_at_random<BroomService>(default_edition(), options_number(game), game, look,
                                 [](const Event&) {});
  }
}

TEST_P(BroomDrawn, ColourAddsNothingButColour) {
  int position = 0;
  const auto look = [&](const State& state) {
    if (++position % 50 != 1) return;
    expect_colour_adds_only_colour(default_edition(), state, Catalogue::get(GetParam()));
  };
  play_at_random<BroomService>(default_edition(), {3, Side::back, Storm::many, true}, 8, look,
                               [](const Event&) {});
}

// A low screen gets less of the table, so that it fits as long as that is possible.
TEST_P(BroomDrawn, ATableIsNoHigherThanTheScreen) {
  const Edition& edition = default_edition();
  const auto names = names_to_draw(4);
  int position = 0;
  const auto look = [&](const State& state) {
    if (++position % 60 != 1) return;
    const Reader reader{Catalogue::get(GetParam()), names, Viewer::of(0)};
    const View seen = view(edition, state, reader.viewer);
    for (const int width : {80, 120}) {
      for (const int height : {32, 45, 60}) {
        const std::string table = draw_table(edition, seen, reader, {width, false, height});
        EXPECT_LE(std::count(table.begin(), table.end(), '\n'), height) << table;
      }
    }
  };
  play_at_random<BroomService>(edition, {4, Side::back, Storm::all, true}, 11, look,
                               [](const Event&) {});
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, BroomDrawn, testing::Values("en", "pt-BR", "fr", "pl"));

// The board as it is drawn, cell by cell.
using Cells = std::vector<std::vector<std::string>>;

Cells cells_of(const Edition& edition, const State& state, int rows = kPictureHeight) {
  const std::vector<std::string> names = names_to_draw(state.options.players);
  const View seen = view(edition, state, Viewer::of(0));
  const Reader reader{Catalogue::get("en"), names, Viewer::of(0)};
  Cells cells;
  for (const std::string& line : map_lines(Drawing(edition, seen, reader, {80, false}), rows)) {
    cells.emplace_back();
    for (const char c : line) {
      if ((static_cast<unsigned char>(c) & 0xc0U) != 0x80U) cells.back().emplace_back();
      cells.back().back() += c;
    }
  }
  return cells;
}

int count_of(const Cells& cells, const std::set<std::string>& signs) {
  int count = 0;
  for (const auto& line : cells) {
    for (const std::string& sign : line) count += signs.contains(sign) ? 1 : 0;
  }
  return count;
}

bool digit(const std::string& sign) {
  return sign.size() == 1 && sign[0] >= '0' && sign[0] <= '9';
}

// Where the numbers of regions stand: digits that belong to no piece.
std::map<int, PictureCell> numbers_in(const Cells& cells) {
  static const std::set<std::string> kPieces = {"▲", "◆", "■", "@", "{", "*", "<", "+", "/"};
  std::map<int, PictureCell> found;
  for (std::size_t row = 0; row < cells.size(); ++row) {
    const auto& line = cells[row];
    for (std::size_t column = 0; column < line.size();) {
      if (!digit(line[column])) {
        ++column;
        continue;
      }
      const bool piece = column > 0 && kPieces.contains(line[column - 1]);
      const PictureCell at{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
      std::string number;
      while (column < line.size() && digit(line[column])) number += line[column++];
      if (piece) continue;
      EXPECT_TRUE(found.emplace(std::stoi(number), at).second) << number << " twice";
    }
  }
  return found;
}

class BroomMap : public testing::TestWithParam<Side> {
 protected:
  BroomMap() : streams_(Seed::from_number(4)) {
    const bool back = GetParam() == Side::back;
    state_ = setup(edition_, {5, GetParam(), back ? Storm::all : Storm::off, back}, streams_);
  }
  const Edition& edition_ = default_edition();
  FastStreams streams_;
  State state_;
};

TEST_P(BroomMap, EveryNumberStandsInItsRegion) {
  const auto numbers = numbers_in(cells_of(edition_, state_));
  const Map& map = map_of(edition_, state_);
  ASSERT_EQ(numbers.size(), map.regions);
  for (const auto& [number, at] : numbers) {
    const BoardPicture& picture = edition_.picture(state_.options.side);
    EXPECT_EQ(picture.at(at.column, at.row), number - 1) << number;
  }
}

TEST_P(BroomMap, EveryPieceIsThereHoweverLowTheBoard) {
  const Map& map = map_of(edition_, state_);
  const int covered = state_.options.mountain_tiles ? std::popcount(map.covered) : 0;
  const int tile_tower = tile_tower_region(map, state_) == kNoRegion ? 0 : 1;
  for (const int rows : {18, 20, 23, kPictureHeight}) {
    const Cells cells = cells_of(edition_, state_, rows);
    EXPECT_LE(cells.size(), static_cast<std::size_t>(rows));
    EXPECT_EQ(count_of(cells, {"(", "["}), map.towers - covered + tile_tower);
    EXPECT_EQ(count_of(cells, {"ϟ"}), std::popcount(state_.cloudy));
    EXPECT_EQ(count_of(cells, {"♜"}), 2);
    EXPECT_EQ(count_of(cells, {"@"}), 2) << "all pawns stand in the castles";
    EXPECT_EQ(count_of(cells, {"◎"}), GetParam() == Side::back ? 4 : 0);
    EXPECT_EQ(numbers_in(cells).size(), map.regions);
  }
}

// A tower that serves one region stands inside it: on a border it would seem to serve two.
TEST_P(BroomMap, ATowerOfOneRegionStandsInsideIt) {
  const Cells cells = cells_of(edition_, state_);
  const Map& map = map_of(edition_, state_);
  const BoardPicture& picture = edition_.picture(state_.options.side);
  std::map<Region, int> alone;
  for (int tower = 0; tower < map.towers; ++tower) {
    const Towers one = Towers{1} << tower;
    if ((view(edition_, state_, Viewer::of(0)).covered & one) != 0) continue;
    Region only = kNoRegion;
    int served = 0;
    for (Region region = 0; region < map.regions; ++region) {
      if ((map.towers_at.at(region) & one) == 0) continue;
      only = region;
      ++served;
    }
    if (served == 1) ++alone[only];
  }
  ASSERT_FALSE(alone.empty());
  std::map<Region, int> inside;
  for (int row = 0; row < static_cast<int>(cells.size()); ++row) {
    const auto& line = cells[static_cast<std::size_t>(row)];
    for (int column = 0; column < static_cast<int>(line.size()); ++column) {
      if (line[static_cast<std::size_t>(column)] != "(" &&
          line[static_cast<std::size_t>(column)] != "[")
        continue;
      const Region region = picture.at(column, row);
      bool within = region != kNoRegion;
      for (int c = column; within; ++c) {
        within = picture.at(c, row) == region && picture.at(c + 1, row) == region &&
                 picture.at(c, row + 1) == region;
        const std::string& sign = line[static_cast<std::size_t>(c)];
        if (sign == ")" || sign == "]") break;
      }
      if (within) ++inside[region];
    }
  }
  for (const auto& [region, count] : alone) {
    EXPECT_GE(inside[region], count) << "region " << region + 1;
  }
}

TEST_P(BroomMap, NothingElseMovesWhenACloudIsGone) {
  const auto before = numbers_in(cells_of(edition_, state_));
  for (Regions clouds = state_.cloudy; clouds != 0;) {
    const auto region = static_cast<Region>(take_lowest(clouds));
    state_.cloudy &= ~(Regions{1} << region);
    state_.at(0).clouds |= Regions{1} << region;
    EXPECT_EQ(numbers_in(cells_of(edition_, state_)), before) << region + 1;
  }
}

TEST_P(BroomMap, AFilledTowerKeepsItsPlace) {
  const auto before = numbers_in(cells_of(edition_, state_));
  state_.closed |= map_of(edition_, state_).round;
  const Cells cells = cells_of(edition_, state_);
  EXPECT_EQ(numbers_in(cells), before);
  EXPECT_EQ(count_of(cells, {"×"}),
            33 - std::popcount(view(edition_, state_, Viewer::of(0)).covered));
}

INSTANTIATE_TEST_SUITE_P(BothSides, BroomMap, testing::Values(Side::front, Side::back));

// A small position on the front for looking at the panels.
class BroomTable : public testing::Test {
 protected:
  BroomTable() : streams_(Seed::from_number(5)) {
    state_ = setup(edition_, {3, Side::front, Storm::off, false}, streams_);
    state_.event = EventCard::empty_hands;
    state_.bewitched = bit(Role::hill_witch);
    for (Seat seat = 0; seat < 3; ++seat) state_.at(seat).resources = {{2, 0, 1, 3}};
    state_.at(0).hand = with(bit(Role::forest_witch), Role::hill_witch);
    state_.at(1).hand = bit(Role::mountain_witch);
    state_.at(1).laid = with(bit(Role::herb_gatherer), Role::hill_druid);
    state_.at(1).laid_brave = bit(Role::hill_druid);
    state_.leader = 0;
    while (!state_.pending.empty()) state_.pending.pop();
    state_.pending.push({Step::lead, 0, 0, 0});
  }
  std::string draw(Viewer viewer, int width = 80) const {
    const std::vector<std::string> names = {"Ana", "Rui", "Leo"};
    return draw_table(edition_, view(edition_, state_, viewer),
                      {Catalogue::get("en"), names, viewer}, {width, false});
  }
  const Edition& edition_ = default_edition();
  FastStreams streams_;
  State state_;
};

TEST_F(BroomTable, ShowsTheRound) {
  const std::string table = draw(Viewer::of(0));
  EXPECT_THAT(table, HasSubstr("ROUND 1 OF 7   † BEWITCHED −3   Hill Witch"));
  EXPECT_THAT(table, HasSubstr("Event Empty Hands: at the end of the round, fewest resources +5"));
}

TEST_F(BroomTable, ShowsPlayersWithWhatTheyLaid) {
  const std::string table = draw(Viewer::of(0));
  EXPECT_THAT(table, HasSubstr("@1 Ana (you)  10 pts  ▲2 ◆0 ■1 *3  ϟ0  hand 2"));
  EXPECT_THAT(table, HasSubstr("hand 1  laid: Hill Druid!, Herb Gatherer"));
  EXPECT_THAT(table, Not(HasSubstr("Mountain Witch"))) << "a rival's hand";
  EXPECT_THAT(draw(Viewer::spectator()), Not(HasSubstr("Forest Witch")));
}

TEST_F(BroomTable, ShowsTheOwnRolesAndWhatTheyDo) {
  EXPECT_THAT(draw(Viewer::of(0)),
              HasSubstr("fw Forest Witch →♣  ! →♣↓  hw Hill Witch † →∩  ! →∩↓"));
  state_.pending.replace({Step::choose_roles, 0, 0, 0});
  EXPECT_THAT(draw(Viewer::of(0)), AllOf(HasSubstr("wf Weather Fairy"), HasSubstr("{}+3"),
                                         HasSubstr("fg Fruit Gatherer ◆   ! ◆◆*")));
  state_.chosen.choose(0, bit(Role::root_gatherer));
  EXPECT_THAT(draw(Viewer::of(0)), Not(HasSubstr("wf Weather Fairy"))) << "only what was chosen";
}

TEST_F(BroomTable, ShowsTowersAndNeighboursOfOwnPawns) {
  const Map& map = map_of(edition_, state_);
  const Region castle = map.castle[0];
  const std::string table = draw(Viewer::of(0));
  EXPECT_THAT(table, HasSubstr(fmt::format("Pawn in {} (", castle + 1)));
  state_.at(0).pawns = {castle, castle};
  EXPECT_THAT(draw(Viewer::of(0)), HasSubstr("Both pawns in"));
  EXPECT_THAT(table, HasSubstr("(no potion)")) << "no violet potion";
  EXPECT_THAT(draw(Viewer::spectator()), Not(HasSubstr("Pawn in")));
}

// The tile of a mountain stays for the others, so the own amulet is what tells a new mountain.
TEST_F(BroomTable, ShowsAmuletsThatWait) {
  const Map& map = map_of(edition_, state_);
  const Region mountain = map.mountain[0];
  const auto beside = static_cast<Region>(std::countr_zero(map.neighbours.at(mountain)));
  state_.at(0).pawns = {beside, beside};
  const std::string with_amulet = fmt::format(" {}^♦", mountain + 1);
  EXPECT_THAT(draw(Viewer::of(0)), Not(HasSubstr("♦"))) << "without mountain tiles";
  state_.options.mountain_tiles = true;
  state_.mountain = {0, 1, 2};
  EXPECT_THAT(draw(Viewer::of(0)), HasSubstr(with_amulet));
  state_.at(0).amulets = 1;
  EXPECT_THAT(draw(Viewer::of(0)), Not(HasSubstr(with_amulet)));
}

TEST_F(BroomTable, ShowsWhoIsBraveInThisTurn) {
  state_.role = Role::herb_gatherer;
  state_.leader = 1;
  state_.asked = 2;
  state_.brave = 1;
  state_.at(1).laid_brave = bit(Role::herb_gatherer);
  state_.at(2).hand = 0;
  state_.pending.replace({Step::follow, 0, 0, 0});
  EXPECT_THAT(draw(Viewer::of(2)),
              HasSubstr("THIS TURN Herb Gatherer:  Rui brave!  Leo passes  Ana …"));
}

TEST_F(BroomTable, AWideScreenHasThePanelsBesideTheBoard) {
  const std::string table = draw(Viewer::of(0), 120);
  const std::string first = table.substr(0, table.find('\n'));
  EXPECT_THAT(first, AllOf(HasSubstr("~   ~"), HasSubstr("ROUND 1 OF 7")));
  EXPECT_THAT(draw(Viewer::of(0), 70),
              HasSubstr("(The board is drawn where there are 78 columns.)"));
}

// On a low screen the top of the table scrolls away: the event and what the viewer has stay.
TEST_F(BroomTable, ALowScreenKeepsTheEventBelowTheBoard) {
  const std::vector<std::string> names = {"Ana", "Rui", "Leo"};
  const Viewer viewer = Viewer::of(0);
  const std::string table = draw_table(edition_, view(edition_, state_, viewer),
                                       {Catalogue::get("en"), names, viewer}, {80, false, 20});
  const std::size_t board = table.find("♜");
  ASSERT_NE(board, std::string::npos);
  EXPECT_GT(table.find("@1 Ana (you)  10 pts"), board);
  EXPECT_GT(table.find("Event Empty Hands"), board);
  EXPECT_LT(table.find("Event Empty Hands"), table.find("fw Forest Witch"));
}

TEST(BroomScore, AddsUpAndNamesTheWinner) {
  const Edition& edition = default_edition();
  const std::vector<std::string> names = {"Ana", "Rui"};
  int position = 0;
  const auto look = [&](const State& state) {
    if (++position % 60 != 1 && !finished(state)) return;
    const std::string score =
        draw_score(edition, view(edition, state, Viewer::spectator()),
                   {Catalogue::get("en"), names, Viewer::spectator()}, {80, false});
    EXPECT_THAT(score, AllOf(HasSubstr("Towers"), HasSubstr("Score track"), HasSubstr("Bolts"),
                             HasSubstr("Amulets"), HasSubstr("Total")));
    if (finished(state)) {
      EXPECT_THAT(score, testing::AnyOf(HasSubstr("wins!"), HasSubstr("shared")));
    }
  };
  play_at_random<BroomService>(edition, {2, Side::back, Storm::few, true}, 9, look,
                               [](const Event&) {});
}

TEST(BroomScore, TellsWhenResourcesBreakATie) {
  const Edition& edition = default_edition();
  const std::vector<std::string> names = {"Ana", "Rui"};
  State state;
  state.options = {2, Side::front, Storm::off, false};
  state.round = edition.rounds;
  state.at(1).resources = {{0, 0, 0, 2}};
  const auto score = [&](Viewer viewer) {
    return draw_score(edition, view(edition, state, viewer), {Catalogue::get("en"), names, viewer},
                      {80, false});
  };
  EXPECT_THAT(score(Viewer::of(1)),
              HasSubstr("You win! The tie is broken by the number of resources."));
  EXPECT_THAT(score(Viewer::of(0)), HasSubstr("Rui wins! The tie"));
  state.at(0).resources = {{0, 0, 0, 2}};
  EXPECT_THAT(score(Viewer::of(0)), HasSubstr("A shared win: Ana, Rui!"));
}

}  // namespace
}  // namespace ludoteca::broom_service
