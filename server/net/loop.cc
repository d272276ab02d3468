#include "server/net/loop.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

namespace ludoteca {

namespace asio = boost::asio;

struct Loop::Inside {
  asio::io_context context{1};
  asio::executor_work_guard<asio::io_context::executor_type> stays{context.get_executor()};
};

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

void Loop::post(std::function<void()> task) {
  asio::post(inside_->context, std::move(task));
}

void Loop::after(std::chrono::milliseconds time, std::function<void()> task) {
  auto timer = std::make_shared<asio::steady_timer>(inside_->context, time);
  timer->async_wait([timer, task = std::move(task)](boost::system::error_code error) {
    if (!error) task();
  });
}

void Loop::run() {
  inside_->context.run();
  inside_->context.restart();  // for drain()
}
void Loop::stop() {
  inside_->context.stop();
}
void Loop::drain() {
  inside_->context.poll();
}

asio::io_context& Loop::context() {
  return inside_->context;
}

}  // namespace ludoteca
