// The part of a PlaySession that draws.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/markdown_text.h"
#include "cli/play_session.h"
#include "engine/rng.h"
#include "text/columns.h"

namespace ludoteca {
namespace {

int count_lines(std::string_view text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

void PlaySession::draw(Seat seat) {
  const Viewer viewer = Viewer::of(seat);
  const std::string news = news_text(viewer, last_move_of(seat));
  const std::string question = wrapped(match_->question(reader(viewer)), terminal_.width(), 0);
  std::string list = short_list(seat);
  const int room = terminal_.height() - 1 - count_lines(question) - count_lines(list);
  const std::string table =
      match_->draw(reader(viewer), screen(terminal_.interactive() ? std::max(room, 1) : 0));
  if (list.empty()) list = list_that_fits(seat, room - count_lines(table));
  const int lines =
      count_lines(news) + count_lines(table) + count_lines(question) + count_lines(list) + 1;
  clear_screen(terminal_);
  if (!terminal_.interactive()) terminal_.write("\n");
  terminal_.write(news);
  if (must_pause(lines, count_lines(news))) pause();
  told_ = match_->move_count();
  const bool roomy = !terminal_.interactive() || lines + 2 <= terminal_.height();
  const std::string_view gap = roomy ? "\n" : "";
  terminal_.write(fmt::format("{}{}{}{}{}", gap, table, gap, question, list));
  write_prompt();
}

// A few moves are listed without being asked for.
std::string PlaySession::short_list(Seat seat) {
  constexpr std::size_t kFew = 6;
  if (match_->legal(seat).size() > kFew) return {};
  listed_ = true;
  return listed_moves(seat);
}

// A few more, if the table leaves them room on the screen.
std::string PlaySession::list_that_fits(Seat seat, int room) {
  constexpr std::size_t kMost = 12;
  if (!terminal_.interactive() || match_->legal(seat).size() > kMost) return {};
  std::string list = listed_moves(seat);
  if (count_lines(list) > room) return {};
  listed_ = true;
  return list;
}

std::string PlaySession::listed_moves(Seat seat) const {
  constexpr int kIndent = 11;
  return wrapped(moves_text(*match_, seat, reader(Viewer::of(seat))), terminal_.width(), kIndent);
}

// On a low screen the table would push what the others did out of sight, or all that the own move
// set off.
bool PlaySession::must_pause(int lines, int news) const {
  constexpr int kOwnMove = 2;
  if (!terminal_.interactive() || lines <= terminal_.height()) return false;
  const std::size_t moves = match_->move_count();
  return moves > told_ + 1 || (moves > told_ && news > kOwnMove);
}

void PlaySession::pause() {
  terminal_.write(words_.text("cli.play.enter"));
  std::string typed;
  if (terminal_.read_line(typed) == Terminal::Input::line) typed_ahead_ = std::move(typed);
  clear_screen(terminal_);
}

void PlaySession::write_prompt() {
  std::string words =
      words_.text("cli.play.footer", {{"moves", command_word(Command::moves, words_)},
                                      {"hint", command_word(Command::hint, words_)},
                                      {"undo", command_word(Command::undo, words_)},
                                      {"quit", command_word(Command::quit, words_)}});
  constexpr int kRoomToType = 10;
  if (columns(words) + kRoomToType > terminal_.width())
    words = words_.text("cli.play.footer.short");
  terminal_.write(fmt::format("[{}] > ", words));
}

void PlaySession::draw_end() {
  Viewer viewer = Viewer::spectator();
  std::size_t first = 0;
  for (std::size_t i = 0; i < players_.size() && people() == 1; ++i) {
    if (!players_[i].is_person()) continue;
    viewer = Viewer::of(static_cast<Seat>(i));
    first = last_move_of(static_cast<Seat>(i));
  }
  if (people() > 1) first = match_->move_count() - 1;  // the move that ended the game
  clear_screen(terminal_);
  terminal_.write(news_text(viewer, first) + "\n" + match_->draw_result(reader(viewer), screen()) +
                  "\n");
  say(words_.text("cli.play.kept", {{"file", autosave_.file().string()}}));
}

std::string PlaySession::news_text(Viewer viewer, std::size_t first) const {
  std::string text;
  for (const std::string& note : notes_) text += wrapped(note, terminal_.width(), 0);
  for (const std::string& paragraph : log_.since(viewer, first)) {
    text += wrapped("• " + paragraph, terminal_.width(), 2);
  }
  return text;
}

void PlaySession::say(std::string_view text) {
  write_wrapped(terminal_, text);
}

std::optional<Seat> PlaySession::person_to_act() const {
  for (std::size_t i = 0; i < players_.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    if (players_[i].is_person() && match_->acting().contains(seat)) return seat;
  }
  return std::nullopt;
}

int PlaySession::people() const {
  int count = 0;
  for (const Player& player : players_) count += player.is_person() ? 1 : 0;
  return count;
}

// Where to begin telling a seat what happened: with its own last move, whose effect it has not
// read yet either.
std::size_t PlaySession::last_move_of(Seat seat) const {
  for (std::size_t i = match_->move_count(); i > 0; --i) {
    if (match_->move(i - 1).seat == seat) return i - 1;
  }
  return 0;
}

Seed PlaySession::next_seed() const {
  if (!seed_) return Seed::from_system();
  // A stream for each move, far from those the game itself draws from.
  FastGenerator random(*seed_, 1000 + match_->move_count());
  return Seed::from_number(random());
}

}  // namespace ludoteca
