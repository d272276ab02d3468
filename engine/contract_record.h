// The part of the contract that concerns records: a game written down, read and replayed is the
// same game.
#pragma once

#include "engine/contract.h"
#include "engine/match.h"

namespace ludoteca {

template <Game G>
void check_record(const Contract<G>& contract, const typename Contract<G>::Played& played,
                  const GameKind& kind) {
  const SharedEdition& edition = kind.house_edition();
  Record headers;
  headers.players = played.options.players;
  headers.options = option_list(played.options);
  headers.generator = GeneratorKind::fast;
  headers.seed = played.seed;
  const auto match = kind.start(headers, edition);
  for (const auto& [seat, action] : played.moves)
    match->play(seat, notation(contract.edition(), action));
  contract.expect(match->finished(), "the same moves do not end the game");
  contract.expect(match->result() == contract.outcome_of(played), "another result");

  const std::string text = match->record().to_string();
  const Record read = Record::parse(text, "record");
  contract.expect(read.to_string() == text, "a record changes when it is read");
  const auto again = replay(kind, read, edition);
  contract.expect(again->position() == match->position(), "a record replays to another position");
}

}  // namespace ludoteca
