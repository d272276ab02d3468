#include "cli/play.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/autosave.h"
#include "cli/edition_choice.h"
#include "cli/play_session.h"
#include "cli/players.h"
#include "engine/rng.h"
#include "games/registry.h"
#include "text/error.h"

namespace ludoteca {
namespace {

Record new_headers(const PlayOptions& options) {
  Record headers;
  headers.players = options.players;
  headers.options = options.options;
  headers.generator = GeneratorKind::chacha20;
  headers.seed = options.seed ? Seed::parse(*options.seed) : Seed::from_system();
  return headers;
}

int seat_of_person(const PlayOptions& options) {
  if (options.seat == "random") {
    FastGenerator random(Seed::from_system(), 0);
    return static_cast<int>(below(random, static_cast<std::uint32_t>(options.players)));
  }
  int seat = 0;
  const char* end = options.seat.data() + options.seat.size();
  const auto [stop, error] = std::from_chars(options.seat.data(), end, seat);
  if (error != std::errc() || stop != end || seat < 1 || seat > options.players) {
    throw Error(fmt::format("--seat is a number from 1 to {} or 'random', not {}", options.players,
                            ludoteca::quoted(options.seat)));
  }
  return seat - 1;
}

std::vector<Player> seat_players(const PlayOptions& options, const GameKind& kind,
                                 const Catalogue& words) {
  if (options.players < kind.min_players() || options.players > kind.max_players()) {
    throw Error(fmt::format("{} is for {} to {} players, not for {}", kind.name(),
                            kind.min_players(), kind.max_players(), options.players));
  }
  kind.thinker(options.opponents);  // refuses a name that nobody has
  if (options.hotseat) return seat_people(options.players, options.name, words);
  return seat_one_person(options.players, seat_of_person(options), options.name, options.opponents,
                         words);
}

// An earlier game is never lost to a new one.
void make_room(const Autosave& autosave, PlaySession& session, const Catalogue& words) {
  const auto kept = autosave.move_aside();
  if (kept && !kept->finished) {
    session.tell(words.text("cli.play.moved-aside", {{"file", kept->file.string()}}));
  }
}

void resume(const PlayOptions& options, const GameKind& kind, const SharedEdition& edition,
            const Catalogue& words, Terminal& terminal, const Autosave& autosave) {
  const bool own = options.resume_file.empty();
  if (own && !std::filesystem::exists(autosave.file())) {
    throw Error(fmt::format("no game to resume in {}", autosave.file().string()));
  }
  const Record record = Record::read(own ? autosave.file().string() : options.resume_file);
  PlaySession session(words, terminal, autosave, kind, players_of(record, kind, words),
                      options.adviser, std::nullopt);
  session.resume(record, edition);
  if (!own) make_room(autosave, session, words);
  session.run();
}

}  // namespace

void play(const PlayOptions& options, const Catalogue& words, Terminal& terminal) {
  const GameKind& kind = game_named(options.game);
  const SharedEdition edition = chosen_edition(kind, options.edition);
  const Autosave autosave(options.folder, kind.name());
  if (options.resume) {
    resume(options, kind, edition, words, terminal, autosave);
    return;
  }
  const Record headers = new_headers(options);
  const auto seed = options.seed ? std::optional(headers.seed) : std::nullopt;
  PlaySession session(words, terminal, autosave, kind, seat_players(options, kind, words),
                      options.adviser, seed);
  kind.start(headers, edition);  // refuses wrong options before the earlier game is moved
  make_room(autosave, session, words);
  session.start(headers, edition);
  session.tell(words.text("cli.play.welcome"));
  session.run();
}

}  // namespace ludoteca
