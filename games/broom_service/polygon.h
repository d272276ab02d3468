// Polygons with whole coordinates, and questions about them answered exactly. Every product below
// fits into 64 bits as long as coordinates stay within kMaxCoordinate.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace ludoteca::broom_service {

inline constexpr int kMaxCoordinate = 4000;

struct Point {
  int x = 0;
  int y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

// The corners in order; the last one is joined to the first.
using Polygon = std::vector<Point>;

struct Box {
  Point low;
  Point high;
};

// Twice the area, positive if the corners run clockwise on a screen (y grows downwards).
std::int64_t doubled_area(const Polygon& polygon);

Box box_of(const Polygon& polygon);

// A point that two sides share though they should not: sides may only meet where one ends and the
// next begins. Nothing if the outline is simple. The point is near the place if it is not whole.
std::optional<Point> self_contact(const Polygon& polygon);

// On the border is not inside.
bool inside(const Polygon& polygon, Point point);

// The functions below take simple polygons that run clockwise.

// Whether they have area in common, and near which point.
std::optional<Point> overlap(const Polygon& a, const Polygon& b);

// How much border they share: the sum over its straight pieces of the width or the height of the
// piece, whichever is greater. 0 if they share none, or corners only (B9).
int shared_border(const Polygon& a, const Polygon& b);

// Whether the disc and the polygon have area in common. A disc that only touches the border from
// outside does not.
bool disc_overlaps(const Polygon& polygon, Point centre, int radius);

// Whether no point of the border is nearer to the point than the distance.
bool clear_of_border(const Polygon& polygon, Point point, int distance);

std::int64_t distance_squared(Point a, Point b);

}  // namespace ludoteca::broom_service
