#include "cli/serve.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <memory>
#include <ostream>
#include <thread>

#include "cli/autosave.h"
#include "server/house.h"
#include "server/net/server.h"
#include "text/error.h"

namespace ludoteca {
namespace {

std::string address_for_people(const ServeOptions& options, std::uint16_t port) {
  const bool encrypted = !options.network.certificate.empty();
  return fmt::format("{}://localhost:{}", encrypted ? "https" : "http", port);
}

}  // namespace

std::string usual_database() {
  const std::filesystem::path folder = state_folder();
  std::filesystem::create_directories(folder);
  return "sqlite:" + (folder / "ludoteca.db").string();
}

void serve(const ServeOptions& options, const Catalogue& words, std::ostream& out) {
  options.network.check();
  // A file that may not grow is a full disk: the write fails, nothing else.
  std::signal(SIGXFSZ, SIG_IGN);
  const std::string database = options.database.empty() ? usual_database() : options.database;
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  HouseSettings settings;
  settings.open = [database, had = std::make_shared<std::atomic<bool>>(false)] {
    auto opened = *had ? reopen_database(database) : open_database(database);
    *had = true;
    return opened;
  };
  settings.thinkers = options.thinkers > 0 ? options.thinkers : std::max(1, cores - 1);

  settings.nats = options.nats;
  settings.clock_skew = options.clock_skew;
  settings.tells_too_early = options.tells_too_early;
  if (!settings.nats.empty() && database.starts_with("sqlite")) {
    throw Error("--nats is for several servers on one PostgreSQL; a file has one server");
  }
  for (const std::string& file : options.editions) settings.shelf.add(EditionFile::read(file));

  const Logger log(options.network.log_level);
  Loop loop;
  settings.log = log;
  House house(loop, settings);
  ServerSettings network = options.network;
  network.site = web_site();
  run_server(loop, network, house, log, [&](const Server& server) {
    const std::string address = address_for_people(options, server.ports().front());
    out << words.text("cli.serve.open", {{"address", std::string_view(address)}}) << '\n'
        << std::flush;
  });
}

}  // namespace ludoteca
