#include "server/people/people.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "server/people/secrets.h"
#include "server/people/test_people.h"
#include "server/storage/test_database.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;
using testing::Not;

class PeopleTest : public testing::Test {
 protected:
  SignedIn guest(const std::string& name) {
    Got<SignedIn> got;
    world_.people.be_guest(name, got.taker());
    return got.value();
  }
  Got<SignedIn> account(UserId guest, const std::string& name,
                        const std::string& password = "long enough") {
    Got<SignedIn> got;
    world_.people.make_account(guest, name, password, got.taker());
    return got;
  }
  Got<SignedIn> sign_in(const std::string& name, const std::string& password = "long enough") {
    Got<SignedIn> got;
    world_.people.sign_in(name, password, got.taker());
    return got;
  }
  People& people() { return world_.people; }
  Visitor identify(const std::string& pass) { return world_.identify(pass); }

  TestPeople world_;
};

TEST_F(PeopleTest, a_guest_is_known_by_the_pass) {
  const SignedIn ana = guest("  Ana ");
  EXPECT_EQ(ana.user.name, "Ana");
  EXPECT_EQ(identify(ana.pass).user, ana.user.id);
  EXPECT_EQ(identify(ana.pass).name, "Ana");
  EXPECT_EQ(identify("").user, kNoUser);
  EXPECT_EQ(identify("nonsense").user, kNoUser);
  EXPECT_FALSE(world_.db->pass(ana.pass));  // only its hash is stored
  EXPECT_TRUE(world_.db->pass(hash_of_pass(ana.pass)));
  const SignedIn other = guest("Ana");  // names of guests are not unique
  EXPECT_NE(other.user.id, ana.user.id);
  Got<SignedIn> bad;
  people().be_guest("a\u202eb", bad.taker());
  EXPECT_EQ(bad.code(), "bad-name");
}

constexpr Millis kDay = 24LL * 3600 * 1000;

TEST_F(PeopleTest, passwords_of_an_account_are_not_tried_for_ever) {
  account(kNoUser, "Ana");
  account(kNoUser, "Rui");
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(sign_in("Ana", "wrong password").code(), "wrong-password") << i;
    EXPECT_EQ(sign_in("Nobody", "wrong password").code(), "wrong-password") << i;
  }
  const int checked = world_.passwords.checked;
  EXPECT_EQ(sign_in("aNA", "wrong password").code(), "too-many-tries");
  EXPECT_EQ(sign_in("Ana").code(), "too-many-tries") << "nor the right one";
  EXPECT_EQ(sign_in("nobody", "wrong password").code(), "too-many-tries") << "nothing is learned";
  EXPECT_EQ(world_.passwords.checked, checked) << "not worked at";
  EXPECT_EQ(sign_in("Rui").code(), "") << "of this account alone";
  world_.now += 61'000;
  EXPECT_EQ(sign_in("Ana").code(), "") << "a minute later one more";
  EXPECT_EQ(sign_in("Ana", "wrong password").code(), "wrong-password") << "and all is forgiven";
}

TEST_F(PeopleTest, nor_by_somebody_at_its_open_browser) {
  const UserId ana = account(kNoUser, "Ana").value().user.id;
  std::string_view code;
  for (int i = 0; i < 21; ++i) {
    Got<Nothing> gone;
    people().forget(ana, "wrong password", gone.taker());
    code = gone.code();
  }
  EXPECT_EQ(code, "too-many-tries");
  EXPECT_TRUE(world_.db->user(ana));
}

