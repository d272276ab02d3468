// An owner's edition may be anything the loader accepts: it must be playable by all.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/random_play.h"
#include "games/photograph/photograph.h"
#include "text/error.h"

namespace ludoteca::photograph {
namespace {

class RandomEdition {
 public:
  explicit RandomEdition(std::uint64_t seed) : random_(Seed::from_number(seed), 0) {}

  // Values that often fit together.
  std::string text() {
    const int shots = between(1, 3);
    const int hand = 2 * shots + 1;
    const int piles = pick(random_, std::array{1, 2, 3, 4, 6, 12});
    std::string out = "ludoteca edition 1\ngame = photograph\nname = random\n[cards]\n";
    add(out, "highest number of the low range", between(1, 11));
    out += "[setup]\n";
    for (int players = 2; players <= 4; ++players) {
      add(out, fmt::format("colours for {}", players), between(players + 1, 7));
    }
    add(out, "piles", piles);
    add(out, "sunset pile", between(1, piles));
    add(out, "hand", hand);
    out += "[city]\n";
    for (int players = 2; players <= 4; ++players) add_rows(out, players);
    add(out, "face-up columns", pick(random_, std::array{"A", "A D", "A B", "A B C D", "A C"}));
    add(out, "refill at", between(0, 4));
    out += "[turn]\n";
    add(out, "most taken", between(1, std::min(3, kMaxHand - hand)));
    add(out, "sharp distance", between(1, 11));
    add(out, "sunset shots", shots);
    out += "[scoring]\nstrip = -3 1 3 4 7 @house\n";
    for (int players = 2; players <= 4; ++players) {
      add(out, fmt::format("good shot needs for {}", players), between(1, 12));
    }
    add(out, "good shot", between(-20, 20));
    add(out, "blurry", between(-5, 5));
    return out;
  }

 private:
  int between(int lowest, int highest) {
    return lowest +
           static_cast<int>(below(random_, static_cast<std::uint32_t>(highest - lowest + 1)));
  }
  template <class T>
  static void add(std::string& out, std::string_view key, const T& value) {
    out += fmt::format("{} = {} @house\n", key, value);
  }
  void add_rows(std::string& out, int players) {
    const int rows = between(1, kMaxRows);
    add(out, fmt::format("rows for {}", players), rows);
    std::vector<std::string> cells;
    for (int cell = 0; cell < rows * kColumns; ++cell) {
      cells.push_back(fmt::format("{}{}", "ABCD"[column_of(cell)], row_of(cell) + 1));
    }
    shuffle(random_, cells);
    add(out, fmt::format("order for {}", players), fmt::to_string(fmt::join(cells, " ")));
  }

  FastGenerator random_;
};

std::optional<Edition> load(const std::string& text) {
  try {
    return load_edition(EditionFile::parse(text, "random"));
  } catch (const Error&) {
    return std::nullopt;
  }
}

void play(const Edition& edition, int players, std::uint64_t number) {
  const Seed seed = Seed::from_number(number);
  FastStreams streams(seed);
  FastGenerator random(seed, kStreams);
  State state = setup(edition, {static_cast<std::uint8_t>(players), number % 2 == 0}, streams);
  for (int moves = 0; !finished(state); ++moves) {
    ASSERT_LT(moves, 1000);
    ASSERT_EQ(check_invariants(edition, state), nullptr);
    const Viewer viewer = Viewer::of(static_cast<Seat>(moves % players));
    const State imagined = determinize(edition, state, viewer, random);
    ASSERT_EQ(check_invariants(edition, imagined), nullptr);
    ASSERT_EQ(view(edition, imagined, viewer), view(edition, state, viewer));
    play_random_move<Photograph>(edition, state, streams, random);
  }
  ASSERT_EQ(check_invariants(edition, state), nullptr);
}

TEST(AnyEdition, ThatTheLoaderAcceptsCanBePlayed) {
  int accepted = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const std::string text = RandomEdition(seed).text();
    const auto edition = load(text);
    if (!edition) continue;
    ++accepted;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      play(*edition, players, seed);
      if (HasFatalFailure()) FAIL() << players << " players\n" << text;
    }
  }
  EXPECT_GT(accepted, 50);
}

}  // namespace
}  // namespace ludoteca::photograph
