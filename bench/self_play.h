// Positions with a decision, from games between searching players.
#pragma once

#include <vector>

#include "ai/search.h"

namespace ludoteca {

template <Game G, class Mind>
class SelfPlay {
  using State = typename G::State;

 public:
  SelfPlay(const typename G::Edition& edition, long iterations)
      : edition_(edition), iterations_(iterations), search_(edition) {}

  // The positions of one game in which whoever acts first had more than one choice. The number
  // decides everything.
  std::vector<State> decisions(int players, std::uint64_t number) {
    std::vector<State> found;
    FastStreams streams(Seed::from_number(number));
    FastGenerator random(Seed::from_number(number), kStreams);
    typename G::Options options{};
    options.players = static_cast<decltype(options.players)>(players);
    State state = setup(edition_, options, streams);
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      typename G::Actions list;
      legal_actions(edition_, state, seat, list);
      auto action = list[0];
      if (list.size() > 1) {
        found.push_back(state);
        search_.forget();
        const Seed luck = Seed::from_number(random());
        search_.start(determinize(edition_, state, Viewer::of(seat), random), seat, luck);
        search_.think({iterations_, {}});
        action = search_.ranking().front().action;
      }
      apply(edition_, state, seat, action, streams, NoEvents{});
    }
    return found;
  }

 private:
  const typename G::Edition& edition_;
  long iterations_;
  ai::Search<G, Mind> search_;
};

}  // namespace ludoteca
