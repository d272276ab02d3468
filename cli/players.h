// Who sits at the table: people and computer players. A record tells them apart by their names: a
// computer player's ends with its kind, as in "Zosia [greedy]".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"
#include "text/catalogue.h"

namespace ludoteca {

struct Player {
  std::string name;
  std::string computer;  // the kind of computer player; empty for a person

  bool is_person() const { return computer.empty(); }
  friend bool operator==(const Player&, const Player&) = default;
};

std::string record_name(const Player& player);

// Of a game to go on with. Without names, the first player is a person and the others are not.
std::vector<Player> players_of(const Record& record, const GameKind& kind, const Catalogue& words);

// A name that can be kept in a record and printed; throws Error.
std::string checked_name(std::string_view name);

// A full table with one person, who may have a name; or with people only.
std::vector<Player> seat_one_person(int players, int seat, std::string_view name,
                                    std::string_view computer, const Catalogue& words);
std::vector<Player> seat_people(int players, std::string_view first_name, const Catalogue& words);

std::vector<std::string> display_names(const std::vector<Player>& players);

}  // namespace ludoteca
