#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/log.h"
#include "server/net/address.h"
#include "server/net/gate.h"
#include "server/net/header_fields.h"
#include "server/net/limits.h"
#include "server/net/settings.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::HasSubstr;

TEST(HeaderFields, a_cookie_is_found_among_others) {
  EXPECT_EQ(cookie("a=1; ludoteca_pass=xyz; b=2", "ludoteca_pass"), "xyz");
  EXPECT_EQ(cookie("ludoteca_pass=\"xyz\"", "ludoteca_pass"), "xyz");
  EXPECT_EQ(cookie("ludoteca_pass=one; ludoteca_pass=two", "ludoteca_pass"), "one");
  EXPECT_EQ(cookie("my_ludoteca_pass=1;ludoteca_pass_=2;ludoteca_pass", "ludoteca_pass"), "");
  EXPECT_EQ(cookie(";;=;", "ludoteca_pass"), "");
}

TEST(HeaderFields, tokens_are_ours_or_nothing) {
  EXPECT_EQ(bearer_token("Bearer abc-DEF_1"), "abc-DEF_1");
  EXPECT_EQ(bearer_token("bearer   x"), "x");
  EXPECT_FALSE(bearer_token("Basic abc"));
  EXPECT_FALSE(bearer_token("Bearer"));
  EXPECT_FALSE(bearer_token("Bearer a b"));
  EXPECT_FALSE(bearer_token("Bearer a\x01"));
  EXPECT_FALSE(looks_like_pass(std::string(129, 'a')));
  EXPECT_TRUE(looks_like_pass(std::string(128, 'a')));
}

TEST(HeaderFields, codings_are_negotiated) {
  const auto both = accepted_codings("gzip, deflate, br");
  EXPECT_TRUE(both.gzip && both.brotli);
  const auto refused = accepted_codings("gzip;q=0, br; q=0.000");
  EXPECT_FALSE(refused.gzip || refused.brotli);
  EXPECT_TRUE(accepted_codings("GZIP;q=0.5").gzip);
  EXPECT_FALSE(accepted_codings("").gzip);
}

TEST(HeaderFields, lists_and_etags) {
  EXPECT_TRUE(lists("keep-alive, Upgrade", "upgrade"));
  EXPECT_FALSE(lists("upgraded", "upgrade"));
  EXPECT_TRUE(matches_etag("W/\"a\", \"b\"", "\"b\""));
  EXPECT_TRUE(matches_etag("*", "\"b\""));
  EXPECT_FALSE(matches_etag("\"bb\"", "\"b\""));
  EXPECT_TRUE(is_json("application/json; charset=utf-8"));
  EXPECT_FALSE(is_json("text/plain; application/json"));
}

TEST(HeaderFields, query_values_are_decoded) {
  EXPECT_EQ(query_value("a=1&lang=pt%2DBR&b", "lang"), "pt-BR");
  EXPECT_EQ(query_value("x=a+b", "x"), "a b");
  EXPECT_EQ(query_value("x", "x"), "");
  EXPECT_EQ(query_value("x=%2", "x"), std::nullopt);
  EXPECT_EQ(query_value("x=%zz", "x"), std::nullopt);
  EXPECT_EQ(query_value("", "x"), std::nullopt);
}

TEST(HeaderFields, only_the_own_host_is_the_same_origin) {
  EXPECT_TRUE(same_origin({"http://here:8080", "here:8080", false}));
  EXPECT_TRUE(same_origin({"https://here", "HERE", true}));
  EXPECT_FALSE(same_origin({"http://here", "here", true}));
  EXPECT_FALSE(same_origin({"http://here:81", "here:8080", false}));
  EXPECT_FALSE(same_origin({"http://here.evil.org", "here", false}));
  EXPECT_FALSE(same_origin({"null", "null", false}));
  EXPECT_FALSE(same_origin({"http://", "", false}));
}

std::string parsed(std::string_view text) {
  const auto address = Address::parse(text);
  return address ? address->to_string() : "none";
}

TEST(Addresses, are_read_in_the_forms_of_proxies) {
  EXPECT_EQ(parsed("10.0.0.1"), "10.0.0.1");
  EXPECT_EQ(parsed("10.0.0.1:5000"), "10.0.0.1");
  EXPECT_EQ(parsed("[2001:db8::1]:443"), "2001:db8::1");
  EXPECT_EQ(parsed("2001:db8::1"), "2001:db8::1");
  EXPECT_EQ(parsed("::ffff:10.0.0.1"), "10.0.0.1");
  for (const char* wrong : {"", "localhost", "10.0.0", "[::1", "[::1]x", "10.0.0.1:99999", "1:2"}) {
    EXPECT_EQ(parsed(wrong), "none") << wrong;
  }
}

