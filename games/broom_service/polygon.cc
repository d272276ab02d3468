#include "games/broom_service/polygon.h"

#include <algorithm>
#include <cstdlib>

namespace ludoteca::broom_service {
namespace {

using Whole = std::int64_t;

struct Edge {
  Point from;
  Point to;
};

Edge side(const Polygon& polygon, std::size_t i) {
  return {polygon[i], polygon[i + 1 == polygon.size() ? 0 : i + 1]};
}

// Positive if c lies to the right of the way from a to b, as seen on a screen.
Whole turn(Point a, Point b, Point c) {
  return Whole{b.x - a.x} * (c.y - a.y) - Whole{b.y - a.y} * (c.x - a.x);
}

// The scalar product of a→b and c→d.
Whole along(Point a, Point b, Point c, Point d) {
  return Whole{b.x - a.x} * (d.x - c.x) + Whole{b.y - a.y} * (d.y - c.y);
}

bool between(int value, int one, int other) {
  return std::min(one, other) <= value && value <= std::max(one, other);
}

bool in_box(Edge side, Point p) {
  return between(p.x, side.from.x, side.to.x) && between(p.y, side.from.y, side.to.y);
}

bool on_side(Edge side, Point p) {
  return in_box(side, p) && turn(side.from, side.to, p) == 0;
}

bool boxes_meet(Edge a, Edge b) {
  return std::max(a.from.x, a.to.x) >= std::min(b.from.x, b.to.x) &&
         std::max(b.from.x, b.to.x) >= std::min(a.from.x, a.to.x) &&
         std::max(a.from.y, a.to.y) >= std::min(b.from.y, b.to.y) &&
         std::max(b.from.y, b.to.y) >= std::min(a.from.y, a.to.y);
}

bool boxes_meet(const Box& a, const Box& b) {
  return boxes_meet(Edge{a.low, a.high}, Edge{b.low, b.high});
}

int sign(Whole number) {
  return number > 0 ? 1 : number < 0 ? -1 : 0;
}

// Whether they cross at a point that is the end of neither.
bool cross(Edge a, Edge b) {
  return sign(turn(a.from, a.to, b.from)) * sign(turn(a.from, a.to, b.to)) < 0 &&
         sign(turn(b.from, b.to, a.from)) * sign(turn(b.from, b.to, a.to)) < 0;
}

// Near where two sides cross, for messages.
Point crossing(Edge a, Edge b) {
  const Whole from = turn(b.from, b.to, a.from);
  const Whole all = from - turn(b.from, b.to, a.to);
  return {static_cast<int>(a.from.x + (a.to.x - a.from.x) * from / all),
          static_cast<int>(a.from.y + (a.to.y - a.from.y) * from / all)};
}

std::optional<Point> contact(Edge a, Edge b) {
  if (!boxes_meet(a, b)) return std::nullopt;
  if (cross(a, b)) return crossing(a, b);
  for (const Point p : {b.from, b.to}) {
    if (on_side(a, p)) return p;
  }
  for (const Point p : {a.from, a.to}) {
    if (on_side(b, p)) return p;
  }
  return std::nullopt;
}

// The piece of `a` that also belongs to `b`, if that is more than a point.
std::optional<Edge> common_piece(Edge a, Edge b) {
  if (!boxes_meet(a, b) || turn(a.from, a.to, b.from) != 0 || turn(a.from, a.to, b.to) != 0) {
    return std::nullopt;
  }
  // All four ends lie on one line, so that an order along x (or along y) is an order along it.
  const bool by_x = a.from.x != a.to.x;
  const auto before = [by_x](Point p, Point q) { return by_x ? p.x < q.x : p.y < q.y; };
  if (before(a.to, a.from)) std::swap(a.from, a.to);
  if (before(b.to, b.from)) std::swap(b.from, b.to);
  const Edge piece{before(a.from, b.from) ? b.from : a.from, before(b.to, a.to) ? b.to : a.to};
  if (!before(piece.from, piece.to)) return std::nullopt;
  return piece;
}

// The point is given with doubled coordinates, so that the middle between two points is whole.
bool inside_doubled(const Polygon& polygon, Point doubled) {
  bool odd = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    Edge s = side(polygon, i);
    s = {{2 * s.from.x, 2 * s.from.y}, {2 * s.to.x, 2 * s.to.y}};
    if (on_side(s, doubled)) return false;
    if ((s.from.y > doubled.y) == (s.to.y > doubled.y)) continue;
    // A ray to the right meets this side if the point lies to the left of it.
    const Whole t = turn(s.from, s.to, doubled);
    if (s.to.y > s.from.y ? t > 0 : t < 0) odd = !odd;
  }
  return odd;
}

// A point of the border of `a` strictly inside `b`. The border is cut where it meets corners of
// `b`; if the borders do not cross, each piece is wholly inside, outside or on the border.
std::optional<Point> border_inside(const Polygon& a, const Polygon& b) {
  const Box box = box_of(b);
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Edge s = side(a, i);
    if (!boxes_meet({{std::min(s.from.x, s.to.x), std::min(s.from.y, s.to.y)},
                     {std::max(s.from.x, s.to.x), std::max(s.from.y, s.to.y)}},
                    box)) {
      continue;
    }
    std::vector<Point> cuts = {s.from, s.to};
    for (const Point p : b) {
      if (on_side(s, p)) cuts.push_back(p);
    }
    std::sort(cuts.begin(), cuts.end(), [&s](Point p, Point q) {
      return along(s.from, s.to, s.from, p) < along(s.from, s.to, s.from, q);
    });
    for (std::size_t k = 1; k < cuts.size(); ++k) {
      const Point middle{cuts[k - 1].x + cuts[k].x, cuts[k - 1].y + cuts[k].y};
      if (cuts[k - 1] != cuts[k] && inside_doubled(b, middle)) {
        return Point{middle.x / 2, middle.y / 2};
      }
    }
  }
  return std::nullopt;
}

