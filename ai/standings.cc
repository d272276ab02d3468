#include "ai/standings.h"

#include <algorithm>

#include "ai/elo.h"

namespace ludoteca::ai {
namespace {

// A quantity that is averaged over the games of each block, and then over blocks.
class BlockAverage {
 public:
  void add(double value) {
    sum_ += value;
    ++count_;
  }
  void end_block() {
    if (count_ > 0) blocks_.push_back(sum_ / count_);
    sum_ = 0;
    count_ = 0;
  }
  Figure figure(std::optional<Limits> limits = {}) const { return mean_of_blocks(blocks_, limits); }

 private:
  double sum_ = 0;
  int count_ = 0;
  std::vector<double> blocks_;
};

struct Averages {
  BlockAverage share, placing, margin, score;
  std::vector<BlockAverage> placing_by_seat;

  void end_block() {
    for (BlockAverage* average : {&share, &placing, &margin, &score}) average->end_block();
    for (BlockAverage& average : placing_by_seat) average.end_block();
  }
};

double margin(const Outcome& outcome, int seats, int seat) {
  int best = -1'000'000;
  for (int other = 0; other < seats; ++other) {
    if (other != seat) best = std::max<int>(best, outcome.score[other]);
  }
  return outcome.score[seat] - best;
}

class Count {
 public:
  explicit Count(const Tournament& tournament)
      : tournament_(tournament),
        schedule_(tournament.schedule()),
        players_(static_cast<std::size_t>(schedule_.players())),
        seats_(static_cast<std::size_t>(schedule_.seats())),
        ratings_(players_.size()) {
    for (Averages& player : players_) player.placing_by_seat.resize(seats_.size());
    standings_.players.resize(players_.size());
    for (int block = 0; block < tournament.counted_blocks(); ++block) count_block(block);
    conclude();
  }

  Standings take() && { return std::move(standings_); }

 private:
  void count_block(int block) {
    for (int i = 0; i < schedule_.games_a_block(); ++i) {
      count_game(tournament_.result(schedule_.game(long{block} * schedule_.games_a_block() + i)));
    }
    for (Averages& player : players_) player.end_block();
    for (Averages& seat : seats_) seat.end_block();
    ++standings_.blocks;
  }

  void count_game(const GameResult& result) {
    const std::vector<int> line_up = schedule_.line_up(result.id);
    std::vector<RankedSeat> ranked;
    for (int seat = 0; seat < schedule_.seats(); ++seat) {
      count_seat(result.outcome, seat, line_up[seat]);
      ranked.push_back({line_up[seat], result.outcome.place[seat]});
    }
    rate(ratings_, ranked);
    for (int player = 0; player < schedule_.players(); ++player) {
      if (std::find(line_up.begin(), line_up.end(), player) != line_up.end()) {
        ++standings_.players[player].games;
      }
    }
    ++standings_.games;
    standings_.moves += result.moves;
  }

  void count_seat(const Outcome& outcome, int seat, int player) {
    const int seats = schedule_.seats();
    const double place = averaged_place(outcome, seats, seat);
    const double share = win_share(outcome, seats, seat);
    players_[player].share.add(share);
    players_[player].placing.add(place);
    players_[player].margin.add(margin(outcome, seats, seat));
    players_[player].score.add(outcome.score[seat]);
    players_[player].placing_by_seat[seat].add(place);
    seats_[seat].share.add(share);
    seats_[seat].placing.add(place);
    ++standings_.players[player].scores[outcome.score[seat]];
  }

  void conclude() {
    const Limits shares{0, 1};
    const Limits places{1, static_cast<double>(schedule_.seats())};
    const std::vector<std::string> names = labels(tournament_.settings().players);
    for (std::size_t i = 0; i < players_.size(); ++i) {
      PlayerFigures& player = standings_.players[i];
      player.label = names[i];
      player.share = players_[i].share.figure(shares);
      player.placing = players_[i].placing.figure(places);
      player.margin = players_[i].margin.figure();
      player.score = players_[i].score.figure();
      for (const BlockAverage& seat : players_[i].placing_by_seat) {
        player.placing_by_seat.push_back(seat.figure(places));
      }
      player.rating = ratings_[i];
    }
    for (const Averages& seat : seats_) {
      standings_.seats.push_back({seat.share.figure(shares), seat.placing.figure(places)});
    }
    if (players_.size() == 2 && standings_.blocks > 0) {
      standings_.elo = elo_of_share(standings_.players.front().share, schedule_.seats());
    }
  }

  const Tournament& tournament_;
  const Schedule& schedule_;
  std::vector<Averages> players_;
  std::vector<Averages> seats_;
  std::vector<Rating> ratings_;
  Standings standings_;
};

}  // namespace

double averaged_place(const Outcome& outcome, int seats, int seat) {
  const auto sharing =
      std::count(outcome.place.begin(), outcome.place.begin() + seats, outcome.place[seat]);
  return outcome.place[seat] + static_cast<double>(sharing - 1) / 2;
}

Standings standings(const Tournament& tournament) {
  return Count(tournament).take();
}

}  // namespace ludoteca::ai
