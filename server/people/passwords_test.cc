#include "server/people/passwords.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sodium.h>

#include <chrono>
#include <future>

#include "server/people/secrets.h"

namespace ludoteca {
namespace {

using testing::MatchesRegex;

double seconds(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

TEST(Passwords, are_hashed_with_argon2id_at_the_recommended_cost) {
  const std::string hash = hash_password("correct horse");
  EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << hash;
  EXPECT_NE(hash, hash_password("correct horse"));
  EXPECT_TRUE(check_password("correct horse", hash));
  EXPECT_FALSE(check_password("correct horsf", hash));
  EXPECT_FALSE(check_password("", hash));
  EXPECT_FALSE(check_password("correct horse", "nonsense"));
}

TEST(Passwords, nobody_fits_nothing_after_as_long_a_time) {
  const std::string hash = hash_password("correct horse");
  EXPECT_FALSE(check_password("", ""));
  EXPECT_FALSE(check_password("correct horse", ""));
  double wrong = 1e9;
  double nobody = 1e9;
  for (int i = 0; i < 5; ++i) {
    wrong = std::min(wrong, seconds([&] { check_password("another one", hash); }));
    nobody = std::min(nobody, seconds([&] { check_password("another one", ""); }));
  }
  EXPECT_GT(nobody, 0.5 * wrong);
  EXPECT_LT(nobody, 2 * wrong);
}

TEST(Passwords, the_pool_refuses_what_is_too_much) {
  std::promise<std::string> made;
  PasswordPool pool(1, 2, [](const std::function<void()>& call) { call(); });
  pool.hash("password", [&](const std::optional<std::string>& hash) { made.set_value(*hash); });
  const std::string hash = made.get_future().get();
  int refused = 0;
  std::atomic<int> good = 0;
  std::vector<std::future<void>> answers;
  for (int i = 0; i < 20; ++i) {
    auto promise = std::make_shared<std::promise<void>>();
    answers.push_back(promise->get_future());
    pool.check("password", hash, [&, promise](std::optional<bool> fits) {
      fits ? void(good += *fits ? 1 : 0) : void(++refused);
      promise->set_value();
    });
  }
  for (auto& answer : answers) answer.get();
  EXPECT_GE(refused, 10);
  EXPECT_EQ(good, 20 - refused);
}

TEST(Secrets, passes_are_128_bits_and_only_hashes_are_kept) {
  const std::string pass = new_pass();
  EXPECT_THAT(pass, MatchesRegex("[A-Za-z0-9_-]{22}"));
  EXPECT_NE(pass, new_pass());
  EXPECT_EQ(hash_of_pass("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (int i = 0; i < 100; ++i) {
    const UserId id = new_user_id();
    EXPECT_GT(id, 0);
    EXPECT_LT(id, 1LL << 53);
  }
}

}  // namespace
}  // namespace ludoteca
