#include "server/net/http_session.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>
#include <exception>

#include "server/net/ask.h"
#include "server/net/socket_session.h"

namespace ludoteca {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

// What is read and thrown away after a refusal, so that the client sees the answer first.
constexpr std::size_t kDiscard = 256 * 1024;
constexpr std::size_t kCopied = 16 * 1024;  // contents up to this size travel with their head

std::string_view why_refused(int status) {
  switch (status) {
    case 411:
      return "expected Content-Length";
    case 413:
      return "the body is too large";
    case 431:
      return "the header is too large";
    default:
      return "this is no request we understand";
  }
}

}  // namespace

void HttpSession::start(std::shared_ptr<Hub> hub, std::unique_ptr<Connection> connection,
                        const Address& peer, OpenConnection open) {
  auto& context = hub->context;
  auto session =
      std::make_shared<HttpSession>(std::move(hub), std::move(connection), peer, std::move(open));
  asio::co_spawn(context, session->run(), asio::detached);
}

HttpSession::HttpSession(std::shared_ptr<Hub> hub, std::unique_ptr<Connection> connection,
                         const Address& peer, OpenConnection open)
    : Session(std::move(hub)),
      connection_(std::move(connection)),
      peer_(peer),
      open_(std::move(open)),
      reader_(this->hub().settings.body_limit),
      deadline_(Clock::now() + this->hub().settings.times.request) {}

asio::awaitable<void> HttpSession::run() {
  const auto self = shared_from_this();
  try {
    bool more = true;
    while (more) {
      more = co_await read_request();
      if (more) more = co_await serve();
    }
  } catch (const std::exception& error) {
    hub().log.error("request failed", {{"path", request_.path}, {"error", error.what()}});
    count(500);
  }
  if (upgrade_) {
    become_socket();
  } else {
    connection_->end();
    connection_->close();
  }
}

void HttpSession::become_socket() {
  SocketStart start;
  start.connection = std::move(connection_);
  start.early = reader_.take_rest();
  start.visitor = std::move(guest_);
  start.address = address_;
  start.open.push_back(std::move(open_));
  // Through a proxy the visitor's own address was not counted yet.
  if (!(caller_.address == peer_)) start.open.emplace_back(address_);
  start.open.shrink_to_fit();
  SocketSession::start(shared_hub(), std::move(start));
}

asio::awaitable<bool> HttpSession::read_request() {
  bool counted = reader_.begun();
  while (!reader_.done()) {
    if (reader_.refused() != 0) {
      co_await refuse(reader_.refused());
      co_return false;
    }
    if (reader_.take_continue()) co_await write("HTTP/1.1 100 Continue\r\n\r\n");
    if (hub().stopping && !reader_.begun()) co_return false;
    std::vector<char>& buffer = hub().read_buffer;
    const Progress got = connection_->read(buffer);
    if (got.bytes > 0) {
      hub().metrics.bytes_in += got.bytes;
      reader_.feed({buffer.data(), got.bytes});
      // A whole request has so much time from its first byte, however slowly it trickles.
      if (!counted && reader_.begun()) deadline_ = Clock::now() + hub().settings.times.request;
      counted = reader_.begun();
      continue;
    }
    const bool ready = co_await connection_->ready(got.need);
    if (!ready) co_return false;
  }
  co_return true;
}

asio::awaitable<void> HttpSession::refuse(int status) {
  class_ = "wrong";
  request_ = {};
  HttpAnswer answer = error_answer(status, "wrong", why_refused(status));
  const bool sent = co_await send(std::move(answer));
  if (!sent) co_return;
  connection_->end();
  deadline_ = Clock::now() + hub().settings.times.close;
  std::vector<char>& buffer = hub().read_buffer;
  for (std::size_t read = 0; read < kDiscard;) {
    const Progress got = connection_->read(buffer);
    read += got.bytes;
    if (got.bytes > 0) continue;
    const bool ready = co_await connection_->ready(got.need);
    if (!ready) co_return;
  }
}

asio::awaitable<bool> HttpSession::serve() {
  request_ = reader_.take();
  caller_ = caller_of(request_, peer_, connection_->encrypted(), hub().trusted);
  address_ = hub().limits.of(caller_.address);
  busy_ = true;
  deadline_ = SteadyTime::max();  // the service has its own time
  HttpAnswer answer = co_await answer_for();
  if (hub().stopping) request_.keep_alive = false;
  if (answer.status == 101) {
    count(101);
    upgrade_ = co_await write(answer.headers);
    co_return false;
  }
  const bool sent = co_await send(std::move(answer));
  std::string().swap(request_.body);
  busy_ = false;
  deadline_ = Clock::now() + hub().settings.times.keep_alive;
  address_.reset();
  co_return sent&& request_.keep_alive && !hub().stopping;
}

asio::awaitable<bool> HttpSession::send(HttpAnswer answer) {
  count(answer.status);
  const HeadSettings settings{caller_.secure, request_.keep_alive, hub().date()};
  std::string head = head_of(answer, settings);
  std::string_view content = answer.content();
  if (request_.method == "HEAD" || answer.status == 304 || answer.status == 204) content = {};
  if (content.size() <= kCopied) {
    head += content;
    content = {};
  }
  bool sent = co_await write(head);
  if (sent && !content.empty()) sent = co_await write(content);
  co_return sent;
}

asio::awaitable<bool> HttpSession::write(std::string_view bytes) {
  while (!bytes.empty()) {
    deadline_ = Clock::now() + hub().settings.times.write;
    const Progress done = connection_->write(bytes);
    hub().metrics.bytes_out += done.bytes;
    bytes.remove_prefix(done.bytes);
    if (done.bytes > 0) continue;
    const bool ready = co_await connection_->ready(done.need);
    if (!ready) co_return false;
  }
  co_return true;
}

void HttpSession::count(int status) const {
  ++hub().metrics.requests[{class_, status}];
  if (!hub().log.wants(LogLevel::debug)) return;
  hub().log.debug("request", {{"class", class_},
                              {"method", request_.method},
                              {"path", request_.path},
                              {"status", status},
                              {"address", caller_.address.to_string()}});
}

void HttpSession::tick(SteadyTime now) {
  if (now <= deadline_ || !connection_) return;
  ++hub().metrics.timeouts;
  drop();
}

void HttpSession::stop() {
  if (!busy_ && !reader_.begun()) drop();
}

void HttpSession::drop() {
  if (connection_) connection_->close();
}

}  // namespace ludoteca
