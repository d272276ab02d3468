// Random damage to a position in JSON, for the tests of its reader: most results cannot occur, and
// those that are accepted must be playable to the end. What only one game knows (its steps, its odd
// values) comes from its own `mutate_position.h`.
#pragma once

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <functional>
#include <utility>
#include <vector>

#include "engine/rng.h"

namespace ludoteca {

class PositionMutator {
 public:
  using Value = boost::json::value;
  // Changes which decision is pending.
  using SetStep = std::function<void(boost::json::object& position, FastGenerator& random)>;

  // `odd` values stand where they do not belong.
  PositionMutator(FastGenerator& random, SetStep set_step, std::vector<Value> odd)
      : random_(random), set_step_(std::move(set_step)), odd_(std::move(odd)) {}

  void mutate(boost::json::object& position) {
    leaves_.clear();
    lists_.clear();
    for (auto& entry : position) collect(entry.value());
    using Change = void (PositionMutator::*)(boost::json::object&);
    // Moving and swapping keeps every card in one place, and so gets furthest.
    static constexpr std::array<Change, 10> kChanges = {
        &PositionMutator::swap_leaves, &PositionMutator::swap_leaves, &PositionMutator::move_item,
        &PositionMutator::move_item,   &PositionMutator::swap_lists,  &PositionMutator::copy_leaf,
        &PositionMutator::erase_item,  &PositionMutator::set_step,    &PositionMutator::set_odd,
        &PositionMutator::drop_member};
    (this->*pick(random_, kChanges))(position);
  }

 private:
  void collect(Value& value) {
    if (value.is_array()) {
      auto& list = value.get_array();
      // Not lists of lists: changing one would move those inside it.
      const auto structured = [](const Value& item) { return item.is_structured(); };
      if (std::none_of(list.begin(), list.end(), structured)) lists_.push_back(&list);
      for (Value& item : list) collect(item);
    } else if (value.is_object()) {
      for (auto& entry : value.get_object()) collect(entry.value());
    } else {
      leaves_.push_back(&value);
    }
  }

  std::size_t index(std::size_t size) { return below(random_, static_cast<std::uint32_t>(size)); }

  void swap_leaves(boost::json::object&) {
    if (!leaves_.empty()) pick(random_, leaves_)->swap(*pick(random_, leaves_));
  }
  void copy_leaf(boost::json::object&) {
    if (!leaves_.empty()) *pick(random_, leaves_) = Value(*pick(random_, leaves_));
  }
  void swap_lists(boost::json::object&) {
    if (!lists_.empty()) pick(random_, lists_)->swap(*pick(random_, lists_));
  }
  void move_item(boost::json::object&) {
    if (lists_.empty()) return;
    auto& from = *pick(random_, lists_);
    auto& to = *pick(random_, lists_);
    if (from.empty()) return;
    const std::size_t i = index(from.size());
    Value item = from[i];
    from.erase(from.begin() + i);
    to.insert(to.begin() + index(to.size() + 1), std::move(item));
  }
  void erase_item(boost::json::object&) {
    if (lists_.empty()) return;
    auto& list = *pick(random_, lists_);
    if (!list.empty()) list.erase(list.begin() + index(list.size()));
  }
  void set_step(boost::json::object& position) { set_step_(position, random_); }
  void set_odd(boost::json::object&) {
    if (!leaves_.empty()) *pick(random_, leaves_) = pick(random_, odd_);
  }
  void drop_member(boost::json::object& position) {
    if (below(random_, 8) != 0 || position.empty()) return;
    position.erase(position.begin() + index(position.size()));
  }

  FastGenerator& random_;
  SetStep set_step_;
  std::vector<Value> odd_;
  std::vector<Value*> leaves_;
  std::vector<boost::json::array*> lists_;
};

}  // namespace ludoteca
