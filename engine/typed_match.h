// The Match and the GameKind of one particular game, made from its typed rules and texts. Included
// only where a game is registered (games/*/kind.cc).
//
// K is the game's bundle of types (engine/game.h) with what needs no value of the game:
//   K::kMinPlayers, kMaxPlayers, option_specs(), options_from(players, list),
//   edition_text(), load(edition file), parse_action(edition, text) -> optional,
//   state_from_json(edition, object)
// The rest is found by argument-dependent lookup:
//   notation(edition, action), option_list(options), position_json(edition, state),
//   view_json(edition, view), event_json(edition, event),
//   refusal(edition, view, optional action, words), prompt(edition, view, reader),
//   describe_event(edition, event, reader), describe_action(edition, view, action, reader),
//   draw_table(edition, view, reader, screen), draw_score(edition, view, reader, screen)
// and for its computer players (ai/thinkers.h) K has computer_players(), has_player(name),
// thinker(name, threads), bench_search(edition, options, seconds) and K::Mind::secret(state).
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "engine/bench.h"
#include "engine/chacha.h"
#include "engine/match.h"
#include "text/error.h"

namespace ludoteca {

using AnyStreams = std::variant<FastStreams, SecureStreams>;

inline AnyStreams make_streams(const Record& headers) {
  if (headers.generator == GeneratorKind::fast) return FastStreams(headers.seed);
  return SecureStreams(headers.seed);
}

template <class Edition>
class TypedEdition final : public LoadedEdition {
 public:
  TypedEdition(const EditionFile& file, Edition values)
      : LoadedEdition(file), values_(std::move(values)) {}
  const Edition& values() const { return values_; }

 private:
  Edition values_;
};

template <Game G>
class TypedReport final : public MoveReport {
 public:
  using Event = typename G::Event;
  TypedReport(std::shared_ptr<const typename G::Edition> edition, std::vector<Event> events)
      : edition_(std::move(edition)), events_(std::move(events)) {}

  boost::json::array json(Viewer viewer) const override {
    boost::json::array out;
    for (const Event& event : events_) out.push_back(event_json(*edition_, redact(event, viewer)));
    return out;
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
  TypedMatch(EditionPtr edition, Record headers, const State& state, const AnyStreams& streams)
      : edition_(std::move(edition)),
        record_(std::move(headers)),
        state_(state),
        streams_(streams) {
    note_result();
  }

  std::unique_ptr<Match> clone() const override { return std::make_unique<TypedMatch>(*this); }
  const Record& record() const override { return record_; }
  SeatSet acting() const override { return to_act(state_); }
  Outcome result() const override { return outcome(*edition_, state_); }

  std::vector<std::string> legal(Seat seat) const override {
    std::vector<std::string> moves;
    if (!acting().contains(seat)) return moves;
    for (const Action& action : actions(seat)) moves.push_back(notation(*edition_, action));
    return moves;
  }

  std::unique_ptr<MoveReport> play(Seat seat, std::string_view move) override {
    if (const auto why = why_not(seat, move, Catalogue::get("en"))) {
      throw Error(fmt::format("seat {} cannot play {}: {}", seat + 1, quoted(move), *why));
    }
    const Action action = K::parse_action(*edition_, move).value();
    EventList<typename K::Event> events;
    const State before = state_;
    secret_.push_back(K::Mind::secret(state_));
    std::visit([&](auto& streams) { apply(*edition_, state_, seat, action, streams, events); },
               streams_);
    auto report = std::make_unique<TypedReport<K>>(edition_, events.events());
    if (!report->undoable() || !can_undo(seat)) undo_.clear();
    if (report->undoable()) undo_.push_back(before);
    record_.moves.push_back({seat, notation(*edition_, action), 0});
    note_result();
    return report;
  }

  std::optional<std::string> why_not(Seat seat, std::string_view move,
                                     const Catalogue& words) const override {
    if (finished()) return words.text("refusal.game-over");
    if (!acting().contains(seat)) return words.text("refusal.not-to-act");
    const std::optional<Action> action = K::parse_action(*edition_, move);
    if (action && actions(seat).contains(*action)) return std::nullopt;
    return refusal(*edition_, seen_by(Viewer::of(seat)), action, words);
  }

  bool can_undo(Seat seat) const override {
    return !undo_.empty() && record_.moves.back().seat == seat;
  }
  void undo(Seat seat) override {
    if (!can_undo(seat)) throw Error(Catalogue::get("en").text("refusal.undo"));
    state_ = undo_.back();
    undo_.pop_back();
    secret_.pop_back();
    record_.moves.pop_back();
  }

  boost::json::object see(Viewer viewer) const override {
    return view_json(*edition_, seen_by(viewer));
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
      if (!TypedReport<K>(edition_, events.events()).undoable()) break;
    }
    return lines;
  }

