// A WebSocket: messages in, messages out. Between two messages it holds no buffers.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string>
#include <vector>

#include "server/net/connection.h"
#include "server/net/frames.h"
#include "server/net/hub.h"

namespace ludoteca {

// What a socket begins with, after the HTTP request for it.
struct SocketStart {
  std::unique_ptr<Connection> connection;
  std::string early;  // bytes that came right behind the request
  Visitor visitor;
  AccountPtr address;
  std::vector<OpenConnection> open;  // what counts it
};

class SocketSession final : public Peer,
                            public Session,
                            public std::enable_shared_from_this<SocketSession> {
 public:
  static void start(std::shared_ptr<Hub> hub, SocketStart start);

  SocketSession(std::shared_ptr<Hub> hub, SocketStart& start);

  void send(Text message) override;
  void close(int code, std::string_view why) override;

  void flush();

  void tick(SteadyTime now) override;
  void stop() override { close(kCloseGoingAway, "the server stops"); }
  void drop() override { connection_->close(); }
  void leave() override;
  bool socket() const override { return true; }

 private:
  enum class State : std::uint8_t {
    open,
    closing,   // we said goodbye, or are about to: messages are not heard any more
    answered,  // and so did the other end
    deaf,      // what comes makes no sense, and is read only so that our goodbye gets through
  };

  boost::asio::awaitable<void> run();
  void part(int code, std::string_view why);
  void hear(std::span<char> bytes);
  void hear(const Received& received);
  void hear_text(std::string_view text);
  bool hear_message(std::string_view message);
  bool within_limits();
  void control(std::uint8_t opcode, std::string_view payload);
  void want_flush();
  void gather(std::string& out);
  void wait_to_write(Need need);
  std::size_t waiting_bytes() const { return queued_ + control_.size() + out_.size() - out_at_; }
  bool finished() const;

  std::unique_ptr<Connection> connection_;
  std::vector<OpenConnection> open_;
  FrameReader frames_;
  PeerId id_ = 0;
  AccountPtr address_;
  AccountPtr visitor_;  // none for somebody without a name
  SteadyTime heard_;
  SteadyTime written_;
  SteadyTime deadline_ = SteadyTime::max();

  std::vector<Text> queue_;  // not yet in a frame
  std::size_t queued_ = 0;   // its bytes
  std::string control_;      // frames that go before it
  std::string farewell_;     // the frame that goes last
  std::string out_;          // frames of which the socket has taken only the first out_at_ bytes
  std::size_t out_at_ = 0;
  State state_ = State::open;
  bool to_flush_ = false;
  bool waits_to_write_ = false;
  bool asked_ = false;  // a ping is out
  bool left_ = false;
};

}  // namespace ludoteca
