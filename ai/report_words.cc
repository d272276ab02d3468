#include "ai/report_words.h"

#include <fmt/format.h>

#include <cmath>

namespace ludoteca::ai {
namespace {

std::string counted(long number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

}  // namespace

std::string number_text(double value, const FigureStyle& style) {
  if (std::isinf(value)) return value > 0 ? "∞" : "−∞";
  double scaled = value * style.factor;
  if (std::abs(scaled) < 0.5 * std::pow(10, -style.digits)) scaled = 0;  // no "-0.0"
  return style.sign ? fmt::format("{:+.{}f}", scaled, style.digits)
                    : fmt::format("{:.{}f}", scaled, style.digits);
}

std::string figure_text(const Figure& figure, const FigureStyle& style) {
  if (!figure.interval) return number_text(figure.mean, style) + " [–]";
  return fmt::format("{} [{}, {}]", number_text(figure.mean, style),
                     number_text(figure.interval->low, style),
                     number_text(figure.interval->high, style));
}

std::string rating_text(const Rating& rating) {
  return fmt::format("{:.1f} ± {:.1f}", rating.mu, 2 * rating.sigma);
}

std::string heading(const Tournament& tournament, const Standings& standings) {
  const TournamentSettings& settings = tournament.settings();
  std::string options;
  for (const auto& [key, value] : settings.options) options += fmt::format(", {}={}", key, value);
  return fmt::format("{}{}, {} seats, {} of {}, seed {}", settings.game, options, settings.seats,
                     counted(standings.blocks, "block", "blocks"),
                     counted(tournament.schedule().games_a_block(), "game", "games"),
                     short_digits(settings.seed));
}

std::string versus_text(const Standings& standings) {
  return fmt::format("{} against {}", standings.players[0].label, standings.players[1].label);
}

std::string sprt_conclusion(const Sprt& sprt, std::string_view player) {
  const SprtSettings& settings = sprt.settings();
  const std::string hypotheses =
      fmt::format("H0: {} wins {:.4g} %, H1: {:.4g} %; alpha {:g}, beta {:g}", player,
                  100 * settings.share0, 100 * settings.share1, settings.alpha, settings.beta);
  const std::string blocks = counted(sprt.blocks(), "block", "blocks");
  switch (sprt.verdict()) {
    case Verdict::h0:
      return fmt::format("H0 accepted after {}: llr {:.2f} ≤ {:.2f} ({})", blocks, sprt.llr(),
                         sprt.lower(), hypotheses);
    case Verdict::h1:
      return fmt::format("H1 accepted after {}: llr {:.2f} ≥ {:.2f} ({})", blocks, sprt.llr(),
                         sprt.upper(), hypotheses);
    case Verdict::undecided:
      break;
  }
  return fmt::format("undecided after {}: llr {:.2f} between {:.2f} and {:.2f} ({})", blocks,
                     sprt.llr(), sprt.lower(), sprt.upper(), hypotheses);
}

std::vector<std::string> remarks(const Tournament& tournament, const Standings& standings) {
  std::vector<std::string> list;
  if (!tournament.over()) {
    list.push_back(fmt::format("Not finished: {} of {} blocks are played.", standings.blocks,
                               tournament.schedule().blocks()));
  }
  if (standings.blocks < kFewBlocks) {
    list.push_back(fmt::format(
        "Intervals from fewer than {} blocks are rough: they assume that block values are normal.",
        kFewBlocks));
  }
  if (tournament.sprt() && tournament.sprt()->verdict() != Verdict::undecided) {
    list.emplace_back(
        "A test that stops when the evidence suffices stops at high or low moments: the figures "
        "lean towards its verdict.");
  }
  return list;
}

}  // namespace ludoteca::ai
