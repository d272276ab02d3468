#include "server/net/connection.h"

#include <sys/socket.h>

#include <algorithm>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cerrno>

namespace ludoteca {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

Progress after(ssize_t result, Need again) {
  if (result > 0) return {static_cast<std::size_t>(result), Need::nothing};
  const bool wait = result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
  return {0, wait ? again : Need::end};
}

}  // namespace

Connection::Connection(Socket socket, const TlsContext* tls) : socket_(std::move(socket)) {
  error_code ignored;
  socket_.native_non_blocking(true, ignored);
  socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
  if (tls != nullptr) tls_ = tls->accept(socket_.native_handle());
}

Progress Connection::read(std::span<char> into) {
  if (!socket_.is_open()) return {0, Need::end};
  if (tls_) return tls_->read(into);
  return after(::recv(socket_.native_handle(), into.data(), into.size(), 0), Need::readable);
}

Progress Connection::write(std::string_view bytes) {
  if (!socket_.is_open()) return {0, Need::end};
  if (tls_) return tls_->write(bytes);
  return after(::send(socket_.native_handle(), bytes.data(), bytes.size(), MSG_NOSIGNAL),
               Need::writable);
}

asio::awaitable<bool> Connection::ready(Need need) {
  if (need == Need::end || !socket_.is_open()) co_return false;
  error_code error;
  const auto what = need == Need::writable ? Socket::wait_write : Socket::wait_read;
  co_await socket_.async_wait(what, asio::redirect_error(asio::use_awaitable, error));
  co_return !error;
}

void Connection::end() {
  if (!socket_.is_open()) return;
  if (tls_) tls_->say_goodbye();
  error_code ignored;
  socket_.shutdown(Socket::shutdown_send, ignored);
}

void Connection::close() {
  error_code ignored;
  socket_.close(ignored);
}

Address address_of(const asio::ip::address& address) {
  const auto six = address.is_v6()
                       ? address.to_v6()
                       : asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4());
  Address out;
  const auto bytes = six.to_bytes();
  std::copy(bytes.begin(), bytes.end(), out.bytes.begin());
  return out;
}

}  // namespace ludoteca
