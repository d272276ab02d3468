// Micro-benchmarks of Photograph. Compare the lines of one run with each other, not runs.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/random_play.h"
#include "games/photograph/greedy.h"
#include "games/photograph/photograph.h"

namespace ludoteca::photograph {
namespace {

// Positions from the whole course of random games.
const std::vector<State>& positions() {
  static const std::vector<State> all = [] {
    std::vector<State> result;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      FastStreams streams(Seed::from_number(seed));
      FastGenerator random(Seed::from_number(seed), kStreams);
      State state = setup(default_edition(),
                          Options{static_cast<std::uint8_t>(2 + seed % 3), false}, streams);
      while (!to_act(state).empty()) {
        result.push_back(state);
        play_random_move<Photograph>(default_edition(), state, streams, random);
      }
    }
    return result;
  }();
  return all;
}

// Runs use(state) on one position after another.
template <class Use>
void each_position(benchmark::State& run, Use use) {
  std::size_t i = 0;
  for (auto _ : run) {
    use(positions()[i]);
    if (++i == positions().size()) i = 0;
  }
}

void copy_state(benchmark::State& run) {
  each_position(run, [](const State& state) {
    State copy = state;
    benchmark::DoNotOptimize(copy);
  });
}
void list_legal_actions(benchmark::State& run) {
  each_position(run, [](const State& state) {
    Actions list;
    legal_actions(default_edition(), state, to_act(state).front(), list);
    benchmark::DoNotOptimize(list);
  });
}
void random_move(benchmark::State& run) {
  FastStreams streams(Seed::from_number(1));
  FastGenerator random(Seed::from_number(1), kStreams);
  each_position(run, [&](const State& state) {
    State next = state;
    play_random_move<Photograph>(default_edition(), next, streams, random);
    benchmark::DoNotOptimize(next);
  });
}
void build_view(benchmark::State& run) {
  each_position(run, [](const State& state) {
    View seen = view(default_edition(), state, Viewer::of(0));
    benchmark::DoNotOptimize(seen);
  });
}
void draw_world(benchmark::State& run) {
  FastGenerator random(Seed::from_number(1), kStreams);
  each_position(run, [&](const State& state) {
    State world = determinize(default_edition(), state, Viewer::of(0), random);
    benchmark::DoNotOptimize(world);
  });
}
void greedy_move(benchmark::State& run) {
  FastGenerator random(Seed::from_number(1), kStreams);
  each_position(run, [&](const State& state) {
    Action action = greedy_choice(default_edition(), state, to_act(state).front(), random);
    benchmark::DoNotOptimize(action);
  });
}
void whole_game(benchmark::State& run) {
  std::uint64_t number = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(play_random_game<Photograph>(default_edition(), Options{3, false},
                                                          Seed::from_number(number++)));
  }
}

BENCHMARK(copy_state);
BENCHMARK(list_legal_actions);
BENCHMARK(random_move);
BENCHMARK(build_view);
BENCHMARK(draw_world);
BENCHMARK(greedy_move);
BENCHMARK(whole_game);

}  // namespace
}  // namespace ludoteca::photograph

BENCHMARK_MAIN();
