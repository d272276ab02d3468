// Means of block values with their 95 % intervals.
#pragma once

#include <optional>
#include <span>

namespace ludoteca::ai {

struct Interval {
  double low = 0;
  double high = 0;
};

// The smallest and the largest value a block can have.
struct Limits {
  double low;
  double high;
};

struct Figure {
  double mean = 0;
  std::optional<Interval> interval;  // of 95 %; none where the blocks do not give one
};

// Below this many blocks an interval is to be taken with care: Student's t assumes that block
// values are roughly normal.
inline constexpr int kFewBlocks = 30;

// The value that a variable of Student's t distribution stays below with this probability (above a
// half).
double t_quantile(double probability, int degrees);

// The mean of blocks, which are independent and equally distributed, with the interval of Student's
// t, cut to the limits.
//
// Blocks that are all equal have no variance to go by. With 97.5 % confidence such a value has at
// least the probability q = 0.025^(1/n) (the exact binomial bound), and the rest of the
// probability may lie anywhere between the limits: that is the interval. Without limits there is
// none.
Figure mean_of_blocks(std::span<const double> blocks, std::optional<Limits> limits = {});

}  // namespace ludoteca::ai
