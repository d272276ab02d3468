// The Match and the GameKind of one particular game, made from its typed rules and texts. Included
// only where a game is registered (games/*/kind.cc).
//
// K is the game's bundle of types (engine/game.h) with what needs no value of the game:
//   K::kMinPlayers, kMaxPlayers, option_specs(), options_from(players, list),
//   edition_text(), load(edition file), parse_action(edition, text) -> optional,
//   state_from_json(edition, object)
// The rest is found by argument-dependent lookup:
//   notation(edition, action), option_list(options), position_json(edition, state),
//   write_json(edition, view or event, json writer),
//   refusal(edition, view, optional action, words), prompt(edition, view, reader),
//   describe_event(edition, event, reader), describe_action(edition, view, action, reader),
//   draw_table(edition, view, reader, screen), draw_score(edition, view, reader, screen)
// If views leave out what does not change in a game, K has boards(edition file, edition), a list of
// JSON objects, and board_of(options), which of them it is. For its computer players
// (ai/thinkers.h) K has computer_players(), has_player(name), thinker(name, threads),
// bench_search(edition, options, seconds) and K::Mind::secret(state).
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "engine/bench.h"
#include "engine/chacha.h"
#include "engine/json_writer.h"
#include "engine/match.h"
#include "text/error.h"

namespace ludoteca {

using AnyStreams = std::variant<FastStreams, SecureStreams>;

inline AnyStreams make_streams(const RecordHeaders& headers) {
  if (headers.generator == GeneratorKind::fast) return FastStreams(headers.seed);
  return SecureStreams(headers.seed);
}

template <class K>
concept HasBoards = requires(const EditionFile& file, const typename K::Edition& edition) {
  K::boards(file, edition);
};

template <class K>
class TypedEdition final : public LoadedEdition {
 public:
  using Values = typename K::Edition;
  TypedEdition(const EditionFile& file, Values values)
      : LoadedEdition(file), values_(std::move(values)) {
    if constexpr (HasBoards<K>) {
      for (std::string& board : K::boards(file, values_)) boards_.push_back(std::move(board));
    }
  }
  const Values& values() const { return values_; }
  std::string_view board(std::size_t number) const { return boards_.at(number); }

 private:
  Values values_;
  std::vector<std::string> boards_;
};

template <Game G>
class TypedReport final : public MoveReport {
 public:
  using Event = typename G::Event;
  TypedReport(std::shared_ptr<const typename G::Edition> edition, std::vector<Event> events)
      : edition_(std::move(edition)), events_(std::move(events)) {}

  void write(Viewer viewer, std::string& out) const override {
    JsonWriter writer(out);
    writer.array([&] {
      for (const Event& event : events_) {
        write_json(*edition_, redact(event, viewer), writer);
      }
    });
  }
  std::vector<std::string> describe(const Reader& reader) const override {
    std::vector<std::string> lines;
    int times = 1;  // what happens again and again is told once
    const auto end_line = [&] {
      if (times > 1) lines.back() += fmt::format(" (×{})", times);
      times = 1;
    };
    for (const Event& event : events_) {
      std::string line = describe_event(*edition_, redact(event, reader.viewer), reader);
      if (line.empty()) continue;
      if (!lines.empty() && lines.back() == line) {
        ++times;
      } else {
        end_line();
        lines.push_back(std::move(line));
      }
    }
    end_line();
    return lines;
  }
  bool undoable() const override {
    return std::none_of(events_.begin(), events_.end(),
                        [](const Event& event) { return irreversible(event); });
  }

 private:
  std::shared_ptr<const typename G::Edition> edition_;
  std::vector<Event> events_;
};

template <Game K>
class TypedMatch final : public Match {
  using State = typename K::State;
  using View = typename K::View;
  using Action = typename K::Action;
  using EditionPtr = std::shared_ptr<const typename K::Edition>;

 public:
  struct Played {
    Action action;
    Seat seat;
    bool secret;  // the others did not see what was chosen

    friend bool operator==(const Played&, const Played&) = default;
  };

  TypedMatch(EditionPtr edition, RecordHeaders headers, const State& state,
             const AnyStreams& streams)
      : edition_(std::move(edition)),
        headers_(std::move(headers)),
        state_(state),
        streams_(streams),
        before_(state) {}

  std::unique_ptr<Match> clone() const override { return std::make_unique<TypedMatch>(*this); }
  std::unique_ptr<Match> imagined(Viewer viewer, const Seed& seed) const override {
    FastGenerator random(seed, 0);
    auto other = std::make_unique<TypedMatch>(*this);
    other->state_ = determinize(*edition_, state_, viewer, random);
    other->before_ = other->state_;
    other->undoable_ = 0;
    return other;
  }
  const RecordHeaders& headers() const override { return headers_; }
  std::size_t move_count() const override { return actions_.size(); }
  Move move(std::size_t index) const override {
    return {movers_.at(index).seat(), notation(*edition_, actions_.at(index)), 0};
  }
  SeatSet acting() const override { return to_act(state_); }
  Outcome result() const override { return outcome(*edition_, state_); }

