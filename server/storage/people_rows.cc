// Users, their passes and whom they do not want to read.
#include "server/storage/folded_name.h"
#include "server/storage/sql_database.h"

namespace ludoteca {
namespace {

UserRow user_row(const SqlRow& row) {
  return {.id = row.number(0),
          .name = row.string(1),
          .account = row.flag(2),
          .password_hash = row.string(3),
          .created = row.number(4),
          .banned = row.flag(5)};
}

PassRow pass_row(const SqlRow& row) {
  return {.hash = row.string(0),
          .user = row.number(1),
          .bot = row.flag(2),
          .label = row.string(3),
          .created = row.number(4)};
}

// A pattern for LIKE that finds this text anywhere.
std::string pattern(std::string_view part) {
  std::string text = "%";
  for (const char c : part) {
    if (c == '%' || c == '_' || c == '\\') text += '\\';
    text += c;
  }
  return text += '%';
}

}  // namespace

// False if another account has the name.
bool SqlDatabase::take_name(UserId id, const std::string& folded) {
  const int mine = connection_->query(
      "INSERT INTO account_names (folded, user_id) VALUES ($1, $2) "
      "ON CONFLICT (folded) DO UPDATE SET user_id = excluded.user_id "
      "WHERE account_names.user_id = excluded.user_id RETURNING user_id",
      {folded, id});
  if (mine == 0) return false;
  connection_->query("DELETE FROM account_names WHERE user_id = $1 AND folded <> $2", {id, folded});
  return true;
}

bool SqlDatabase::create_user(const UserRow& user) {
  const std::string folded = folded_name(user.name);
  if (const std::optional<UserRow> stored = this->user(user.id)) {
    // An earlier try may have succeeded after all.
    return stored->name == user.name && stored->created == user.created;
  }
  if (user.account && account(user.name)) return false;
  SqlTransaction transaction(*connection_);
  const int made = connection_->query(
      "INSERT INTO users (id, name, folded, account, password_hash, created, banned) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id",
      {user.id, user.name, folded, static_cast<int>(user.account), user.password_hash, user.created,
       static_cast<int>(user.banned)});
  if (made == 0) return false;
  if (user.account && !take_name(user.id, folded)) {
    // Somebody was quicker by a moment.
    connection_->query("DELETE FROM users WHERE id = $1", {user.id});
    transaction.commit();
    return false;
  }
  transaction.commit();
  return true;
}

std::optional<UserRow> SqlDatabase::user(UserId id) {
  std::optional<UserRow> found;
  connection_->query(
      "SELECT id, name, account, password_hash, created, banned FROM users WHERE id = $1", {id},
      [&](const SqlRow& row) { found = user_row(row); });
  return found;
}

std::optional<UserRow> SqlDatabase::account(std::string_view name) {
  std::optional<UserRow> found;
  connection_->query(
      "SELECT id, name, account, password_hash, created, banned FROM account_names "
      "JOIN users ON users.id = account_names.user_id WHERE account_names.folded = $1",
      {folded_name(name)}, [&](const SqlRow& row) { found = user_row(row); });
  return found;
}

bool SqlDatabase::update_user(const UserRow& user) {
  const std::string folded = folded_name(user.name);
  SqlTransaction transaction(*connection_);
  if (user.account && !take_name(user.id, folded)) return false;
  connection_->query(
      "UPDATE users SET name = $2, folded = $3, account = $4, password_hash = $5, banned = $6 "
      "WHERE id = $1",
      {user.id, user.name, folded, static_cast<int>(user.account), user.password_hash,
       static_cast<int>(user.banned)});
  transaction.commit();
  return true;
}

std::vector<UserRow> SqlDatabase::users(std::string_view name_part, int limit) {
  std::vector<UserRow> found;
  connection_->query(
      "SELECT id, name, account, password_hash, created, banned FROM users "
      "WHERE folded LIKE $1 ESCAPE '\\' ORDER BY created DESC, id LIMIT $2",
      {pattern(folded_name(name_part)), limit},
      [&](const SqlRow& row) { found.push_back(user_row(row)); });
  return found;
}

void SqlDatabase::add_pass(const PassRow& pass) {
  connection_->query(
      "INSERT INTO passes (hash, user_id, bot, label, created) VALUES ($1, $2, $3, $4, $5) "
      "ON CONFLICT DO NOTHING",
      {pass.hash, pass.user, static_cast<int>(pass.bot), pass.label, pass.created});
}

std::optional<PassRow> SqlDatabase::pass(std::string_view hash) {
  std::optional<PassRow> found;
  connection_->query("SELECT hash, user_id, bot, label, created FROM passes WHERE hash = $1",
                     {hash}, [&](const SqlRow& row) { found = pass_row(row); });
  return found;
}

std::vector<PassRow> SqlDatabase::passes(UserId user) {
  std::vector<PassRow> found;
  connection_->query(
      "SELECT hash, user_id, bot, label, created FROM passes WHERE user_id = $1 "
      "ORDER BY created, hash",
      {user}, [&](const SqlRow& row) { found.push_back(pass_row(row)); });
  return found;
}

void SqlDatabase::renew_pass(std::string_view hash, Millis now) {
  connection_->query("UPDATE passes SET created = $2 WHERE hash = $1 AND bot = 0", {hash, now});
}

void SqlDatabase::drop_pass(std::string_view hash) {
  connection_->query("DELETE FROM passes WHERE hash = $1", {hash});
}

void SqlDatabase::drop_passes(UserId user) {
  connection_->query("DELETE FROM passes WHERE user_id = $1", {user});
}

void SqlDatabase::mute(UserId user, UserId muted, bool on) {
  if (!on) {
    connection_->query("DELETE FROM mutes WHERE user_id = $1 AND muted = $2", {user, muted});
    return;
  }
  connection_->query(
      "INSERT INTO mutes (user_id, muted) SELECT a.id, b.id FROM users a, users b "
      "WHERE a.id = $1 AND b.id = $2 ON CONFLICT DO NOTHING",
      {user, muted});
}

std::vector<UserId> SqlDatabase::muted_by(UserId user) {
  std::vector<UserId> found;
  connection_->query("SELECT muted FROM mutes WHERE user_id = $1 ORDER BY muted", {user},
                     [&](const SqlRow& row) { found.push_back(row.number(0)); });
  return found;
}

}  // namespace ludoteca
