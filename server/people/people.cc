#include "server/people/people.h"

#include <algorithm>
#include <utility>

#include "server/people/names.h"
#include "server/people/own_data.h"
#include "server/people/secrets.h"
#include "server/storage/folded_name.h"

namespace ludoteca {
namespace {

constexpr std::size_t kMostKnown = 20'000;
constexpr Millis kKnownFor = 10LL * 60 * 1000;
constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 128;
constexpr std::size_t kLongestLabel = 40;
constexpr std::size_t kMostTokens = 10;
constexpr std::size_t kMostBrowsers = 20;
constexpr std::size_t kTokenIdLength = 12;
constexpr Millis kDay = 24LL * 3600 * 1000;
constexpr Millis kGuestsStay = 90 * kDay;
constexpr int kGuestsAtOnce = 500;

constexpr Refusal kUnavailable{503, "unavailable"};
constexpr Refusal kBusy{503, "busy"};
constexpr Refusal kNotSignedIn{401, "not-signed-in"};
constexpr Refusal kBadName{400, "bad-name"};
constexpr Refusal kNameTaken{409, "name-taken"};
constexpr Refusal kBadPassword{400, "bad-password"};
constexpr Refusal kWrongPassword{401, "wrong-password"};
constexpr Refusal kTooManyTries{429, "too-many-tries"};

bool is_good_password(const std::string& password) {
  const auto count = count_characters(password);
  return count && *count >= kShortestPassword && *count <= kLongestPassword;
}

// Browsers that were never signed out do not pile up.
void drop_oldest_browsers(Database& db, UserId user) {
  std::vector<PassRow> passes = db.passes(user);
  std::erase_if(passes, [](const PassRow& pass) { return pass.bot; });
  for (std::size_t i = 0; i + kMostBrowsers < passes.size(); ++i) db.drop_pass(passes[i].hash);
}

SignedIn with_new_pass(Database& db, const UserRow& user, const std::string& pass, Millis now) {
  db.add_pass(
      {.hash = hash_of_pass(pass), .user = user.id, .bot = false, .label = "", .created = now});
  drop_oldest_browsers(db, user.id);
  return {user, pass};
}

Token token_of(const PassRow& pass) {
  return {pass.hash.substr(0, kTokenIdLength), pass.label, pass.created};
}

std::vector<PassRow> bot_passes(Database& db, UserId user) {
  std::vector<PassRow> passes = db.passes(user);
  std::erase_if(passes, [](const PassRow& pass) { return !pass.bot; });
  return passes;
}

}  // namespace

People::People(Store& store, Passwords& passwords, std::function<Millis()> now)
    : store_(store), passwords_(passwords), now_(std::move(now)), known_(kMostKnown, kKnownFor) {}

template <class Value>
void People::ask(std::function<Answered<Value>(Database&)> question, AnsweredTo<Value> done) {
  store_.ask<Answered<Value>>(
      std::move(question),
      [done = std::move(done)](const std::exception_ptr& error, Answered<Value> outcome) {
        done(error ? Answered<Value>(kUnavailable) : std::move(outcome));
      });
}

void People::identify(const std::string& pass, std::function<void(Visitor)> done) {
  if (pass.empty()) return done({});
  const std::string hash = hash_of_pass(pass);
  if (const std::optional<Visitor> known = known_.find(hash, now_())) return done(*known);
  const std::uint64_t changes = changes_;
  store_.ask<std::optional<UserRow>>(
      [hash, now = now_()](Database& db) {
        const std::optional<PassRow> row = db.pass(hash);
        if (row && !row->bot && now - row->created > kDay) db.renew_pass(hash, now);
        return row ? db.user(row->user) : std::nullopt;
      },
      [this, hash, changes, done = std::move(done)](const std::exception_ptr& error,
                                                    const std::optional<UserRow>& user) {
        if (error || !user) return done({});
        Visitor visitor{
            .user = user->id, .name = user->name, .language = "", .banned = user->banned};
        if (changes == changes_) known_.add(hash, visitor, now_());
        done(std::move(visitor));
      });
}

void People::look_up_again(UserId user) {
  ++changes_;
  known_.remove_all_of(user);
}

void People::look_up_pass_again(const std::string& hash) {
  ++changes_;
  known_.remove(hash);
}

void People::changed(UserId user) {
  look_up_again(user);
  on_changed(user);
}

void People::be_guest(const std::string& name, AnsweredTo<SignedIn> done) {
  const std::optional<std::string> clean = clean_name(name);
  if (!clean) return done(kBadName);
  UserRow user;
  user.id = new_user_id();
  user.name = *clean;
  user.created = now_();
  ask<SignedIn>(
      [user, pass = new_pass()](Database& db) -> Answered<SignedIn> {
        if (!db.create_user(user)) return kUnavailable;
        return with_new_pass(db, user, pass, user.created);
      },
      std::move(done));
}

void People::make_account(UserId guest, const std::string& name, const std::string& password,
                          AnsweredTo<SignedIn> done) {
  const std::optional<std::string> clean = clean_name(name);
  if (!clean) return done(kBadName);
  if (!is_good_password(password)) return done(kBadPassword);
  passwords_.hash(password, [this, guest, name = *clean,
                             done = std::move(done)](const std::optional<std::string>& hash) {
    if (!hash) return done(kBusy);
    const auto make = [guest, name, hash, fresh = new_user_id(), pass = new_pass(),
                       now = now_()](Database& db) -> Answered<SignedIn> {
      const std::optional<UserRow> before = guest == kNoUser ? std::nullopt : db.user(guest);
      UserRow user = before.value_or(UserRow{});
      // With this very name and hash, an earlier try had succeeded after all.
      if (user.account && (user.password_hash != *hash || user.name != name))
        return Refusal{409, "already-account"};
      user.name = name;
      user.account = true;
      user.password_hash = *hash;
      if (before) {
        if (!db.update_user(user)) return kNameTaken;
        db.drop_passes(user.id);
      } else {
        user.id = fresh;
        user.created = now;
        if (!db.create_user(user)) return kNameTaken;
      }
      return with_new_pass(db, user, pass, now);
    };
    ask<SignedIn>(make, [this, guest, done](Answered<SignedIn> outcome) {
      changed(guest);
      done(std::move(outcome));
    });
  });
}

void People::give_pass(const UserRow& user, AnsweredTo<SignedIn> done) {
  ask<SignedIn>(
      [user, pass = new_pass(), now = now_()](Database& db) -> Answered<SignedIn> {
        return with_new_pass(db, user, pass, now);
      },
      std::move(done));
}

void People::check_password(const std::string& name, const std::string& password,
                            const std::optional<UserRow>& user,
                            std::function<void(std::optional<Refusal>)> done) {
  const std::string folded = folded_name(name);
  if (!tries_.may_try(folded, now_())) return done(kTooManyTries);
  passwords_.check(password, user ? user->password_hash : "",
                   [this, folded, done = std::move(done)](std::optional<bool> fits) {
                     if (!fits) return done(kBusy);
                     if (!*fits) return done(kWrongPassword);
                     tries_.forgive(folded);
                     done(std::nullopt);
                   });
}

// Whether there is no such name or the password is wrong, nobody can tell, not even by a clock.
void People::sign_in(const std::string& name, const std::string& password,
                     AnsweredTo<SignedIn> done) {
  if (!is_good_password(password)) return done(kWrongPassword);
  const std::string clean = clean_name(name).value_or("");
  store_.ask<std::optional<UserRow>>(
      [clean](Database& db) { return db.account(clean); },
      [this, clean, password, done = std::move(done)](const std::exception_ptr& error,
                                                      const std::optional<UserRow>& user) {
        if (error) return done(kUnavailable);
        check_password(clean, password, user, [this, user, done](std::optional<Refusal> refusal) {
          if (refusal) return done(*refusal);
          if (user->banned) return done(Refusal{403, "banned"});
          give_pass(*user, done);
        });
      });
}

void People::sign_out(const std::string& pass, AnsweredTo<Nothing> done) {
  const std::string hash = hash_of_pass(pass);
  ask<Nothing>(
      [hash](Database& db) -> Answered<Nothing> {
        db.drop_pass(hash);
        return Nothing{};
      },
      [this, hash, done = std::move(done)](const Answered<Nothing>& outcome) {
        look_up_pass_again(hash);
        on_pass_dropped(hash);
        done(outcome);
      });
}

void People::sign_out_everywhere(UserId user, AnsweredTo<Nothing> done) {
  ask<Nothing>(
      [user](Database& db) -> Answered<Nothing> {
        for (const PassRow& pass : db.passes(user)) {
          if (!pass.bot) db.drop_pass(pass.hash);
        }
        return Nothing{};
      },
      [this, user, done = std::move(done)](const Answered<Nothing>& outcome) {
        changed(user);
        done(outcome);
      });
}

void People::find(UserId user, AnsweredTo<UserRow> done) {
  ask<UserRow>(
      [user](Database& db) -> Answered<UserRow> {
        const std::optional<UserRow> row = user == kNoUser ? std::nullopt : db.user(user);
        if (!row) return kNotSignedIn;
        return *row;
      },
      std::move(done));
}

void People::rename(UserId user, const std::string& name, AnsweredTo<UserRow> done) {
  const std::optional<std::string> clean = clean_name(name);
  if (!clean) return done(kBadName);
  ask<UserRow>(
      [user, name = *clean](Database& db) -> Answered<UserRow> {
        std::optional<UserRow> row = db.user(user);
        if (!row) return kNotSignedIn;
        row->name = name;
        if (!db.update_user(*row)) return kNameTaken;
        return *row;
      },
      [this, user, done = std::move(done)](Answered<UserRow> outcome) {
        changed(user);
        done(std::move(outcome));
      });
}

// The user if this is the password of the account; a guest has none and needs none.
void People::with_account(UserId user, const std::string& password,
                          std::function<void(Answered<UserRow>)> done) {
  find(user, [this, password, done = std::move(done)](const Answered<UserRow>& found) {
    const auto* row = std::get_if<UserRow>(&found);
    if (row == nullptr || !row->account) return done(found);
    check_password(row->name, password, *row, [row = *row, done](std::optional<Refusal> refusal) {
      if (refusal) return done(*refusal);
      done(row);
    });
  });
}

void People::change_password(UserId user, const std::string& old_password,
                             const std::string& new_password, const AnsweredTo<SignedIn>& done) {
  if (!is_good_password(new_password)) return done(kBadPassword);
  const auto store_hash = [this, done](const UserRow& row, const std::string& hash) {
    const auto change = [id = row.id, hash, pass = new_pass(),
                         now = now_()](Database& db) -> Answered<SignedIn> {
      std::optional<UserRow> current = db.user(id);
      if (!current) return kNotSignedIn;
      current->password_hash = hash;
      if (!db.update_user(*current)) return kNameTaken;
      db.drop_passes(id);
      return with_new_pass(db, *current, pass, now);
    };
    ask<SignedIn>(change, [this, id = row.id, done](Answered<SignedIn> outcome) {
      changed(id);
      done(std::move(outcome));
    });
  };
  with_account(user, old_password,
               [this, new_password, done, store_hash](const Answered<UserRow>& found) {
                 if (const auto* refusal = std::get_if<Refusal>(&found)) return done(*refusal);
                 const UserRow row = std::get<UserRow>(found);
                 if (!row.account) return done(Refusal{409, "no-account"});
                 passwords_.hash(new_password,
                                 [row, done, store_hash](const std::optional<std::string>& hash) {
                                   if (!hash) return done(kBusy);
                                   store_hash(row, *hash);
                                 });
               });
}

void People::forget(UserId user, const std::string& password, const AnsweredTo<Nothing>& done) {
  with_account(user, password, [this, user, done](const Answered<UserRow>& found) {
    if (const auto* refusal = std::get_if<Refusal>(&found)) return done(*refusal);
    ask<Nothing>(
        [user](Database& db) -> Answered<Nothing> {
          db.forget_user(user);
          return Nothing{};
        },
        [this, user, done](const Answered<Nothing>& outcome) {
          changed(user);
          done(outcome);
        });
  });
}

void People::forget_old_guests() {
  store_.ask<UserId>(
      [after = looked_at_, before = now_() - kGuestsStay](Database& db) {
        return db.drop_unused_guests(after, before, kGuestsAtOnce);
      },
      [this](const std::exception_ptr& error, UserId last) {
        if (!error) looked_at_ = last;
      });
}

void People::own_data(UserId user, AnsweredTo<std::string> done) {
  ask<std::string>(
      [user](Database& db) -> Answered<std::string> {
        const std::optional<UserRow> row = db.user(user);
        if (!row) return kNotSignedIn;
        return data_of(db, *row);
      },
      std::move(done));
}

void People::tokens(UserId user, AnsweredTo<std::vector<Token>> done) {
  ask<std::vector<Token>>(
      [user](Database& db) -> Answered<std::vector<Token>> {
        std::vector<Token> tokens;
        for (const PassRow& pass : bot_passes(db, user)) tokens.push_back(token_of(pass));
        return tokens;
      },
      std::move(done));
}

void People::add_token(UserId user, const std::string& label,
                       AnsweredTo<std::pair<Token, std::string>> done) {
  const auto length = count_characters(label);
  if (!length || *length == 0 || *length > kLongestLabel) return done(Refusal{400, "bad-label"});
  using Made = std::pair<Token, std::string>;
  ask<Made>(
      [user, label, pass = new_pass(), now = now_()](Database& db) -> Answered<Made> {
        if (!db.user(user)) return kNotSignedIn;
        if (bot_passes(db, user).size() >= kMostTokens) return Refusal{409, "too-many-tokens"};
        const PassRow row{
            .hash = hash_of_pass(pass), .user = user, .bot = true, .label = label, .created = now};
        db.add_pass(row);
        return Made{token_of(row), pass};
      },
      std::move(done));
}

void People::drop_token(UserId user, const std::string& id, AnsweredTo<Nothing> done) {
  ask<Nothing>(
      [user, id](Database& db) -> Answered<Nothing> {
        for (const PassRow& pass : bot_passes(db, user)) {
          if (token_of(pass).id != id) continue;
          db.drop_pass(pass.hash);
          return Nothing{};
        }
        return Refusal{404, "no-token"};
      },
      [this, user, done = std::move(done)](const Answered<Nothing>& outcome) {
        changed(user);
        done(outcome);
      });
}

void People::player(const std::string& name, AnsweredTo<PublicPlayer> done) {
  ask<PublicPlayer>(
      [name](Database& db) -> Answered<PublicPlayer> {
        const std::optional<UserRow> row = db.account(name);
        if (!row) return Refusal{404, "no-player"};
        return PublicPlayer{row->name, row->created, db.statistics(row->id),
                            db.ratings_of(row->id)};
      },
      std::move(done));
}

}  // namespace ludoteca
