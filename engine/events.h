// Where `apply` reports what happened. A sink is called with each typed event; NoEvents compiles
// to nothing, so simulation pays nothing for it.
#pragma once

#include <utility>
#include <variant>
#include <vector>

namespace ludoteca {

struct NoEvents {
  template <class E>
  constexpr void operator()(const E&) const {}
};

// Keeps the events of one or more moves; Event is a game's variant of its event types.
template <class Event>
class EventList {
 public:
  template <class E>
  void operator()(const E& event) {
    events_.emplace_back(event);
  }
  const std::vector<Event>& events() const { return events_; }
  std::vector<Event> take() { return std::move(events_); }

 private:
  std::vector<Event> events_;
};

// Those of one type.
template <class E, class Event>
std::vector<E> only(const std::vector<Event>& events) {
  std::vector<E> result;
  for (const Event& event : events) {
    if (const auto* found = std::get_if<E>(&event)) result.push_back(*found);
  }
  return result;
}

}  // namespace ludoteca
