// Holds the rules against the slow reading of slow_rules.h, on positions of random games:
//   fort_dead_ends [POSITIONS [SEED [mixed]]]
// From each position all ways to play a card, or to follow one, are walked through; at every step
// the choices offered must be exactly those after which the play can be ended lawfully. Half of the
// positions are shaken up first: fuller boards, larger hands, other perks than random play brings.
// With `mixed`, each game has its own edition, in which the actions are dealt anew to the kids.
#include <fmt/format.h>

#include <cstdlib>
#include <set>
#include <stdexcept>

#include "games/fort/rules.h"
#include "games/fort/slow_rules.h"
#include "games/fort/test_moves.h"

namespace ludoteca::fort {
namespace {

constexpr int kMostSteps = 3000;  // of one position; the few larger ones are walked in part
constexpr int kMostEnds = 10;     // of one position after which it is checked who may follow

std::string texts(const std::vector<Action>& list) {
  std::string text;
  for (const Action action : list) text += fmt::format("\n  {}", move_text(action));
  return text;
}

class Comparison {
 public:
  explicit Comparison(std::uint64_t seed) : random_(Seed::from_number(seed), kStreams) {}

  void use(const Edition& edition) { edition_ = edition; }

  void compare(const State& state) {
    const Frame& frame = state.pending.top();
    slow::Lookahead ahead;
    ahead_ = &ahead;
    seen_.clear();
    path_.clear();
    left_ = kMostSteps;
    ends_left_ = kMostEnds;
    start_ = &state;
    ++positions_;
    walk(state,
         frame.step == Step::play
             ? slow::Play::of_leader(edition_, state, frame.seat, frame.arg != 0)
             : slow::Play::of_follower(edition_, state, frame.seat),
         slow::Chance());
    if (left_ <= 0) ++cut_short_;
  }

  long positions() const { return positions_; }
  long steps() const { return steps_; }
  long cut_short() const { return cut_short_; }

 private:
  // A choice that is none is taken without asking, unless asking hides what is in the hand.
  static bool always_asked_in(slow::Phase phase) {
    return phase == slow::Phase::play || phase == slow::Phase::follow || phase == slow::Phase::add;
  }

  void walk(const State& state, slow::Play play, slow::Chance chance) {
    std::vector<Action> lawful;
    for (;;) {
      if (play.phase() == slow::Phase::done) {
        check_end(state, play);
        return;
      }
      lawful = ahead_->lawful_choices(play);
      if (lawful.empty()) fail(state, "a dead end", lawful);
      if (lawful.size() > 1 || always_asked_in(play.phase())) break;
      if (play.phase() == slow::Phase::follow_more &&
          state.pending.top().step == Step::follow_more) {
        break;
      }
      play.choose(lawful.front(), chance);
    }
    if (!seen_.insert(play.key(true)).second || --left_ <= 0) return;
    ++steps_;
    Actions offered;
    legal_actions(edition_, state, play.table().seat, offered);
    if (to_act(state) != SeatSet::only(play.table().seat) ||
        !std::equal(lawful.begin(), lawful.end(), offered.begin(), offered.end())) {
      fail(state, "other choices", lawful);
    }
    check_table(state, play);
    for (const Action action : some_of(lawful)) step(state, play, action);
  }

  void step(const State& state, slow::Play play, Action action) {
    State next = state;
    FastStreams streams(Seed::from_number(random_()));
    EventList<Event> events;
    path_.push_back(action);
    apply(edition_, next, play.table().seat, action, streams, events);
    std::vector<KidId> came;
    for (const Event& event : events.events()) {
      if (const auto* filled = std::get_if<ParkFilled>(&event)) came.push_back(filled->kid);
      const auto* moved = std::get_if<KidMoved>(&event);
      if (moved != nullptr && moved->from == Zone::park_deck) came.push_back(moved->kid);
    }
    slow::Chance chance(came);
    play.choose(action, chance);
    walk(next, play, chance);
    path_.pop_back();
  }