  std::vector<std::string> legal(Seat seat) const override {
    std::vector<std::string> moves;
    if (!acting().contains(seat)) return moves;
    for (const Action& action : actions(seat)) moves.push_back(notation(*edition_, action));
    return moves;
  }

  std::unique_ptr<MoveReport> play(Seat seat, std::string_view move) override {
    const std::optional<Action> action = legal_action(seat, move);
    if (!action) {
      const auto why = why_not(seat, move, Catalogue::get("en"));
      throw Error(fmt::format("seat {} cannot play {}: {}", seat + 1, quoted(move), why.value()));
    }
    if (!can_undo(seat)) {
      before_ = state_;
      undoable_ = 0;
    }
    append(actions_, *action);
    append(movers_, Mover(seat, K::Mind::secret(state_)));
    EventList<typename K::Event> events;
    std::visit([&](auto& streams) { apply(*edition_, state_, seat, *action, streams, events); },
               streams_);
    auto report = std::make_unique<TypedReport<K>>(edition_, events.take());
    undoable_ = report->undoable() ? undoable_ + 1 : 0;
    return report;
  }

  std::optional<std::string> why_not(Seat seat, std::string_view move,
                                     const Catalogue& words) const override {
    if (finished()) return words.text("refusal.game-over");
    if (!acting().contains(seat)) return words.text("refusal.not-to-act");
    if (legal_action(seat, move)) return std::nullopt;
    return refusal(*edition_, seen_by(Viewer::of(seat)), K::parse_action(*edition_, move), words);
  }

  bool can_undo(Seat seat) const override { return undoable_ > 0 && movers_.back().seat() == seat; }
  // Moves that can be taken back drew nothing: the others are played again without luck.
  void undo(Seat seat) override {
    if (!can_undo(seat)) throw Error(Catalogue::get("en").text("refusal.undo"));
    actions_.pop_back();
    movers_.pop_back();
    --undoable_;
    state_ = before_;
    FastStreams no_luck{Seed()};
    for (std::size_t i = actions_.size() - undoable_; i < actions_.size(); ++i) {
      apply(*edition_, state_, seat, actions_[i], no_luck, NoEvents());
    }
  }

  void write_view(Viewer viewer, std::string& out) const override {
    JsonWriter writer(out);
    write_json(*edition_, seen_by(viewer), writer);
  }
  boost::json::object position() const override { return position_json(*edition_, state_); }

  std::string draw(const Reader& reader, const Screen& screen) const override {
    return draw_table(*edition_, seen_by(reader.viewer), reader, screen);
  }
  std::string draw_result(const Reader& reader, const Screen& screen) const override {
    return draw_score(*edition_, seen_by(reader.viewer), reader, screen);
  }
  std::string question(const Reader& reader) const override {
    return prompt(*edition_, seen_by(reader.viewer), reader);
  }
  std::string say_move(std::string_view move, const Reader& reader) const override {
    const std::optional<Action> action = K::parse_action(*edition_, move);
    if (!action) throw Error(fmt::format("{} is not a move", quoted(move)));
    return describe_action(*edition_, seen_by(reader.viewer), *action, reader);
  }

  std::vector<std::string> say_line(const std::vector<std::string>& moves,
                                    const Reader& reader) const override {
    std::vector<std::string> lines;
    FastStreams luck{Seed()};
    FastGenerator random(Seed(), kStreams);
    const Seat seat = reader.viewer.seat();
    State state = imagined_by(seat, random);
    for (const std::string& move : moves) {
      const std::optional<Action> action = K::parse_action(*edition_, move);
      if (!action || !to_act(state).contains(seat)) break;
      typename K::Actions list;
      legal_actions(*edition_, state, seat, list);
      if (!list.contains(*action)) break;
      lines.push_back(
          describe_action(*edition_, view(*edition_, state, reader.viewer), *action, reader));
      EventList<typename K::Event> events;
      apply(*edition_, state, seat, *action, luck, events);
      if (!TypedReport<K>(edition_, events.take()).undoable()) break;
    }
    return lines;
  }

  // For computer players: the edition, a position that the seat cannot tell from the real one, and
  // the moves.
  const typename K::Edition& edition() const { return *edition_; }
  const EditionPtr& shared_edition() const { return edition_; }
  State imagined_by(Seat seat, FastGenerator& random) const {
    return determinize(*edition_, state_, Viewer::of(seat), random);
  }
  std::vector<Played> moves() const {
    std::vector<Played> all;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      all.push_back({actions_[i], movers_[i].seat(), movers_[i].secret()});
    }
    return all;
  }

 private:
  View seen_by(Viewer viewer) const { return view(*edition_, state_, viewer); }

  typename K::Actions actions(Seat seat) const {
    typename K::Actions list;
    legal_actions(*edition_, state_, seat, list);
    return list;
  }

