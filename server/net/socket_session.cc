#include "server/net/socket_session.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>
#include <exception>

namespace ludoteca {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

// Messages are joined into frames of about this size at most.
constexpr std::size_t kFrame = 64 * 1024;

}  // namespace

void SocketSession::start(std::shared_ptr<Hub> hub, SocketStart start) {
  auto& context = hub->context;
  auto session = std::make_shared<SocketSession>(std::move(hub), start);
  session->id_ = session->hub().service->welcome(*session, std::move(start.visitor));
  if (!start.early.empty()) session->hear(start.early);
  asio::co_spawn(context, session->run(), asio::detached);
}

SocketSession::SocketSession(std::shared_ptr<Hub> hub, SocketStart& start)
    : Session(std::move(hub)),
      connection_(std::move(start.connection)),
      open_(std::move(start.open)),
      frames_(this->hub().settings.message_limit),
      address_(std::move(start.address)),
      heard_(Clock::now()),
      written_(heard_) {
  if (start.visitor.user != kNoUser) visitor_ = this->hub().limits.of(start.visitor.user);
  ++this->hub().metrics.sockets_opened;
}

asio::awaitable<void> SocketSession::run() {
  const auto self = shared_from_this();
  std::vector<char>& buffer = hub().read_buffer;
  while (hub().service != nullptr && !finished()) {
    const Progress got = connection_->read(buffer);
    if (got.bytes > 0) {
      hub().metrics.bytes_in += got.bytes;
      hear(std::span(buffer).first(got.bytes));
      // If the buffer was not filled there is nothing more now: no need to ask the system.
      const bool maybe_more = got.bytes == buffer.size() || connection_->reads_ahead();
      if (maybe_more || finished()) continue;
    }
    const Need need = got.bytes > 0 ? Need::readable : got.need;
    const bool ready = co_await connection_->ready(need);
    if (!ready) break;
  }
  leave();
  connection_->end();
  connection_->close();
}

void SocketSession::leave() {
  if (std::exchange(left_, true) || hub().service == nullptr) return;
  state_ = State::answered;
  hub().service->gone(id_);
}

bool SocketSession::finished() const {
  return state_ == State::answered && waiting_bytes() == 0;
}

void SocketSession::hear(std::span<char> bytes) {
  heard_ = Clock::now();
  asked_ = false;
  if (state_ == State::deaf) return;
  frames_.feed(bytes);
  while (state_ != State::answered && state_ != State::deaf) {
    const Received received = frames_.next();
    if (received.kind == Received::Kind::more) return;
    hear(received);
  }
}

void SocketSession::hear(const Received& received) {
  switch (received.kind) {
    case Received::Kind::text:
      if (state_ == State::open) hear_text(received.text);
      break;
    case Received::Kind::ping:
      if (state_ == State::open && within_limits()) control(kPong, received.text);
      break;
    case Received::Kind::close:
      part(received.code, {});
      state_ = State::answered;
      flush();
      break;
    case Received::Kind::wrong:
      close(received.code, {});
      state_ = State::deaf;
      flush();
      break;
    case Received::Kind::pong:
    case Received::Kind::more:
      break;
  }
}

void SocketSession::hear_text(std::string_view text) {
  if (text.empty()) within_limits();
  for_each_message(text, [this](std::string_view message) {
    return within_limits() && hear_message(message) && state_ == State::open;
  });
}

bool SocketSession::hear_message(std::string_view message) {
  ++hub().metrics.messages_in;
  try {
    hub().service->hear(id_, message);
    return true;
  } catch (const std::exception& error) {
    hub().log.error("message failed", {{"peer", id_}, {"error", error.what()}});
    close(kCloseInternal, "something went wrong here");
    return false;
  }
}

bool SocketSession::within_limits() {
  Limits& limits = hub().limits;
  if (limits.take_shared(*address_, Work::messages, heard_) == 0 &&
      (!visitor_ || limits.take(*visitor_, Work::messages, heard_) == 0)) {
    return true;
  }
  ++hub().metrics.limited[name_of(Work::messages)];
  close(kClosePolicy, "too many messages");
  return false;
}

