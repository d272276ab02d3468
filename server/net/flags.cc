#include "server/net/flags.h"

#include <CLI/CLI.hpp>

#include "server/net/settings.h"
#include "text/error.h"

namespace ludoteca {
namespace {

// Calls something that throws Error, as CLI11 wants to hear of it.
template <class Set>
auto checked(const std::string& flag, Set set) {
  return [flag, set](const std::string& text) {
    try {
      set(text);
    } catch (const Error& error) {
      throw CLI::ValidationError(flag, error.what());
    }
  };
}

}  // namespace

void add_server_flags(CLI::App& command, ServerSettings& settings) {
  command
      .add_option("--listen", settings.listen,
                  "Addresses to listen on: 8080, 0.0.0.0:80, [::]:443 (several: with commas)")
      ->envname("LUDOTECA_LISTEN")
      ->delimiter(',')
      ->capture_default_str();
  command
      .add_option("--tls-certificate", settings.certificate,
                  "Certificate chain (PEM); with --tls-key the server speaks HTTPS")
      ->envname("LUDOTECA_TLS_CERTIFICATE");
  command.add_option("--tls-key", settings.key, "Private key of the certificate (PEM)")
      ->envname("LUDOTECA_TLS_KEY");
  command
      .add_option("--origin", settings.origins,
                  "Other sites whose pages may use this server: https://games.example.org")
      ->envname("LUDOTECA_ORIGIN")
      ->delimiter(',');
  command
      .add_option("--trust-proxy", settings.trusted_proxies,
                  "Proxies whose X-Forwarded-For and -Proto count: loopback, 10.0.0.0/8")
      ->envname("LUDOTECA_TRUST_PROXY")
      ->delimiter(',');
  command
      .add_flag("--open-metrics", settings.open_metrics,
                "Show /metrics to everybody, not only to this machine")
      ->envname("LUDOTECA_OPEN_METRICS");
  command
      .add_option_function<std::string>(
          "--log-level",
          checked("--log-level",
                  [&settings](const std::string& text) { settings.log_level = log_level(text); }),
          "debug, info, warning or error")
      ->envname("LUDOTECA_LOG_LEVEL");
  command
      .add_option_function<std::vector<std::string>>(
          "--limit",
          [&settings](const std::vector<std::string>& all) {
            const auto set = checked(
                "--limit", [&settings](const std::string& text) { settings.limits.set(text); });
            for (const std::string& text : all) set(text);
          },
          "How much is allowed: api=20:100 (a second : at once), messages=off, open=30000, "
          "open-per-address=64; also connections, pages, sign-in")
      ->envname("LUDOTECA_LIMIT")
      ->delimiter(',');
}

}  // namespace ludoteca