  // Of choices that differ only in a kid or payment nothing depends on, one is walked.
  std::vector<Action> some_of(const std::vector<Action>& list) {
    std::vector<Action> some;
    std::size_t same = 0;
    for (const Action action : list) {
      const bool like_last = !some.empty() && some.back().choice() == action.choice();
      if (!like_last || matters(action.choice())) {
        some.push_back(action);
        same = 1;
      } else if (below(random_, static_cast<std::uint32_t>(++same)) == 0) {
        some.back() = action;
      }
    }
    return some;
  }
  static bool matters(Choice choice) {
    switch (choice) {
      case Choice::recycle:
      case Choice::trash_discard:
      case Choice::recruit_park:
      case Choice::recruit_yard:
      case Choice::look_park:
      case Choice::look_yard:
      case Choice::trash_yard:
      case Choice::pay:
      case Choice::keep_rule:
        return false;
      default:
        return true;
    }
  }

  void check_table(const State& state, const slow::Play& play) {
    slow::Table mine = play.table();
    slow::Table theirs = slow::table_of(edition_, state, mine.seat);
    // Counted cards are kept apart by the slow rules; its copy of the Packs is from the start.
    if (mine.lookout_size() != theirs.lookout_size()) fail(state, "another Lookout", {});
    mine.counted = 0;
    mine.lookout = theirs.lookout;
    mine.packs = theirs.packs;
    if (mine != theirs) fail(state, "another position", {});
  }

  void check_end(const State& state, const slow::Play& play) {
    if (state.pending.empty()) return;
    const Step step = state.pending.top().step;
    if (step != Step::follow && step != Step::rough_housing && step != Step::do_over &&
        step != Step::recruit) {
      return;  // the turn went on by itself
    }
    check_table(state, play);
    if (play.leader() && state.play.card != kNoCard && ends_left_-- > 0) check_asked(state);
  }
  // F6.8: nobody who can follow is passed over.
  void check_asked(const State& state) {
    const Frame& frame = state.pending.top();
    const Seat leader = state.pending.begin()->seat;
    for (Seat seat = next_seat(leader, state.seats()); seat != leader;
         seat = next_seat(seat, state.seats())) {
      if (frame.step == Step::follow && frame.seat == seat) return;
      slow::Lookahead ahead;
      const auto lawful = ahead.lawful_choices(slow::Play::of_follower(edition_, state, seat));
      if (lawful.size() > 1) fail(state, fmt::format("seat {} is not asked", seat), lawful);
    }
  }

  [[noreturn]] void fail(const State& state, std::string_view what,
                         const std::vector<Action>& lawful) const {
    const Seat seat = start_->pending.top().seat;
    const Player& player = start_->at(seat);
    const auto names = [&](const CardSet& cards) {
      std::string text;
      cards.for_each([&](Card card) { text += fmt::format(" [{}]", edition_.kid(card).name()); });
      return text;
    };
    std::string text =
        fmt::format("position {}: {}\nhand{}\ndiscard{}\nlookout{}\n", positions_, what,
                    names(player.hand), names(player.discard), names(player.lookout));
    for (const Action action : path_) {
      if (action.choice() != Choice::play) continue;
      const Kid& kid = edition_.kids[action.kid()];
      text += fmt::format("{}: {} | {}\n", kid.name(), effect_text(kid.public_action),
                          effect_text(kid.private_action));
    }
    if (start_->play.card != kNoCard) {
      const Kid& kid = edition_.kid(start_->play.card);
      text += fmt::format("followed: {}: {}\n", kid.name(), effect_text(kid.public_action));
    }
    text += fmt::format("stuff {} {} pack {} {} level {} perks {:b}\nmoves:{}\nlawful:{}\n",
                        player.stuff.of[0], player.stuff.of[1], player.pack.of[0],
                        player.pack.of[1], player.level, player.perks, texts(path_), texts(lawful));
    text += fmt::format("step {} of seat {} offers:", static_cast<int>(state.pending.top().step),
                        state.pending.top().seat);
    Actions offered;
    legal_actions(edition_, state, state.pending.top().seat, offered);
    throw std::runtime_error(text + texts({offered.begin(), offered.end()}));
  }

