#include "games/broom_service/board_scatter.h"

#include <algorithm>
#include <tuple>

namespace ludoteca::broom_service {
namespace {

// Mixes the bits, so that neighbouring places look unrelated (the finalizer of MurmurHash3).
std::uint32_t mixed(std::uint32_t bits) {
  bits ^= bits >> 16U;
  bits *= 0x85ebca6bU;
  bits ^= bits >> 13U;
  bits *= 0xc2b2ae35U;
  return bits ^ (bits >> 16U);
}

// Points close together, in an order without pattern.
std::vector<ScatteredSpot> candidates(Box box, int step) {
  std::vector<ScatteredSpot> spots;
  const auto jitter = static_cast<std::uint32_t>(step);
  for (int y = box.low.y; y <= box.high.y; y += step) {
    for (int x = box.low.x; x <= box.high.x; x += step) {
      const std::uint32_t bits =
          mixed(static_cast<std::uint32_t>(x) * 7919U + static_cast<std::uint32_t>(y));
      spots.push_back(
          {{x + static_cast<int>(bits % jitter), y + static_cast<int>((bits >> 8U) % jitter)},
           bits});
    }
  }
  std::sort(spots.begin(), spots.end(), [](const ScatteredSpot& a, const ScatteredSpot& b) {
    return std::tie(a.variety, a.at.x, a.at.y) < std::tie(b.variety, b.at.x, b.at.y);
  });
  return spots;
}

}  // namespace

std::vector<ScatteredSpot> scatter(Box box, int spacing, const std::function<bool(Point)>& wanted) {
  constexpr int kLeastSpacing = 16;  // a board with tiny pieces must not take minutes
  spacing = std::max(spacing, kLeastSpacing);
  std::vector<ScatteredSpot> taken;
  const std::int64_t least = std::int64_t{spacing} * spacing;
  for (const ScatteredSpot& spot : candidates(box, spacing / 4)) {
    const bool apart = std::none_of(taken.begin(), taken.end(), [&](const ScatteredSpot& other) {
      return distance_squared(spot.at, other.at) < least;
    });
    if (apart && wanted(spot.at)) taken.push_back({spot.at, mixed(spot.variety)});
  }
  std::sort(taken.begin(), taken.end(), [](const ScatteredSpot& a, const ScatteredSpot& b) {
    return std::tie(a.at.y, a.at.x) < std::tie(b.at.y, b.at.x);
  });
  return taken;
}

}  // namespace ludoteca::broom_service
