#include "cli/play_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/durable_file.h"
#include "cli/hint.h"
#include "cli/markdown_text.h"
#include "cli/rules_pages.h"
#include "engine/rng.h"
#include "text/columns.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

constexpr int kHintIndent = 5;

bool all_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// "2 l 3" is 2l3.
std::string without_spaces(std::string_view text) {
  std::string out(text);
  std::erase(out, ' ');
  return out;
}

}  // namespace

PlaySession::PlaySession(const Catalogue& words, Terminal& terminal, const Autosave& autosave,
                         const GameKind& kind, std::vector<Player> players, std::string adviser,
                         std::optional<Seed> seed)
    : words_(words),
      terminal_(terminal),
      autosave_(autosave),
      kind_(kind),
      players_(std::move(players)),
      names_(display_names(players_)),
      adviser_(std::move(adviser)),
      seed_(seed),
      log_(words_, names_) {}

void PlaySession::start(const Record& headers, const SharedEdition& edition) {
  Record named = headers;
  for (const Player& player : players_) named.names.push_back(record_name(player));
  match_ = kind_.start(named, edition);
  keep();
}

void PlaySession::resume(const Record& record, const SharedEdition& edition) {
  match_ =
      replay(kind_, record, edition,
             [this](const Match&, const Move&, const MoveReport& report) { log_.add(report); });
}

void PlaySession::run() {
  while (!match_->finished()) {
    // In a secret choice of all, the people come first.
    if (const auto person = person_to_act()) {
      if (!ask(*person)) {
        say(words_.text("cli.play.bye",
                        {{"file", autosave_.file().string()}, {"game", match_->headers().game}}));
        return;
      }
    } else {
      play_computer(match_->acting().front());
    }
  }
  draw_end();
}

bool PlaySession::ask(Seat seat) {
  if (people() > 1 && at_keyboard_ != seat && !draw_curtain(seat)) return false;
  at_keyboard_ = seat;
  listed_ = false;
  draw(seat);
  while (true) {
    std::string line = std::exchange(typed_ahead_, {});
    const Terminal::Input input = line.empty() ? terminal_.read_line(line) : Terminal::Input::line;
    if (input == Terminal::Input::end) {
      terminal_.write("\n");
      return false;
    }
    const Answer given = input == Terminal::Input::resized ? Answer::redraw : answer(seat, line);
    switch (given) {
      case Answer::moved:
        return true;
      case Answer::leave:
        return false;
      case Answer::redraw:
        draw(seat);
        break;
      case Answer::said:
        write_prompt();
    }
  }
}

// Hides one hand before the next person looks at theirs.
bool PlaySession::draw_curtain(Seat seat) {
  while (true) {
    wipe_screen(terminal_);
    say(words_.text("cli.play.curtain", {{"name", std::string_view(names_[seat])}}));
    std::string line;
    const Terminal::Input input = terminal_.read_line(line);
    if (input == Terminal::Input::line) return true;
    if (input == Terminal::Input::end) return false;
  }
}

PlaySession::Answer PlaySession::answer(Seat seat, std::string_view line) {
  const std::string_view text = trim(line);
  if (text.empty()) return Answer::redraw;
  if (const auto typed = parse_command(text, words_)) return obey(seat, *typed);
  if (all_digits(text)) return pick_listed(seat, text);
  return try_move(seat, text);
}

PlaySession::Answer PlaySession::obey(Seat seat, const TypedCommand& typed) {
  const Reader to_seat = reader(Viewer::of(seat));
  const auto paged = [this](std::string_view text) {
    write_paged(terminal_, text, words_.text("cli.more"));
    return Answer::said;
  };
  switch (typed.command) {
    case Command::help:
      return paged(wrapped(help_text(*match_, seat, to_seat), terminal_.width(), 0));
    case Command::moves:
      listed_ = true;
      return paged(listed_moves(seat) + words_.text("cli.play.pick") + "\n");
    case Command::hint:
      return paged(wrapped(hint_text(*match_, adviser(seat), seat, to_seat, next_seed()) + "\n",
                           terminal_.width(), kHintIndent));
    case Command::undo:
      if (!match_->can_undo(seat)) {
        say(words_.text("refusal.undo"));
        return Answer::said;
      }
      undo(seat);
      return Answer::redraw;
    case Command::save:
      save_to(typed.rest);
      return Answer::said;
    case Command::log:
      return paged(news_text(Viewer::of(seat), 0));
    case Command::view:
      return Answer::redraw;
    case Command::rules:
      return paged(markdown_text(rules_page(match_->headers().game, words_.language()), screen()));
    case Command::quit:
      return Answer::leave;
  }
  return Answer::said;
}

PlaySession::Answer PlaySession::pick_listed(Seat seat, std::string_view digits) {
  const auto moves = match_->legal(seat);
  std::size_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (!listed_ || number < 1 || number > moves.size()) {
    say(words_.text(listed_ ? "cli.play.no-such-number" : "cli.play.not-listed",
                    {{"n", static_cast<std::int64_t>(moves.size())},
                     {"moves", command_word(Command::moves, words_)}}));
    return Answer::said;
  }
  play(seat, moves[number - 1]);
  return Answer::moved;
}

PlaySession::Answer PlaySession::try_move(Seat seat, std::string_view text) {
  const std::string move = without_spaces(text);
  if (const auto why = match_->why_not(seat, move, words_)) {
    say(*why);
    return Answer::said;
  }
  play(seat, move);
  return Answer::moved;
}

void PlaySession::play(Seat seat, std::string_view move) {
  if (players_[seat].is_person()) notes_.clear();  // read by now
  log_.add(*match_->play(seat, move));
  keep();
}

void PlaySession::play_computer(Seat seat) {
  auto& thinker = thinkers_[seat];
  if (!thinker) thinker = kind_.thinker(players_[seat].computer);
  play(seat, thinker->choose(*match_, seat, next_seed()));
}

Thinker& PlaySession::adviser(Seat seat) {
  auto& thinker = thinkers_[seat];
  if (!thinker) thinker = kind_.thinker(adviser_);
  return *thinker;
}

void PlaySession::undo(Seat seat) {
  match_->undo(seat);
  log_.take_back();
  listed_ = false;
  keep();
}

// A full disk must not end the game: the person is told and can save elsewhere.
void PlaySession::keep() {
  try {
    autosave_.save(match_->record());
  } catch (const Error& error) {
    notes_.push_back(words_.text("cli.play.not-kept", {{"why", std::string_view(error.what())}}));
  }
}

void PlaySession::save_to(std::string_view file) {
  if (file.empty()) {
    say(words_.text("cli.play.save-where", {{"save", command_word(Command::save, words_)}}));
    return;
  }
  try {
    check_may_replace(std::string(file));
    write_durably(std::string(file), match_->record().to_string());
    say(words_.text("cli.play.saved", {{"file", file}}));
  } catch (const Error& error) {
    say(words_.text("cli.play.not-saved", {{"why", std::string_view(error.what())}}));
  }
}

}  // namespace ludoteca
