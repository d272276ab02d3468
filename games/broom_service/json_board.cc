// A board as JSON: what the rules say about it, and the geometry to draw it.
#include "engine/json_writer.h"
#include "games/broom_service/board_shape.h"
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"

namespace ludoteca::broom_service {
namespace {

class BoardWriter {
 public:
  BoardWriter(const Edition& edition, const BoardShape& shape, Side side, JsonWriter& out)
      : edition_(edition), shape_(shape), side_(side), map_(edition.map(side)), out_(out) {}

  void run() const {
    out_.member("side", name_in(kSideNames, side_));
    out_.member("width", shape_.width);
    out_.member("height", shape_.height);
    out_.member("piece", shape_.piece);
    list("regions", map_.regions, [&](int region) { write_region(static_cast<Region>(region)); });
    out_.array("lakes", [&] {
      for (const Polygon& lake : shape_.lakes) write_polygon(lake);
    });
    list("towers", map_.towers, [&](int number) { write_tower(number); });
    out_.object("tile_tower", [&] { write_look(edition_.hill_tower); });
    places("castles", shape_.castles);
    places("clouds", shape_.clouds);
    places("mountains", shape_.mountains, [&](std::size_t i) {
      const std::uint8_t covered = shape_.mountains[i].covered_tower;
      if (covered != kNoTower) out_.member("covers", tower_code(covered));
    });
    places("forest_tiles", shape_.forest_tiles);
    places("hill_tiles", shape_.hill_tiles);
    places("circles", shape_.circles,
           [&](std::size_t i) { out_.member("circle", kCircleLetters.substr(i, 1)); });
    out_.object("values", [&] { write_values(); });
  }

 private:
  template <class Numbers>
  void numbers(std::string_view name, const Numbers& all) const {
    out_.array(name, [&] {
      for (const auto one : all) out_.value(static_cast<int>(one));
    });
  }
  void numbers(std::string_view name, TwoPoints points) const {
    numbers(name, std::array<int, 2>{points.first, points.second});
  }

  // What views do not tell, for those who want to know what something would bring.
  void write_values() const {
    out_.member("bewitched", edition_.bewitched_cost);
    out_.member("brave_druid", edition_.brave_druid);
    out_.member("brave_fairy", edition_.brave_fairy);
    numbers("druids", edition_.druid_terrains);
    out_.array("gathers", [&] {
      for (const auto& ways : edition_.gathers) {
        out_.array([&] {
          for (const Resources amount : ways) write_resources(amount, out_);
        });
      }
    });
    numbers("more_or_less", edition_.more_or_less);
    out_.member("black_market", edition_.black_market);
    numbers("dangerous", edition_.dangerous);
    numbers("protected", edition_.protected_areas);
    numbers("full_hands", edition_.full_hands);
    numbers("empty_hands", edition_.empty_hands);
    numbers("all_at_once", edition_.all_at_once);
    out_.member("same_destinations", edition_.same_destinations);
    out_.member("storm_bonus", edition_.storm_bonus);
    numbers("storm_needs", edition_.storm_needs);
    numbers("storm_points", edition_.storm_points);
    out_.member("forest_points", edition_.forest_points);
    numbers("set_points", edition_.set_points);
    numbers("amulet_points", edition_.amulet_points);
    numbers("bolt_points", edition_.bolt_points);
    out_.member("bolt_step", edition_.bolt_step);
  }

  template <class Write>
  void list(std::string_view name, int count, Write write) const {
    out_.array(name, [&] {
      for (int i = 0; i < count; ++i) out_.object([&] { write(i); });
    });
  }

  // Each with its region and where it is drawn, and what `more` adds.
  template <class Place, class More>
  void places(std::string_view name, const std::vector<Place>& places, More more) const {
    list(name, static_cast<int>(places.size()), [&](int i) {
      const auto at = static_cast<std::size_t>(i);
      out_.member("region", places[at].region + 1);
      out_.member("at", [&] { write_point(places[at].at); });
      more(at);
    });
  }
  void places(std::string_view name, const std::vector<PlaceShape>& all) const {
    places(name, all, [](std::size_t) {});
  }

  void write_point(Point point) const {
    out_.array([&] {
      out_.value(point.x);
      out_.value(point.y);
    });
  }
  void write_polygon(const Polygon& polygon) const {
    out_.array([&] {
      for (const Point corner : polygon) write_point(corner);
    });
  }

  void write_region(Region region) const {
    const RegionShape& shape = shape_.regions[region];
    out_.member("region", region + 1);
    out_.member("terrain", terrain_name(map_.terrain.at(region)));
    out_.member("neighbours", [&] { write_regions(map_.neighbours.at(region), out_); });
    out_.member("towers", [&] { write_towers(map_.towers_at.at(region), out_); });
    out_.member("label", [&] { write_point(shape.label); });
    out_.member("outline", [&] { write_polygon(shape.outline); });
  }

  void write_tower(int number) const {
    const TowerShape& shape = shape_.towers[static_cast<std::size_t>(number)];
    Regions served = 0;
    for (Region region = 0; region < map_.regions; ++region) {
      if ((map_.towers_at.at(region) >> number & 1U) != 0) served |= Regions{1} << region;
    }
    out_.member("tower", tower_code(number));
    write_look(shape.tower);
    out_.member("regions", [&] { write_regions(served, out_); });
    out_.member("at", [&] { write_point(shape.at); });
    out_.member("base", shape.base);
  }
  void write_look(const Tower& tower) const {
    out_.member("colour", colour_name(tower.colour));
    out_.member("shape", tower.square ? "square" : "round");
    out_.member("points", tower.points);
    out_.member("wands", tower.wands);
  }

  const Edition& edition_;
  const BoardShape& shape_;
  Side side_;
  const Map& map_;
  JsonWriter& out_;
};

}  // namespace

std::array<std::string, 2> board_texts(const EditionFile& file, const Edition& edition) {
  EditionReader reader(file, "broom-service");
  std::array<std::string, 2> texts;
  for (const Side side : {Side::front, Side::back}) {
    const BoardShape shape = read_board(reader, name_in(kSideNames, side));
    texts.at(static_cast<std::size_t>(side)) = json_text([&](JsonWriter& out) {
      out.object([&] { BoardWriter(edition, shape, side, out).run(); });
    });
  }
  return texts;
}

}  // namespace ludoteca::broom_service
