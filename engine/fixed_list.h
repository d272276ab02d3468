// A list of at most N values inside the object: action lists, hands, stacks. Never allocates.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ludoteca {

template <class T, std::size_t N>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(N < 65536);
  // One byte in a list of bytes; else two, so that writing an item cannot change the size and a
  // loop of push_back keeps it in a register.
  using Size = std::conditional_t<(N < 256 && sizeof(T) == 1), std::uint8_t, std::uint16_t>;

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;
  static constexpr std::size_t kCapacity = N;

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }

  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }

  constexpr void push_back(T value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  // Room for `count` more items, to be written one after another by the caller.
  constexpr T* extend(std::size_t count) {
    assert(size_ + count <= N);
    T* const first = items_ + size_;
    size_ = static_cast<Size>(size_ + count);
    return first;
  }
  // What is taken away leaves no trace behind: a state must not hold cards that are gone.
  constexpr T pop_back() {
    assert(size_ > 0);
    const T value = items_[--size_];
    items_[size_] = T{};
    return value;
  }
  // Takes the first items away; the others move down, as the rearmost cards leave a hand.
  constexpr void drop_front(std::size_t count) {
    assert(count <= size_);
    for (std::size_t i = count; i < size_; ++i) items_[i - count] = items_[i];
    for (std::size_t i = size_ - count; i < size_; ++i) items_[i] = T{};
    size_ = static_cast<Size>(size_ - count);
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }

  // The same for a list that is no part of a state.
  constexpr void restart() { size_ = 0; }

  constexpr bool contains(const T& value) const {
    return std::find(begin(), end(), value) != end();
  }

  friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  T items_[N];
  Size size_ = 0;
};

}  // namespace ludoteca
