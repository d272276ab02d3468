// The file in which the game being played is kept, move by move.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/record.h"

namespace ludoteca {

// $XDG_STATE_HOME/ludoteca or ~/.local/state/ludoteca. Throws Error without either variable.
std::filesystem::path state_folder();

class Autosave {
 public:
  // Makes the folder. Throws Error if another program is playing this game there.
  Autosave(const std::filesystem::path& folder, std::string_view game);
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  const std::filesystem::path& file() const { return file_; }

  struct Kept {
    std::filesystem::path file;
    bool finished;
  };
  // An earlier game makes room: it gets a number ("photograph.1.record").
  std::optional<Kept> move_aside() const;

  void save(const Record& record) const;

 private:
  std::filesystem::path file_;
  int lock_ = -1;
};

}  // namespace ludoteca
