#include "cli/game_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludoteca {
namespace {

using testing::ElementsAre;

class Told : public MoveReport {
 public:
  explicit Told(std::vector<std::string> lines) : lines_(std::move(lines)) {}
  void write(Viewer, std::string&) const override {}
  std::vector<std::string> describe(const Reader&) const override { return lines_; }
  bool undoable() const override { return true; }

 private:
  std::vector<std::string> lines_;
};

TEST(GameLog, MovesInARowOfWhichTheSameIsToldShareAParagraph) {
  const std::vector<std::string> names = {"Ana", "Rui"};
  GameLog log(Catalogue::get("en"), names);
  log.add(Told({"Ana plays.", "Ana scores."}));
  for (int i = 0; i < 3; ++i) log.add(Told({"Ana scores."}));
  log.add(Told({}));  // nothing is told of it
  log.add(Told({"Ana scores."}));
  log.add(Told({"Rui plays."}));
  log.add(Told({"Ana scores."}));
  EXPECT_THAT(log.since(Viewer::of(1), 0), ElementsAre("Ana plays. Ana scores.", "Ana scores. (×4)",
                                                       "Rui plays.", "Ana scores."));
  EXPECT_THAT(log.since(Viewer::of(1), 5), ElementsAre("Ana scores.", "Rui plays.", "Ana scores."));
  EXPECT_THAT(log.since(Viewer::of(1), 8), ElementsAre());
}

}  // namespace
}  // namespace ludoteca
