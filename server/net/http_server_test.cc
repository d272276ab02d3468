#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

#include "server/net/test_server.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using std::chrono::milliseconds;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(HttpServer, every_answer_carries_the_strict_headers) {
  TestServer server;
  TestClient client = server.client();
  for (const char* path : {"/", "/nothing", "/api/echo", "/healthz", "/metrics", "/socket"}) {
    const TestAnswer answer = client.get(path);
    EXPECT_THAT(answer.header("content-security-policy"), StartsWith("default-src 'self';"))
        << path;
    EXPECT_THAT(answer.header("content-security-policy"), HasSubstr("frame-ancestors 'none'"));
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.header("referrer-policy"), "same-origin");
    EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_THAT(answer.header("permissions-policy"), HasSubstr("camera=()"));
    EXPECT_EQ(answer.header("strict-transport-security"), "");
    EXPECT_THAT(answer.header("date"), HasSubstr("GMT"));
  }
}

TEST(HttpServer, requests_reach_the_service_and_answers_come_back) {
  TestServer server;
  TestClient client = server.client();
  const TestAnswer get = client.get("/api/echo?a=1&lang=pl", "Cookie: ludoteca_pass=alice\r\n");
  EXPECT_EQ(get.status, 200);
  EXPECT_EQ(get.header("content-type"), "application/json");
  EXPECT_EQ(get.header("cache-control"), "no-store");
  EXPECT_EQ(get.body, R"({"method":"GET","path":"/api/echo","query":"a=1&lang=pl","body":"",)"
                      R"("pass":"alice","address":"127.0.0.1","name":"Alice","language":"pl"})");
  const TestAnswer post = client.post("/api/late", "{}");
  EXPECT_THAT(post.body, HasSubstr(R"("method":"POST")"));
  EXPECT_THAT(post.body, HasSubstr(R"("body":"{}")"));
  EXPECT_THAT(client.get("/api/echo", "Cookie: ludoteca_pass=slow\r\n").body,
              HasSubstr("\"Slow\""));
  EXPECT_THAT(client.get("/api/echo", "Accept-Language: de, pt;q=0.9, en\r\n").body,
              HasSubstr("pt-BR"));
}

