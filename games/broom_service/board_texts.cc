#include "games/broom_service/board_texts.h"

#include <fmt/format.h>

#include <array>
#include "games/broom_service/board_names.h"

namespace ludoteca::broom_service {
namespace {

template <typename Set>
std::string numbers(Set set, int most, std::string_view letter = {}) {
  std::string list;
  for (int i = 0; i < most; ++i) {
    if (((set >> i) & 1U) == 0) continue;
    list += fmt::format("{}{}{}", list.empty() ? "" : ", ", letter, i + 1);
  }
  return list.empty() ? "–" : list;
}

}  // namespace

std::string about_region(const Board& board, Region region, const Catalogue& words) {
  const std::string terrain = words.text(fmt::format(
      "board.terrain.{}", kTerrainNames[static_cast<std::size_t>(board.terrain[region])]));
  const std::string neighbours = numbers(board.neighbours[region], board.regions);
  const std::string towers = numbers(board.towers_at[region], board.towers, "t");
  return words.text("board.region", {{"n", std::int64_t{region} + 1},
                                     {"terrain", terrain},
                                     {"neighbours", neighbours},
                                     {"towers", towers}});
}

std::string about_tower(const Board& board, std::size_t tower, const Catalogue& words) {
  const Tower& printed = board.tower[tower];
  Regions served = 0;
  for (std::size_t r = 0; r < board.regions; ++r) {
    if (((board.towers_at[r] >> tower) & 1U) != 0) served |= Regions{1} << r;
  }
  const std::string kind =
      words.text(fmt::format("board.tower.{}.{}", printed.square ? "square" : "round",
                             kColourNames[static_cast<std::size_t>(printed.colour)]));
  const std::string regions = numbers(served, board.regions);
  return words.text("board.tower", {{"n", static_cast<std::int64_t>(tower) + 1},
                                    {"kind", kind},
                                    {"points", std::int64_t{printed.points}},
                                    {"wands", std::int64_t{printed.wands}},
                                    {"regions", regions}});
}

}  // namespace ludoteca::broom_service
