// The printed values of a game, read and checked once and shared by all its matches: an edition is
// large (the boards of Broom Service are geometry), a match is small.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/edition_file.h"

namespace ludoteca {

// What a program that does not know the game may ask of an edition. The values stand in a
// TypedEdition (engine/typed_match.h) of the game that loaded it.
class LoadedEdition {
 public:
  LoadedEdition(const LoadedEdition&) = delete;
  LoadedEdition& operator=(const LoadedEdition&) = delete;
  virtual ~LoadedEdition() = default;

  const std::string& name() const { return name_; }
  std::uint64_t fingerprint() const { return fingerprint_; }
  const std::string& text() const { return text_; }  // the file it was read from

 protected:
  explicit LoadedEdition(const EditionFile& file)
      : name_(file.name), fingerprint_(file.fingerprint()), text_(file.text) {}

 private:
  std::string name_;
  std::uint64_t fingerprint_;
  std::string text_;
};

using SharedEdition = std::shared_ptr<const LoadedEdition>;

}  // namespace ludoteca
