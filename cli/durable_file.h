// Writing a file so that a crash at any moment leaves either the old or the new one whole.
#pragma once

#include <filesystem>
#include <string_view>

namespace ludoteca {

// Throws Error that names the file and the reason.
void write_durably(const std::filesystem::path& file, std::string_view text);

// Throws Error if a file of this name exists and is anything but a record of ours.
void check_may_replace(const std::filesystem::path& file);

}  // namespace ludoteca
