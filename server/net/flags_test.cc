#include "server/net/flags.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "server/net/settings.h"

namespace ludoteca {
namespace {

using testing::ElementsAre;

ServerSettings parsed(std::string line) {
  ServerSettings settings;
  CLI::App app;
  add_server_flags(app, settings);
  app.parse(std::move(line));
  return settings;
}

TEST(Flags, set_the_settings) {
  const auto settings = parsed(
      "--listen 0.0.0.0:80,[::]:80 --trust-proxy loopback --limit api=1:2 --limit "
      "open=5,messages=off "
      "--log-level debug --origin https://a.org --open-metrics");
  EXPECT_THAT(settings.listen, ElementsAre("0.0.0.0:80", "[::]:80"));
  EXPECT_THAT(settings.trusted_proxies, ElementsAre("loopback"));
  EXPECT_EQ(settings.limits.rates[static_cast<std::size_t>(Work::api)].burst, 2);
  EXPECT_EQ(settings.limits.open, 5);
  EXPECT_EQ(settings.log_level, LogLevel::debug);
  EXPECT_TRUE(settings.open_metrics);
  EXPECT_THAT(parsed("").listen, ElementsAre("127.0.0.1:8080"));
}

TEST(Flags, wrong_values_are_named) {
  EXPECT_THROW(parsed("--limit api=no"), CLI::ParseError);
  EXPECT_THROW(parsed("--log-level loud"), CLI::ParseError);
}

TEST(Flags, the_environment_counts_where_no_flag_is) {
  ::setenv("LUDOTECA_LISTEN", "9000,9001", 1);
  ::setenv("LUDOTECA_LIMIT", "open=7,open-per-address=8", 1);
  EXPECT_THAT(parsed("").listen, ElementsAre("9000", "9001"));
  EXPECT_THAT(parsed("--listen 9002").listen, ElementsAre("9002"));
  EXPECT_EQ(parsed("").limits.open_per_address, 8);
  ::unsetenv("LUDOTECA_LISTEN");
  ::unsetenv("LUDOTECA_LIMIT");
}

}  // namespace
}  // namespace ludoteca
