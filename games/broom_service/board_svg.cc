#include "games/broom_service/board_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "games/broom_service/board_legend.h"
#include "games/broom_service/board_names.h"
#include "games/broom_service/board_scatter.h"
#include "games/broom_service/board_symbols.h"
#include "games/broom_service/board_texts.h"
#include "text/markup.h"

namespace ludoteca::broom_service {
namespace {

// What grows in a terrain: drawings to choose from, how large, how far apart, and the disc around
// their middle that must stay within the region.
struct Growth {
  std::array<std::string_view, 2> drawings;
  double size;
  int spacing;
  int middle;  // so far above the foot
  int radius;
};
constexpr std::array<Growth, kTerrains> kGrowth = {{
    {{"tree0", "tree1"}, 0.85, 24, 14, 15},
    {{"tuft0", "tuft1"}, 0.85, 31, 5, 13},
    {{"mound", "mound"}, 0.8, 37, 8, 19},
    {{"peak", "peak"}, 0.7, 36, 15, 17},
}};

struct Disc {
  Point centre;
  int radius;
};

class Picture {
 public:
  Picture(const BoardShape& shape, const BoardTitle& title, const Catalogue& words)
      : shape_(shape),
        board_(compile(shape)),
        title_(title),
        words_(words),
        legend_(board_legend(shape, title, words)),
        scale_(static_cast<double>(shape.piece) / kDrawnPiece) {}

  std::string draw() {
    find_discs();
    begin();
    draw_sea();
    draw_land();
    draw_lakes();
    draw_growth();
    draw_borders();
    draw_pieces();
    draw_numbers();
    draw_towers();
    add("{}</svg>\n", legend_.svg);
    return std::move(out_);
  }

 private:
  template <typename... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
  }

  int scaled(int length) const { return static_cast<int>(length * scale_); }

  // What must stay visible, so that nothing grows there.
  void find_discs() {
    const int wide = scaled(42);
    for (const TowerShape& tower : shape_.towers) {
      discs_.push_back({tower.at, tower.base + scaled(3)});
      discs_.push_back({{tower.at.x, tower.at.y - tower.base}, tower.base * 3 / 4});
    }
    for (const auto* places : {&shape_.castles, &shape_.clouds, &shape_.forest_tiles,
                               &shape_.hill_tiles, &shape_.circles}) {
      for (const PlaceShape& place : *places) discs_.push_back({place.at, wide});
    }
    for (const PlaceShape& place : shape_.mountains) discs_.push_back({place.at, wide});
    for (const RegionShape& region : shape_.regions) {
      discs_.push_back({{region.label.x, region.label.y - scaled(7)}, scaled(20)});
    }
  }

  bool open(Point at) const {
    return std::none_of(discs_.begin(), discs_.end(), [at](const Disc& disc) {
      return distance_squared(disc.centre, at) < std::int64_t{disc.radius} * disc.radius;
    });
  }

  static std::string path(const Polygon& polygon) {
    std::string text;
    for (const Point p : polygon) {
      fmt::format_to(std::back_inserter(text), "{}{} {}", text.empty() ? "M" : "L", p.x, p.y);
    }
    return text + "Z";
  }

  void use(std::string_view drawing, Point at, double size, std::string_view more = {}) {
    add(R"svg(<use href="#{}" transform="translate({} {}) scale({:.3g})"{}{}/>)svg"
        "\n",
        drawing, at.x, at.y, size, more.empty() ? "" : " ", more);
  }