TEST_F(PeopleTest, guests_who_never_played_are_forgotten) {
  const SignedIn gone = guest("Gone");
  const SignedIn back = guest("Back");
  const SignedIn bot = guest("Bot");
  Got<std::pair<Token, std::string>> token;
  people().add_token(bot.user.id, "bot", token.taker());
  const UserId ana = account(kNoUser, "Ana").value().user.id;
  const SignedIn player = guest("Player");
  LogRow sat = some_move(1, 1);
  sat.act = Act::sit;
  sat.user = player.user.id;
  world_.db->create_table(some_table(1), {&sat, 1}, some_change(Phase::open));
  people().forget_old_guests();
  EXPECT_TRUE(world_.db->user(gone.user.id)) << "not yet";
  world_.now += 80 * kDay;
  EXPECT_EQ(identify(back.pass).user, back.user.id);
  world_.now += 11 * kDay;
  const SignedIn fresh = guest("Fresh");
  people().forget_old_guests();
  EXPECT_FALSE(world_.db->user(gone.user.id));
  EXPECT_FALSE(world_.db->pass(hash_of_pass(gone.pass)));
  for (const UserId kept : {back.user.id, bot.user.id, ana, player.user.id, fresh.user.id}) {
    EXPECT_TRUE(world_.db->user(kept));
  }
}

TEST_F(PeopleTest, a_guest_becomes_an_account) {
  const SignedIn ana = guest("Ana");
  const auto made = account(ana.user.id, "Ana Maria");
  ASSERT_EQ(made.code(), "");
  EXPECT_EQ(made.value().user.id, ana.user.id);
  EXPECT_TRUE(made.value().user.account);
  EXPECT_EQ(identify(ana.pass).user, kNoUser);  // whoever had the old one is out
  EXPECT_EQ(identify(made.value().pass).name, "Ana Maria");
  EXPECT_EQ(account(ana.user.id, "Another").code(), "already-account");
  EXPECT_EQ(account(kNoUser, "ANA MARIA").code(), "name-taken");
  EXPECT_EQ(account(guest("Rui").user.id, "ana maria").code(), "name-taken");
  EXPECT_EQ(account(kNoUser, "Olga", "short").code(), "bad-password");
  EXPECT_EQ(account(kNoUser, "Olga", std::string(129, 'x')).code(), "bad-password");
  EXPECT_EQ(account(kNoUser, "").code(), "bad-name");
  EXPECT_EQ(account(kNoUser, "Olga").code(), "");
}

TEST_F(PeopleTest, signing_in_tells_nothing_about_names) {
  account(kNoUser, "Ana");
  const auto in = sign_in("aNA");
  ASSERT_EQ(in.code(), "");
  EXPECT_EQ(identify(in.value().pass).name, "Ana");
  const int before = world_.passwords.checked;
  EXPECT_EQ(sign_in("Ana", "wrong password").code(), "wrong-password");
  EXPECT_EQ(sign_in("Nobody", "wrong password").code(), "wrong-password");
  EXPECT_EQ(sign_in("\u202e", "wrong password").code(), "wrong-password");
  EXPECT_EQ(world_.passwords.checked, before + 3);  // the same work for each
  guest("Guest");
  EXPECT_EQ(sign_in("Guest").code(), "wrong-password");
  world_.passwords.busy = true;
  EXPECT_EQ(sign_in("Ana").code(), "busy");
}

TEST_F(PeopleTest, signing_out_here_or_everywhere) {
  account(kNoUser, "Ana");
  const SignedIn one = sign_in("Ana").value();
  const SignedIn two = sign_in("Ana").value();
  const SignedIn three = sign_in("Ana").value();
  for (const SignedIn& in : {one, two, three}) ASSERT_EQ(identify(in.pass).name, "Ana");
  Got<Nothing> out;
  people().sign_out(one.pass, out.taker());
  EXPECT_EQ(identify(one.pass).user, kNoUser);
  EXPECT_EQ(identify(two.pass).name, "Ana");
  people().sign_out_everywhere(two.user.id, out.taker());
  EXPECT_EQ(identify(two.pass).user, kNoUser);
  EXPECT_EQ(identify(three.pass).user, kNoUser);
}

TEST_F(PeopleTest, browsers_do_not_pile_up) {
  account(kNoUser, "Ana");
  const SignedIn first = sign_in("Ana").value();
  for (int i = 0; i < 25; ++i) {
    world_.now += 1000;
    sign_in("Ana");
  }
  EXPECT_EQ(world_.db->passes(first.user.id).size(), 20U);
}

