// The database in SQL that both SQLite and PostgreSQL understand. One file a subject:
// table_rows.cc, appending.cc, people_rows.cc, rating_rows.cc, order_rows.cc.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/database.h"
#include "server/storage/schema.h"
#include "server/storage/sql.h"

namespace ludoteca {

class SqlDatabase final : public Database {
 public:
  // Brings the schema up to date.
  explicit SqlDatabase(std::unique_ptr<SqlConnection> connection, Newer newer = Newer::refused);

  SqlConnection& connection() { return *connection_; }

  void begin() override { connection_->begin(); }
  void commit() override { connection_->commit(); }
  void rollback() override { connection_->rollback(); }
  void try_writing() override;

  bool create_table(const TableRow& table, std::span<const LogRow> log,
                    const TableChange& change) override;
  std::vector<Appended> append(std::span<const Append> rows) override;
  std::optional<TableRow> table(std::string_view code) override;
  std::optional<TableRow> table_by_id(TableId id) override;
  std::vector<LogRow> log(TableId table, int after) override;
  std::vector<ResultRow> results(TableId table) override;
  std::vector<TableRow> open_tables(int limit) override;
  std::vector<TableRow> tables_of(UserId user, int limit) override;
  std::vector<TableRow> due_tables(Millis before, int limit) override;
  std::vector<TableRow> claim_due(Millis now, Millis until, int limit) override;
  bool claim(TableId table, Millis now, Millis until) override;
  std::vector<TableId> with_more(std::span<const RowName> known) override {
    return connection_->with_more(known);
  }
  std::vector<TableRow> playing_tables(TableId after, int limit) override;
  std::vector<TableRow> newest_tables(int limit) override;

  void keep_edition(std::uint64_t fingerprint, std::string_view text) override;
  std::optional<std::string> edition(std::uint64_t fingerprint) override;
  AnalysisRow claim_analysis(std::string_view code, Millis now, Millis until) override;
  void keep_analysis(std::string_view code, std::string_view text) override;

  bool create_user(const UserRow& user) override;
  std::optional<UserRow> user(UserId id) override;
  std::optional<UserRow> account(std::string_view name) override;
  bool update_user(const UserRow& user) override;
  void forget_user(UserId id) override;
  UserId drop_unused_guests(UserId after, Millis before, int limit) override;
  std::vector<UserRow> users(std::string_view name_part, int limit) override;
  std::vector<LogRow> log_of(UserId user) override;
  std::vector<ResultRow> results_of(UserId user) override;
  std::vector<StatisticsRow> statistics(UserId user) override;

  void add_pass(const PassRow& pass) override;
  std::optional<PassRow> pass(std::string_view hash) override;
  std::vector<PassRow> passes(UserId user) override;
  void renew_pass(std::string_view hash, Millis now) override;
  void drop_pass(std::string_view hash) override;
  void drop_passes(UserId user) override;

  void mute(UserId user, UserId muted, bool on) override;
  std::vector<UserId> muted_by(UserId user) override;
  void report(const ReportRow& report) override;
  std::vector<ReportRow> reports(int limit) override;

  std::vector<RatingRow> ratings_of(UserId user) override;
  std::optional<RatingRow> rating(UserId user, std::string_view computer,
                                  std::string_view game) override;
  std::vector<RatingRow> best_ratings(std::string_view game, int limit) override;

  std::int64_t give_order(std::string_view order, std::string_view target) override;
  std::vector<OrderRow> orders_after(std::int64_t id) override;

  Millis clock() override;
  void back_up(const std::string& file) override { connection_->back_up(file); }

 private:
  std::vector<TableRow> table_rows(Sql sql, SqlValues values);
  std::optional<LogRow> log_row(TableId table, int number);
  void leave_trace(const LogRow& row);
  void change_table(TableId table, Millis time, const TableChange& change);
  void change_around(TableId table, Millis time, const TableChange& change);
  void write_seats_of(TableId table, std::span<const UserId> users);
  void rate(std::span<const TableChange* const> ended);
  std::vector<RatingRow> rating_rows(Sql sql, SqlValues values);
  bool take_name(UserId id, const std::string& folded);
  void forget_at_table(UserId id, const std::string& name, const TableRow& table);

  std::unique_ptr<SqlConnection> connection_;
};

}  // namespace ludoteca
