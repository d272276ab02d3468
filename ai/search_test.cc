// The search, with the minds of all games.
#include "ai/search.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <csignal>
#include <new>

#include "engine/allocations.h"
#include "engine/random_play.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/mind.h"
#include "games/fort/fort.h"
#include "games/fort/mind.h"
#include "games/photograph/mind.h"
#include "games/photograph/photograph.h"
#include "games/registry.h"

namespace ludoteca::ai {
namespace {

struct PhotographPlayer {
  using Game = photograph::Photograph;
  using Mind = photograph::Mind;
  static const auto& edition() { return photograph::default_edition(); }
};
struct FortPlayer {
  using Game = fort::Fort;
  using Mind = fort::Mind;
  static const auto& edition() { return fort::default_edition(); }
};
struct BroomServicePlayer {
  using Game = broom_service::BroomService;
  using Mind = broom_service::Mind;
  static const auto& edition() { return broom_service::default_edition(); }
};

template <class P>
class SearchOf : public testing::Test {
 protected:
  using Game = typename P::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using OneSearch = Search<Game, typename P::Mind>;

  // Positions of random games with three players; the first seat to act has more than one choice.
  static std::vector<State> positions(int count) {
    std::vector<State> found;
    FastGenerator random(Seed::from_number(1), kStreams);
    for (std::uint64_t game = 0; found.size() < static_cast<std::size_t>(count); ++game) {
      FastStreams streams(Seed::from_number(game));
      typename Game::Options options{};
      options.players = 3;
      State state = setup(P::edition(), options, streams);
      for (unsigned left = below(random, 60); left > 0 && !to_act(state).empty(); --left) {
        play_random_move<Game>(P::edition(), state, streams, random);
      }
      if (to_act(state).empty()) continue;
      typename Game::Actions list;
      legal_actions(P::edition(), state, to_act(state).front(), list);
      if (list.size() > 1) found.push_back(state);
    }
    return found;
  }
  static State known_to(Seat seat, const State& state) {
    FastGenerator random(Seed::from_number(3), 0);
    return determinize(P::edition(), state, Viewer::of(seat), random);
  }
  // A search that has thought about a position.
  static std::unique_ptr<OneSearch> thought(const State& known, const Budget& budget) {
    auto search = std::make_unique<OneSearch>(P::edition());
    search->start(known, to_act(known).front(), Seed::from_number(9));
    search->think(budget);
    return search;
  }
  static std::unique_ptr<OneSearch> thought(const State& known, long iterations) {
    return thought(known, Budget{iterations, {}});
  }
  static void expect_same(const std::vector<Ranked<Action>>& a,
                          const std::vector<Ranked<Action>>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      EXPECT_EQ(a[i].action, b[i].action);
      EXPECT_EQ(a[i].visits, b[i].visits);
      EXPECT_EQ(a[i].reward, b[i].reward);
    }
  }
};

using Players = testing::Types<PhotographPlayer, FortPlayer, BroomServicePlayer>;
TYPED_TEST_SUITE(SearchOf, Players);

TYPED_TEST(SearchOf, RanksLegalMovesByVisitsThatAddUp) {
  for (const auto& state : this->positions(8)) {
    const Seat seat = to_act(state).front();
    const auto ranked = this->thought(this->known_to(seat, state), 200)->ranking();
    typename TypeParam::Game::Actions list;
    legal_actions(TypeParam::edition(), state, seat, list);
    long visits = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
      EXPECT_TRUE(list.contains(ranked[i].action));
      EXPECT_LE(ranked[i].visits, ranked[i == 0 ? 0 : i - 1].visits);
      EXPECT_GE(ranked[i].wins, 0);
      EXPECT_LE(ranked[i].wins, 1);
      visits += ranked[i].visits;
    }
    EXPECT_EQ(visits, 200);
  }
}

TYPED_TEST(SearchOf, TheSameSeedGivesTheSameThoughts) {
  for (const auto& state : this->positions(3)) {
    const auto known = this->known_to(to_act(state).front(), state);
    this->expect_same(this->thought(known, 300)->ranking(), this->thought(known, 300)->ranking());
  }
}

// What it would choose after all its iterations, it knows before.
TYPED_TEST(SearchOf, EndsWhenItsChoiceIsSettled) {
  constexpr long kIterations = 1500;
  long saved = 0;
  for (const auto& state : this->positions(4)) {
    const auto known = this->known_to(to_act(state).front(), state);
    const auto whole = this->thought(known, kIterations);
    const auto settled = this->thought(known, Budget{kIterations, {}, true});
    EXPECT_EQ(settled->ranking().front().action, whole->ranking().front().action);
    EXPECT_GE(settled->iterations(), kIterations / 2);
    saved += kIterations - settled->iterations();
  }
  EXPECT_GT(saved, 0);
}

