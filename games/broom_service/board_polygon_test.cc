// The exact geometry on which neighbours and deliveries rest.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "games/broom_service/polygon.h"

namespace ludoteca::broom_service {
namespace {

Polygon box(int x, int y, int width, int height) {
  return {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
}

const Polygon kSquare = box(0, 0, 100, 100);

TEST(Polygon, AreaIsPositiveClockwise) {
  EXPECT_EQ(doubled_area(kSquare), 20000);
  EXPECT_EQ(doubled_area({{0, 0}, {0, 100}, {100, 100}, {100, 0}}), -20000);
  EXPECT_EQ(doubled_area({{0, 0}, {50, 50}, {100, 100}}), 0);
}

TEST(Polygon, InsideLeavesOutTheBorder) {
  EXPECT_TRUE(inside(kSquare, {1, 1}));
  EXPECT_FALSE(inside(kSquare, {0, 50}));
  EXPECT_FALSE(inside(kSquare, {100, 100}));
  EXPECT_FALSE(inside(kSquare, {101, 50}));
  // A ray through corners must not be counted twice.
  const Polygon diamond = {{50, 0}, {100, 50}, {50, 100}, {0, 50}};
  EXPECT_TRUE(inside(diamond, {50, 50}));
  EXPECT_FALSE(inside(diamond, {10, 10}));
  EXPECT_FALSE(inside({{0, 0}, {100, 0}, {100, 100}, {50, 10}, {0, 100}}, {50, 50}));
}

TEST(Polygon, SidesThatMeetAreFound) {
  EXPECT_FALSE(self_contact(kSquare));
  EXPECT_FALSE(self_contact({{0, 0}, {100, 0}, {0, 100}}));
  // A bow tie; a corner on a side; a corner twice; a spike; a side without length.
  EXPECT_EQ(self_contact({{0, 0}, {100, 100}, {100, 0}, {0, 100}}), (Point{50, 50}));
  EXPECT_EQ(self_contact({{0, 0}, {100, 0}, {100, 50}, {50, 0}, {0, 50}}), (Point{50, 0}));
  EXPECT_TRUE(self_contact({{0, 0}, {50, 50}, {100, 0}, {100, 90}, {50, 50}, {0, 90}}));
  EXPECT_EQ(self_contact({{0, 0}, {100, 0}, {50, 0}, {50, 50}}), (Point{100, 0}));
  EXPECT_TRUE(self_contact({{0, 0}, {100, 0}, {100, 0}, {100, 100}}));
}

TEST(Polygon, B9_neighbours_share_a_border_of_positive_length) {
  EXPECT_EQ(shared_border(kSquare, box(100, 0, 50, 100)), 100);
  EXPECT_EQ(shared_border(kSquare, box(100, 30, 50, 20)), 20);   // a part of a side
  EXPECT_EQ(shared_border(kSquare, box(100, 70, 50, 100)), 30);  // parts of both
  EXPECT_EQ(shared_border(kSquare, box(100, 100, 50, 50)), 0);   // a corner is not enough
  EXPECT_EQ(shared_border(kSquare, box(101, 0, 50, 100)), 0);    // a crack separates
  EXPECT_EQ(shared_border(kSquare, {{100, 50}, {150, 0}, {150, 100}}), 0);  // a tip
}

TEST(Polygon, B9_slanted_borders_overlap_in_part) {
  const Polygon below = {{0, 0}, {300, 100}, {0, 100}};
  EXPECT_EQ(shared_border(below, {{0, 0}, {300, 0}, {300, 100}}), 300);
  EXPECT_EQ(shared_border(below, {{150, 50}, {150, 0}, {300, 0}, {300, 100}}), 150);
  EXPECT_EQ(shared_border(below, {{150, 49}, {150, 0}, {300, 0}, {300, 99}}), 0);
}

TEST(Polygon, BordersOfSeveralPiecesAddUp) {
  const Polygon left = {{0, 0}, {100, 0}, {110, 30}, {95, 60}, {100, 100}, {0, 100}};
  const Polygon right = {{100, 0}, {200, 0}, {200, 100}, {100, 100}, {95, 60}, {110, 30}};
  EXPECT_EQ(shared_border(left, right), 30 + 30 + 40);
  EXPECT_FALSE(overlap(left, right));
}

TEST(Polygon, OverlapsAreFound) {
  EXPECT_FALSE(overlap(kSquare, box(100, 0, 50, 100)));
  EXPECT_FALSE(overlap(kSquare, box(100, 100, 50, 50)));
  EXPECT_FALSE(overlap(kSquare, box(300, 300, 50, 50)));
  EXPECT_TRUE(overlap(kSquare, box(50, 50, 100, 100)));  // crossing
  EXPECT_TRUE(overlap(kSquare, box(10, 10, 20, 20)));    // within
  EXPECT_TRUE(overlap(box(10, 10, 20, 20), kSquare));    // around
  EXPECT_TRUE(overlap(kSquare, kSquare));                // the same
  EXPECT_TRUE(overlap(kSquare, box(0, 0, 100, 50)));     // borders in common only
  EXPECT_TRUE(overlap(kSquare, box(20, 0, 40, 100)));    // a stripe from border to border
  // All corners of the one lie on the border of the other.
  EXPECT_TRUE(overlap(kSquare, {{50, 0}, {100, 50}, {50, 100}, {0, 50}}));
  // It reaches in by less than one unit.
  EXPECT_TRUE(overlap(kSquare, {{100, 0}, {150, 50}, {100, 100}, {99, 99}}));
}

TEST(Polygon, ANotchFilledExactlyIsNoOverlap) {
  const Polygon notched = {{0, 0}, {100, 0}, {100, 40}, {60, 50}, {100, 60}, {100, 100}, {0, 100}};
  const Polygon plug = {{100, 40}, {200, 0}, {200, 100}, {100, 60}, {60, 50}};
  EXPECT_FALSE(overlap(notched, plug));
  EXPECT_GT(shared_border(notched, plug), 0);
  EXPECT_TRUE(overlap(notched, {{100, 40}, {200, 0}, {200, 100}, {100, 60}, {59, 50}}));
}

TEST(Polygon, B9_a_base_serves_what_it_covers_and_not_what_it_touches) {
  EXPECT_TRUE(disc_overlaps(kSquare, {50, 50}, 1));
  EXPECT_TRUE(disc_overlaps(kSquare, {110, 50}, 11));
  EXPECT_FALSE(disc_overlaps(kSquare, {110, 50}, 10));  // tangent
  EXPECT_FALSE(disc_overlaps(kSquare, {103, 104}, 5));  // touches the corner: 3² + 4² = 5²
  EXPECT_TRUE(disc_overlaps(kSquare, {103, 104}, 6));
  EXPECT_TRUE(disc_overlaps(kSquare, {50, 50}, 500));  // covers it all
  // A slanted side at a distance of exactly 5: the normal of 3x + 4y = 0 is (3, 4) / 5.
  EXPECT_FALSE(disc_overlaps({{0, 0}, {400, -300}, {400, 0}}, {197, -154}, 5));
  EXPECT_TRUE(disc_overlaps({{0, 0}, {400, -300}, {400, 0}}, {197, -154}, 6));
}

TEST(Polygon, TheLargestCoordinatesDoNotOverflow) {
  const int far = kMaxCoordinate;
  const Polygon lower = {{0, 0}, {far, far}, {0, far}};
  const Polygon upper = {{0, 0}, {far, 0}, {far, far}};
  EXPECT_FALSE(overlap(lower, upper));
  EXPECT_EQ(shared_border(lower, upper), far);
  EXPECT_FALSE(disc_overlaps(lower, {far, 0}, 2828));  // √2 · far / 2 = 2828.4…
  EXPECT_TRUE(disc_overlaps(lower, {far, 0}, 2829));
}

Polygon random_triangle() {
  const auto number = rc::gen::inRange(0, 12);
  Polygon triangle = {{*number, *number}, {*number, *number}, {*number, *number}};
  RC_PRE(doubled_area(triangle) != 0);
  if (doubled_area(triangle) < 0) std::swap(triangle[0], triangle[1]);
  return triangle;
}

// Triangles are convex: they have area in common unless the line of one side keeps them apart.
bool kept_apart(const Polygon& a, const Polygon& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Point p = a[i];
    const Point q = a[(i + 1) % a.size()];
    if (std::all_of(b.begin(), b.end(), [&](Point r) {
          return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) <= 0;
        })) {
      return true;
    }
  }
  return false;
}

RC_GTEST_PROP(PolygonProperty, OverlapAgreesWithSeparatingLines, ()) {
  const Polygon a = random_triangle();
  const Polygon b = random_triangle();
  RC_ASSERT(overlap(a, b).has_value() == !(kept_apart(a, b) || kept_apart(b, a)));
  RC_ASSERT(overlap(a, b).has_value() == overlap(b, a).has_value());
  RC_ASSERT(shared_border(a, b) == shared_border(b, a));
}

}  // namespace
}  // namespace ludoteca::broom_service
