// A folder of its own for a test, gone afterwards. In memory where that is possible: games are
// written to disk at every move.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace ludoteca {

class ScratchFolder {
 public:
  ScratchFolder() {
    namespace fs = std::filesystem;
    const fs::path memory = "/dev/shm";
    const fs::path parent = fs::is_directory(memory) ? memory : fs::temp_directory_path();
    std::string name = (parent / "ludoteca-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~ScratchFolder() { std::filesystem::remove_all(path_); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
  const std::filesystem::path& path() const { return path_; }

  std::string write(std::string_view name, std::string_view text) const {
    std::ofstream(path_ / name) << text;
    return (path_ / name).string();
  }
  std::string read(std::string_view name) const {
    std::ostringstream text;
    text << std::ifstream(path_ / name).rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path path_;
};

}  // namespace ludoteca
