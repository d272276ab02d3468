// One game in progress, of any kind: for programs that do not know which game they hold.
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bench_result.h"
#include "engine/game.h"
#include "engine/loaded_edition.h"
#include "engine/record.h"
#include "engine/seats.h"
#include "engine/thinker.h"
#include "text/catalogue.h"

namespace ludoteca {

// How a text for a person addresses its reader: the language, the names, and which seat is "you".
struct Reader {
  const Catalogue& words;
  const std::vector<std::string>& names;  // one a seat
  Viewer viewer;
};

// "Ana, Rui"
std::string names_of(SeatSet seats, const Reader& reader);

// The space a table is drawn into.
struct Screen {
  int width = 80;
  bool colour = false;
  int height = 0;  // lines; a table that would be higher is drawn with less. 0: any
};

// What one move brought about.
class MoveReport {
 public:
  virtual ~MoveReport() = default;
  // What the viewer sees of it, as JSON: an array, put behind what stands in `out`.
  virtual void write(Viewer viewer, std::string& out) const = 0;
  boost::json::array json(Viewer viewer) const;
  // The same in words, a line an event; events without interest for a reader are left out.
  virtual std::vector<std::string> describe(const Reader& reader) const = 0;
  // Nothing was revealed or drawn: it can be taken back.
  virtual bool undoable() const = 0;
};

class Match {
 public:
  virtual ~Match() = default;
  virtual std::unique_ptr<Match> clone() const = 0;
  // Another game that the viewer cannot tell from this one; nothing in it can be taken back.
  virtual std::unique_ptr<Match> imagined(Viewer viewer, const Seed& seed) const = 0;

  // Everything needed to replay the game up to now.
  Record record() const;
  virtual const RecordHeaders& headers() const = 0;
  int players() const { return headers().players; }
  // The moves made, in their order.
  virtual std::size_t move_count() const = 0;
  virtual Move move(std::size_t index) const = 0;

  // Who owes a decision; empty once the game is over.
  virtual SeatSet acting() const = 0;
  bool finished() const { return acting().empty(); }
  virtual Outcome result() const = 0;  // of a finished game

  // In notation; empty for a seat that is not to act.
  virtual std::vector<std::string> legal(Seat seat) const = 0;
  // Throws Error and changes nothing if the move is not legal.
  virtual std::unique_ptr<MoveReport> play(Seat seat, std::string_view move) = 0;
  // Why a move would be refused; nothing if it is legal.
  virtual std::optional<std::string> why_not(Seat seat, std::string_view move,
                                             const Catalogue& words) const = 0;

  // A seat may take back its last move if nobody moved since and nothing was revealed.
  virtual bool can_undo(Seat seat) const = 0;
  virtual void undo(Seat seat) = 0;

  // What the viewer may see and the board does not say, as JSON: an object, put behind what stands
  // in `out`.
  virtual void write_view(Viewer viewer, std::string& out) const = 0;
  boost::json::object see(Viewer viewer) const;
  // The whole position, hidden cards included.
  virtual boost::json::object position() const = 0;

  // For people: the table as the reader sees it, the question they are asked, a move in words,
  // and the final score explained.
  virtual std::string draw(const Reader& reader, const Screen& screen) const = 0;
  virtual std::string question(const Reader& reader) const = 0;
  virtual std::string say_move(std::string_view move, const Reader& reader) const = 0;
  virtual std::string draw_result(const Reader& reader, const Screen& screen) const = 0;

  // Moves of one seat in words, one after another, as they would follow now as far as the seat
  // knows; the last ones are left out if they depend on luck.
  virtual std::vector<std::string> say_line(const std::vector<std::string>& moves,
                                            const Reader& reader) const = 0;
};

struct OptionSpec {
  std::string_view key;
  std::vector<std::string_view> values;  // the default first
};

// A kind of game: what it offers and how to start it.
class GameKind {
 public:
  virtual ~GameKind() = default;
  virtual std::string_view name() const = 0;
  virtual int rules_version() const = 0;
  virtual int min_players() const = 0;
  virtual int max_players() const = 0;
  virtual std::vector<OptionSpec> options() const = 0;
  // The names of those worth offering, the one for a newcomer first.
  virtual std::vector<std::string_view> computer_players() const = 0;
  virtual bool has_player(std::string_view name) const = 0;
  // A computer player for one seat of one game at a time. Throws Error if there is none of that
  // name.
  virtual std::unique_ptr<Thinker> thinker(std::string_view name, int threads = 1) const = 0;

  // The edition compiled in; loaded when it is first asked for.
  virtual const SharedEdition& house_edition() const = 0;
  // Throws Error with the place of what is wrong.
  virtual SharedEdition load_edition(const EditionFile& file) const = 0;

  // Whole random games of the default options for about `seconds`.
  virtual BenchResult bench(int players, double seconds) const = 0;
  // A computer player thinking about positions of such games.
  virtual SearchBenchResult bench_search(int players, double seconds) const = 0;

  // What does not change in a game and everybody sees, such as a map, as JSON: an object. Nothing
  // if views tell everything. The headers and the edition are those of the game.
  virtual std::string_view board(const RecordHeaders& headers,
                                 const SharedEdition& edition) const = 0;

  // A new game from the headers of a record; game, rules version, edition and fingerprint are
  // filled in. Throws Error on wrong options. The edition is one that this kind loaded.
  virtual std::unique_ptr<Match> start(const RecordHeaders& headers,
                                       const SharedEdition& edition) const = 0;
  // A game that goes on from a position of Match::position().
  virtual std::unique_ptr<Match> load(const boost::json::object& position,
                                      const RecordHeaders& headers,
                                      const SharedEdition& edition) const = 0;
};

// Starts a game from a record and plays its moves. Throws Error at the line of a wrong move, and
// if the record was made with other rules, another edition, or ended with another result.
using MoveObserver = std::function<void(const Match&, const Move&, const MoveReport&)>;
std::unique_ptr<Match> replay(const GameKind& kind, const Record& record,
                              const SharedEdition& edition, const MoveObserver& observe = {});

}  // namespace ludoteca