TEST(HttpServer, cookies_are_set_and_taken_away) {
  TestServer server;
  TestClient client = server.client();
  EXPECT_EQ(client.post("/api/guest", "{}").header("set-cookie"),
            "ludoteca_pass=new-pass; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax");
  EXPECT_EQ(client.post("/api/sign-out", "{}").header("set-cookie"),
            "ludoteca_pass=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
  EXPECT_EQ(client.get("/api/guest", "Authorization: Bearer alice\r\n").header("set-cookie"), "");
  EXPECT_EQ(client.get("/api/file").header("content-disposition"),
            "attachment; filename=\"a__game___.txt\"");
}

TEST(HttpServer, foreign_pages_and_other_bodies_are_refused) {
  TestServer server;
  TestClient client = server.client();
  const std::string json = "Content-Type: application/json\r\n";
  EXPECT_EQ(client.post("/api/echo", "{}", json + "Origin: http://here\r\n").status, 200);
  EXPECT_EQ(client.post("/api/echo", "{}", json + "Origin: http://evil\r\n").status, 403);
  EXPECT_EQ(client.post("/api/echo", "{}", json + "Cookie: ludoteca_pass=alice\r\n").status, 403);
  EXPECT_EQ(client.post("/api/echo", "a=1", "Content-Type: text/plain\r\n").status, 415);
  EXPECT_EQ(client.post("/api/echo", "a=1", "").status, 415);
  EXPECT_EQ(client.post("/api/echo", "{}", json + "Authorization: Basic x\r\n").status, 401);
  EXPECT_EQ(client.get("/api/echo", "Authorization: Bearer nobody\r\n").status, 401);
  EXPECT_EQ(client.get("/api/echo", "Cookie: ludoteca_pass=nobody\r\n").status, 200);
}

TEST(HttpServer, pipelined_requests_are_answered_in_their_order) {
  TestServer server;
  TestClient client = server.client();
  client.send(
      "GET /api/late?1 HTTP/1.1\r\nHost: h\r\n\r\n"
      "POST /api/echo?2 HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n"
      "Content-Type: application/json\r\n\r\n{}\r\n"
      "GET /api/echo?3 HTTP/1.0\r\n\r\n");
  EXPECT_THAT(client.answer().body, HasSubstr("\"1\""));
  EXPECT_THAT(client.answer().body, HasSubstr("\"2\",\"body\":\"{}\""));
  const TestAnswer last = client.answer();
  EXPECT_THAT(last.body, HasSubstr("\"3\""));
  EXPECT_EQ(last.header("connection"), "close");
  EXPECT_TRUE(client.ended());
}

int refused(const TestServer& server, std::string_view bytes) {
  TestClient client = server.client();
  client.send(bytes);
  const TestAnswer answer = client.answer();
  EXPECT_EQ(answer.header("connection"), "close") << bytes.substr(0, 60);
  EXPECT_TRUE(client.ended());
  return answer.status;
}

TEST(HttpServer, requests_that_break_the_rules_are_refused) {
  TestServer server;
  const auto status = [&](const std::string& bytes) { return refused(server, bytes); };
  EXPECT_EQ(status("nonsense\r\n\r\n"), 400);
  EXPECT_EQ(status("GET / HTTP/3.0\r\nHost: h\r\n\r\n"), 505);
  EXPECT_EQ(status("GET / HTTP/1.1\r\n\r\n"), 400);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), 400);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost : h\r\n\r\n"), 400);
  EXPECT_EQ(status("GET * HTTP/1.1\r\nHost: h\r\n\r\n"), 400);
  EXPECT_EQ(status("GET /\x80 HTTP/1.1\r\nHost: h\r\n\r\n"), 400);
  const std::string post =
      "POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n";
  EXPECT_EQ(status(post + "Content-Length: x\r\n\r\n"), 400);
  EXPECT_EQ(status(post + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab"), 400);
  EXPECT_EQ(status(post + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), 411);
  EXPECT_EQ(status(post + "Transfer-Encoding: gzip\r\n\r\nxx"), 411);
  EXPECT_THAT(status(post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
              AnyOf(400, 411));
  EXPECT_EQ(status(post + "Content-Length: 98305\r\n\r\n" + std::string(98305, ' ')), 413);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(9000, 'x') + "\r\n\r\n"), 431);
  EXPECT_EQ(status("GET /" + std::string(9000, 'x')), 431);
}