  // What the text says, if the seat may play it.
  std::optional<Action> legal_action(Seat seat, std::string_view move) const {
    if (!acting().contains(seat)) return std::nullopt;
    const std::optional<Action> action = K::parse_action(*edition_, move);
    return action && actions(seat).contains(*action) ? action : std::nullopt;
  }

  // A server holds thousands of matches: lists of moves have little room to spare.
  template <class T>
  static void append(std::vector<T>& list, const T& item) {
    constexpr std::size_t kMovesAtOnce = 32;
    if (list.size() == list.capacity()) list.reserve(list.size() + kMovesAtOnce);
    list.push_back(item);
  }

  class Mover {
   public:
    Mover(Seat seat, bool secret)
        : code_(static_cast<std::uint8_t>(seat << 1 | static_cast<int>(secret))) {}
    Seat seat() const { return static_cast<Seat>(code_ >> 1); }
    bool secret() const { return (code_ & 1) != 0; }

   private:
    std::uint8_t code_;
  };

  EditionPtr edition_;
  RecordHeaders headers_;
  State state_;
  AnyStreams streams_;
  std::vector<Action> actions_;
  std::vector<Mover> movers_;  // of each action
  State before_;               // the last `undoable_` moves
  std::size_t undoable_ = 0;   // all of the seat that moved last
};

template <Game K>
class TypedKind final : public GameKind {
 public:
  std::string_view name() const override { return K::kName; }
  int rules_version() const override { return K::kRulesVersion; }
  int min_players() const override { return K::kMinPlayers; }
  int max_players() const override { return K::kMaxPlayers; }
  std::vector<OptionSpec> options() const override { return K::option_specs(); }
  std::vector<std::string_view> computer_players() const override { return K::computer_players(); }
  bool has_player(std::string_view name) const override { return K::has_player(name); }
  std::unique_ptr<Thinker> thinker(std::string_view name, int threads) const override {
    return K::thinker(name, threads);
  }

  const SharedEdition& house_edition() const override {
    static const SharedEdition house =
        load_edition(EditionFile::parse(K::edition_text(), fmt::format("edition of {}", K::kName)));
    return house;
  }
  SharedEdition load_edition(const EditionFile& file) const override {
    return std::make_shared<const Loaded>(file, K::load(file));
  }

  BenchResult bench(int players, double seconds) const override {
    return bench_game<K>(*values(house_edition()), K::options_from(players, {}), seconds);
  }
  SearchBenchResult bench_search(int players, double seconds) const override {
    return K::bench_search(*values(house_edition()), K::options_from(players, {}), seconds);
  }

  std::string_view board(const RecordHeaders& headers,
                         const SharedEdition& edition) const override {
    if constexpr (HasBoards<K>) {
      const auto options = K::options_from(headers.players, headers.options);
      return dynamic_cast<const Loaded&>(*edition).board(K::board_of(options));
    }
    return {};
  }

  std::unique_ptr<Match> start(const RecordHeaders& headers,
                               const SharedEdition& loaded) const override {
    const auto edition = values(loaded);
    RecordHeaders complete = completed(headers, *loaded);
    const auto options = K::options_from(complete.players, complete.options);
    AnyStreams streams = make_streams(complete);
    const auto state =
        std::visit([&](auto& any) { return setup(*edition, options, any); }, streams);
    return std::make_unique<TypedMatch<K>>(edition, std::move(complete), state, streams);
  }

  std::unique_ptr<Match> load(const boost::json::object& position, const RecordHeaders& headers,
                              const SharedEdition& loaded) const override {
    const auto edition = values(loaded);
    const typename K::State state = K::state_from_json(*edition, position);
    RecordHeaders complete = completed(headers, *loaded);
    complete.players = state.options.players;
    complete.options = option_list(state.options);
    const AnyStreams streams = make_streams(complete);
    return std::make_unique<TypedMatch<K>>(edition, std::move(complete), state, streams);
  }

 private:
  using Loaded = TypedEdition<K>;

  // The values, alive as long as somebody holds them.
  static std::shared_ptr<const typename K::Edition> values(const SharedEdition& edition) {
    return {edition, &dynamic_cast<const Loaded&>(*edition).values()};
  }

  // Headers with all that the game itself knows.
  static RecordHeaders completed(const RecordHeaders& headers, const LoadedEdition& edition) {
    RecordHeaders complete = headers;
    complete.game = K::kName;
    complete.rules_version = K::kRulesVersion;
    complete.edition = edition.name();
    complete.fingerprint = edition.fingerprint();
    if (complete.players < K::kMinPlayers || complete.players > K::kMaxPlayers) {
      throw Error(fmt::format("{} is for {} to {} players, not for {}", K::kName, K::kMinPlayers,
                              K::kMaxPlayers, complete.players));
    }
    complete.options = option_list(K::options_from(complete.players, complete.options));
    return complete;
  }
};

}  // namespace ludoteca
