#include "cli/players.h"

#include <fmt/format.h>

#include "text/columns.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

constexpr std::size_t kLongestName = 40;

Player player_named(std::string_view name, const GameKind& kind) {
  const std::size_t mark = name.rfind(" [");
  if (mark != std::string_view::npos && mark > 0 && name.ends_with(']')) {
    const std::string_view computer = name.substr(mark + 2, name.size() - mark - 3);
    if (kind.has_player(computer)) return {printable(name.substr(0, mark)), std::string(computer)};
  }
  return {printable(name), {}};
}

}  // namespace

std::string record_name(const Player& player) {
  if (player.is_person()) return player.name;
  return fmt::format("{} [{}]", player.name, player.computer);
}

std::vector<Player> players_of(const Record& record, const GameKind& kind, const Catalogue& words) {
  if (record.names.empty()) {
    return seat_one_person(record.players, 0, {}, kind.computer_players().front(), words);
  }
  std::vector<Player> players;
  for (const std::string& name : record.names) players.push_back(player_named(name, kind));
  return players;
}

std::string checked_name(std::string_view name) {
  const std::string_view text = trim(name);
  if (text.empty() || text.size() > kLongestName) {
    throw Error(fmt::format("a name has 1 to {} bytes, not {}", kLongestName, text.size()));
  }
  if (printable(text) != text) {
    throw Error(fmt::format("a name is printable UTF-8, unlike {}", quoted(text)));
  }
  // It would read as the mark of a computer player.
  if (text.ends_with(']'))
    throw Error(fmt::format("the name {} may not end with ']'", quoted(text)));
  return std::string(text);
}

std::vector<Player> seat_one_person(int players, int seat, std::string_view name,
                                    std::string_view computer, const Catalogue& words) {
  const std::string person = name.empty() ? words.text("cli.name.person") : checked_name(name);
  const std::string others = words.text("cli.name.computers");
  auto free_names = split_words(others);
  std::erase(free_names, std::string_view(person));
  std::vector<Player> table;
  for (int i = 0; i < players; ++i) {
    if (i == seat) {
      table.push_back({person, {}});
    } else {
      table.push_back({std::string(free_names.at(table.size())), std::string(computer)});
    }
  }
  return table;
}

std::vector<Player> seat_people(int players, std::string_view first_name, const Catalogue& words) {
  std::vector<Player> table;
  for (int i = 0; i < players; ++i) {
    const bool named = i == 0 && !first_name.empty();
    table.push_back({named ? checked_name(first_name)
                           : words.text("cli.name.numbered", {{"n", std::int64_t{i + 1}}}),
                     {}});
  }
  return table;
}

std::vector<std::string> display_names(const std::vector<Player>& players) {
  std::vector<std::string> names;
  for (const Player& player : players) names.push_back(player.name);
  return names;
}

}  // namespace ludoteca
