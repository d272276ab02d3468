// Guests, accounts and their passes. Everything is answered where the hall runs, later or at once.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/peer.h"
#include "server/people/known_passes.h"
#include "server/people/password_tries.h"
#include "server/people/passwords.h"
#include "server/refusal_code.h"
#include "server/store.h"

namespace ludoteca {

// Why not: a status of HTTP, and a code whose words stand at people.CODE.
struct Refusal {
  int status = 503;
  RefusalCode code = "unavailable";
};

template <class Value>
using Answered = std::variant<Refusal, Value>;
template <class Value>
using AnsweredTo = std::function<void(Answered<Value>)>;

struct SignedIn {
  UserRow user;
  std::string pass;  // to be kept by the one who signed in, and by nobody else
};

struct Nothing {};

// The token of a bot, without what makes it work.
struct Token {
  std::string id;
  std::string label;
  Millis created = 0;
};

// What everybody may know of an account.
struct PublicPlayer {
  std::string name;
  Millis since = 0;
  std::vector<StatisticsRow> statistics;
  std::vector<RatingRow> ratings;
};

class People {
 public:
  // All three must live as long as answers may come.
  People(Store& store, Passwords& passwords, std::function<Millis()> now);

  // A visitor without a name if nobody has this pass.
  void identify(const std::string& pass, std::function<void(Visitor)> done);

  void be_guest(const std::string& name, AnsweredTo<SignedIn> done);
  // A guest who asks becomes the account and keeps games and ratings; the old pass ends.
  void make_account(UserId guest, const std::string& name, const std::string& password,
                    AnsweredTo<SignedIn> done);
  void sign_in(const std::string& name, const std::string& password, AnsweredTo<SignedIn> done);
  void sign_out(const std::string& pass, AnsweredTo<Nothing> done);
  void sign_out_everywhere(UserId user, AnsweredTo<Nothing> done);

  void find(UserId user, AnsweredTo<UserRow> done);
  void rename(UserId user, const std::string& name, AnsweredTo<UserRow> done);
  // Everybody who has signed in with the old one is signed out.
  void change_password(UserId user, const std::string& old_password,
                       const std::string& new_password, const AnsweredTo<SignedIn>& done);
  // An account must give its password.
  void forget(UserId user, const std::string& password, const AnsweredTo<Nothing>& done);
  void own_data(UserId user, AnsweredTo<std::string> done);  // JSON

  void tokens(UserId user, AnsweredTo<std::vector<Token>> done);
  // The token itself, which is told only once.
  void add_token(UserId user, const std::string& label,
                 AnsweredTo<std::pair<Token, std::string>> done);
  void drop_token(UserId user, const std::string& id, AnsweredTo<Nothing> done);

  void player(const std::string& name, AnsweredTo<PublicPlayer> done);

  // A look at some of the users, to be called now and then: guests who never sat at a table and
  // have not been here for a long time are forgotten.
  void forget_old_guests();

  // Somebody was banned or has changed, perhaps at another server: the next visit is looked up.
  void look_up_again(UserId user);
  void look_up_pass_again(const std::string& hash);
  // The same has happened here: other servers should hear of it.
  std::function<void(UserId)> on_changed = [](UserId) {};
  std::function<void(const std::string& hash)> on_pass_dropped = [](const std::string&) {};

 private:
  void changed(UserId user);
  // Runs a question whose answer is an outcome; trouble with the database becomes a refusal.
  template <class Value>
  void ask(std::function<Answered<Value>(Database&)> question, AnsweredTo<Value> done);
  void with_account(UserId user, const std::string& password,
                    std::function<void(Answered<UserRow>)> done);
  void give_pass(const UserRow& user, AnsweredTo<SignedIn> done);
  // Whether this is the password of the account; nobody's is wrong. `done` is not told more.
  void check_password(const std::string& name, const std::string& password,
                      const std::optional<UserRow>& user,
                      std::function<void(std::optional<Refusal>)> done);

  Store& store_;
  Passwords& passwords_;
  std::function<Millis()> now_;
  KnownPasses known_;
  PasswordTries tries_;
  UserId looked_at_ = kNoUser;  // the last user whom forget_old_guests() has seen
  std::uint64_t changes_ = 0;   // whoever was looked up before a change is not remembered after it
};

}  // namespace ludoteca
