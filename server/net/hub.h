// What all connections of the server share. Everything runs on the thread of the loop.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <vector>

#include "server/log.h"
#include "server/net/limits.h"
#include "server/net/net_metrics.h"
#include "server/net/settings.h"
#include "server/net/tls.h"
#include "server/service.h"

namespace ludoteca {

class Hub;
class SocketSession;

// A connection that is being served.
class Session {
 public:
  explicit Session(std::shared_ptr<Hub> hub);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session();

  virtual void tick(SteadyTime now) = 0;  // now and then, to notice what takes too long
  virtual void stop() = 0;                // ends it politely
  virtual void drop() = 0;                // ends it at once
  virtual void leave() {}                 // tells the service that nobody is there any more
  virtual bool socket() const = 0;

 protected:
  Hub& hub() const { return *hub_; }
  const std::shared_ptr<Hub>& shared_hub() const { return hub_; }

 private:
  friend class Hub;
  std::shared_ptr<Hub> hub_;
  std::size_t place_;
};

class Hub : public std::enable_shared_from_this<Hub> {
 public:
  Hub(boost::asio::io_context& io, ServerSettings given, Service& to, const Logger& logger);

  boost::asio::io_context& context;
  const ServerSettings settings;
  const std::vector<Network> trusted;
  Service* service;  // none when the server is gone
  const Logger& log;
  Limits limits;
  NetMetrics metrics;
  std::shared_ptr<const TlsContext> tls;  // may be renewed
  bool stopping = false;

  // Used up before anybody else can use it.
  std::vector<char> read_buffer;
  std::string write_buffer;

  void start_ticking();
  void stop(std::function<void()> done);
  void drop_all();
  void abandon();  // drops all; the service is not asked any more

  std::size_t open() const { return sessions_.size(); }
  std::string metrics_page() const;
  std::string_view date();  // for answers

  // Once everything that is ready now has run; so what is sent together travels together.
  void flush_soon(std::shared_ptr<SocketSession> session);

 private:
  friend class Session;
  void tick();

  std::vector<Session*> sessions_;
  std::vector<std::shared_ptr<SocketSession>> to_flush_;
  std::vector<std::shared_ptr<SocketSession>> flushing_;
  boost::asio::steady_timer timer_;
  SteadyTime last_sweep_;
  SteadyTime stop_by_ = SteadyTime::max();
  std::int64_t date_seconds_ = 0;
  std::string date_;
  std::function<void()> stopped_;
};

}  // namespace ludoteca
