// Records: what parses prints, what was printed parses to the same, and what can be replayed gives
// a game whose own record is again a good one.
#include <memory>
#include <optional>
#include <string_view>

#include "engine/record.h"
#include "games/registry.h"
#include "tests/fuzz/expect.h"
#include "text/error.h"

namespace ludoteca {
namespace {

bool same(const Record& a, const Record& b) {
  return a.game == b.game && a.rules_version == b.rules_version && a.edition == b.edition &&
         a.fingerprint == b.fingerprint && a.players == b.players && a.options == b.options &&
         a.generator == b.generator && a.seed == b.seed && a.names == b.names &&
         a.result == b.result && a.places == b.places && a.moves == b.moves;
}

const GameKind& game_of(const Record& record) {
  for (const GameKind* kind : all_games()) {
    if (kind->name() == record.game) return *kind;
  }
  return *all_games().front();
}

std::unique_ptr<Match> replayed(const GameKind& kind, const Record& record,
                                const SharedEdition& edition) {
  try {
    return replay(kind, record, edition);
  } catch (const Error&) {
    return nullptr;
  }
}

void replay_and_print(Record record) {
  const GameKind& kind = game_of(record);
  const SharedEdition& edition = kind.house_edition();
  // An input would hardly hit upon these.
  record.game = kind.name();
  record.rules_version = kind.rules_version();
  record.fingerprint = edition->fingerprint();
  const auto match = replayed(kind, record, edition);
  if (!match) return;
  const Record again = Record::parse(match->record().to_string(), "again");
  expect(same(again, match->record()));
  expect(replay(kind, again, edition)->position() == match->position());
}

void print_and_parse(const Record& record) {
  const std::string printed = record.to_string();
  const Record again = Record::parse(printed, "again");
  expect(same(record, again));
  expect(again.to_string() == printed);
}

std::optional<Record> parse(std::string_view text) {
  try {
    return Record::parse(text, "fuzz");
  } catch (const Error&) {
    return std::nullopt;
  }
}

}  // namespace
}  // namespace ludoteca

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto record = ludoteca::parse({reinterpret_cast<const char*>(data), size});
  if (!record) return 0;
  ludoteca::print_and_parse(*record);
  ludoteca::replay_and_print(*record);
  return 0;
}
