// What is answered to which path.
#include <algorithm>
#include <chrono>
#include <exception>

#include "server/net/ask.h"
#include "server/net/http_session.h"
#include "server/net/tls.h"
#include "text/catalogue.h"

namespace ludoteca {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

HttpAnswer plain_text(int status, std::string body) {
  HttpAnswer answer;
  answer.status = status;
  answer.type = "text/plain; charset=utf-8";
  answer.body = std::move(body);
  answer.headers = "Cache-Control: no-store\r\n";
  return answer;
}

// The language asked for with ?lang=; empty if none was.
std::string_view wanted_language(const HttpRequest& request) {
  const auto wanted = query_value(request.query, "lang");
  return wanted && !wanted->empty() ? Catalogue::nearest(*wanted) : std::string_view();
}

// The first language of Accept-Language that is one of ours; empty if there is none. Browsers list
// the one they like best first.
std::string_view first_language(std::string_view header) {
  while (!header.empty()) {
    const auto comma = header.find(',');
    const std::string_view item = trimmed(header.substr(0, comma));
    header.remove_prefix(comma == std::string_view::npos ? header.size() : comma + 1);
    const std::string_view ours = Catalogue::nearest(item.substr(0, item.find(';')));
    if (ours.substr(0, 2) == item.substr(0, 2)) return ours;
  }
  return {};
}

bool asks_for_socket(const HttpRequest& request) {
  return request.method == "GET" && lists(request.connection, "upgrade") &&
         lists(request.upgrade, "websocket");
}

// 16 bytes in base64.
bool is_socket_key(std::string_view key) {
  return key.size() == 24 && key.ends_with("==");
}

}  // namespace

asio::awaitable<HttpAnswer> HttpSession::answer_for() {
  const std::string_view path = request_.path;
  class_ = "operator";
  if (path == "/healthz") co_return answer_health();
  if (path == "/metrics") co_return answer_metrics();
  if (path == "/socket") co_return co_await answer_upgrade();
  if (path.starts_with("/api/")) co_return co_await answer_api();
  class_ = name_of(Work::pages);
  const double wait = hub().limits.take(*address_, Work::pages, Clock::now());
  if (auto limited = too_much(wait)) co_return std::move(*limited);
  co_return site_answer(hub().settings.site, request_);
}

HttpAnswer HttpSession::answer_health() const {
  if (hub().stopping) return plain_text(503, "not now\n");
  const bool well = hub().service->healthy();
  return plain_text(well ? 200 : 503,
                    (well ? "ok\n" : "not now\n") + hub().service->about_health());
}

// A proxy on this machine must not show them to the world.
HttpAnswer HttpSession::answer_metrics() const {
  const bool local = caller_.address.loopback() && !request_.proxied;
  if (!local && !hub().settings.open_metrics) return plain_text(404, "nothing here\n");
  HttpAnswer answer = plain_text(200, hub().metrics_page());
  answer.type = "text/plain; version=0.0.4; charset=utf-8";
  return answer;
}

bool HttpSession::is_sign_in() const {
  const auto& paths = hub().settings.sign_in_paths;
  return request_.method != "GET" &&
         std::find(paths.begin(), paths.end(), request_.path) != paths.end();
}

asio::awaitable<std::optional<HttpAnswer>> HttpSession::identify(Visitor& visitor) {
  if (caller_.pass.empty()) co_return std::nullopt;
  Question<Visitor> question = [this](std::function<void(Visitor)> done) {
    hub().service->identify(caller_.pass, std::move(done));
  };
  auto found = co_await ask(hub().context, hub().settings.times.answer, std::move(question));
  if (!found || hub().service == nullptr) {
    co_return error_answer(503, "unavailable", "no answer in time");
  }
  visitor = std::move(*found);
  // A browser whose cookie is too old looks on; a bot had better know.
  if (caller_.bot && visitor.user == kNoUser) {
    co_return error_answer(401, "no-token", "nobody has this token");
  }
  co_return std::nullopt;
}

void HttpSession::ask_service(const Visitor& visitor, const std::function<void(ApiAnswer)>& done) {
  ApiRequest request{request_.method, request_.path, request_.query,
                     request_.body,   caller_.pass,  caller_.address.to_string()};
  try {
    hub().service->request(visitor, std::move(request), done);
  } catch (const std::exception& error) {
    hub().log.error("request failed", {{"path", request_.path}, {"error", error.what()}});
    ApiAnswer failed;
    failed.status = 500;
    failed.body = error_answer(500, "unavailable", "something went wrong here").body;
    done(std::move(failed));
  }
}

std::optional<HttpAnswer> HttpSession::too_much(double wait) const {
  if (wait == 0) return std::nullopt;
  ++hub().metrics.limited[class_];
  return limit_answer(wait);
}

asio::awaitable<HttpAnswer> HttpSession::answer_api() {
  const Work work = is_sign_in() ? Work::sign_in : Work::api;
  class_ = name_of(work);
  Limits& limits = hub().limits;
  double wait = limits.take_shared(*address_, Work::api, Clock::now());
  if (wait == 0 && work == Work::sign_in) wait = limits.take(*address_, work, Clock::now());
  if (auto limited = too_much(wait)) co_return std::move(*limited);
  if (const auto refusal = unwanted(request_, caller_, hub().settings.origins)) {
    co_return error_answer(refusal->status, refusal->code, refusal->why);
  }
  Visitor visitor;
  auto unknown = co_await identify(visitor);
  if (unknown) co_return std::move(*unknown);
  if (visitor.user != kNoUser) {
    wait = limits.take(*limits.of(visitor.user), Work::api, Clock::now());
    if (auto limited = too_much(wait)) co_return std::move(*limited);
  }
  visitor.language = wanted_language(request_);
  if (visitor.language.empty()) visitor.language = first_language(request_.accept_language);
  Question<ApiAnswer> question = [&](const std::function<void(ApiAnswer)>& done) {
    ask_service(visitor, done);
  };
  auto answer = co_await ask(hub().context, hub().settings.times.answer, std::move(question));
  if (!answer) co_return error_answer(503, "unavailable", "no answer in time");
  co_return api_answer(std::move(*answer), caller_.secure, caller_.bot);
}

asio::awaitable<HttpAnswer> HttpSession::answer_upgrade() {
  class_ = "socket";
  if (!asks_for_socket(request_) || request_.socket_version != "13") {
    HttpAnswer answer = error_answer(426, "wrong", "expected a WebSocket");
    answer.headers += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n";
    co_return answer;
  }
  if (!is_socket_key(request_.socket_key))
    co_return error_answer(400, "wrong", "Sec-WebSocket-Key is wrong");
  if (const auto refusal = foreign(request_, caller_, hub().settings.origins)) {
    co_return error_answer(refusal->status, refusal->code, refusal->why);
  }
  double wait = hub().limits.take_shared(*address_, Work::api, Clock::now());
  const bool proxied = !(caller_.address == peer_);
  if (proxied && !hub().limits.room(*address_)) wait = 60;
  if (auto limited = too_much(wait)) co_return std::move(*limited);
  auto unknown = co_await identify(guest_);
  if (unknown) co_return std::move(*unknown);
  if (hub().stopping) co_return error_answer(503, "unavailable", "the server stops");
  guest_.language = wanted_language(request_);
  HttpAnswer answer;
  answer.status = 101;
  answer.headers =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Accept: " +
      accept_key(request_.socket_key) + "\r\n\r\n";
  co_return answer;
}

}  // namespace ludoteca
