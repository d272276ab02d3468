#include "engine/match.h"

#include <fmt/format.h>

#include "text/error.h"

namespace ludoteca {
namespace {

void check_replayable(const GameKind& kind, const Record& record, const LoadedEdition& edition) {
  if (record.game != kind.name()) {
    throw Error(fmt::format("{}: a record of {}, not of {}", record.source,
                            quoted(std::string_view(record.game)), kind.name()));
  }
  if (record.rules_version != kind.rules_version()) {
    throw Error(fmt::format("{}: played with rules version {}, but this program has version {}",
                            record.source, record.rules_version, kind.rules_version()));
  }
  if (record.fingerprint != edition.fingerprint()) {
    throw Error(fmt::format(
        "{}: played with edition {} {:016x}, not with {} {:016x}; give its file with --edition",
        record.source, record.edition, record.fingerprint, edition.name(), edition.fingerprint()));
  }
}

void check_result(const Match& match, const Record& record) {
  if (!record.result && !record.places) return;
  if (!match.finished()) {
    throw Error(fmt::format("{}: has a result, but the game is not over", record.source));
  }
  const auto check = [&](const auto& stated, const auto& computed, std::string_view what) {
    if (stated && *stated != *computed) {
      throw Error(fmt::format("{}: the {} are {}, but the moves give {}", record.source, what,
                              fmt::join(*stated, " "), fmt::join(*computed, " ")));
    }
  };
  const Record played = match.record();
  check(record.result, played.result, "scores");
  check(record.places, played.places, "places");
}

}  // namespace

std::string names_of(SeatSet seats, const Reader& reader) {
  std::string list;
  for (std::size_t i = 0; i < reader.names.size(); ++i) {
    if (!seats.contains(static_cast<Seat>(i))) continue;
    list += (list.empty() ? "" : ", ") + reader.names[i];
  }
  return list;
}

boost::json::array MoveReport::json(Viewer viewer) const {
  std::string text;
  write(viewer, text);
  return std::move(boost::json::parse(text).as_array());
}

Record Match::record() const {
  Record record{headers(), {}, {}, {}, {}};
  record.moves.reserve(move_count());
  for (std::size_t i = 0; i < move_count(); ++i) record.moves.push_back(move(i));
  if (finished()) {
    const Outcome end = result();
    record.result.emplace(end.score.begin(), end.score.begin() + players());
    record.places.emplace(end.place.begin(), end.place.begin() + players());
  }
  return record;
}

boost::json::object Match::see(Viewer viewer) const {
  std::string text;
  write_view(viewer, text);
  return std::move(boost::json::parse(text).as_object());
}

std::unique_ptr<Match> replay(const GameKind& kind, const Record& record,
                              const SharedEdition& edition, const MoveObserver& observe) {
  check_replayable(kind, record, *edition);
  auto match = kind.start(record, edition);
  for (const Move& move : record.moves) {
    try {
      const auto report = match->play(move.seat, move.notation);
      if (observe) observe(*match, move, *report);
    } catch (const Error& error) {
      throw Error::at(record.source, move.line, error.what());
    }
  }
  check_result(*match, record);
  return match;
}

}  // namespace ludoteca
