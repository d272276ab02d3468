#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "games/fort/effect_parser.h"
#include "games/fort/json.h"

namespace ludoteca::fort {
namespace {

boost::json::object board() {
  return boost::json::parse(board_text(default_edition())).as_object();
}

TEST(FortBoard, TellsEveryKidWithBothActions) {
  const Edition& edition = default_edition();
  const boost::json::array kids = board().at("kids").as_array();
  ASSERT_EQ(kids.size(), edition.kid_count);
  for (std::size_t i = 0; i < kids.size(); ++i) {
    const boost::json::object& told = kids[i].as_object();
    const Kid& kid = edition.kids.at(i);
    EXPECT_EQ(told.at("kid").as_string(), kid.name());
    EXPECT_EQ(parse_effect(told.at("public").as_string()), kid.public_action);
    EXPECT_EQ(parse_effect(told.at("private").as_string()), kid.private_action);
  }
}

TEST(FortBoard, TellsSuitsAsOftenAsTheyArePrinted) {
  const boost::json::array kids = board().at("kids").as_array();
  for (const boost::json::value& told : kids) {
    const auto& suits = told.as_object().at("suits").as_array();
    if (told.as_object().at("kid").as_string() == "The Moles") {
      EXPECT_EQ(suits, (boost::json::array{"shovel", "shovel"}));
    }
    EXPECT_FALSE(suits.empty());
  }
}

TEST(FortBoard, TellsTheFort) {
  const boost::json::object told = board();
  EXPECT_EQ(told.at("costs").as_array().size(), std::size_t{kTopLevel});
  EXPECT_EQ(told.at("level_points").as_array().size(), std::size_t{kTopLevel + 1});
  EXPECT_EQ(told.at("level_points").as_array().back().as_int64(), 23);
  EXPECT_EQ(told.at("best_friends").as_object().at("red").as_array(),
            (boost::json::array{"Zip", "Blades"}));
}

}  // namespace
}  // namespace ludoteca::fort
