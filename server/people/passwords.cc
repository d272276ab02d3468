#include "server/people/passwords.h"

#include <sodium.h>

#include <array>
#include <new>
#include <utility>

namespace ludoteca {
namespace {

// OWASP's password storage cheat sheet: 19 MiB, two passes, one lane.
constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemory = 19ULL << 20U;

// The hash of a password that nobody has, at the same cost.
constexpr const char* kNobodysHash =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

}  // namespace

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  if (sodium_init() < 0 ||
      crypto_pwhash_str(text.data(), password.data(), password.size(), kPasses, kMemory) != 0) {
    throw std::bad_alloc();
  }
  return text.data();
}

bool check_password(const std::string& password, const std::string& hash) {
  if (sodium_init() < 0) throw std::bad_alloc();
  const char* stored = hash.empty() ? kNobodysHash : hash.c_str();
  const bool fits = crypto_pwhash_str_verify(stored, password.data(), password.size()) == 0;
  return fits && !hash.empty();
}

PasswordPool::PasswordPool(int threads, std::size_t most_waiting, Post post)
    : most_waiting_(most_waiting), post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

PasswordPool::~PasswordPool() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void PasswordPool::hash(std::string password, Hashed done) {
  const auto task = [this, password = std::move(password), done]() mutable {
    std::string hash = hash_password(password);
    sodium_memzero(password.data(), password.size());
    post_([done, hash = std::move(hash)] { done(hash); });
  };
  if (!add(task)) done(std::nullopt);
}

void PasswordPool::check(std::string password, std::string hash, Checked done) {
  const auto task = [this, password = std::move(password), hash = std::move(hash), done]() mutable {
    const bool fits = check_password(password, hash);
    sodium_memzero(password.data(), password.size());
    post_([done, fits] { done(fits); });
  };
  if (!add(task)) done(std::nullopt);
}

bool PasswordPool::add(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    if (tasks_.size() >= most_waiting_) return false;
    tasks_.push_back(std::move(task));
  }
  changed_.notify_one();
  return true;
}

void PasswordPool::work() {
  while (true) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
      if (stopping_) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
  }
}

}  // namespace ludoteca
