#include "games/photograph/kind.h"

#include "ai/thinkers.h"
#include "engine/typed_match.h"
#include "games/photograph/greedy.h"
#include "games/photograph/json.h"
#include "games/photograph/mind.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"
#include "games/photograph/terminal.h"
#include "games/photograph/words.h"

namespace ludoteca::photograph {
namespace {

struct Kind : Photograph, ai::ComputerPlayers<Kind> {
  using Mind = photograph::Mind;
  static constexpr int kMinPlayers = photograph::kMinPlayers;
  static constexpr int kMaxPlayers = photograph::kMaxPlayers;
  static std::vector<OptionSpec> option_specs() { return {{"missed-opportunity", {"off", "on"}}}; }
  static Options options_from(int players, const OptionList& list) {
    return photograph::options_from(players, list);
  }
  static std::string_view edition_text() { return default_edition_text(); }
  static Edition load(const EditionFile& file) { return load_edition(file); }
  static std::optional<Action> parse_action(const Edition&, std::string_view text) {
    return photograph::parse_action(text);
  }
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return photograph::state_from_json(edition, position);
  }
};

}  // namespace

const GameKind& game_kind() {
  static const TypedKind<Kind> kind;
  return kind;
}

}  // namespace ludoteca::photograph