  void begin() {
    add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="img" )"
        R"(aria-labelledby="title desc" lang="{}">)"
        "\n",
        shape_.width, shape_.height + legend_.height, words_.language());
    add("<title id=\"title\">{}</title>\n<desc id=\"desc\">{}{}</desc>\n",
        escaped(board_title(title_, words_)),
        escaped(words_.text("board.about", {{"regions", std::int64_t{board_.regions}},
                                            {"lakes", std::ssize(shape_.lakes)},
                                            {"towers", std::int64_t{board_.towers}},
                                            {"clouds", std::ssize(shape_.clouds)}})),
        title_.house ? " " + escaped(words_.text("board.house")) : "");
    add("{}", board_symbols());
  }

  void draw_sea() {
    add(R"(<rect class="sea" width="{}" height="{}"/>)"
        "\n",
        shape_.width, shape_.height);
    const int margin = scaled(34);
    const Box box{{margin, margin}, {shape_.width - margin, shape_.height - margin}};
    for (const ScatteredSpot& spot : scatter(box, scaled(70), [&](Point at) {
           return at.x < box.high.x &&
                  std::none_of(
                      shape_.regions.begin(), shape_.regions.end(),
                      [&](const RegionShape& region) {
                        return disc_overlaps(region.outline, at, margin);
                      }) &&
                  std::none_of(
                      shape_.lakes.begin(), shape_.lakes.end(),
                      [&](const Polygon& lake) { return inside(lake, at); });
         })) {
      use("wave", spot.at, scale_);
    }
    draw_compass();
  }

  // In the first corner of the board that has room for it.
  void draw_compass() {
    const int edge = scaled(62);
    for (const Point at :
         {Point{edge, shape_.height - edge}, Point{shape_.width - edge, shape_.height - edge},
          Point{shape_.width - edge, edge}, Point{edge, edge}}) {
      if (std::any_of(shape_.regions.begin(), shape_.regions.end(), [&](const RegionShape& region) {
            return disc_overlaps(region.outline, at, scaled(68));
          })) {
        continue;
      }
      use("compass", at, scale_);
      return;
    }
  }

  // Shallow water around the coast, then the regions.
  void draw_land() {
    std::string all;
    for (const RegionShape& region : shape_.regions) all += path(region.outline);
    for (const auto& [width, colour] :
         {std::pair{44, "#c6dfeb"}, std::pair{24, "#dceef4"}, std::pair{9, "#5a4a35"}}) {
      add(R"(<path class="shallow" stroke="{}" stroke-width="{}" d="{}"/>)"
          "\n",
          colour, scaled(width), all);
    }
    for (std::size_t r = 0; r < shape_.regions.size(); ++r) {
      const RegionShape& region = shape_.regions[r];
      add(R"(<path id="region-{}" class="{}" d="{}"><title>{}</title></path>)"
          "\n",
          r + 1, kTerrainNames[static_cast<std::size_t>(region.terrain)], path(region.outline),
          escaped(about_region(board_, static_cast<Region>(r), words_)));
    }
  }

  void draw_lakes() {
    for (const Polygon& lake : shape_.lakes) {
      add(R"(<path class="lake" d="{}"/>)"
          "\n",
          path(lake));
      const int margin = scaled(14);
      for (const ScatteredSpot& spot : scatter(box_of(lake), scaled(32), [&](Point at) {
             return inside(lake, at) && clear_of_border(lake, at, margin);
           })) {
        use("wave", spot.at, scale_ * 0.8);
      }
    }
  }

  void draw_growth() {
    for (const RegionShape& region : shape_.regions) {
      const Growth& growth = kGrowth[static_cast<std::size_t>(region.terrain)];
      for (const ScatteredSpot& spot :
           scatter(box_of(region.outline), scaled(growth.spacing), [&](Point at) {
             const Point middle{at.x, at.y - scaled(growth.middle)};
             return inside(region.outline, middle) && open(middle) && open(at) &&
                    clear_of_border(region.outline, middle, scaled(growth.radius));
           })) {
        const double size = scale_ * (growth.size + 0.05 * (spot.variety % 7));
        use(growth.drawings[(spot.variety / 7) % 2], spot.at, size);
      }
    }
  }

  void draw_borders() {
    for (const auto& [width, colour] : {std::pair{7.0, "#fff7df"}, std::pair{2.6, "#3b2c1c"}}) {
      add(R"(<g class="border" stroke="{}" stroke-width="{:.3g}">)"
          "\n",
          colour, width * scale_);
      for (const RegionShape& region : shape_.regions) {
        add(R"(<path d="{}"/>)"
            "\n",
            path(region.outline));
      }
      add("</g>\n");
    }
  }

  void draw_place(std::string_view drawing, Point at, std::string_view title) {
    add("<g><title>{}</title>", escaped(title));
    use(drawing, at, scale_);
    add("</g>\n");
  }

  void draw_pieces() {
    const auto in_region = [this](std::string_view key, Region region) {
      return words_.text(key, {{"n", std::int64_t{region} + 1}});
    };
    for (const PlaceShape& place : shape_.clouds) {
      draw_place("cloud", place.at, in_region("board.cloud.in", place.region));
    }
    for (const MountainPlace& place : shape_.mountains) {
      draw_place("tile-mountain", place.at,
                 place.covered_tower == kNoTower
                     ? in_region("board.tile.mountain.in", place.region)
                     : words_.text("board.tile.mountain.covers",
                                   {{"n", std::int64_t{place.region} + 1},
                                    {"tower", std::int64_t{place.covered_tower} + 1}}));
    }
    for (const PlaceShape& place : shape_.forest_tiles) {
      draw_place("tile-forest", place.at, in_region("board.tile.forest.in", place.region));
    }
    for (const PlaceShape& place : shape_.hill_tiles) {
      draw_place("tile-hill", place.at, in_region("board.tile.hill.in", place.region));
    }
    for (std::size_t c = 0; c < shape_.circles.size(); ++c) {
      const PlaceShape& place = shape_.circles[c];
      const std::string letter(1, static_cast<char>('A' + c));
      draw_place("stones", place.at,
                 words_.text("board.circle.in",
                             {{"circle", letter}, {"n", std::int64_t{place.region} + 1}}));
      add(R"svg(<text class="letter" transform="translate({} {}) scale({:.3g})" )svg"
          R"(y="12">{}</text>)"
          "\n",
          place.at.x, place.at.y, scale_, letter);
    }
    for (const PlaceShape& place : shape_.castles) {
      draw_place("castle", place.at, in_region("board.castle.in", place.region));
      use("pennants", place.at, scale_, pennant_fill(title_.side));
    }
  }

  void draw_numbers() {
    for (std::size_t r = 0; r < shape_.regions.size(); ++r) {
      const Point at = shape_.regions[r].label;
      add(R"svg(<text class="number" transform="translate({} {}) scale({:.3g})">{}</text>)svg"
          "\n",
          at.x, at.y, scale_, r + 1);
    }
  }

  void draw_towers() {
    // Upper towers first: a roof may reach over the base above it.
    std::vector<std::size_t> order(shape_.towers.size());
    for (std::size_t t = 0; t < order.size(); ++t) order[t] = t;
    std::sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
      return std::pair(shape_.towers[a].at.y, a) < std::pair(shape_.towers[b].at.y, b);
    });
    for (const std::size_t t : order) {
      const TowerShape& shape = shape_.towers[t];
      add(R"svg(<g id="tower-{}" transform="translate({} {})"><title>{}</title>)svg"
          "\n",
          t + 1, shape.at.x, shape.at.y, escaped(about_tower(board_, t, words_)));
      add(R"(<circle r="{}" fill="#fffaf0" fill-opacity=".62" stroke="#3b2c1c" )"
          R"(stroke-width="{:.3g}"/>)"
          "\n",
          shape.base, 2.4 * scale_);
      // The code by which a move names the tower stands on its base.
      add(R"svg(<g transform="scale({:.3g})">{}<text class="code" y="30">t{}</text></g></g>)svg"
          "\n",
          static_cast<double>(shape.base) / kDrawnBase, tower_drawing(shape.tower), t + 1);
    }
  }

  const BoardShape& shape_;
  Board board_;
  BoardTitle title_;
  const Catalogue& words_;
  Legend legend_;
  double scale_;
  std::vector<Disc> discs_;
  std::string out_;
};

}  // namespace

std::string board_svg(const BoardShape& shape, const BoardTitle& title, const Catalogue& words) {
  return Picture(shape, title, words).draw();
}

}  // namespace ludoteca::broom_service
