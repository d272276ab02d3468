// The options of a game as keys and values.
#include <fmt/format.h>

#include <array>

#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

constexpr std::string_view kBoard = "board";
constexpr std::string_view kTiles = "mountain-tiles";
constexpr std::string_view kStorm = "storm";
constexpr std::array<std::string_view, 2> kSwitch = {"off", "on"};

template <std::size_t N>
int value_of(std::string_view key, const std::array<std::string_view, N>& values,
             std::string_view value) {
  const auto index = index_of(values, value);
  if (!index) {
    throw Error(
        fmt::format("{} is one of {}, not {}", key, fmt::join(values, ", "), quoted(value)));
  }
  return *index;
}

template <std::size_t N>
std::vector<std::string_view> list_of(const std::array<std::string_view, N>& values) {
  return {values.begin(), values.end()};
}

}  // namespace

std::vector<OptionSpec> option_specs() {
  return {{kBoard, list_of(kSideNames)},
          {kTiles, list_of(kSwitch)},
          {kStorm, list_of(kStormOptionNames)}};
}

// On the back the mountain tiles go without saying (B8).
OptionList option_list(const Options& options) {
  OptionList list;
  const bool back = options.side == Side::back;
  if (back) list.emplace_back(kBoard, name_in(kSideNames, options.side));
  if (options.mountain_tiles && !back) list.emplace_back(kTiles, kSwitch[1]);
  if (options.storm != Storm::off) {
    list.emplace_back(kStorm, name_in(kStormOptionNames, options.storm));
  }
  return list;
}

Options options_from(int players, const OptionList& list) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  bool tiles_off = false;
  for (const auto& [key, value] : list) {
    if (key == kBoard) {
      options.side = static_cast<Side>(value_of(key, kSideNames, value));
    } else if (key == kTiles) {
      options.mountain_tiles = value_of(key, kSwitch, value) == 1;
      tiles_off = !options.mountain_tiles;
    } else if (key == kStorm) {
      options.storm = static_cast<Storm>(value_of(key, kStormOptionNames, value));
    } else {
      throw Error(fmt::format("unknown option {}; there are: {}, {}, {}", quoted(key), kBoard,
                              kTiles, kStorm));
    }
  }
  if (options.side == Side::back) {
    if (tiles_off) {
      throw Error(
          "board = back needs the mountain tiles (B8.5): leave mountain-tiles out or set it to on, "
          "or "
          "play on the front");
    }
    options.mountain_tiles = true;
  }
  return options;
}

}  // namespace ludoteca::broom_service