TEST(HttpServer, a_body_of_the_allowed_size_is_read_when_asked_for) {
  TestServer server;
  TestClient client = server.client();
  client.send(
      "POST /api/echo HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
      "Content-Length: 98304\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.answer().status, 100);
  client.send(std::string(98304, ' '));
  EXPECT_EQ(client.answer().status, 200);
  EXPECT_EQ(client.get("http://other/api/echo").status, 200);
}

TEST(HttpServer, a_slow_request_is_given_up_and_so_is_an_idle_connection) {
  TestServer server([](ServerSettings& settings) {
    settings.times.request = milliseconds(150);
    settings.times.keep_alive = milliseconds(150);
  });
  TestClient slow = server.client();
  const auto start = std::chrono::steady_clock::now();
  bool alive = true;
  for (const char c : std::string(1000, 'x')) {  // a byte now and then, as slow-loris does
    alive = slow.send(std::string_view(&c, 1));
    std::this_thread::sleep_for(milliseconds(10));
    if (!alive) break;
  }
  EXPECT_FALSE(alive);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
  TestClient silent = server.client();
  EXPECT_TRUE(silent.ended());
  TestClient idle = server.client();
  EXPECT_EQ(idle.get("/healthz").status, 200);
  EXPECT_TRUE(idle.ended());
}

TEST(HttpServer, a_large_answer_arrives_whole_and_one_that_is_not_read_is_given_up) {
  TestServer server([](ServerSettings& settings) { settings.times.write = milliseconds(200); });
  TestClient client = server.client();
  EXPECT_EQ(client.get("/api/big").body.size(), 4U << 20);
  TestClient lazy(server.port, "127.0.0.1", 4096);
  lazy.send("GET /api/big HTTP/1.1\r\nHost: here\r\n\r\n");
  std::this_thread::sleep_for(milliseconds(800));
  EXPECT_LT(lazy.read_all().size(), 4U << 20);
}

TEST(HttpServer, a_service_that_fails_or_does_not_answer_hurts_nobody_else) {
  TestServer server([](ServerSettings& settings) { settings.times.answer = milliseconds(100); });
  TestClient one = server.client();
  one.send("GET /api/never HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_EQ(one.answer().status, 503);
  TestClient two = server.client();
  two.send("GET /api/never HTTP/1.1\r\nHost: h\r\n\r\n");
  two.close();
  TestClient three = server.client();
  EXPECT_EQ(three.get("/api/throw").status, 500);
  EXPECT_EQ(server.client().get("/api/echo").status, 200);
}

TEST(HttpServer, too_many_requests_are_told_to_wait) {
  TestServer server([](ServerSettings& settings) {
    settings.limits.set("api=1:2");
    settings.limits.set("sign-in=0.1:1");
    settings.limits.set("pages=0.5:1");
  });
  TestClient client = server.client();
  const char* alice = "Cookie: ludoteca_pass=alice\r\n";
  EXPECT_EQ(client.get("/api/echo", alice).status, 200);
  EXPECT_EQ(client.get("/api/echo", alice).status, 200);
  const TestAnswer limited = client.get("/api/echo", alice);
  EXPECT_EQ(limited.status, 429);
  EXPECT_EQ(limited.header("retry-after"), "1");
  EXPECT_EQ(client.get("/api/echo").status, 200);  // another visitor of the same address
  EXPECT_EQ(client.post("/api/sign-in", "{}").status, 200);
  EXPECT_EQ(client.post("/api/sign-in", "{}").header("retry-after"), "10");
  EXPECT_EQ(client.get("/").status, 200);
  EXPECT_EQ(client.get("/").status, 429);
}

TEST(HttpServer, so_many_connections_an_address_and_in_all) {
  TestServer server([](ServerSettings& settings) { settings.limits.set("open-per-address=2"); });
  auto one = std::make_unique<TestClient>(server.client());
  TestClient two = server.client();
  EXPECT_EQ(one->get("/healthz").status, 200);
  EXPECT_EQ(two.get("/healthz").status, 200);
  EXPECT_EQ(server.client().get("/healthz").status, 0);
  one.reset();
  EXPECT_TRUE(soon([&] { return server.client().get("/healthz").status == 200; }));
  TestServer small([](ServerSettings& settings) { settings.limits.set("open=1"); });
  TestClient first = small.client();
  EXPECT_EQ(first.get("/healthz").status, 200);
  EXPECT_EQ(small.client().get("/healthz").status, 0);
}

TEST(HttpServer, connections_that_come_too_fast_are_dropped) {
  TestServer server([](ServerSettings& settings) { settings.limits.set("connections=0.01:3"); });
  for (int i = 0; i < 3; ++i) EXPECT_EQ(server.client().get("/healthz").status, 200);
  EXPECT_EQ(server.client().get("/healthz").status, 0);
}

TEST(HttpServer, health_and_metrics) {
  TestServer server;
  TestClient client = server.client();
  EXPECT_EQ(client.get("/healthz").body, "ok\n");
  server.service.well = false;
  EXPECT_EQ(client.get("/healthz").status, 503);
  TestClient socket = server.socket();
  const std::string page = client.get("/metrics").body;
  EXPECT_THAT(page, HasSubstr("ludoteca_connections{kind=\"http\"} 1\n"));
  EXPECT_THAT(page, HasSubstr("ludoteca_connections{kind=\"socket\"} 1\n"));
  EXPECT_THAT(page, HasSubstr("fake_metric 1\n"));
  EXPECT_EQ(client.get("/metrics", "X-Forwarded-For: 10.0.0.1\r\n").status, 404);
  EXPECT_EQ(client.get("/metrics", "Forwarded: for=10.0.0.1\r\n").status, 404);
  TestServer open([](ServerSettings& settings) { settings.open_metrics = true; });
  EXPECT_EQ(open.client().get("/metrics", "X-Forwarded-For: 10.0.0.1\r\n").status, 200);
}

TEST(HttpServer, proxies_are_believed_only_if_trusted) {
  const char* through = "X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\n";
  TestServer plain;
  EXPECT_THAT(plain.client().get("/api/echo", through).body, HasSubstr("127.0.0.1"));
  TestServer server([](ServerSettings& settings) { settings.trusted_proxies = {"loopback"}; });
  TestClient client = server.client();
  const TestAnswer answer = client.get("/api/guest", through);
  EXPECT_THAT(answer.body, HasSubstr("203.0.113.7"));
  EXPECT_THAT(answer.header("set-cookie"), HasSubstr("; Secure"));
  EXPECT_NE(answer.header("strict-transport-security"), "");
  EXPECT_THAT(client.get("/api/guest").header("set-cookie"), Not(HasSubstr("Secure")));
}

TEST(HttpServer, a_taken_port_is_named_with_what_to_do) {
  TestServer server;
  try {
    TestServer second([&](ServerSettings& settings) {
      settings.listen = {"127.0.0.1:" + std::to_string(server.port)};
    });
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("another program already listens on 127.0.0.1:"));
    EXPECT_THAT(error.what(), HasSubstr("--listen 8080"));
  }
}

TEST(HttpServer, stops_after_what_it_was_doing) {
  TestServer server;
  TestClient idle = server.client();
  EXPECT_EQ(idle.get("/healthz").status, 200);
  TestClient busy = server.client();
  busy.send("GET /api/late HTTP/1.1\r\nHost: h\r\n\r\n");
  TestClient socket = server.socket();
  std::this_thread::sleep_for(milliseconds(30));
  auto stopped = server.stop();
  EXPECT_TRUE(idle.ended());
  EXPECT_EQ(socket.hear().code(), 1001);
  socket.send(frame("\x03\xe9", 8));
  const TestAnswer last = busy.answer();
  EXPECT_EQ(last.status, 200);
  EXPECT_EQ(last.header("connection"), "close");
  EXPECT_EQ(stopped.wait_for(std::chrono::seconds(3)), std::future_status::ready);
  EXPECT_EQ(server.service.here, 0);
  EXPECT_THROW(server.client(), std::runtime_error);
}

TEST(HttpServer, stops_in_time_although_somebody_does_not_go) {
  TestServer server([](ServerSettings& settings) {
    settings.times.stop = milliseconds(200);
    settings.times.close = std::chrono::seconds(60);
  });
  TestClient socket = server.socket();
  auto stopped = server.stop();
  EXPECT_EQ(stopped.wait_for(std::chrono::seconds(3)), std::future_status::ready);
  EXPECT_EQ(server.service.here, 0);
}

TEST(HttpServer, runs_until_it_is_told_to_end) {
  Loop loop;
  FakeService service(loop);
  const Logger log(LogLevel::error, -1);
  ServerSettings settings;
  settings.listen = {"127.0.0.1:0"};
  std::promise<std::uint16_t> port;
  std::thread thread([&] {
    run_server(loop, settings, service, log,
               [&](const Server& server) { port.set_value(server.ports().front()); });
  });
  TestClient client(port.get_future().get());
  EXPECT_EQ(client.get("/healthz").status, 200);
  ::kill(::getpid(), SIGTERM);
  thread.join();
  EXPECT_TRUE(client.ended());
}

}  // namespace
}  // namespace ludoteca
