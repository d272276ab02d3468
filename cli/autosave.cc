#include "cli/autosave.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/durable_file.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace fs = std::filesystem;

bool is_finished(const fs::path& file) {
  try {
    return Record::read(file.string()).result.has_value();
  } catch (const Error&) {
    return false;  // whatever it is, it is kept
  }
}

}  // namespace

fs::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return fs::path(state) / "ludoteca";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return fs::path(home) / ".local/state/ludoteca";
  throw Error("no place to keep the game: set HOME or XDG_STATE_HOME");
}

Autosave::Autosave(const fs::path& folder, std::string_view game)
    : file_(folder / fmt::format("{}.record", game)) {
  std::error_code failure;
  fs::create_directories(folder, failure);
  if (failure) {
    throw Error(fmt::format("cannot make {}: {}", folder.string(), failure.message()));
  }
  const fs::path lock = folder / fmt::format("{}.lock", game);
  lock_ = open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock_ < 0) throw Error(fmt::format("cannot write in {}", folder.string()));
  if (flock(lock_, LOCK_EX | LOCK_NB) != 0) {
    close(lock_);
    throw Error(fmt::format("{} is being played in another terminal; leave it there first", game));
  }
}

Autosave::~Autosave() {
  close(lock_);
}

std::optional<Autosave::Kept> Autosave::move_aside() const {
  if (!fs::exists(file_)) return std::nullopt;
  for (int number = 1;; ++number) {
    const fs::path aside =
        file_.parent_path() / fmt::format("{}.{}.record", file_.stem().string(), number);
    if (fs::exists(aside)) continue;
    const bool finished = is_finished(file_);
    std::error_code failure;
    fs::rename(file_, aside, failure);
    if (failure) {
      throw Error(fmt::format("cannot move {}: {}", file_.string(), failure.message()));
    }
    return Kept{aside, finished};
  }
}

void Autosave::save(const Record& record) const {
  write_durably(file_, record.to_string());
}

}  // namespace ludoteca
