// A sequential test of two hypotheses about a win share: it may be looked at after every block, and
// stops as soon as the evidence suffices for the error probabilities that were agreed on before.
//
// Wald's test on block values, in the generalised form for an unknown distribution, as chess
// engines are tested (M. Van den Bergh, "A practical introduction to the GSPRT"): the llr is the
// log of how much more likely the blocks so far are under H1 than under H0, where each hypothesis
// may choose, among the distributions with its mean, the one that makes them most likely (Owen's
// empirical likelihood). No shape of the block values is assumed, so shares close to 0 or 1 are
// tested as well as those in the middle.
//
// So that a few blocks that happen to agree do not look like certainty, one block more is counted,
// partly lost and partly won, with a mean halfway between the hypotheses.
#pragma once

#include <map>
#include <vector>

namespace ludoteca::ai {

struct SprtSettings {
  double share0 = 0;    // H0
  double share1 = 0;    // H1, above share0
  double alpha = 0.05;  // how probable it may be to accept H1 although H0 is true
  double beta = 0.05;   // how probable it may be to accept H0 although H1 is true
};

enum class Verdict { undecided, h0, h1 };

class Sprt {
 public:
  // Throws Error if the hypotheses or error probabilities make no sense.
  explicit Sprt(const SprtSettings& settings);

  // Once there is a verdict, further blocks change nothing.
  void add(double block);

  Verdict verdict() const { return verdict_; }
  int blocks() const { return static_cast<int>(path_.size()); }
  double llr() const { return path_.empty() ? 0 : path_.back(); }
  const std::vector<double>& path() const { return path_; }  // the llr after each block
  double lower() const;                                      // H0 is accepted at this llr
  double upper() const;                                      // H1 is accepted at this llr
  const SprtSettings& settings() const { return settings_; }

 private:
  SprtSettings settings_;
  std::map<double, double> seen_;  // block values and how often they came
  std::vector<double> path_;
  Verdict verdict_ = Verdict::undecided;
};

}  // namespace ludoteca::ai
