#include "games/broom_service/board_legend.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "games/broom_service/board_names.h"
#include "games/broom_service/board_symbols.h"
#include "text/markup.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kHeading = 50;  // all lengths for pieces of kDrawnPiece
constexpr int kRow = 78;
constexpr int kEdge = 26;
constexpr int kColumn = 290;
constexpr int kText = 44;  // from the middle of a drawing to its word

struct Entry {
  std::string drawing;  // around 0,0
  std::string text;
};

std::string swatch(std::string_view terrain, std::string_view drawing) {
  return fmt::format(R"(<rect class="{}" x="-33" y="-26" width="66" height="52" rx="12" )"
                     R"(stroke="#3b2c1c" stroke-width="2.4"/>{})",
                     terrain, drawing);
}

std::vector<Entry> terrains(const Catalogue& words) {
  const auto entry = [&words](std::string_view terrain, std::string_view drawing) {
    return Entry{swatch(terrain, drawing), words.text(fmt::format("board.terrain.{}", terrain))};
  };
  return {
      entry("forest", R"(<use href="#tree0" x="-17" y="18"/><use href="#tree1" x="2" y="16"/>)"
                      R"(<use href="#tree0" x="19" y="19"/>)"),
      entry("prairie", R"(<use href="#tuft0" x="-15" y="2"/><use href="#tuft1" x="14" y="-2"/>)"
                       R"(<use href="#tuft0" x="8" y="18"/>)"),
      entry("hill", R"(<use href="#mound" x="-6" y="2"/><use href="#mound" x="7" y="18"/>)"),
      entry("mountain", R"(<use href="#peak" y="21"/>)"),
  };
}

std::string on_base(const Tower& tower) {
  return fmt::format(
      R"svg(<g transform="translate(0 10) scale(.8)"><circle r="{}" fill="#fffaf0" )svg"
      R"(stroke="#3b2c1c" stroke-width="2.4"/>{}</g>)",
      kDrawnBase, tower_drawing(tower));
}

std::vector<Entry> marks(const BoardTitle& title, const Catalogue& words) {
  const auto used = [](std::string_view drawing, std::string_view more = {}) {
    return fmt::format(R"svg(<use href="#{}" transform="scale(.8)"{}{}/>)svg", drawing,
                       more.empty() ? "" : " ", more);
  };
  std::vector<Entry> all = {
      {on_base({Colour::orange, false, 5, 0}), words.text("board.legend.orange")},
      {on_base({Colour::violet, false, 5, 0}), words.text("board.legend.violet")},
      {on_base({Colour::green, false, 5, 0}), words.text("board.legend.green")},
      {on_base({Colour::violet, false, 3, 0}), words.text("board.legend.once")},
      {on_base({Colour::violet, true, 3, 0}), words.text("board.legend.always")},
      {on_base({Colour::orange, false, 2, 1}), words.text("board.legend.wand")},
      {used("cloud"), words.text("board.legend.cloud")},
      {fmt::format(R"svg(<g transform="translate(0 8) scale(.8)">{}{}</g>)svg", used("castle"),
                   used("pennants", pennant_fill(title.side))),
       words.text("board.legend.castle")},
      {used("tile-mountain"), words.text("board.legend.mountain-tile")},
  };
  if (title.side == kBack) {
    all.push_back({used("tile-forest"), words.text("board.legend.forest-tile")});
    all.push_back({used("tile-hill"), words.text("board.legend.hill-tile")});
    all.push_back({fmt::format(R"svg(<g transform="scale(.85)">{}</g>)svg", used("stones")),
                   words.text("board.legend.circle")});
  }
  return all;
}

}  // namespace

Legend board_legend(const BoardShape& shape, const BoardTitle& title, const Catalogue& words) {
  std::vector<Entry> all = terrains(words);
  const std::vector<Entry> more = marks(title, words);
  all.insert(all.end(), more.begin(), more.end());
  const double scale = static_cast<double>(shape.piece) / kDrawnPiece;
  const int columns = std::max(static_cast<int>((shape.width / scale - kEdge) / kColumn), 1);
  const int rows = (static_cast<int>(all.size()) + columns - 1) / columns;
  Legend legend;
  legend.height = static_cast<int>((kHeading + rows * kRow) * scale);
  const auto add = [&legend](std::string_view text) { legend.svg += text; };
  add(fmt::format(R"(<rect y="{}" width="{}" height="{}" fill="#fbf4e2"/>)"
                  "\n"
                  R"svg(<g transform="translate(0 {}) scale({:.3g})">)svg"
                  "\n",
                  shape.height, shape.width, legend.height, shape.height, scale));
  add(fmt::format(R"(<text class="heading" x="{}" y="36">{}{}</text>)"
                  "\n",
                  kEdge, escaped(board_title(title, words)),
                  title.house ? " — " + escaped(words.text("board.house")) : ""));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int x = kEdge + kText + static_cast<int>(i) % columns * kColumn;
    const int y = kHeading + kRow / 2 + static_cast<int>(i) / columns * kRow;
    add(fmt::format(R"svg(<g transform="translate({} {})">{}<text class="legend" x="{}" )svg"
                    R"(y="7">{}</text></g>)"
                    "\n",
                    x, y, all[i].drawing, kText, escaped(all[i].text)));
  }
  add("</g>\n");
  return legend;
}

std::string board_title(const BoardTitle& title, const Catalogue& words) {
  return words.text(title.side == kBack ? "board.title.back" : "board.title.front");
}

std::string tower_drawing(const Tower& tower) {
  const std::string_view colour = kColourNames[static_cast<std::size_t>(tower.colour)];
  std::string out = fmt::format(
      R"(<use href="#{}-tower" class="{}"/><use href="#sign-{}" transform="translate(0 {}) )"
      R"svg(scale(.95)"/><text class="points" y="{}">{}</text>)svg",
      tower.square ? "square" : "round", colour, colour, tower.square ? -27 : -25, 12,
      tower.points);
  for (int w = 0; w < tower.wands; ++w) {
    out += fmt::format(R"svg(<use href="#wand" transform="translate({} {})"/>)svg", 23 + 5 * w,
                       12 - 21 * w);
  }
  return out;
}

std::string_view pennant_fill(std::string_view side) {
  return side == kBack ? R"(fill="#8a3fb0")" : R"(fill="#c8302a")";
}

}  // namespace ludoteca::broom_service
