#include "server/people/people_api.h"

#include <array>
#include <boost/json.hpp>

#include "engine/json_input.h"
#include "text/catalogue.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;
using ApiDone = std::function<void(ApiAnswer)>;

// A question and how it is answered.
struct Call {
  People& people;
  const Visitor& visitor;
  const ApiRequest& request;
  const ApiDone& done;
};

ApiAnswer with_body(const json::value& body, int status = 200) {
  ApiAnswer answer;
  answer.status = status;
  answer.body = json::serialize(body);
  return answer;
}

ApiAnswer error_answer(int status, RefusalCode code, std::string_view text) {
  return with_body({{"error", {{"code", std::string_view(code)}, {"text", text}}}}, status);
}

ApiAnswer refused(const Refusal& refusal, std::string_view language) {
  const Catalogue& words = Catalogue::get(language.empty() ? "en" : language);
  return error_answer(refusal.status, refusal.code,
                      words.text("people." + std::string(std::string_view(refusal.code))));
}

// An outcome as an answer: a refusal in words, anything else as `told` puts it.
template <class Value, class Told>
AnsweredTo<Value> telling(const Call& call, Told told) {
  return
      [done = call.done, language = call.visitor.language, told](const Answered<Value>& outcome) {
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
          done(refused(*refusal, language));
        } else {
          done(told(std::get<Value>(outcome)));
        }
      };
}

json::object user_json(const UserRow& user) {
  return {
      {"id", user.id}, {"name", user.name}, {"account", user.account}, {"created", user.created}};
}

ApiAnswer told_signed_in(const SignedIn& signed_in) {
  ApiAnswer answer = with_body(user_json(signed_in.user));
  answer.new_pass = signed_in.pass;
  return answer;
}

ApiAnswer told_user(const UserRow& user) {
  return with_body(user_json(user));
}

ApiAnswer told_gone(const Nothing&) {
  ApiAnswer answer = with_body(json::object());
  answer.new_pass = "";
  return answer;
}

ApiAnswer told_done(const Nothing&) {
  return with_body(json::object());
}

// The members of the body; each must be there, and no other.
json::object body_of(const Call& call, std::initializer_list<std::string_view> names) {
  json::value body = parse_json(call.request.body);
  expect_members(as_object(body, "request"), std::span(names.begin(), names.size()));
  return std::move(body.as_object());
}

std::string text_of(const json::object& body, std::string_view name) {
  return std::string(as_text(member(body, name), name));
}

void be_guest(const Call& call) {
  const json::object body = body_of(call, {"name"});
  call.people.be_guest(text_of(body, "name"), telling<SignedIn>(call, told_signed_in));
}

void make_account(const Call& call) {
  const json::object body = body_of(call, {"name", "password"});
  call.people.make_account(call.visitor.user, text_of(body, "name"), text_of(body, "password"),
                           telling<SignedIn>(call, told_signed_in));
}

void sign_in(const Call& call) {
  const json::object body = body_of(call, {"name", "password"});
  call.people.sign_in(text_of(body, "name"), text_of(body, "password"),
                      telling<SignedIn>(call, told_signed_in));
}

void sign_out(const Call& call) {
  const json::object body =
      call.request.body.empty() ? json::object() : body_of(call, {"everywhere"});
  const json::value* everywhere = body.if_contains("everywhere");
  if (everywhere != nullptr && as_flag(*everywhere, "everywhere")) {
    call.people.sign_out_everywhere(call.visitor.user, telling<Nothing>(call, told_gone));
  } else {
    call.people.sign_out(call.request.pass, telling<Nothing>(call, told_gone));
  }
}

void show_me(const Call& call) {
  call.people.find(call.visitor.user, telling<UserRow>(call, told_user));
}

void rename(const Call& call) {
  const json::object body = body_of(call, {"name"});
  call.people.rename(call.visitor.user, text_of(body, "name"), telling<UserRow>(call, told_user));
}

void forget(const Call& call) {
  const json::object body =
      call.request.body.empty() ? json::object() : body_of(call, {"password"});
  const std::string password = body.contains("password") ? text_of(body, "password") : "";
  call.people.forget(call.visitor.user, password, telling<Nothing>(call, told_gone));
}

void export_data(const Call& call) {
  call.people.own_data(call.visitor.user, telling<std::string>(call, [](const std::string& data) {
                         ApiAnswer answer;
                         answer.body = data;
                         answer.file_name = "ludoteca.json";
                         return answer;
                       }));
}

void change_password(const Call& call) {
  const json::object body = body_of(call, {"old", "new"});
  call.people.change_password(call.visitor.user, text_of(body, "old"), text_of(body, "new"),
                              telling<SignedIn>(call, told_signed_in));
}

json::object token_json(const Token& token) {
  return {{"id", token.id}, {"label", token.label}, {"created", token.created}};
}

