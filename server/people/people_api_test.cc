#include "server/people/people_api.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "server/people/test_people.h"
#include "server/storage/test_database.h"
#include "text/catalogue.h"

namespace ludoteca {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

class PeopleApi : public testing::Test {
 protected:
  // Asks as the one who has this pass.
  ApiAnswer ask(const std::string& method, const std::string& path, const std::string& body = "",
                const std::string& pass = "", const std::string& language = "en") {
    Visitor visitor = world_.identify(pass);
    visitor.language = language;
    ApiRequest request;
    request.method = method;
    request.path = path;
    request.body = body;
    request.pass = pass;
    std::optional<ApiAnswer> got;
    known_ = answer_people(world_.people, visitor, request,
                           [&](ApiAnswer answer) { got = std::move(answer); });
    EXPECT_EQ(known_, got.has_value());
    return got.value_or(ApiAnswer{});
  }
  std::string guest(const std::string& name) {
    return *ask("POST", "/api/guest", json::serialize(json::object{{"name", name}})).new_pass;
  }
  static std::string error_of(const ApiAnswer& answer) {
    return std::string(json::parse(answer.body).at("error").at("code").as_string());
  }

  TestPeople world_;
  bool known_ = false;
};

TEST_F(PeopleApi, a_whole_life) {
  ApiAnswer answer = ask("POST", "/api/guest", R"({"name":"Ana"})");
  EXPECT_EQ(answer.status, 200);
  ASSERT_TRUE(answer.new_pass);
  std::string pass = *answer.new_pass;
  EXPECT_THAT(answer.body, testing::Not(HasSubstr(pass)));
  EXPECT_EQ(json::parse(ask("GET", "/api/me", "", pass).body).at("name").as_string(), "Ana");

  answer = ask("POST", "/api/account", R"({"name":"Ana","password":"long enough"})", pass);
  EXPECT_EQ(answer.status, 200);
  pass = *answer.new_pass;
  EXPECT_TRUE(json::parse(ask("GET", "/api/me", "", pass).body).at("account").as_bool());
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"name":"Anna"})", pass).status, 200);
  answer = ask("POST", "/api/me/password", R"({"old":"long enough","new":"even longer"})", pass);
  EXPECT_EQ(answer.status, 200);
  pass = *answer.new_pass;

  answer = ask("POST", "/api/me/tokens", R"({"label":"bot"})", pass);
  EXPECT_EQ(answer.status, 201);
  const json::value token = json::parse(answer.body);
  EXPECT_EQ(world_.identify(std::string(token.at("token").as_string())).name, "Anna");
  EXPECT_EQ(json::parse(ask("GET", "/api/me/tokens", "", pass).body).at("tokens").as_array().size(),
            1U);
  const std::string path = "/api/me/tokens/" + std::string(token.at("id").as_string());
  EXPECT_EQ(ask("DELETE", path, "", pass).status, 200);
  EXPECT_EQ(ask("DELETE", path, "", pass).status, 404);

  answer = ask("GET", "/api/me/export", "", pass);
  EXPECT_EQ(answer.file_name, "ludoteca.json");
  EXPECT_EQ(json::parse(answer.body).at("name").as_string(), "Anna");

  answer = ask("POST", "/api/sign-out", "", pass);
  EXPECT_EQ(answer.new_pass, "");
  EXPECT_EQ(ask("GET", "/api/me", "", pass).status, 401);
  answer = ask("POST", "/api/sign-in", R"({"name":"anna","password":"even longer"})");
  pass = *answer.new_pass;
  EXPECT_EQ(ask("POST", "/api/sign-out", R"({"everywhere":true})", pass).status, 200);
  EXPECT_EQ(ask("GET", "/api/me", "", pass).status, 401);
  pass = *ask("POST", "/api/sign-in", R"({"name":"anna","password":"even longer"})").new_pass;
  EXPECT_EQ(ask("DELETE", "/api/me", "", pass).status, 401);
  answer = ask("DELETE", "/api/me", R"({"password":"even longer"})", pass);
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.new_pass, "");
  EXPECT_EQ(ask("POST", "/api/sign-in", R"({"name":"anna","password":"even longer"})").status, 401);
}