TEST_F(PeopleTest, who_came_lately_is_not_looked_up) {
  const SignedIn ana = guest("Ana");
  identify(ana.pass);
  world_.store.fail_next(1);
  EXPECT_EQ(identify(ana.pass).name, "Ana");  // without the database
  world_.now += 11LL * 60 * 1000;
  EXPECT_EQ(identify(ana.pass).user, kNoUser);  // too long ago, and the database is away
  EXPECT_EQ(identify(ana.pass).name, "Ana");
}

TEST_F(PeopleTest, a_ban_is_noticed) {
  const SignedIn ana = account(kNoUser, "Ana").value();
  EXPECT_FALSE(identify(ana.pass).banned);
  UserRow row = ana.user;
  row.banned = true;
  world_.db->update_user(row);
  people().look_up_again(ana.user.id);
  EXPECT_TRUE(identify(ana.pass).banned);
  EXPECT_EQ(sign_in("Ana").code(), "banned");
}

TEST_F(PeopleTest, an_answer_on_its_way_does_not_outlive_a_sign_out) {
  const SignedIn ana = guest("Ana");
  world_.store.hold();
  Visitor early;
  people().identify(ana.pass, [&](Visitor visitor) { early = std::move(visitor); });
  Got<Nothing> out;
  people().sign_out(ana.pass, out.taker());
  world_.store.release(1);  // signed out before the first answer came
  world_.store.release(0);
  world_.store.release_all();
  EXPECT_EQ(identify(ana.pass).user, kNoUser);
}

TEST_F(PeopleTest, names_and_passwords_change) {
  const SignedIn ana = account(kNoUser, "Ana").value();
  account(kNoUser, "Rui");
  Got<UserRow> renamed;
  people().rename(ana.user.id, "rui", renamed.taker());
  EXPECT_EQ(renamed.code(), "name-taken");
  people().rename(ana.user.id, "Anna", renamed.taker());
  EXPECT_EQ(renamed.value().name, "Anna");
  EXPECT_EQ(identify(ana.pass).name, "Anna");

  Got<SignedIn> changed;
  people().change_password(ana.user.id, "wrong password", "another one", changed.taker());
  EXPECT_EQ(changed.code(), "wrong-password");
  people().change_password(ana.user.id, "long enough", "short", changed.taker());
  EXPECT_EQ(changed.code(), "bad-password");
  people().change_password(ana.user.id, "long enough", "another one", changed.taker());
  ASSERT_EQ(changed.code(), "");
  EXPECT_EQ(identify(ana.pass).user, kNoUser);
  EXPECT_EQ(identify(changed.value().pass).name, "Anna");
  EXPECT_EQ(sign_in("Anna").code(), "wrong-password");
  EXPECT_EQ(sign_in("Anna", "another one").code(), "");
  people().change_password(guest("Guest").user.id, "", "another one", changed.taker());
  EXPECT_EQ(changed.code(), "no-account");
}

TEST_F(PeopleTest, tokens_of_bots) {
  const SignedIn ana = guest("Ana");
  using Made = std::pair<Token, std::string>;
  Got<Made> made;
  people().add_token(ana.user.id, "my bot", made.taker());
  const auto [token, pass] = made.value();
  EXPECT_EQ(identify(pass).user, ana.user.id);
  Got<std::vector<Token>> list;
  people().tokens(ana.user.id, list.taker());
  ASSERT_EQ(list.value().size(), 1U);  // the browser's own pass is not among them
  EXPECT_EQ(list.value()[0].label, "my bot");
  EXPECT_EQ(list.value()[0].id, token.id);
  people().add_token(ana.user.id, "", made.taker());
  EXPECT_EQ(made.code(), "bad-label");
  for (int i = 0; i < 10; ++i) people().add_token(ana.user.id, "more", made.taker());
  EXPECT_EQ(made.code(), "too-many-tokens");

  Got<Nothing> gone;
  people().drop_token(guest("Eve").user.id, token.id, gone.taker());
  EXPECT_EQ(gone.code(), "no-token");  // another person's
  people().drop_token(ana.user.id, token.id, gone.taker());
  EXPECT_EQ(gone.code(), "");
  EXPECT_EQ(identify(pass).user, kNoUser);
  EXPECT_EQ(identify(ana.pass).name, "Ana");
}

