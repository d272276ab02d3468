#include "engine/allocations.h"

#include <malloc.h>

#include <cstdlib>
#include <new>

namespace {

constexpr long kHeader = 8;  // glibc keeps the size of a block before it

thread_local long count = 0;
thread_local long bytes = 0;

void* counted(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  ++count;
  bytes += static_cast<long>(malloc_usable_size(memory)) + kHeader;
  return memory;
}

void release(void* memory) {
  if (memory == nullptr) return;
  bytes -= static_cast<long>(malloc_usable_size(memory)) + kHeader;
  std::free(memory);
}

}  // namespace

namespace ludoteca {

long allocations() {
  return count;
}

long allocated_bytes() {
  return bytes;
}

}  // namespace ludoteca

// The forms of new that all others call.
void* operator new(std::size_t size) {
  return counted(std::malloc(size == 0 ? 1 : size));
}
void* operator new(std::size_t size, std::align_val_t align) {
  const auto step = static_cast<std::size_t>(align);
  return counted(std::aligned_alloc(step, (size + step - 1) / step * step));
}
void operator delete(void* memory) noexcept {
  release(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  release(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
  release(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  release(memory);
}
