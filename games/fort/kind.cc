#include "games/fort/kind.h"

#include "ai/thinkers.h"
#include "engine/typed_match.h"
#include "games/fort/fort.h"
#include "games/fort/greedy.h"
#include "games/fort/json.h"
#include "games/fort/mind.h"
#include "games/fort/notation.h"
#include "games/fort/terminal.h"
#include "games/fort/words.h"

namespace ludoteca::fort {
namespace {

struct Kind : Fort, ai::ComputerPlayers<Kind> {
  using Mind = fort::Mind;
  static constexpr int kMinPlayers = fort::kMinPlayers;
  static constexpr int kMaxPlayers = fort::kMaxPlayers;
  static std::vector<OptionSpec> option_specs() { return {{"setup", {"basic", "draft"}}}; }
  static Options options_from(int players, const OptionList& list) {
    return fort::options_from(players, list);
  }
  static std::string_view edition_text() { return default_edition_text(); }
  static Edition load(const EditionFile& file) { return load_edition(file); }
  static std::array<std::string, 1> boards(const EditionFile& /*file*/, const Edition& edition) {
    return {board_text(edition)};
  }
  static std::size_t board_of(const Options& /*options*/) { return 0; }
  static std::optional<Action> parse_action(const Edition& edition, std::string_view text) {
    return fort::parse_action(edition, text);
  }
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return fort::state_from_json(edition, position);
  }
};

}  // namespace

const GameKind& game_kind() {
  static const TypedKind<Kind> kind;
  return kind;
}

}  // namespace ludoteca::fort
