// What the hall of the browser knows of its tables. The browser's own database keeps them; this is
// the copy in memory that can be read without waiting. What is written is collected first, and
// becomes part of the copy when the browser has it safely.
#pragma once

#include <deque>

#include "server/database.h"
#include "web/engine/stored_table.h"

namespace ludoteca {

// What is to be kept at once.
struct Writes {
  std::string edition;  // for the table that is made next
  std::vector<StoredTable> tables;
  std::vector<Append> rows;

  bool empty() const { return tables.empty() && rows.empty(); }
};

class WebDatabase final : public Database {
 public:
  // A table from the browser's database, in place of what was known of it.
  void take_over(StoredTable table);
  // What was written since the last call.
  Writes collected() { return std::exchange(writes_, {}); }
  // What was written is safe.
  void keep(const Writes& writes);
  // A row as it will be when these are safe.
  TableRow after(const Append& append) const;
  const StoredTable& table_of(TableId id) const;

  void begin() override {}
  void commit() override {}
  void try_writing() override {}
  void rollback() override { writes_ = {}; }

  bool create_table(const TableRow& table, std::span<const LogRow> log,
                    const TableChange& change) override;
  std::vector<Appended> append(std::span<const Append> rows) override;
  std::optional<TableRow> table(std::string_view code) override;
  std::optional<TableRow> table_by_id(TableId id) override;
  std::vector<LogRow> log(TableId table, int after) override;
  std::vector<ResultRow> results(TableId) override { return {}; }
  std::vector<TableRow> open_tables(int) override { return {}; }  // nobody else could sit down
  std::vector<TableRow> tables_of(UserId user, int limit) override;
  std::vector<TableRow> due_tables(Millis before, int limit) override;
  std::vector<TableRow> claim_due(Millis now, Millis, int limit) override {
    return due_tables(now, limit);
  }
  bool claim(TableId, Millis, Millis) override { return true; }
  std::vector<TableId> with_more(std::span<const RowName>) override { return {}; }
  std::vector<TableRow> playing_tables(TableId, int) override { return {}; }
  std::vector<TableRow> newest_tables(int limit) override { return tables_of(kNoUser, limit); }

  // A table brings its own edition along.
  void keep_edition(std::uint64_t, std::string_view text) override { writes_.edition = text; }
  std::optional<std::string> edition(std::uint64_t fingerprint) override;
  AnalysisRow claim_analysis(std::string_view, Millis, Millis) override { return {}; }
  void keep_analysis(std::string_view, std::string_view) override {}

  // There is one person on a device, and no administration.
  bool create_user(const UserRow&) override { return false; }
  std::optional<UserRow> user(UserId) override { return std::nullopt; }
  std::optional<UserRow> account(std::string_view) override { return std::nullopt; }
  bool update_user(const UserRow&) override { return false; }
  void forget_user(UserId) override {}
  UserId drop_unused_guests(UserId, Millis, int) override { return kNoUser; }
  std::vector<UserRow> users(std::string_view, int) override { return {}; }
  std::vector<LogRow> log_of(UserId) override { return {}; }
  std::vector<ResultRow> results_of(UserId) override { return {}; }
  std::vector<StatisticsRow> statistics(UserId) override { return {}; }
  void add_pass(const PassRow&) override {}
  std::optional<PassRow> pass(std::string_view) override { return std::nullopt; }
  std::vector<PassRow> passes(UserId) override { return {}; }
  void renew_pass(std::string_view, Millis) override {}
  void drop_pass(std::string_view) override {}
  void drop_passes(UserId) override {}
  void mute(UserId, UserId, bool) override {}
  std::vector<UserId> muted_by(UserId) override { return {}; }
  void report(const ReportRow&) override {}
  std::vector<ReportRow> reports(int) override { return {}; }
  std::vector<RatingRow> ratings_of(UserId) override { return {}; }
  std::optional<RatingRow> rating(UserId, std::string_view, std::string_view) override {
    return std::nullopt;
  }
  std::vector<RatingRow> best_ratings(std::string_view, int) override { return {}; }
  std::int64_t give_order(std::string_view, std::string_view) override { return 0; }
  std::vector<OrderRow> orders_after(std::int64_t) override { return {}; }
  Millis clock() override { return 0; }
  void back_up(const std::string&) override {}

 private:
  StoredTable* find(TableId id);

  std::deque<StoredTable> tables_;
  Writes writes_;
};

}  // namespace ludoteca
