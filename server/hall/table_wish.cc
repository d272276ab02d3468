#include "server/hall/table_wish.h"

#include <fmt/format.h>

#include <array>

#include "engine/json_input.h"
#include "games/registry.h"
#include "server/people/names.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr int kLongestClock = 30 * 24 * 3600;
constexpr std::size_t kLongestEdition = 64 * 1024;

WishedSeat wished_seat(const GameKind& kind, const json::value& value, std::string_view member) {
  if (value.is_object()) {
    expect_members(value.get_object(), std::array<std::string_view, 1>{"me"});
    const std::string_view name = as_text(ludoteca::member(value.get_object(), "me"), member);
    return {WishedSeat::Who::me, checked_seat_name(name, member)};
  }
  const std::string_view text = as_text(value, member);
  if (text == "me") return {WishedSeat::Who::me, ""};
  if (text == "open") return {WishedSeat::Who::open, ""};
  return {WishedSeat::Who::computer, computer_named(kind, value, member)};
}

// Somebody's own: the text, checked as strictly as a file of the host.
SharedEdition own_edition(const GameKind& kind, std::string_view text) {
  if (text.size() > kLongestEdition) {
    throw Error(fmt::format("edition_text: at most {} KiB", kLongestEdition / 1024));
  }
  return kind.load_edition(EditionFile::parse(text, "edition"));
}

SharedEdition wished_edition(const GameKind& kind, const json::object& request,
                             const Shelf& shelf) {
  const json::value* edition = request.if_contains("edition");
  if (const json::value* text = request.if_contains("edition_text")) {
    if (edition != nullptr) throw Error("edition_text: there is the name of an edition too");
    return own_edition(kind, as_text(*text, "edition_text"));
  }
  const std::string_view wanted = edition != nullptr ? as_text(*edition, "edition") : "";
  SharedEdition found = shelf.find(kind, wanted);
  if (found == nullptr) {
    throw Error(fmt::format("edition: there is no edition {} of {}", quoted(wanted), kind.name()));
  }
  return found;
}

}  // namespace

std::string checked_seat_name(std::string_view name, std::string_view member) {
  if (const auto checked = clean_name(name)) return *checked;
  throw Error(fmt::format("{}: a name has 1 to {} letters", member, kLongestName));
}

std::string computer_named(const GameKind& kind, const json::value& value,
                           std::string_view member) {
  const std::string name(as_text(value, member));
  for (const std::string_view known : kind.computer_players()) {
    if (known == name) return name;
  }
  throw Error(fmt::format("{}: there is no computer player {}", member, quoted(name)));
}

json::object TableSettings::json() const {
  return {{"clock", clock}, {"stand_in", stand_in}};
}

TableSettings TableSettings::parse(const json::object& object) {
  TableSettings settings;
  settings.clock = as_number(member(object, "clock"), "clock", 0, kLongestClock);
  settings.stand_in = std::string(as_text(member(object, "stand_in"), "stand_in"));
  return settings;
}

TableWish TableWish::parse(const json::object& request, const Shelf& shelf) {
  expect_members(request,
                 std::array<std::string_view, 8>{"game", "edition", "edition_text", "seats",
                                                 "options", "listed", "clock", "stand_in"});
  TableWish wish;
  wish.kind = &game_named(as_text(member(request, "game"), "game"));
  const GameKind& kind = *wish.kind;
  wish.edition = wished_edition(kind, request, shelf);
  const json::array& seats =
      as_list(member(request, "seats"), "seats", static_cast<std::size_t>(kind.min_players()),
              static_cast<std::size_t>(kind.max_players()));
  for (std::size_t i = 0; i < seats.size(); ++i) {
    wish.seats.push_back(wished_seat(kind, seats[i], fmt::format("seats.{}", i + 1)));
  }
  if (const auto* options = request.if_contains("options")) {
    wish.options = as_options(*options, "options");
  }
  if (const auto* listed = request.if_contains("listed")) wish.listed = as_flag(*listed, "listed");
  // Strangers should find what the rules say.
  if (wish.listed && request.contains("edition_text")) {
    throw Error("listed: a table with an edition of your own is for those who know its code");
  }
  if (const auto* clock = request.if_contains("clock")) {
    wish.settings.clock = as_number(*clock, "clock", 0, kLongestClock);
  }
  if (const auto* stand_in = request.if_contains("stand_in")) {
    wish.settings.stand_in = computer_named(kind, *stand_in, "stand_in");
  }
  return wish;
}

}  // namespace ludoteca
