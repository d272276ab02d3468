#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "server/storage/test_database.h"
#include "text/error.h"

namespace ludoteca {
namespace {

class BackUp : public OnBoth {};
INSTANTIATE_TEST_SUITE_P(Both, BackUp, both_databases(), database_name);

TEST_P(BackUp, is_made_while_others_write) {
  const auto db = connect();
  ASSERT_TRUE(db->create_table(some_table(1), {}, some_change(Phase::playing)));
  std::atomic<int> written = 0;
  std::atomic<bool> stop = false;
  std::thread writer([&] {
    const auto other = connect();
    for (int number = 1; !stop; ++number) {
      const Append row{some_move(1, number), {}};
      other->append({&row, 1});
      written = number;
    }
  });
  while (written < 50) std::this_thread::yield();
  const int before = written;
  const std::string file = folder_.file("back-up");
  db->back_up(file);
  const int during = written;
  stop = true;
  writer.join();
  EXPECT_TRUE(std::filesystem::exists(file));
  EXPECT_THROW(db->back_up(file), Error);  // nothing is overwritten
  EXPECT_FALSE(std::filesystem::exists(file + ".part"));
  if (GetParam() == Dialect::sqlite) {
    // A whole number of rows, none of them missing in between.
    const auto log = open_database("sqlite:" + file)->log(1, 0);
    EXPECT_GE(log.size(), static_cast<std::size_t>(before));
    EXPECT_LE(log.size(), static_cast<std::size_t>(during) + 1);
    EXPECT_EQ(log.back().number, static_cast<int>(log.size()));
  }
}

}  // namespace
}  // namespace ludoteca
