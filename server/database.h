// What the server keeps for ever. Two databases stand behind it, SQLite and PostgreSQL, held to the
// same tests. Calls wait until they are done; Store runs them on a thread of its own.
#pragma once

#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "server/rows.h"

namespace ludoteca {

// The database cannot do its work now: the disk is full, the server is away. Nothing was changed,
// or, if it was lost while committing, the same call can be repeated safely.
class DatabaseError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class Appended : std::uint8_t {
  yes,
  already,  // this very row is there: an earlier try had succeeded
  taken,    // another row has the number
};

// A row of a log, by its name.
struct RowName {
  TableId table = 0;
  int number = 0;
};

// A finished game looked at again by a computer player.
struct AnalysisRow {
  std::string text;      // empty if there is none yet
  bool claimed = false;  // whoever asked may see to it
};

struct Append {
  LogRow row;
  std::optional<TableChange> change;
};

class Database {
 public:
  virtual ~Database() = default;

  // Everything between is committed together, durably when commit() returns.
  virtual void begin() = 0;
  virtual void commit() = 0;
  virtual void rollback() = 0;
  // In a transaction: writes something and takes it back, to find out whether it can be done.
  virtual void try_writing() = 0;

  // Tables.
  // False: another table has the code or the id, and nothing was written. Phase, deadline and
  // summary are those of the change.
  virtual bool create_table(const TableRow& table, std::span<const LogRow> log,
                            const TableChange& change) = 0;
  // All at once; those of different tables do not affect each other. A change is only applied with
  // a row that was stored now. A change without seats leaves the seats as they are.
  virtual std::vector<Appended> append(std::span<const Append> rows) = 0;
  virtual std::optional<TableRow> table(std::string_view code) = 0;
  virtual std::optional<TableRow> table_by_id(TableId id) = 0;
  virtual std::vector<LogRow> log(TableId table, int after) = 0;
  virtual std::vector<ResultRow> results(TableId table) = 0;
  virtual std::vector<TableRow> open_tables(int limit) = 0;  // listed ones, the newest first
  virtual std::vector<TableRow> tables_of(UserId user, int limit) = 0;  // the last changed first
  // Tables being played whose deadline is before a time, the most urgent first.
  virtual std::vector<TableRow> due_tables(Millis before, int limit) = 0;
  // Those of them that no other server has claimed; they are claimed until then. A change of the
  // table ends the claim.
  virtual std::vector<TableRow> claim_due(Millis now, Millis until, int limit) = 0;
  virtual bool claim(TableId table, Millis now, Millis until) = 0;
  // Of tables of which rows up to a number are known, those that have more.
  virtual std::vector<TableId> with_more(std::span<const RowName> known) = 0;
  virtual std::vector<TableRow> playing_tables(TableId after, int limit) = 0;  // by id
  virtual std::vector<TableRow> newest_tables(int limit) = 0;

  // Editions of owners, by fingerprint.
  virtual void keep_edition(std::uint64_t fingerprint, std::string_view text) = 0;
  virtual std::optional<std::string> edition(std::uint64_t fingerprint) = 0;

  // Of finished games, by the code of the table. Where there is none, and nobody has claimed it
  // until later than now, it is claimed. The first one that comes is kept.
  virtual AnalysisRow claim_analysis(std::string_view code, Millis now, Millis until) = 0;
  virtual void keep_analysis(std::string_view code, std::string_view text) = 0;

  // People.
  virtual bool create_user(const UserRow& user) = 0;  // false: an account has the name
  virtual std::optional<UserRow> user(UserId id) = 0;
  virtual std::optional<UserRow> account(std::string_view name) = 0;
  // A guest becomes an account, a name or a password changes; false: an account has the name.
  virtual bool update_user(const UserRow& user) = 0;
  // The name and what was said go from everything, the passes, mutes and ratings are gone; games
  // stay as they were played, by somebody.
  virtual void forget_user(UserId id) = 0;
  // Looks at so many users after this one and deletes guests who never did anything at a table,
  // have no tokens, and whose browsers were last here before a time. The last user looked at;
  // kNoUser at the end.
  virtual UserId drop_unused_guests(UserId after, Millis before, int limit) = 0;
  virtual std::vector<UserRow> users(std::string_view name_part, int limit) = 0;  // newest first
  virtual std::vector<LogRow> log_of(UserId user) = 0;  // what somebody did, table by table
  virtual std::vector<ResultRow> results_of(UserId user) = 0;
  virtual std::vector<StatisticsRow> statistics(UserId user) = 0;  // by game

  virtual void add_pass(const PassRow& pass) = 0;
  virtual std::optional<PassRow> pass(std::string_view hash) = 0;
  virtual std::vector<PassRow> passes(UserId user) = 0;  // of browsers, the longest unused first
  virtual void renew_pass(std::string_view hash, Millis now) = 0;  // a browser is here again
  virtual void drop_pass(std::string_view hash) = 0;
  virtual void drop_passes(UserId user) = 0;

  virtual void mute(UserId user, UserId muted, bool on) = 0;
  virtual std::vector<UserId> muted_by(UserId user) = 0;
  virtual void report(const ReportRow& report) = 0;
  virtual std::vector<ReportRow> reports(int limit) = 0;

  virtual std::vector<RatingRow> ratings_of(UserId user) = 0;
  virtual std::optional<RatingRow> rating(UserId user, std::string_view computer,
                                          std::string_view game) = 0;
  virtual std::vector<RatingRow> best_ratings(std::string_view game, int limit) = 0;

  // Orders of the administration.
  virtual std::int64_t give_order(std::string_view order, std::string_view target) = 0;
  virtual std::vector<OrderRow> orders_after(std::int64_t id) = 0;

  // The time of the database, which is the same for all servers.
  virtual Millis clock() = 0;

  virtual void back_up(const std::string& file) = 0;  // while others go on working
};

// "sqlite:FILE", "sqlite::memory:" or "postgres://…". Brings an older schema up to date; throws
// Error if it cannot be opened or was made by a newer program.
std::unique_ptr<Database> open_database(const std::string& address);
// For a program that had it open before: meanwhile a newer one may have added to it, which does not
// matter to what this one does.
std::unique_ptr<Database> reopen_database(const std::string& address);

}  // namespace ludoteca