  Edition edition_ = default_edition();
  FastGenerator random_;
  slow::Lookahead* ahead_ = nullptr;
  const State* start_ = nullptr;
  std::set<std::string> seen_;
  std::vector<Action> path_;
  int left_ = 0;
  int ends_left_ = 0;
  long positions_ = 0;
  long steps_ = 0;
  long cut_short_ = 0;
};

// Random boards, larger hands and Lookouts, another perk.
State shaken(const Edition& edition, State state, FastGenerator& random) {
  const auto up_to = [&](int most) {
    return static_cast<std::uint8_t>(below(random, static_cast<std::uint32_t>(most + 1)));
  };
  const Seat seat = state.pending.top().seat;
  Player& player = state.at(seat);
  player.level = std::max<std::uint8_t>(player.level, up_to(kTopLevel));
  if (player.level >= 2) player.perks = static_cast<std::uint16_t>((1U << up_to(kPerks)) & 0x1ffU);
  while (player.lookout.size() < lookout_limit(edition, player) && !player.deck.empty() &&
         up_to(2) > 0) {
    const Card card = player.deck.draw(random);
    player.lookout.add(card);
    state.shown.add(card);
  }
  for (int i = up_to(2); i > 0 && !player.deck.empty(); --i) {
    player.hand.add(player.deck.draw(random));
  }
  for (Seat other = 0; other < state.seats(); ++other) {
    Player& owner = state.at(other);
    owner.stuff = {{up_to(edition.stuff), up_to(edition.stuff)}};
    owner.pack.of[0] = up_to(pack_limit(edition, owner));
    owner.pack.of[1] = up_to(pack_limit(edition, owner) - owner.pack.of[0]);
  }
  return state;
}

// An edition in which every kid with actions has two that were printed on some kid.
Edition mixed_edition(FastGenerator& random) {
  Edition edition = default_edition();
  std::vector<Effect> effects;
  for (KidId id = 0; id < edition.kid_count; ++id) {
    effects.push_back(edition.kids[id].public_action);
    effects.push_back(edition.kids[id].private_action);
  }
  for (KidId id = 0; id < edition.kid_count; ++id) {
    Kid& kid = edition.kids[id];
    if (!kid.playable()) continue;
    do {
      kid.public_action = pick(random, effects);
      kid.private_action = pick(random, effects);
    } while (!kid.playable() || !feasible_together(kid));
  }
  return edition;
}

void compare_many(long wanted, std::uint64_t seed, bool mixed) {
  Edition edition = default_edition();
  Comparison comparison(seed);
  FastGenerator random(Seed::from_number(seed), kStreams + 1);
  for (int game = 0; comparison.positions() < wanted; ++game) {
    if (mixed) {
      edition = mixed_edition(random);
      comparison.use(edition);
    }
    FastStreams streams(Seed::from_number(random()));
    State state = setup(
        edition, {static_cast<std::uint8_t>(kMinPlayers + game % 3), game / 3 % 2 == 1}, streams);
    while (!to_act(state).empty() && comparison.positions() < wanted) {
      const Step step = state.pending.top().step;
      if ((step == Step::play || step == Step::follow) && below(random, 4) == 0) {
        // The second card of Do-Over must be playable: that holds for the position as it was.
        const bool as_it_is = state.pending.top().arg != 0 || below(random, 2) == 0;
        comparison.compare(as_it_is ? state : shaken(edition, state, random));
      }
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(edition, state, seat, list);
      apply(edition, state, seat, pick(random, list), streams, NoEvents{});
    }
  }
  fmt::print("fort: {} positions, {} steps, the same choices at each; {} walked in part\n",
             comparison.positions(), comparison.steps(), comparison.cut_short());
}

}  // namespace
}  // namespace ludoteca::fort

int main(int argc, char** argv) {
  const long wanted = argc > 1 ? std::atol(argv[1]) : 10'000;
  const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
  try {
    ludoteca::fort::compare_many(wanted, seed, argc > 3 && std::string_view(argv[3]) == "mixed");
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