TEST_F(PeopleTest, all_data_of_a_person_and_no_secret) {
  const SignedIn ana = account(kNoUser, "Ana").value();
  const SignedIn rui = guest("Rui");
  TableRow table = some_table(1);
  table.host = ana.user.id;
  LogRow chat = some_move(1, 1, "good luck");
  chat.act = Act::chat;
  chat.user = ana.user.id;
  LogRow other = some_move(1, 2, "secret of Rui");
  other.act = Act::chat;
  other.user = rui.user.id;
  const std::vector<LogRow> log = {chat, other};
  TableChange end = some_end("photograph", ana.user.id, 1);
  end.results.front().score = 31;
  ASSERT_TRUE(world_.db->create_table(table, log, end));
  world_.db->mute(ana.user.id, rui.user.id, true);
  Got<std::string> data;
  people().own_data(ana.user.id, data.taker());
  const boost::json::value read = boost::json::parse(data.value());
  EXPECT_EQ(read.at("name").as_string(), "Ana");
  EXPECT_EQ(read.at("tables").at(0).at("code").as_string(), "code1");
  ASSERT_EQ(read.at("log").as_array().size(), 1U);
  EXPECT_EQ(read.at("log").at(0).at("text").as_string(), "good luck");
  EXPECT_EQ(read.at("results").at(0).at("score").as_int64(), 31);
  EXPECT_EQ(read.at("ratings").at(0).at("mu").as_double(),
            world_.db->rating(ana.user.id, "", "photograph")->mu);
  EXPECT_EQ(read.at("muted").at(0).as_string(), "Rui");
  EXPECT_THAT(data.value(), Not(HasSubstr("quick:")));
  EXPECT_THAT(data.value(), Not(HasSubstr(hash_of_pass(ana.pass))));
  EXPECT_THAT(data.value(), Not(HasSubstr("secret of Rui")));
}

TEST_F(PeopleTest, who_wants_is_forgotten) {
  const SignedIn ana = account(kNoUser, "Ana").value();
  Got<Nothing> gone;
  people().forget(ana.user.id, "wrong password", gone.taker());
  EXPECT_EQ(gone.code(), "wrong-password");
  people().forget(ana.user.id, "long enough", gone.taker());
  EXPECT_EQ(gone.code(), "");
  EXPECT_EQ(identify(ana.pass).user, kNoUser);
  EXPECT_EQ(sign_in("Ana").code(), "wrong-password");
  const SignedIn rui = guest("Rui");
  people().forget(rui.user.id, "", gone.taker());
  EXPECT_EQ(identify(rui.pass).user, kNoUser);
}

TEST_F(PeopleTest, trouble_with_the_database_is_told) {
  world_.store.fail_next(1);
  Got<SignedIn> got;
  people().be_guest("Ana", got.taker());
  EXPECT_EQ(got.code(), "unavailable");
  EXPECT_TRUE(world_.db->users("", 10).empty());
}

TEST(KnownPasses, the_longest_unused_are_dropped) {
  KnownPasses known(2, 1000);
  const auto visitor = [](UserId user) { return Visitor{user, "", "", false}; };
  known.add("a", visitor(1), 0);
  known.add("b", visitor(2), 0);
  EXPECT_TRUE(known.find("a", 1));
  known.add("c", visitor(1), 0);
  EXPECT_FALSE(known.find("b", 1));
  EXPECT_EQ(known.find("a", 1)->user, 1);
  EXPECT_FALSE(known.find("a", 1000));
  known.add("a", visitor(1), 0);
  known.remove_all_of(1);
  EXPECT_FALSE(known.find("a", 1));
  EXPECT_FALSE(known.find("c", 1));
}

}  // namespace
}  // namespace ludoteca