void SocketSession::send(Text message) {
  if (state_ != State::open) return;
  const ServerSettings& settings = hub().settings;
  const std::size_t size = message->size();
  // Much at once is no reason to give up on somebody who reads.
  if (waiting_bytes() + size > settings.queue_limit / 2 && !waits_to_write_) flush();
  if (waiting_bytes() > 0 && waiting_bytes() + size > settings.queue_limit) {
    ++hub().metrics.queue_overflows;
    std::vector<Text>().swap(queue_);
    queued_ = 0;
    close(kClosePolicy, "you do not read");
    return;
  }
  ++hub().metrics.messages_out;
  queued_ += size;
  queue_.push_back(std::move(message));
  want_flush();
}

void SocketSession::close(int code, std::string_view why) {
  if (state_ == State::open) ++hub().metrics.closed[code];
  part(code, why);
}

void SocketSession::part(int code, std::string_view why) {
  if (state_ != State::open) return;
  state_ = State::closing;
  put_close(farewell_, code, why);
  deadline_ = Clock::now() + hub().settings.times.close;
  want_flush();
}

void SocketSession::control(std::uint8_t opcode, std::string_view payload) {
  put_control(control_, opcode, payload);
  if (waiting_bytes() > hub().settings.queue_limit) drop();
  want_flush();
}

void SocketSession::want_flush() {
  if (to_flush_ || waits_to_write_ || (waiting_bytes() == 0 && farewell_.empty())) return;
  to_flush_ = true;
  hub().flush_soon(shared_from_this());
}

void SocketSession::gather(std::string& out) {
  out += control_;
  std::string().swap(control_);
  for (std::size_t first = 0; first < queue_.size();) {
    std::size_t length = queue_[first]->size();
    std::size_t last = first + 1;
    while (last < queue_.size() && length + 1 + queue_[last]->size() <= kFrame) {
      length += 1 + queue_[last++]->size();
    }
    put_text_head(out, length);
    ++hub().metrics.frames_out;
    out += *queue_[first];
    for (std::size_t i = first + 1; i < last; ++i) (out += '\n') += *queue_[i];
    first = last;
  }
  if (queue_.capacity() > 4) {
    std::vector<Text>().swap(queue_);
  } else {
    queue_.clear();
  }
  queued_ = 0;
  out += farewell_;
  std::string().swap(farewell_);
}

void SocketSession::flush() {
  to_flush_ = false;
  while (!waits_to_write_) {
    std::string& fresh = hub().write_buffer;
    const bool old = !out_.empty();
    if (!old) {
      fresh.clear();
      gather(fresh);
    }
    std::string_view bytes = old ? std::string_view(out_).substr(out_at_) : fresh;
    if (bytes.empty()) break;
    const Progress done = connection_->write(bytes);
    bytes.remove_prefix(done.bytes);
    hub().metrics.bytes_out += done.bytes;
    if (done.bytes > 0) written_ = Clock::now();
    if (bytes.empty()) {
      std::string().swap(out_);
      out_at_ = 0;
      continue;
    }
    if (old) {
      out_at_ += done.bytes;
    } else {
      out_ = bytes;
      written_ = Clock::now();
    }
    if (done.need == Need::end) {
      drop();
      return;
    }
    if (done.need != Need::nothing) wait_to_write(done.need);
  }
  const bool over = state_ == State::answered || state_ == State::deaf;
  if (over && waiting_bytes() == 0) connection_->end();
}

void SocketSession::wait_to_write(Need need) {
  waits_to_write_ = true;
  const auto what =
      need == Need::writable ? Connection::Socket::wait_write : Connection::Socket::wait_read;
  connection_->socket().async_wait(what,
                                   [self = shared_from_this()](boost::system::error_code error) {
                                     self->waits_to_write_ = false;
                                     if (!error) self->flush();
                                   });
}

void SocketSession::tick(SteadyTime now) {
  const TimeSettings& times = hub().settings.times;
  const bool stuck = !out_.empty() && now - written_ > times.write;
  const bool silent = now - heard_ > times.silence;
  if (now > deadline_ || stuck || silent) {
    if (state_ == State::open) ++hub().metrics.timeouts;
    drop();
  } else if (state_ == State::open && !asked_ && now - heard_ > times.ping) {
    asked_ = true;
    control(kPing, {});
  }
}

}  // namespace ludoteca