TEST_F(PeopleApi, wrong_requests_get_400) {
  for (const char* body :
       {"", "{", "[]", "null", "{}", R"({"name":1})", R"({"name":"A","name":"B"})",
        R"({"name":"A","more":1})", R"({"name":""})", R"({"name":"a\u0000b"})", "\xff"}) {
    const ApiAnswer answer = ask("POST", "/api/guest", body);
    EXPECT_EQ(answer.status, 400) << body;
    EXPECT_FALSE(answer.new_pass);
    EXPECT_TRUE(json::parse(answer.body).at("error").at("text").is_string());
  }
  const std::string pass = guest("Ana");
  EXPECT_EQ(ask("POST", "/api/sign-out", R"({"everywhere":1})", pass).status, 400);
  EXPECT_EQ(ask("POST", "/api/me/tokens", R"({"label":""})", pass).status, 400);
  EXPECT_EQ(ask("GET", "/api/players/%zz").status, 400);
  EXPECT_EQ(ask("GET", "/api/players/a%4").status, 400);
}

TEST_F(PeopleApi, nobody_gets_401) {
  for (const auto& [method, path] :
       std::vector<std::pair<std::string, std::string>>{{"GET", "/api/me"},
                                                        {"PATCH", "/api/me"},
                                                        {"DELETE", "/api/me"},
                                                        {"GET", "/api/me/export"},
                                                        {"POST", "/api/me/password"},
                                                        {"GET", "/api/me/tokens"},
                                                        {"POST", "/api/me/tokens"},
                                                        {"DELETE", "/api/me/tokens/x"},
                                                        {"POST", "/api/sign-out"}}) {
    EXPECT_EQ(ask(method, path).status, 401) << method << path;
  }
}

TEST_F(PeopleApi, other_paths_and_methods) {
  EXPECT_EQ(ask("PUT", "/api/me").status, 405);
  EXPECT_EQ(ask("GET", "/api/guest").status, 405);
  EXPECT_EQ(ask("POST", "/api/players/x").status, 405);
  ask("GET", "/api/tables");
  EXPECT_FALSE(known_);
  ask("GET", "/api/meat");
  EXPECT_FALSE(known_);
}

TEST_F(PeopleApi, refusals_speak_the_language_of_who_asks) {
  ask("POST", "/api/account", R"({"name":"Ana","password":"long enough"})");
  for (const std::string language : {"en", "pt-BR", "fr", "pl"}) {
    const ApiAnswer answer =
        ask("POST", "/api/account", R"({"name":"ANA","password":"long enough"})", "", language);
    EXPECT_EQ(answer.status, 409);
    EXPECT_EQ(error_of(answer), "name-taken");
    EXPECT_EQ(json::parse(answer.body).at("error").at("text").as_string(),
              Catalogue::get(language).text("people.name-taken"));
  }
}

TEST_F(PeopleApi, the_banned_may_only_read_and_go) {
  const std::string pass = guest("Ana");
  UserRow row = world_.db->users("Ana", 1).front();
  row.banned = true;
  world_.db->update_user(row);
  world_.people.look_up_again(row.id);
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"name":"Eve"})", pass).status, 403);
  EXPECT_EQ(ask("POST", "/api/me/tokens", R"({"label":"x"})", pass).status, 403);
  EXPECT_EQ(ask("GET", "/api/me/export", "", pass).status, 200);
  EXPECT_EQ(ask("DELETE", "/api/me", "", pass).status, 200);
}

TEST_F(PeopleApi, players_have_statistics) {
  ask("POST", "/api/account", R"({"name":"Ana Ż","password":"long enough"})");
  const UserId ana = world_.db->account("ana ż")->id;
  ASSERT_TRUE(world_.db->create_table(some_table(1), {}, some_end("photograph", ana, 2)));
  const ApiAnswer answer = ask("GET", "/api/players/Ana%20%C5%BB");
  EXPECT_EQ(answer.status, 200);
  const json::value told = json::parse(answer.body);
  EXPECT_EQ(told.at("name").as_string(), "Ana Ż");
  EXPECT_EQ(told.at("games").at(0).at("game").as_string(), "photograph");
  EXPECT_EQ(told.at("games").at(0).at("wins").as_int64(), 0);
  EXPECT_EQ(told.at("games").at(0).at("mean_place").as_double(), 2.0);
  EXPECT_EQ(told.at("games").at(0).at("rating").at("games").as_int64(), 1);
  EXPECT_EQ(ask("GET", "/api/players/Nobody").status, 404);
  guest("Guest");
  EXPECT_EQ(ask("GET", "/api/players/Guest").status, 404);
}

TEST_F(PeopleApi, trouble_and_load_are_503) {
  world_.store.fail_next(1);
  EXPECT_EQ(ask("POST", "/api/guest", R"({"name":"Ana"})").status, 503);
  world_.passwords.busy = true;
  EXPECT_EQ(ask("POST", "/api/account", R"({"name":"Ana","password":"long enough"})").status, 503);
}

}  // namespace
}  // namespace ludoteca
