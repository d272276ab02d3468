#include "server/people/administration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "server/storage/test_database.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class Administration : public testing::Test {
 protected:
  Administration() {
    db_->create_user(some_user(7, "Ana"));
    db_->create_user(some_user(8, "Rui", false));
    LogRow chat = some_move(1, 1, "rude words\x1b[31m");
    chat.act = Act::chat;
    chat.user = 8;
    db_->create_table(some_table(1), {&chat, 1}, some_change(Phase::playing, {7, 8}));
    db_->report({.table = 1, .number = 1, .by = 7, .why = "look", .time = 1'700'000'000'000});
  }
  std::string said() { return out_.str(); }

  std::unique_ptr<Database> db_ = open_database("sqlite::memory:");
  std::ostringstream out_;
};

TEST_F(Administration, lists) {
  list_users(*db_, "", 10, out_);
  EXPECT_THAT(said(),
              AllOf(HasSubstr("Ana"), HasSubstr("account"), HasSubstr("Rui"), HasSubstr("guest")));
  out_.str("");
  list_users(*db_, "an", 10, out_);
  EXPECT_THAT(said(), AllOf(HasSubstr("Ana"), testing::Not(HasSubstr("Rui"))));
  out_.str("");
  list_tables(*db_, 10, out_);
  EXPECT_THAT(said(), AllOf(HasSubstr("code1"), HasSubstr("photograph"), HasSubstr("playing")));
  out_.str("");
  list_reports(*db_, 10, out_);
  EXPECT_THAT(said(),
              AllOf(HasSubstr("2023-11-14 22:13"), HasSubstr("code1"), HasSubstr("Ana (7)"),
                    HasSubstr("look"), HasSubstr("Rui (8) wrote"), HasSubstr("rude words")));
  EXPECT_THAT(said(), testing::Not(HasSubstr("\x1b")));  // a terminal is not played with
}

TEST_F(Administration, bans_by_name_or_number) {
  ban(*db_, "ana", out_);
  EXPECT_TRUE(db_->user(7)->banned);
  EXPECT_EQ(db_->orders_after(0).back().order, "ban");
  EXPECT_EQ(db_->orders_after(0).back().target, "7");
  ban(*db_, "8", out_);
  EXPECT_TRUE(db_->user(8)->banned);
  list_users(*db_, "", 10, out_);
  EXPECT_THAT(said(), HasSubstr("(banned)"));
  unban(*db_, "Ana", out_);
  EXPECT_FALSE(db_->user(7)->banned);
  EXPECT_THROW(ban(*db_, "Rui", out_), Error);  // a guest: names of guests are not unique
  EXPECT_THROW(ban(*db_, "9", out_), Error);
  EXPECT_THROW(ban(*db_, "", out_), Error);
}

TEST_F(Administration, closes_tables_by_an_order) {
  close_table(*db_, "code1", out_);
  EXPECT_EQ(db_->orders_after(0).back().order, "close");
  EXPECT_EQ(db_->orders_after(0).back().target, "code1");
  EXPECT_THROW(close_table(*db_, "code2", out_), Error);
  const Append end{some_move(1, 2), some_change(Phase::finished)};
  db_->append({&end, 1});
  EXPECT_THROW(close_table(*db_, "code1", out_), Error);
}

TEST_F(Administration, backs_up) {
  const TestFolder folder;
  back_up(*db_, folder.file("copy.db"), out_);
  EXPECT_TRUE(open_database("sqlite:" + folder.file("copy.db"))->account("Ana"));
}

}  // namespace
}  // namespace ludoteca
