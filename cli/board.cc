#include "cli/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/durable_file.h"
#include "engine/edition_file.h"
#include "games/broom_service/board_svg.h"
#include "games/broom_service/edition.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using broom_service::kBack;
using broom_service::kFront;

constexpr std::string_view kGame = "broom-service";

bool is_side(std::string_view word) {
  return word == kFront || word == kBack;
}

// Whether anything about this board was chosen by us, so that the picture must say so.
bool has_house_lines(const EditionFile& file, std::string_view side) {
  return std::any_of(file.entries.begin(), file.entries.end(), [side](const EditionEntry& entry) {
    return entry.section.starts_with(side) && entry.origin == Origin::house;
  });
}

}  // namespace

void draw_board(const BoardOptions& options, const Catalogue& words, std::ostream& out) {
  const bool named_side = is_side(options.board);
  if (named_side && !options.side.empty()) {
    throw Error(fmt::format("--side is for a file; '{}' names the side already", options.board));
  }
  if (!named_side && !options.edition.empty()) {
    throw Error("name the file once: 'board FILE' or 'board front --edition FILE'");
  }
  if (!options.side.empty() && !is_side(options.side)) {
    throw Error(
        fmt::format("--side is front or back, not {}", quoted(std::string_view(options.side))));
  }
  const std::string_view side = named_side             ? options.board
                                : options.side.empty() ? kFront
                                                       : std::string_view(options.side);
  const std::string& path = named_side ? options.edition : options.board;
  const EditionFile file =
      path.empty() ? EditionFile::parse(broom_service::default_edition_text(), "default edition")
                   : EditionFile::read(path);
  EditionReader reader(file, kGame);
  const std::string svg = broom_service::board_svg(broom_service::read_board(reader, side),
                                                   {side, has_house_lines(file, side)}, words);
  if (options.output.empty()) {
    out << svg;
  } else {
    write_durably(options.output, svg);
  }
}

}  // namespace ludoteca