void list_tokens(const Call& call) {
  call.people.tokens(call.visitor.user,
                     telling<std::vector<Token>>(call, [](const std::vector<Token>& tokens) {
                       json::array list;
                       for (const Token& token : tokens) list.push_back(token_json(token));
                       return with_body({{"tokens", std::move(list)}});
                     }));
}

void add_token(const Call& call) {
  using Made = std::pair<Token, std::string>;
  const json::object body = body_of(call, {"label"});
  call.people.add_token(call.visitor.user, text_of(body, "label"),
                        telling<Made>(call, [](const Made& made) {
                          json::object told = token_json(made.first);
                          told["token"] = made.second;
                          return with_body(told, 201);
                        }));
}

void drop_token(const Call& call, std::string_view id) {
  call.people.drop_token(call.visitor.user, std::string(id), telling<Nothing>(call, told_done));
}

ApiAnswer told_player(const PublicPlayer& player) {
  json::array games;
  for (const StatisticsRow& row : player.statistics) {
    json::object game = {{"game", row.game},
                         {"games", row.games},
                         {"wins", row.wins},
                         {"mean_place", row.mean_place}};
    for (const RatingRow& rating : player.ratings) {
      if (rating.game == row.game) {
        game["rating"] = {{"mu", rating.mu}, {"sigma", rating.sigma}, {"games", rating.games}};
      }
    }
    games.push_back(std::move(game));
  }
  return with_body({{"name", player.name}, {"since", player.since}, {"games", std::move(games)}});
}

// "Ana%20Maria" is "Ana Maria". Throws Error.
std::string decoded(std::string_view text) {
  const auto digit = [](char c) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto place = kDigits.find(c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c);
    if (place == std::string_view::npos) throw Error("expected two hexadecimal digits after %");
    return static_cast<int>(place);
  };
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    if (i + 2 >= text.size()) throw Error("expected two hexadecimal digits after %");
    result += static_cast<char>(16 * digit(text[i + 1]) + digit(text[i + 2]));
    i += 2;
  }
  return result;
}

void show_player(const Call& call, std::string_view name) {
  call.people.player(decoded(name), telling<PublicPlayer>(call, told_player));
}

struct Route {
  std::string_view path;
  std::string_view method;
  void (*answer)(const Call&);
  bool needs_name;  // only for somebody who is signed in
};

constexpr std::array<Route, 11> kRoutes = {{
    {"/api/guest", "POST", be_guest, false},
    {"/api/account", "POST", make_account, false},
    {"/api/sign-in", "POST", sign_in, false},
    {"/api/sign-out", "POST", sign_out, true},
    {"/api/me", "GET", show_me, true},
    {"/api/me", "PATCH", rename, true},
    {"/api/me", "DELETE", forget, true},
    {"/api/me/export", "GET", export_data, true},
    {"/api/me/password", "POST", change_password, true},
    {"/api/me/tokens", "GET", list_tokens, true},
    {"/api/me/tokens", "POST", add_token, true},
}};

// Who was banned may still read and take their own things, and go.
bool is_allowed(const Call& call) {
  return !call.visitor.banned || call.request.method == "GET" || call.request.method == "DELETE" ||
         call.request.path == "/api/sign-out";
}

void guarded(const Call& call, bool needs_name, const std::function<void()>& answer) {
  if (needs_name && call.visitor.user == kNoUser) {
    call.done(refused({401, "not-signed-in"}, call.visitor.language));
    return;
  }
  if (!is_allowed(call)) return call.done(refused({403, "banned"}, call.visitor.language));
  try {
    answer();
  } catch (const Error& error) {
    call.done(error_answer(400, "wrong", error.what()));
  }
}

// Paths that end with a name.
bool answer_named(const Call& call) {
  constexpr std::string_view kTokens = "/api/me/tokens/";
  constexpr std::string_view kPlayers = "/api/players/";
  const std::string_view path = call.request.path;
  const bool token = path.starts_with(kTokens);
  if (!token && !path.starts_with(kPlayers)) return false;
  const std::string_view rest = path.substr(token ? kTokens.size() : kPlayers.size());
  if (call.request.method != (token ? "DELETE" : "GET")) {
    call.done(refused({405, "no-method"}, call.visitor.language));
  } else if (token) {
    guarded(call, true, [&] { drop_token(call, rest); });
  } else {
    guarded(call, false, [&] { show_player(call, rest); });
  }
  return true;
}

}  // namespace

bool answer_people(People& people, const Visitor& visitor, const ApiRequest& request,
                   const ApiDone& done) {
  const Call call{people, visitor, request, done};
  bool known = false;
  for (const Route& route : kRoutes) {
    if (route.path != request.path) continue;
    known = true;
    if (route.method != request.method) continue;
    guarded(call, route.needs_name, [&] { route.answer(call); });
    return true;
  }
  if (known) {
    done(refused({405, "no-method"}, visitor.language));
    return true;
  }
  return answer_named(call);
}

}  // namespace ludoteca
