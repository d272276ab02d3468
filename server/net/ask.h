// Waiting in a coroutine for an answer that comes by a call.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ludoteca {

// Begins something and promises to call `done` once, now or later.
template <class Answer>
using Question = std::function<void(std::function<void(Answer)> done)>;

// Nothing if there was no answer in time. One that comes too late, even after the connection is
// gone, does no harm.
template <class Answer>
boost::asio::awaitable<std::optional<Answer>> ask(boost::asio::io_context& context,
                                                  std::chrono::milliseconds time,
                                                  Question<Answer> question) {
  struct Waiting {
    std::optional<Answer> answer;
    boost::asio::steady_timer timer;
  };
  const auto waiting =
      std::make_shared<Waiting>(Waiting{{}, boost::asio::steady_timer(context, time)});
  question([weak = std::weak_ptr<Waiting>(waiting)](Answer answer) {
    const auto still = weak.lock();
    if (!still || still->answer) return;
    still->answer = std::move(answer);
    still->timer.cancel();
  });
  if (!waiting->answer) {
    boost::system::error_code over;
    co_await waiting->timer.async_wait(
        boost::asio::redirect_error(boost::asio::use_awaitable, over));
  }
  co_return std::move(waiting->answer);
}

}  // namespace ludoteca