  // For computer players: the edition, a position that the seat cannot tell from the real one, and
  // whether the others saw what was chosen with a move.
  const typename K::Edition& edition() const { return *edition_; }
  const EditionPtr& shared_edition() const { return edition_; }
  State imagined_by(Seat seat, FastGenerator& random) const {
    return determinize(*edition_, state_, Viewer::of(seat), random);
  }
  bool was_secret(std::size_t move) const { return secret_[move]; }

 private:
  View seen_by(Viewer viewer) const { return view(*edition_, state_, viewer); }

  typename K::Actions actions(Seat seat) const {
    typename K::Actions list;
    legal_actions(*edition_, state_, seat, list);
    return list;
  }

  void note_result() {
    if (!finished()) return;
    const Outcome end = result();
    record_.result.emplace(end.score.begin(), end.score.begin() + record_.players);
    record_.places.emplace(end.place.begin(), end.place.begin() + record_.players);
  }

  EditionPtr edition_;
  Record record_;
  State state_;
  AnyStreams streams_;
  std::vector<State> undo_;   // positions before each move that can be taken back
  std::vector<bool> secret_;  // of each move: the others did not see what was chosen
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

  std::unique_ptr<Match> start(const Record& headers, const SharedEdition& loaded) const override {
    const auto edition = values(loaded);
    const Record record = complete(headers, *loaded);
    const auto options = K::options_from(record.players, record.options);
    AnyStreams streams = make_streams(record);
    const auto state =
        std::visit([&](auto& any) { return setup(*edition, options, any); }, streams);
    return std::make_unique<TypedMatch<K>>(edition, record, state, streams);
  }

  std::unique_ptr<Match> load(const boost::json::object& position, const Record& headers,
                              const SharedEdition& loaded) const override {
    const auto edition = values(loaded);
    const typename K::State state = K::state_from_json(*edition, position);
    Record record = complete(headers, *loaded);
    record.players = state.options.players;
    record.options = option_list(state.options);
    return std::make_unique<TypedMatch<K>>(edition, record, state, make_streams(record));
  }

 private:
  using Loaded = TypedEdition<typename K::Edition>;

  // The values, alive as long as somebody holds them.
  static std::shared_ptr<const typename K::Edition> values(const SharedEdition& edition) {
    return {edition, &dynamic_cast<const Loaded&>(*edition).values()};
  }

  // Headers with all that the game itself knows, and no moves.
  static Record complete(const Record& headers, const LoadedEdition& edition) {
    Record record = headers;
    record.game = K::kName;
    record.rules_version = K::kRulesVersion;
    record.edition = edition.name();
    record.fingerprint = edition.fingerprint();
    if (record.players < K::kMinPlayers || record.players > K::kMaxPlayers) {
      throw Error(fmt::format("{} is for {} to {} players, not for {}", K::kName, K::kMinPlayers,
                              K::kMaxPlayers, record.players));
    }
    record.options = option_list(K::options_from(record.players, record.options));
    record.moves.clear();
    record.result.reset();
    record.places.reset();
    return record;
  }
};

}  // namespace ludoteca