// Whether a point of the side is nearer to p than the distance.
bool nearer(Edge s, Point p, int distance) {
  const Whole square = Whole{distance} * distance;
  const Whole length = distance_squared(s.from, s.to);
  const Whole t = along(s.from, s.to, s.from, p);
  if (t <= 0) return distance_squared(s.from, p) < square;
  if (t >= length) return distance_squared(s.to, p) < square;
  const Whole area = turn(s.from, s.to, p);
  return area * area < square * length;
}

}  // namespace

std::int64_t distance_squared(Point a, Point b) {
  return along(a, b, a, b);
}

std::int64_t doubled_area(const Polygon& polygon) {
  Whole area = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Edge s = side(polygon, i);
    area += Whole{s.from.x} * s.to.y - Whole{s.to.x} * s.from.y;
  }
  return area;
}

Box box_of(const Polygon& polygon) {
  Box box{polygon.front(), polygon.front()};
  for (const Point p : polygon) {
    box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
    box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
  }
  return box;
}

std::optional<Point> self_contact(const Polygon& polygon) {
  const std::size_t n = polygon.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Edge s = side(polygon, i);
    if (s.from == s.to) return s.from;
    const Edge next = side(polygon, (i + 1) % n);
    if (turn(s.from, s.to, next.to) == 0 && along(s.from, s.to, next.from, next.to) < 0) {
      return s.to;  // it turns back on itself
    }
    const std::size_t last = i == 0 ? n - 1 : n;  // the side before the first one follows on it
    for (std::size_t j = i + 2; j < last; ++j) {
      if (const auto point = contact(s, side(polygon, j))) return point;
    }
  }
  return std::nullopt;
}

bool inside(const Polygon& polygon, Point point) {
  return inside_doubled(polygon, {2 * point.x, 2 * point.y});
}

std::optional<Point> overlap(const Polygon& a, const Polygon& b) {
  if (!boxes_meet(box_of(a), box_of(b))) return std::nullopt;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Edge s = side(a, i);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const Edge t = side(b, j);
      if (!boxes_meet(s, t)) continue;
      if (cross(s, t)) return crossing(s, t);
      // Both run clockwise: along a side that both follow in the same direction, both lie to the
      // right of it.
      if (along(s.from, s.to, t.from, t.to) > 0) {
        if (const auto piece = common_piece(s, t)) return piece->from;
      }
    }
  }
  if (const auto point = border_inside(a, b)) return point;
  return border_inside(b, a);
}

int shared_border(const Polygon& a, const Polygon& b) {
  if (!boxes_meet(box_of(a), box_of(b))) return 0;
  int length = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      if (const auto piece = common_piece(side(a, i), side(b, j))) {
        length +=
            std::max(std::abs(piece->to.x - piece->from.x), std::abs(piece->to.y - piece->from.y));
      }
    }
  }
  return length;
}

bool disc_overlaps(const Polygon& polygon, Point centre, int radius) {
  return inside(polygon, centre) || !clear_of_border(polygon, centre, radius);
}

bool clear_of_border(const Polygon& polygon, Point point, int distance) {
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (nearer(side(polygon, i), point, distance)) return false;
  }
  return true;
}

}  // namespace ludoteca::broom_service
