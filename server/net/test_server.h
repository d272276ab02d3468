// A server on a free port with a loop of its own, for tests.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <thread>

#include "server/net/fake_service.h"
#include "server/net/server.h"
#include "server/net/test_client.h"

namespace ludoteca {

class TestServer {
 public:
  using Change = std::function<void(ServerSettings&)>;

  explicit TestServer(const Change& change = {})
      : server_(loop, settings_with(change), service, log_) {
    server_.start();
    port = server_.ports().front();
    thread_ = std::thread([this] { loop.run(); });
  }
  ~TestServer() {
    loop.stop();
    thread_.join();
  }

  TestClient client() const { return TestClient(port); }
  // A client whose socket is open and has been greeted.
  TestClient socket() const {
    TestClient client(port);
    if (client.upgrade().status != 101) throw std::runtime_error("no socket");
    if (service.greets) client.hear();
    return client;
  }

  std::future<void> stop() {
    auto promise = std::make_shared<std::promise<void>>();
    loop.post([this, promise] { server_.stop([promise] { promise->set_value(); }); });
    return promise->get_future();
  }
  void renew_certificate() {
    loop.post([this] { server_.renew_certificate(); });
  }

  Loop loop;
  FakeService service{loop};
  std::uint16_t port = 0;

 private:
  static ServerSettings settings_with(const Change& change) {
    ServerSettings settings;
    settings.listen = {"127.0.0.1:0"};
    settings.limits.set("connections=off");
    settings.limits.set("sign-in=off");
    if (change) change(settings);
    return settings;
  }

  Logger log_{LogLevel::error, -1};
  Server server_;
  std::thread thread_;
};

// Whether something becomes true within some seconds.
inline bool soon(const std::function<bool()>& holds) {
  for (int i = 0; i < 1000; ++i) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

}  // namespace ludoteca
