#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "server/net/test_server.h"

namespace ludoteca {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

TEST(SocketServer, opens_as_the_standard_says) {
  TestServer server;
  TestClient client = server.client();
  const TestAnswer answer = client.upgrade("/socket?lang=pl", "Authorization: Bearer alice\r\n");
  EXPECT_EQ(answer.status, 101);
  EXPECT_EQ(answer.header("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(client.hear().text, "hello Alice pl");
  client.say("x");
  EXPECT_EQ(client.hear().text, "x");
}

TEST(SocketServer, refuses_what_is_no_socket_or_comes_from_elsewhere) {
  TestServer server;
  const auto status = [&](std::string_view headers) {
    return server.client().upgrade("/socket", headers).status;
  };
  EXPECT_EQ(status("Origin: http://here\r\nCookie: ludoteca_pass=alice\r\n"), 101);
  EXPECT_EQ(status("Origin: http://evil.org\r\nCookie: ludoteca_pass=alice\r\n"), 403);
  EXPECT_EQ(status("Cookie: ludoteca_pass=alice\r\n"), 403);
  EXPECT_EQ(status("Authorization: Bearer ?\r\n"), 401);
  EXPECT_EQ(status("Authorization: Bearer nobody\r\n"), 401);
  EXPECT_EQ(status(""), 101);
  const TestAnswer plain = server.client().get("/socket");
  EXPECT_EQ(plain.status, 426);
  EXPECT_EQ(plain.header("sec-websocket-version"), "13");
}

TEST(SocketServer, lines_are_messages_and_answers_travel_together) {
  TestServer server;
  TestClient client = server.socket();
  client.send(frame("one\ntwo\nthree"));
  EXPECT_EQ(client.hear().text, "one\ntwo\nthree");
  client.send(frame("a") + frame("b", 1, false) + frame("c", 0));
  std::string all = client.hear().text;
  while (all.size() < 4) all += "\n" + client.hear().text;  // unless the bytes came in two pieces
  EXPECT_EQ(all, "a\nbc");
}

TEST(SocketServer, bytes_right_behind_the_request_count) {
  TestServer server;
  TestClient client = server.client();
  client.send(
      "GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" +
      frame("early"));
  EXPECT_EQ(client.answer().status, 101);
  EXPECT_EQ(client.hear().text, "hello  \nearly");
}

TEST(SocketServer, large_answers_arrive_whole) {
  TestServer server;
  TestClient client = server.socket();
  for (const int size : {1, 125, 126, 65535, 65536, 1000000}) {
    client.say("large " + std::to_string(size));
    EXPECT_EQ(client.hear().text, std::string(static_cast<std::size_t>(size), 'y')) << size;
  }
  client.say("flood 1000");  // much at once, to somebody who reads
  std::size_t bytes = 0;
  while (bytes < 1000 * 1001) {
    const TestFrame got = client.hear();
    ASSERT_EQ(got.opcode, 1);
    EXPECT_LE(got.text.size(), 65536U);
    bytes += got.text.size() + 1;
  }
}

TEST(SocketServer, wrong_frames_are_closed_with_their_code) {
  TestServer server;
  const auto code = [&](const std::string& bytes) {
    TestClient client = server.socket();
    client.send(bytes);
    const TestFrame got = client.hear();
    EXPECT_EQ(got.opcode, 8);
    EXPECT_TRUE(client.ended());
    return got.code();
  };
  EXPECT_EQ(code(frame("binary", 2)), 1003);
  EXPECT_EQ(code(frame("\xff")), 1007);
  EXPECT_EQ(code(frame(std::string(16385, 'x'))), 1009);
  EXPECT_EQ(code(frame(std::string(100000, 'x'))), 1009);
  EXPECT_EQ(code("\x81\x01x"), 1002);
  EXPECT_EQ(code(frame("throw")), 1011);
  EXPECT_EQ(server.service.heard, 1);
  EXPECT_TRUE(soon([&] { return server.service.here == 0; }));
}

TEST(SocketServer, a_message_of_the_allowed_size_is_heard) {
  TestServer server;
  TestClient client = server.socket();
  client.say(std::string(16384, 'x'));
  EXPECT_EQ(client.hear().text.size(), 16384U);
}

TEST(SocketServer, both_ends_can_say_goodbye) {
  TestServer server;
  TestClient theirs = server.socket();
  theirs.send(frame("last") + frame("\x0f\xa1", 8) + frame("unheard"));
  EXPECT_EQ(theirs.hear().text, "last");
  EXPECT_EQ(theirs.hear().code(), 4001);
  EXPECT_TRUE(theirs.ended());
  TestClient ours = server.socket();
  ours.send(frame("first\nbye\nunheard"));
  EXPECT_EQ(ours.hear().text, "first");
  const TestFrame goodbye = ours.hear();
  EXPECT_EQ(goodbye.code(), 4000);
  EXPECT_THAT(goodbye.text, HasSubstr("as you like"));
  ours.send(frame("unheard") + frame("\x0f\xa0", 8));
  EXPECT_TRUE(ours.ended());
  TestClient rude = server.socket();
  rude.close();
  EXPECT_TRUE(soon([&] { return server.service.here == 0; }));
  EXPECT_EQ(server.service.heard, 3);
}

TEST(SocketServer, pings_are_answered_and_sent) {
  TestServer server([](ServerSettings& settings) {
    settings.times.ping = milliseconds(100);
    settings.times.silence = milliseconds(400);
  });
  TestClient client = server.socket();
  client.send(frame("are you there", 9));
  const TestFrame pong = client.hear();
  EXPECT_EQ(pong.opcode, 10);
  EXPECT_EQ(pong.text, "are you there");
  for (int i = 0; i < 6; ++i) {  // longer than the silence that is allowed
    EXPECT_EQ(client.hear().opcode, 9);
    client.send(frame("", 10));
  }
  EXPECT_EQ(client.hear().opcode, 9);
  EXPECT_TRUE(client.ended());
  EXPECT_TRUE(soon([&] { return server.service.here == 0; }));
}

TEST(SocketServer, a_peer_that_does_not_read_is_let_go) {
  TestServer server([](ServerSettings& settings) { settings.times.close = milliseconds(200); });
  TestClient lazy(server.port, "127.0.0.1", 4096);
  EXPECT_EQ(lazy.upgrade().status, 101);
  lazy.say("flood 20000");
  EXPECT_TRUE(soon([&] { return server.service.here == 0; }));
  TestClient other = server.socket();
  other.say("x");
  EXPECT_EQ(other.hear().text, "x");
  EXPECT_THAT(server.client().get("/metrics").body,
              HasSubstr("ludoteca_queue_overflows_total 1\n"));
}

TEST(SocketServer, a_peer_that_reads_late_is_told_why_it_is_let_go) {
  TestServer server;
  TestClient lazy(server.port, "127.0.0.1", 4096);
  EXPECT_EQ(lazy.upgrade().status, 101);
  lazy.hear();
  lazy.say("flood 20000");
  std::this_thread::sleep_for(milliseconds(200));
  TestFrame last;
  for (TestFrame got = lazy.hear(); got.opcode == 1; got = lazy.hear()) last = got;
  EXPECT_THAT(server.client().get("/metrics").body,
              HasSubstr("ludoteca_sockets_closed_total{code=\"1008\"} 1\n"));
}

TEST(SocketServer, a_flood_of_messages_is_closed) {
  TestServer server([](ServerSettings& settings) { settings.limits.set("messages=1:5"); });
  TestClient client = server.client();
  client.upgrade("/socket", "Authorization: Bearer alice\r\n");
  client.hear();
  std::string many;
  for (int i = 0; i < 20; ++i) many += "m\n";
  client.say(many);
  EXPECT_EQ(client.hear().text, "m\nm\nm\nm\nm");
  EXPECT_EQ(client.hear().code(), 1008);
  EXPECT_EQ(server.service.heard, 5);
  // Another connection of the same visitor changes nothing.
  TestClient again = server.client();
  again.upgrade("/socket", "Authorization: Bearer alice\r\n");
  again.hear();
  again.say("m\nm");
  EXPECT_EQ(again.hear().code() == 1008 || again.hear().code() == 1008, true);
}

TEST(SocketServer, pings_count_as_messages) {
  TestServer server([](ServerSettings& settings) { settings.limits.set("messages=1:1"); });
  TestClient client = server.socket();
  std::string many;
  for (int i = 0; i < 9; ++i) many += frame("", 9);
  client.send(many);
  TestFrame got = client.hear();
  while (got.opcode == 10) got = client.hear();
  EXPECT_EQ(got.code(), 1008);
}

TEST(SocketServer, many_at_once) {
  TestServer server([](ServerSettings& settings) { settings.limits.set("open-per-address=off"); });
  std::vector<TestClient> clients;
  for (int i = 0; i < 400; ++i) clients.push_back(server.socket());
  EXPECT_EQ(server.service.here, 400);
  for (auto& client : clients) client.say("here");
  for (auto& client : clients) EXPECT_EQ(client.hear().text, "here");
  clients.clear();
  EXPECT_TRUE(soon([&] { return server.service.here == 0; }));
}

TEST(SocketServer, random_bytes_hurt_nobody) {
  TestServer server([](ServerSettings& settings) {
    settings.times.request = milliseconds(300);
    settings.times.close = milliseconds(300);
    settings.limits.set("open-per-address=off");
    settings.limits.set("messages=off");
    settings.limits.set("api=off");
  });
  std::mt19937 random(7);
  for (int i = 0; i < 400; ++i) {
    TestClient client = i % 2 == 0 ? server.socket() : server.client();
    std::string bytes = i % 2 == 0 ? frame("first") : "POST /api/echo HTTP/1.1\r\nHost: h\r\n";
    for (int n = static_cast<int>(random() % 3000); n > 0; --n) {
      bytes += static_cast<char>(random() % (i % 3 == 0 ? 256 : 16));
    }
    client.send(bytes);
  }
  EXPECT_TRUE(soon([&] { return server.service.here == 0; }));
  EXPECT_EQ(server.client().get("/healthz").status, 200);
}

TEST(SocketServer, visitors_of_a_proxy_count_one_by_one) {
  TestServer server([](ServerSettings& settings) {
    settings.trusted_proxies = {"loopback"};
    settings.limits.set("open-per-address=1");
  });
  TestClient one = server.client();
  EXPECT_EQ(one.upgrade("/socket", "X-Forwarded-For: 10.0.0.1\r\n").status, 101);
  EXPECT_EQ(server.client().upgrade("/socket", "X-Forwarded-For: 10.0.0.1\r\n").status, 429);
  EXPECT_EQ(server.client().upgrade("/socket", "X-Forwarded-For: 10.0.0.2\r\n").status, 101);
}

TEST(SocketServer, the_service_is_told_when_the_server_goes) {
  Loop loop;
  FakeService service(loop);
  const Logger log(LogLevel::error, -1);
  ServerSettings settings;
  settings.listen = {"127.0.0.1:0"};
  auto server = std::make_unique<Server>(loop, settings, service, log);
  server->start();
  const auto port = server->ports().front();
  std::thread thread([&] { loop.run(); });
  TestClient client(port);
  client.upgrade();
  EXPECT_TRUE(soon([&] { return service.here == 1; }));
  loop.stop();
  thread.join();
  server.reset();
  EXPECT_EQ(service.here, 0);
  loop.drain();
}

}  // namespace
}  // namespace ludoteca
