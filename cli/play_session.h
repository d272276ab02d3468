// One sitting at a game in the terminal: draws, asks, plays, and keeps the game after every move.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/autosave.h"
#include "cli/game_log.h"
#include "cli/play_commands.h"
#include "cli/players.h"
#include "cli/terminal.h"
#include "engine/match.h"

namespace ludoteca {

class PlaySession {
 public:
  // `adviser` is the computer player who gives hints. With a seed, computer players choose the same
  // moves in the same positions.
  PlaySession(const Catalogue& words, Terminal& terminal, const Autosave& autosave,
              const GameKind& kind, std::vector<Player> players, std::string adviser,
              std::optional<Seed> seed);

  // A game from its start, or one to go on with.
  void start(const Record& headers, const SharedEdition& edition);
  void resume(const Record& record, const SharedEdition& edition);

  // Something to tell with the first drawing.
  void tell(std::string text) { notes_.push_back(std::move(text)); }

  // Until the game is over or the person leaves.
  void run();

 private:
  enum class Answer { moved, said, redraw, leave };

  // False if the person leaves.
  bool ask(Seat seat);
  bool draw_curtain(Seat seat);
  Answer answer(Seat seat, std::string_view line);
  Answer obey(Seat seat, const TypedCommand& typed);
  Answer pick_listed(Seat seat, std::string_view digits);
  Answer try_move(Seat seat, std::string_view text);

  void play(Seat seat, std::string_view move);
  void play_computer(Seat seat);
  Thinker& adviser(Seat seat);
  void undo(Seat seat);
  void keep();
  void save_to(std::string_view file);

  void draw(Seat seat);
  void draw_end();
  // The notes, and what happened from the move with this number on.
  std::string news_text(Viewer viewer, std::size_t first) const;
  std::string short_list(Seat seat);
  std::string list_that_fits(Seat seat, int room);
  std::string listed_moves(Seat seat) const;
  bool must_pause(int lines, int news) const;
  void pause();
  void say(std::string_view text);
  void write_prompt();

  Reader reader(Viewer viewer) const { return {words_, names_, viewer}; }
  Screen screen(int height = 0) const { return {terminal_.width(), terminal_.colour(), height}; }
  std::optional<Seat> person_to_act() const;
  int people() const;
  std::size_t last_move_of(Seat seat) const;
  Seed next_seed() const;

  const Catalogue& words_;
  Terminal& terminal_;
  const Autosave& autosave_;
  const GameKind& kind_;
  const std::vector<Player> players_;
  const std::vector<std::string> names_;
  const std::string adviser_;
  const std::optional<Seed> seed_;
  std::unique_ptr<Match> match_;
  std::array<std::unique_ptr<Thinker>, kMaxSeats> thinkers_;  // of computers, or advising people
  GameLog log_;
  std::vector<std::string> notes_;
  std::optional<Seat> at_keyboard_;
  std::string typed_ahead_;  // a move given before the table was shown
  std::size_t told_ = 0;     // moves the person at the keyboard has read about
  bool listed_ = false;      // the numbered moves were shown for this decision
};

}  // namespace ludoteca
