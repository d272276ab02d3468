// Passwords are made slow to guess, which makes them slow to check: that happens elsewhere than
// where people are served.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace ludoteca {

class Passwords {
 public:
  Passwords() = default;
  Passwords(const Passwords&) = delete;
  Passwords& operator=(const Passwords&) = delete;
  virtual ~Passwords() = default;

  // Nothing: too many wait already.
  using Hashed = std::function<void(std::optional<std::string>)>;
  using Checked = std::function<void(std::optional<bool>)>;
  virtual void hash(std::string password, Hashed done) = 0;
  // An empty hash is that of nobody: it fits nothing, after as long as any other.
  virtual void check(std::string password, std::string hash, Checked done) = 0;
};

// Argon2id at the cost that OWASP recommends, on threads of its own.
class PasswordPool final : public Passwords {
 public:
  // Runs a function where people are served.
  using Post = std::function<void(std::function<void()>)>;

  PasswordPool(int threads, std::size_t most_waiting, Post post);
  ~PasswordPool() override;  // those that wait are dropped

  void hash(std::string password, Hashed done) override;
  void check(std::string password, std::string hash, Checked done) override;

 private:
  using Task = std::function<void()>;

  bool add(Task task);
  void work();

  const std::size_t most_waiting_;
  const Post post_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> tasks_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

// What the pool does, here and now.
std::string hash_password(const std::string& password);
bool check_password(const std::string& password, const std::string& hash);

}  // namespace ludoteca
