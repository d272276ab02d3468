// A connection that speaks HTTP/1.1: one request after another, until it becomes a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/net/connection.h"
#include "server/net/gate.h"
#include "server/net/http_answer.h"
#include "server/net/http_request.h"
#include "server/net/hub.h"

namespace ludoteca {

class HttpSession final : public Session, public std::enable_shared_from_this<HttpSession> {
 public:
  static void start(std::shared_ptr<Hub> hub, std::unique_ptr<Connection> connection,
                    const Address& peer, OpenConnection open);

  HttpSession(std::shared_ptr<Hub> hub, std::unique_ptr<Connection> connection, const Address& peer,
              OpenConnection open);

  void tick(SteadyTime now) override;
  void stop() override;
  void drop() override;
  bool socket() const override { return false; }

 private:
  template <class Result>
  using Task = boost::asio::awaitable<Result>;

  Task<void> run();
  Task<bool> read_request();
  Task<bool> serve();  // whether another request may follow
  Task<HttpAnswer> answer_for();
  Task<HttpAnswer> answer_api();
  void ask_service(const Visitor& visitor, const std::function<void(ApiAnswer)>& done);
  Task<void> refuse(int status);
  // Who the caller is, or why that cannot be said.
  Task<std::optional<HttpAnswer>> identify(Visitor& visitor);
  // Fills upgrade_ or says why not.
  Task<HttpAnswer> answer_upgrade();
  void become_socket();
  HttpAnswer answer_metrics() const;
  HttpAnswer answer_health() const;
  bool is_sign_in() const;
  // The answer to whoever has to wait so many seconds; nothing if that is none.
  std::optional<HttpAnswer> too_much(double wait) const;
  void count(int status) const;

  Task<bool> send(HttpAnswer answer);
  Task<bool> write(std::string_view bytes);

  std::unique_ptr<Connection> connection_;
  Address peer_;
  OpenConnection open_;
  RequestReader reader_;
  HttpRequest request_;
  Caller caller_;
  std::string_view class_;  // of the request, for the metrics
  AccountPtr address_;      // of the caller
  SteadyTime deadline_;
  bool busy_ = false;  // with a request
  Visitor guest_;      // of the socket that it becomes
  bool upgrade_ = false;
};

}  // namespace ludoteca
