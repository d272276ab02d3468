#include "cli/durable_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <string>
#include <system_error>

#include "text/error.h"

namespace ludoteca {
namespace {

[[noreturn]] void fail(const std::filesystem::path& file, int code) {
  throw Error(
      fmt::format("cannot write {}: {}", file.string(), std::generic_category().message(code)));
}

class Descriptor {
 public:
  Descriptor(const std::filesystem::path& path, int flags)
      : fd_(open(path.c_str(), flags | O_CLOEXEC, 0600)) {}
  ~Descriptor() {
    if (fd_ >= 0) close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }

 private:
  int fd_;
};

bool write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = write(fd, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return fsync(fd) == 0;
}

}  // namespace

void write_durably(const std::filesystem::path& file, std::string_view text) {
  std::filesystem::path fresh = file;
  fresh += ".new";
  {
    const Descriptor out(fresh, O_WRONLY | O_CREAT | O_TRUNC);
    if (out.get() < 0) fail(file, errno);
    if (!write_all(out.get(), text)) fail(file, errno);
  }
  if (std::rename(fresh.c_str(), file.c_str()) != 0) fail(file, errno);
  // The new name itself must reach the disk as well.
  const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
  const Descriptor opened(folder, O_RDONLY | O_DIRECTORY);
  if (opened.get() >= 0) fsync(opened.get());
}

void check_may_replace(const std::filesystem::path& file) {
  std::error_code unreadable;
  if (!std::filesystem::exists(file, unreadable)) return;
  std::ifstream in(file);
  std::string first;
  if (!std::getline(in, first) || !first.starts_with("ludoteca record")) {
    throw Error(fmt::format("{} exists and is not a record", ludoteca::quoted(file.string())));
  }
}

}  // namespace ludoteca
