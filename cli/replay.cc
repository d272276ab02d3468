#include "cli/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <vector>

#include "cli/edition_choice.h"
#include "cli/game_log.h"
#include "cli/players.h"
#include "engine/match.h"
#include "games/registry.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

class ReplaySession {
 public:
  ReplaySession(const Record& record, const GameKind& kind, const SharedEdition& edition,
                Viewer viewer, const Catalogue& words, Terminal& terminal)
      : words_(words),
        terminal_(terminal),
        viewer_(viewer),
        names_(display_names(players_of(record, kind, words))),
        log_(words_, names_) {
    positions_.push_back(kind.start(record, edition));
    replay(kind, record, edition,
           [this](const Match& match, const Move&, const MoveReport& report) {
             positions_.push_back(match.clone());
             log_.add(report);
           });
  }

  void write_result() {
    if (!positions_.back()->finished()) {
      write_wrapped(terminal_, words_.text("cli.replay.unfinished", {{"n", last()}}));
    }
    terminal_.write(positions_.back()->draw_result(reader(), screen()));
  }

  void run() {
    draw();
    while (true) {
      std::string line;
      const Terminal::Input input = terminal_.read_line(line);
      if (input == Terminal::Input::end || (input == Terminal::Input::line && !obey(trim(line)))) {
        return;
      }
      draw();
    }
  }

 private:
  // False to leave.
  bool obey(std::string_view text) {
    std::int64_t wanted = at_;
    if (text.empty() || text == "n") {
      ++wanted;
    } else if (text == "p") {
      --wanted;
    } else if (text == "q") {
      return false;
    } else {
      std::from_chars(text.data(), text.data() + text.size(), wanted);
    }
    at_ = std::clamp<std::int64_t>(wanted, 0, last());
    return true;
  }

  void draw() {
    const Match& match = *positions_[static_cast<std::size_t>(at_)];
    clear_screen(terminal_);
    write_wrapped(terminal_, words_.text("cli.replay.step", {{"n", at_}, {"of", last()}}));
    if (at_ > 0) {
      const auto told = log_.since(viewer_, static_cast<std::size_t>(at_ - 1));
      if (!told.empty()) write_wrapped(terminal_, "• " + told.front(), 2);
    }
    terminal_.write("\n" + match.draw(reader(), screen()) + "\n");
    if (match.finished()) terminal_.write(match.draw_result(reader(), screen()) + "\n");
    write_wrapped(terminal_, words_.text("cli.replay.keys"));
    terminal_.write("> ");
  }

  std::int64_t last() const { return static_cast<std::int64_t>(positions_.size()) - 1; }
  Reader reader() const { return {words_, names_, viewer_}; }
  Screen screen() const { return {terminal_.width(), terminal_.colour()}; }

  const Catalogue& words_;
  Terminal& terminal_;
  Viewer viewer_;
  std::vector<std::string> names_;
  GameLog log_;
  std::vector<std::unique_ptr<Match>> positions_;  // before the first move, then after each
  std::int64_t at_ = 0;
};

}  // namespace

void replay_record(const ReplayOptions& options, const Catalogue& words, Terminal& terminal) {
  const Record record = Record::read(options.file);
  const GameKind& kind = game_named(record.game);
  if (options.seat < 0 || options.seat > record.players) {
    throw Error(
        fmt::format("--seat is a number from 1 to {}, not {}", record.players, options.seat));
  }
  const Viewer viewer =
      options.seat == 0 ? Viewer::spectator() : Viewer::of(static_cast<Seat>(options.seat - 1));
  ReplaySession session(record, kind, chosen_edition(kind, options.edition), viewer, words,
                        terminal);
  if (options.result_only || !terminal.interactive()) {
    session.write_result();
  } else {
    session.run();
  }
}

}  // namespace ludoteca
