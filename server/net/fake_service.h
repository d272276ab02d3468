// A service for the tests of the network: it repeats what it was told.
#pragma once

#include <fmt/format.h>

#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/net/loop.h"
#include "server/service.h"

namespace ludoteca {

class FakeService : public Service {
 public:
  explicit FakeService(Loop& loop) : loop_(loop) {}

  void identify(std::string pass, std::function<void(Visitor)> done) override {
    Visitor visitor;
    if (pass == "alice") visitor = {1, "Alice", "", false};
    if (pass == "slow") {
      return loop_.after(std::chrono::milliseconds(30), [done] { done({2, "Slow", "", false}); });
    }
    done(visitor);
  }

  void request(const Visitor& visitor, ApiRequest request,
               std::function<void(ApiAnswer)> done) override {
    ApiAnswer answer;
    if (request.path == "/api/throw") throw std::runtime_error("a bug");
    if (request.path == "/api/never") return kept_.push_back(std::move(done));
    if (request.path == "/api/guest") answer.new_pass = "new-pass";
    if (request.path == "/api/sign-out") answer.new_pass = "";
    if (request.path == "/api/file") answer.file_name = "a \"game\"\r\n.txt";
    if (request.path == "/api/big") {
      answer.body = std::string(4 << 20, 'x');
      return done(std::move(answer));
    }
    answer.body = boost::json::serialize(boost::json::value{{"method", request.method},
                                                            {"path", request.path},
                                                            {"query", request.query},
                                                            {"body", request.body},
                                                            {"pass", request.pass},
                                                            {"address", request.address},
                                                            {"name", visitor.name},
                                                            {"language", visitor.language}});
    if (request.path != "/api/late") return done(std::move(answer));
    loop_.after(std::chrono::milliseconds(100), [done, answer] { done(answer); });
  }

  PeerId welcome(Peer& peer, Visitor visitor) override {
    peers_[++last_] = &peer;
    if (greets) say(peer, fmt::format("hello {} {}", visitor.name, visitor.language));
    ++here;
    return last_;
  }

  void hear(PeerId id, std::string_view message) override {
    ++heard;
    Peer& peer = *peers_.at(id);
    if (message == "bye") return peer.close(4000, "as you like");
    if (message == "throw") throw std::runtime_error("a bug");
    if (message.starts_with("flood ")) {
      const auto text = std::make_shared<const std::string>(1000, 'x');
      for (int i = std::stoi(std::string(message.substr(6))); i > 0; --i) peer.send(text);
      return;
    }
    if (message.starts_with("large ")) {
      return say(peer, std::string(std::stoul(std::string(message.substr(6))), 'y'));
    }
    say(peer, std::string(message));
  }

  void gone(PeerId peer) override {
    if (peers_.erase(peer) != 1) throw std::logic_error("gone twice");
    --here;
  }

  std::string metrics() override { return "fake_metric 1\n"; }
  bool healthy() override { return well; }

  std::atomic<bool> well = true;
  std::atomic<bool> greets = true;
  std::atomic<int> here = 0;
  std::atomic<int> heard = 0;

 private:
  static void say(Peer& peer, std::string text) {
    peer.send(std::make_shared<const std::string>(std::move(text)));
  }

  Loop& loop_;
  std::map<PeerId, Peer*> peers_;
  PeerId last_ = 0;
  std::vector<std::function<void(ApiAnswer)>> kept_;
};

}  // namespace ludoteca
