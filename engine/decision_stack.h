// Pending decisions, the innermost on top: a follow inside a play, a Sunset inside a refill. The
// stack is part of the state, so any position can be saved, copied and shown.
#pragma once

#include <cassert>

#include "engine/fixed_list.h"

namespace ludoteca {

template <class Frame, std::size_t kDepth>
class DecisionStack {
 public:
  constexpr bool empty() const { return frames_.empty(); }
  constexpr std::size_t depth() const { return frames_.size(); }
  constexpr Frame& top() { return frames_.back(); }
  constexpr const Frame& top() const { return frames_.back(); }
  constexpr void push(Frame frame) { frames_.push_back(frame); }
  constexpr void pop() { frames_.pop_back(); }
  constexpr void replace(Frame frame) { frames_.back() = frame; }
  // From the outermost to the innermost.
  constexpr const Frame* begin() const { return frames_.begin(); }
  constexpr const Frame* end() const { return frames_.end(); }

  friend constexpr bool operator==(const DecisionStack&, const DecisionStack&) = default;

 private:
  FixedList<Frame, kDepth> frames_;
};

}  // namespace ludoteca