// What was thought before may settle it at once; then chances still need a few iterations.
TYPED_TEST(SearchOf, ThinksALittleEvenIfAllIsSettled) {
  for (const auto& state : this->positions(3)) {
    const auto known = this->known_to(to_act(state).front(), state);
    const auto search = this->thought(known, 1000);
    search->start(known, to_act(known).front(), Seed::from_number(10));
    search->think({300, std::chrono::milliseconds(60'000), true});
    EXPECT_GE(search->iterations(), 200);
  }
}

TYPED_TEST(SearchOf, AllocatesNothingWhileItThinks) {
  for (const auto& state : this->positions(3)) {
    const auto search = this->thought(this->known_to(to_act(state).front(), state), 100);
    const long before = allocations();
    search->think({400, {}});
    EXPECT_EQ(allocations(), before);
  }
}

TYPED_TEST(SearchOf, StaysWithinItsMemoryAndStillThinks) {
  SearchSettings small;
  small.most_nodes = 20;
  small.most_edges = 400;
  Search<typename TypeParam::Game, typename TypeParam::Mind> search(TypeParam::edition(), small);
  for (const auto& state : this->positions(4)) {
    const Seat seat = to_act(state).front();
    search.forget();
    search.start(this->known_to(seat, state), seat, Seed::from_number(9));
    search.think({500, {}});
    EXPECT_LE(search.nodes(), small.most_nodes);
    EXPECT_FALSE(search.ranking().empty());
  }
}

TYPED_TEST(SearchOf, ATimeIsKept) {
  const auto state = this->positions(1).front();
  const auto search = this->thought(this->known_to(to_act(state).front(), state), 1);
  const auto before = std::chrono::steady_clock::now();
  search->think({0, std::chrono::milliseconds(30)});
  const auto took = std::chrono::steady_clock::now() - before;
  EXPECT_GE(took, std::chrono::milliseconds(30));
  EXPECT_LT(took, std::chrono::milliseconds(1000));  // the machine may be busy
  EXPECT_GT(search->iterations(), 1);
}

// What a seat gets to think with depends on nothing that it does not know: whatever the hidden
// cards are, the imagined position is the same.
TYPED_TEST(SearchOf, HiddenCardsDoNotReachTheThoughts) {
  FastGenerator random(Seed::from_number(4), 0);
  for (const auto& state : this->positions(200)) {
    const Seat seat = to_act(state).front();
    const auto other = determinize(TypeParam::edition(), state, Viewer::of(seat), random);
    ASSERT_EQ(this->known_to(seat, state), this->known_to(seat, other));
  }
}

// A page of memory that holds a value and counts whoever touches it once it is locked.
template <class T>
class Poisoned {
 public:
  explicit Poisoned(const T& value) {
    page_ = mmap(nullptr, size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    value_ = new (page_) T(value);
    locked_page = page_;
    locked_size = size();
    touches = 0;
    struct sigaction action = {};
    action.sa_sigaction = &on_touch;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGSEGV, &action, &before_);
  }
  Poisoned(const Poisoned&) = delete;
  Poisoned& operator=(const Poisoned&) = delete;
  ~Poisoned() {
    munmap(page_, size());
    sigaction(SIGSEGV, &before_, nullptr);
  }
  const T& value() const { return *value_; }
  void lock() { mprotect(page_, size(), PROT_NONE); }
  static int count() { return touches; }

 private:
  static std::size_t size() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }
  static void on_touch(int /*signal*/, siginfo_t* /*info*/, void* /*context*/) {
    touches = touches + 1;
    mprotect(locked_page, locked_size, PROT_READ | PROT_WRITE);
  }
  static inline void* locked_page = nullptr;
  static inline std::size_t locked_size = 0;
  static inline volatile int touches = 0;

  void* page_;
  T* value_;
  struct sigaction before_ = {};
};

TYPED_TEST(SearchOf, TheRealPositionIsNeverTouched) {
  for (const auto& state : this->positions(5)) {
    const Seat seat = to_act(state).front();
    Poisoned real(state);
    const auto known = this->known_to(seat, real.value());
    real.lock();
    EXPECT_FALSE(this->thought(known, 300)->ranking().empty());
    EXPECT_EQ(real.count(), 0);
    EXPECT_EQ(to_act(real.value()).front(), seat);  // the trap works
    EXPECT_EQ(real.count(), 1);
  }
}

TYPED_TEST(SearchOf, WhatWasThoughtAboutAMoveIsKept) {
  FastStreams streams(Seed::from_number(1));
  for (auto state : this->positions(10)) {
    const Seat seat = to_act(state).front();
    if (TypeParam::Mind::secret(state)) continue;
    const auto search = this->thought(this->known_to(seat, state), 400);
    const auto best = search->ranking().front();
    const std::size_t nodes = search->nodes();
    apply(TypeParam::edition(), state, seat, best.action, streams, NoEvents{});
    search->follow(seat, best.action);
    EXPECT_LT(search->nodes(), nodes);
    if (!to_act(state).contains(seat)) continue;
    search->start(this->known_to(seat, state), seat, Seed::from_number(5));
    typename TypeParam::Game::Actions list;
    legal_actions(TypeParam::edition(), state, seat, list);
    for (const auto& ranked : search->ranking()) EXPECT_TRUE(list.contains(ranked.action));
  }
}

// A wind of somebody else says nothing about the tree, which has scenes only.
TEST(SearchThinker, WindsOfOthersLeaveWhatWasThought) {
  const auto& edition = photograph::default_edition();
  FastStreams streams(Seed::from_number(3));
  const photograph::State state = setup(edition, photograph::Options{}, streams);
  const Seat seat = to_act(state).front();
  FastGenerator random(Seed::from_number(4), kStreams);
  Search<photograph::Photograph, photograph::Mind> search(edition);
  search.start(determinize(edition, state, Viewer::of(seat), random), seat, Seed::from_number(5));
  search.think({400, {}});
  const auto best = search.ranking().front();
  search.follow(seat, best.action);
  const std::size_t nodes = search.nodes();
  EXPECT_GT(nodes, 1U);
  for (int from = 0; from < 3; ++from) {
    search.follow(1 - seat, photograph::Action::wind(from, 3));
    EXPECT_EQ(search.nodes(), nodes);
  }
}

std::unique_ptr<Match> started(const GameKind& kind, int players) {
  Record headers;
  headers.players = players;
  headers.seed = Seed::from_number(static_cast<std::uint64_t>(players));
  return kind.start(headers, kind.house_edition());
}

// Through Match, with memory: every move it makes is legal, to the end of the game.
TEST(SearchThinker, PlaysWholeGamesOfEveryKind) {
  for (const GameKind* kind : all_games()) {
    for (int players = kind->min_players(); players <= kind->max_players(); ++players) {
      const auto match = started(*kind, players);
      std::vector<std::unique_ptr<Thinker>> thinkers;
      for (int i = 0; i < players; ++i) thinkers.push_back(kind->thinker("search:8"));
      FastGenerator random(Seed::from_number(5), 0);
      while (!match->finished()) {
        const Seat seat = match->acting().front();
        match->play(seat, thinkers[seat]->choose(*match, seat, Seed::from_number(random())));
      }
    }
  }
}

TEST(SearchThinker, SaysTheChancesOfAllSeats) {
  for (const GameKind* kind : all_games()) {
    const auto match = started(*kind, 3);
    const Seat seat = match->acting().front();
    for (const int threads : {1, 2}) {
      const auto thinker = kind->thinker("search:200", threads);
      EXPECT_TRUE(thinker->chances().empty());
      thinker->consider(*match, seat, Seed::from_number(5));
      const std::vector<double> chances = thinker->chances();
      ASSERT_EQ(chances.size(), 3U) << kind->name();
      EXPECT_NEAR(chances[0] + chances[1] + chances[2], 1, 1e-4) << kind->name();
      for (const double chance : chances) EXPECT_GT(chance, 0.01) << kind->name();
    }
    const auto random = kind->thinker("random");
    random->consider(*match, seat, Seed());
    EXPECT_TRUE(random->chances().empty());
  }
}

TEST(SearchThinker, ThreadsShareTheThoughts) {
  const GameKind& kind = game_named("fort");
  const auto match = started(kind, 2);
  const Seat seat = match->acting().front();
  const auto ask = [&] {
    return kind.thinker("search:400", 3)->consider(*match, seat, Seed::from_number(1));
  };
  const auto first = ask();
  const auto again = ask();
  ASSERT_EQ(first.size(), again.size());
  double shares = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].move, again[i].move);
    EXPECT_EQ(first[i].share, again[i].share);
    shares += first[i].share;
  }
  EXPECT_NEAR(shares, 1, 1e-9);
}

// Nobody can foresee which roles it takes (B2): the same decision, with other luck, differs.
TEST(SearchThinker, ChoicesAgainstOthersAreMixed) {
  const GameKind& kind = game_named("broom-service");
  const auto match = started(kind, 2);
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    chosen.insert(kind.thinker("search:200")->choose(*match, 0, Seed::from_number(seed)));
  }
  EXPECT_GT(chosen.size(), 2U);
}

// A secret that others could make nothing of is simply the best choice: the last winds of
// Photograph (P8.3), which cannot affect each other.
TEST(SearchThinker, OtherSecretsAreTheMostLookedAt) {
  const GameKind& kind = game_named("photograph");
  const auto match = started(kind, 2);
  const auto random = kind.thinker("random");
  while (!match->acting().empty() && match->acting().size() < 2) {
    const Seat seat = match->acting().front();
    match->play(seat, random->choose(*match, seat, Seed()));
  }
  ASSERT_EQ(match->acting().size(), 2);
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto ranked = kind.thinker("search:200")->consider(*match, 0, Seed::from_number(seed));
    for (const auto& other : ranked) EXPECT_GE(ranked.front().share, other.share) << seed;
  }
}

}  // namespace
}  // namespace ludoteca::ai
