#include "games/broom_service/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/broom_service/names.h"
#include "games/broom_service/test_random_game.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

using testing::HasSubstr;

TEST(BroomNotation, EveryLegalMoveOfRandomGamesReadsBack) {
  const Edition& edition = test_edition();
  std::set<Choice> seen;
  for (std::uint64_t seed = 0; seed < 80; ++seed) {
    std::set<Action> known;
    const auto look = [&](const State& state) {
      if (finished(state)) return;
      Actions list;
      legal_actions(edition, state, to_act(state).front(), list);
      for (const Action action : list) {
        if (!known.insert(action).second) continue;
        seen.insert(action.choice());
        const std::string text = notation(edition, action);
        ASSERT_EQ(parse_action(text), action) << text;
        ASSERT_EQ(text.find(' '), std::string::npos) << text;
      }
    };
    play_at_random<BroomService>(edition, options_number(seed), seed, look, [](const Event&) {});
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(Choice::give_up) + 1) << "every kind of choice";
}

TEST(BroomNotation, IsReadable) {
  const Roles four =
      with(with(with(bit(Role::weather_fairy), Role::forest_witch), Role::hill_druid),
           Role::fruit_gatherer);
  EXPECT_EQ(notation(Action::roles(four)), "roles:fw+hd+fg+wf");
  EXPECT_EQ(notation(Action::of_role(Choice::brave, Role::mountain_witch)), "brave:mw");
  EXPECT_EQ(notation(Action(Choice::move, 2, 6)), "move:3>7");
  EXPECT_EQ(notation(Action(Choice::deliver, 6, 11)), "deliver:7>t12");
  EXPECT_EQ(notation(Action(Choice::deliver, 6, 11, 2)), "deliver:7>t12-2");
  EXPECT_EQ(notation(Action(Choice::deliver, 6, kTileTower)), "deliver:7>tile");
  EXPECT_EQ(notation(Action::take({{0, 2, 0, 1}})), "take:2v1w");
  EXPECT_EQ(notation(Action(Choice::remove_cloud, 8)), "cloud:9");
  EXPECT_EQ(notation(Action(Choice::fly, 1)), "fly:B");
  EXPECT_EQ(notation(Action(Choice::hand_in, 0b1011)), "set:ovw");
  EXPECT_EQ(notation(Action(Choice::offer, 2, 0)), "offer:0g");
  EXPECT_EQ(notation(Action(Choice::distil, 3)), "distil:w");
  EXPECT_EQ(notation(Action(Choice::give_up)), "skip");
}

TEST(BroomNotation, ForgivesCaseOrderAndSigns) {
  const auto roles = parse_action("roles:fw+hd+fg+wf");
  ASSERT_TRUE(roles);
  EXPECT_EQ(parse_action("ROLES: WF,FG,HD,FW"), roles);
  EXPECT_EQ(parse_action("roles:hdfwwffg"), roles);
  EXPECT_EQ(parse_action(" Fly:b "), Action(Choice::fly, 1));
  EXPECT_EQ(parse_action("take:1w2v"), Action::take({{0, 2, 0, 1}}));
  EXPECT_EQ(parse_action("set:gvo"), Action(Choice::hand_in, 0b0111));
}

TEST(BroomNotation, RefusesWhatIsNoMove) {
  for (const std::string_view text : {"",
                                      "roles",
                                      "roles:",
                                      "roles:fw+fw",
                                      "roles:xx",
                                      "brave",
                                      "brave:",
                                      "brave:fwx",
                                      "skip:1",
                                      "move:3",
                                      "move:3>",
                                      "move:0>3",
                                      "move:3>33",
                                      "move:-3>4",
                                      "deliver:7",
                                      "deliver:7>12",
                                      "deliver:7>t",
                                      "deliver:7>t41",
                                      "fly:E",
                                      "deliver:7>t1-",
                                      "take:",
                                      "take:2",
                                      "take:v",
                                      "take:2v2v",
                                      "take:16v",
                                      "cloud:x",
                                      "cloud:99999999999",
                                      "set:",
                                      "set:oo",
                                      "offer:v",
                                      "offer:999v",
                                      "distil:x",
                                      "dance"}) {
    EXPECT_EQ(parse_action(text), std::nullopt) << text;
  }
}

TEST(BroomNotation, RolesHaveCodesOfTwoLettersThatDiffer) {
  std::set<std::string_view> codes(kRoleAbbreviations.begin(), kRoleAbbreviations.end());
  EXPECT_EQ(codes.size(), kRoleAbbreviations.size());
  for (const std::string_view code : kRoleAbbreviations) EXPECT_EQ(code.size(), 2U);
}

std::string why_not(const OptionList& list) {
  try {
    options_from(2, list);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

TEST(BroomOptions, B8_every_allowed_combination_reads_back) {
  for (const Side side : {Side::front, Side::back}) {
    for (int storm = 0; storm < kStormOptions; ++storm) {
      for (const bool tiles : {false, true}) {
        if (side == Side::back && !tiles) continue;
        const Options options{3, side, static_cast<Storm>(storm), tiles};
        const OptionList list = option_list(options);
        EXPECT_EQ(options_from(3, list), options);
        EXPECT_TRUE(std::is_sorted(list.begin(), list.end()));
      }
    }
  }
  EXPECT_TRUE(option_list(options_from(2, {})).empty()) << "the basic game";
}

TEST(BroomOptions, B8_the_back_needs_its_tiles) {
  EXPECT_TRUE(options_from(2, {{"board", "back"}}).mountain_tiles);
  EXPECT_TRUE(options_from(2, {{"board", "back"}, {"mountain-tiles", "on"}}).mountain_tiles);
  EXPECT_THAT(why_not({{"board", "back"}, {"mountain-tiles", "off"}}), HasSubstr("(B8.5)"));
  EXPECT_THAT(why_not({{"mountain-tiles", "off"}, {"board", "back"}}), HasSubstr("(B8.5)"));
}

TEST(BroomOptions, SayWhatThereIs) {
  EXPECT_THAT(why_not({{"board", "left"}}), HasSubstr("front, back, not 'left'"));
  EXPECT_THAT(why_not({{"storm", "on"}}), HasSubstr("off, few, many, all"));
  EXPECT_THAT(why_not({{"mountain-tiles", "maybe"}}), HasSubstr("off, on"));
  EXPECT_THAT(why_not({{"weather", "fine"}}), HasSubstr("board, mountain-tiles, storm"));
  for (const OptionSpec& spec : option_specs()) {
    for (const std::string_view value : spec.values) {
      EXPECT_EQ(why_not({{std::string(spec.key), std::string(value)}}), "accepted");
    }
    EXPECT_TRUE(
        option_list(options_from(2, {{std::string(spec.key), std::string(spec.values.front())}}))
            .empty())
        << "the default comes first";
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
