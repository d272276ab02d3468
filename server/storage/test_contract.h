// For tests of what every database must do: one that is empty, of each kind.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "server/storage/test_database.h"

namespace ludoteca {

class DatabaseContract : public OnBoth {
 protected:
  DatabaseContract() : db_(connect()) {}

  Appended append(const LogRow& row, std::optional<TableChange> change = {}) {
    const Append one{row, std::move(change)};
    return db_->append({&one, 1}).front();
  }
  void create(TableId id, const std::vector<UserId>& seats = {}, Phase phase = Phase::open) {
    ASSERT_TRUE(db_->create_table(some_table(id), {}, some_change(phase, seats)));
  }

  std::unique_ptr<Database> db_;
};

}  // namespace ludoteca