TEST(Addresses, networks_contain_what_begins_like_them) {
  const auto in = [](std::string_view network, std::string_view address) {
    return Network::parse(network)->contains(*Address::parse(address));
  };
  EXPECT_TRUE(in("10.0.0.0/8", "10.255.0.1"));
  EXPECT_FALSE(in("10.0.0.0/8", "11.0.0.1"));
  EXPECT_TRUE(in("192.168.16.0/20", "192.168.31.255"));
  EXPECT_FALSE(in("192.168.16.0/20", "192.168.32.0"));
  EXPECT_TRUE(in("0.0.0.0/0", "1.2.3.4"));
  EXPECT_FALSE(in("0.0.0.0/0", "::1"));
  EXPECT_TRUE(in("2001:db8::/32", "2001:db8:ffff::1"));
  EXPECT_FALSE(Network::parse("10.0.0.0/33"));
  EXPECT_FALSE(Network::parse("10.0.0.0/"));
}

TEST(Addresses, only_trusted_proxies_tell_the_visitor) {
  const std::vector<Network> trusted = {*Network::parse("127.0.0.0/8"),
                                        *Network::parse("10.0.0.0/8")};
  const auto from = [&](std::string_view peer, std::string_view header) {
    return forwarded_for(*Address::parse(peer), header, trusted).to_string();
  };
  EXPECT_EQ(from("127.0.0.1", "203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(from("127.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2"), "203.0.113.7");
  EXPECT_EQ(from("203.0.113.9", "6.6.6.6"), "203.0.113.9");
  EXPECT_EQ(from("127.0.0.1", "203.0.113.7, nonsense"), "127.0.0.1");
  EXPECT_EQ(from("127.0.0.1", ""), "127.0.0.1");
  EXPECT_TRUE(forwarded_secure("http, HTTPS"));
  EXPECT_FALSE(forwarded_secure("https, http"));
}

HttpRequest request_with(std::string method, std::string origin, std::string cookie,
                         std::string authorization = "") {
  HttpRequest request;
  request.method = std::move(method);
  request.host = "here";
  request.origin = std::move(origin);
  request.cookie = std::move(cookie);
  request.authorization = std::move(authorization);
  return request;
}

int status_of(const HttpRequest& request, const std::vector<std::string>& origins = {}) {
  const Caller caller = caller_of(request, *Address::parse("127.0.0.1"), false, {});
  const auto refusal = unwanted(request, caller, origins);
  return refusal ? refusal->status : 200;
}

TEST(Gate, what_a_foreign_page_could_send_is_refused) {
  const std::string pass = "ludoteca_pass=alice";
  EXPECT_EQ(status_of(request_with("POST", "http://here", pass)), 200);
  EXPECT_EQ(status_of(request_with("POST", "http://evil.org", pass)), 403);
  EXPECT_EQ(status_of(request_with("POST", "http://evil.org", "")), 403);
  EXPECT_EQ(status_of(request_with("POST", "null", pass)), 403);
  EXPECT_EQ(status_of(request_with("POST", "", pass)), 403);
  EXPECT_EQ(status_of(request_with("DELETE", "http://evil.org", pass)), 403);
  EXPECT_EQ(status_of(request_with("GET", "", pass)), 200);
  EXPECT_EQ(status_of(request_with("POST", "", "")), 200);  // a program, which is nobody
  EXPECT_EQ(status_of(request_with("POST", "https://games.org", pass), {"https://games.org"}), 200);
  EXPECT_EQ(status_of(request_with("TRACE", "", "")), 405);
}

TEST(Gate, a_token_needs_no_origin_and_uses_no_cookie) {
  const HttpRequest request = request_with("POST", "", "ludoteca_pass=alice", "Bearer bot");
  EXPECT_EQ(status_of(request), 200);
  EXPECT_EQ(caller_of(request, {}, false, {}).pass, "bot");
  EXPECT_EQ(status_of(request_with("POST", "http://here", "ludoteca_pass=alice", "Basic x")), 401);
  EXPECT_EQ(status_of(request_with("GET", "", "ludoteca_pass=alice", "Basic x")), 401);
}

TEST(Limits, so_many_at_once_then_so_many_a_second) {
  LimitSettings settings;
  settings.set("api=2:3");
  Limits limits(settings);
  const SteadyTime start = SteadyTime() + seconds(1000);
  Account& account = *limits.of(UserId{7});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limits.take(account, Work::api, start), 0);
  EXPECT_NEAR(limits.take(account, Work::api, start), 0.5, 1e-9);
  EXPECT_GT(limits.take(account, Work::api, start + milliseconds(499)), 0);
  EXPECT_EQ(limits.take(account, Work::api, start + milliseconds(501)), 0);
  EXPECT_GT(limits.take(account, Work::api, start + milliseconds(502)), 0);
  EXPECT_EQ(limits.take(account, Work::messages, start), 0);
}

TEST(Limits, addresses_of_one_network_share_and_accounts_are_forgotten) {
  Limits limits{LimitSettings()};
  EXPECT_EQ(limits.of(*Address::parse("2001:db8::1")), limits.of(*Address::parse("2001:db8::2:3")));
  EXPECT_NE(limits.of(*Address::parse("2001:db8::1")),
            limits.of(*Address::parse("2001:db8:0:1::1")));
  EXPECT_NE(limits.of(*Address::parse("10.0.0.1")), limits.of(*Address::parse("10.0.0.2")));
  EXPECT_NE(limits.of(UserId{1}), limits.of(UserId{2}));
  const SteadyTime now = SteadyTime() + seconds(1000);
  const AccountPtr held = limits.of(UserId{1});
  limits.take(*limits.of(UserId{2}), Work::sign_in, now);
  limits.sweep(now);
  EXPECT_EQ(limits.size(), 2U);
  limits.sweep(now + seconds(3600));
  EXPECT_EQ(limits.size(), 1U);
}

TEST(Limits, settings_are_checked) {
  LimitSettings settings;
  settings.set("messages=off");
  settings.set("open=5");
  EXPECT_EQ(settings.open, 5);
  for (const char* wrong : {"", "api", "api=", "api=1", "api=0:5", "api=5:0.5", "api=x:y",
                            "cats=1:1", "open=-1", "api=nan:1", "api=inf:1"}) {
    EXPECT_THROW(settings.set(wrong), Error) << wrong;
  }
}

TEST(Settings, addresses_to_listen_on) {
  EXPECT_EQ(Endpoint::parse("8080").to_string(), "127.0.0.1:8080");
  EXPECT_EQ(Endpoint::parse("localhost:1").to_string(), "127.0.0.1:1");
  EXPECT_EQ(Endpoint::parse("0.0.0.0:80").to_string(), "0.0.0.0:80");
  EXPECT_EQ(Endpoint::parse("[::]:443").to_string(), "[::]:443");
  for (const char* wrong : {"", ":", "x:80", "70000", "1.2.3.4", "::1:80", "1.2.3.4:5x", "-1"}) {
    EXPECT_THROW(Endpoint::parse(wrong), Error) << wrong;
  }
}

std::string complaint(const std::function<void(ServerSettings&)>& change) {
  ServerSettings settings;
  change(settings);
  try {
    settings.check();
  } catch (const Error& error) {
    return error.what();
  }
  return "none";
}

TEST(Settings, are_checked_before_anything_starts) {
  EXPECT_EQ(complaint([](auto&) {}), "none");
  EXPECT_THAT(complaint([](auto& s) { s.certificate = "a"; }), HasSubstr("both"));
  EXPECT_THAT(complaint([](auto& s) { s.certificate = s.key = "/no/such"; }),
              HasSubstr("cannot be read"));
  EXPECT_THAT(complaint([](auto& s) { s.origins = {"games.org"}; }), HasSubstr("an origin like"));
  EXPECT_THAT(complaint([](auto& s) { s.origins = {"https://a/b"}; }), HasSubstr("an origin like"));
  EXPECT_THAT(complaint([](auto& s) { s.trusted_proxies = {"nginx"}; }), HasSubstr("loopback"));
  EXPECT_EQ(complaint([](auto& s) { s.trusted_proxies = {"loopback", "10.0.0.0/8"}; }), "none");
}

TEST(Log, lines_are_json_whatever_is_in_them) {
  EXPECT_EQ(log_line(LogLevel::info, "listening", {{"port", 8080}, {"tls", false}, {"s", 0.5}}),
            R"({"level":"info","what":"listening","port":8080,"tls":false,"s":0.5})");
  EXPECT_EQ(log_line(LogLevel::error, "a\"b", {{"path", "/\n\xff\xc3\xa9\\"}}),
            "{\"level\":\"error\",\"what\":\"a\\\"b\",\"path\":\"/\\u000a\\ufffdé\\\\\"}");
  EXPECT_EQ(log_level("warning"), LogLevel::warning);
  EXPECT_THROW(log_level("loud"), Error);
}

}  // namespace
}  // namespace ludoteca
