#include "games/fort/limits.h"

#include <fmt/format.h>

#include "games/fort/effect_parser.h"
#include "games/fort/feasible.h"
#include "games/fort/played.h"
#include "games/fort/words.h"

namespace ludoteca::fort {
namespace {

Means means_of_doer(const Doer& doer) {
  Means means = means_seen(doer.edition, doer.view, doer.view.viewer.seat(), doer.leader);
  means.hand -= doer.cards_gone;
  return means;
}

std::string because(const Doer& doer, std::string_view key) {
  return doer.words.text(fmt::format("fort.why.{}", key));
}
// "Only 0 of them" is no language.
std::string because(const Doer& doer, std::string_view key, int number) {
  if (number == 0) return because(doer, fmt::format("{}.none", key));
  return doer.words.text(fmt::format("fort.why.{}", key), {{"n", std::int64_t{number}}});
}

std::string fort_limit(const Doer& doer, const Means& means, Icon icon) {
  if (means.level >= kTopLevel) return because(doer, "top-level");
  const int pizza = means.stuff[0] + means.pack[0];
  const int toys = means.stuff[1] + means.pack[1];
  return doer.words.text(pizza + toys == 0 ? "fort.why.fort.none" : "fort.why.fort",
                         {{"level", std::int64_t{means.level + 1}},
                          {"cost", cost_text(doer.edition, means.level, icon, doer.words)},
                          {"what", resources_text(pizza, toys, doer.words)}});
}

std::string copy_limit(const Doer& doer, const Means& means, Icon icon) {
  bool empty = means.pack[0] + means.pack[1] == 0;
  if (icon == Icon::copy_rival_pack) {
    empty = true;
    for (Seat seat = 0; seat < doer.view.options.players; ++seat) {
      if (!doer.view.viewer.is(seat) && doer.view.players[seat].pack.total() > 0) empty = false;
    }
  }
  return because(doer, empty ? "copy-empty" : "copy-room");
}

// What keeps an icon from being done more often.
std::string limit(const Doer& doer, const Means& means, Icon icon) {
  switch (icon) {
    case Icon::pizza:
      return because(doer, "room.pizza", means.room(0));
    case Icon::toy:
      return because(doer, "room.toy", means.room(1));
    case Icon::any: {
      const int kind = doer.kind >= 0 ? doer.kind : means.room(1) > means.room(0) ? 1 : 0;
      return because(doer, kind == 0 ? "room.pizza" : "room.toy", means.room(kind));
    }
    case Icon::pack:
      return means.sticky || means.pack_room() <= means.stuff[0] + means.stuff[1]
                 ? because(doer, "room.pack", means.pack_room())
                 : because(doer, "stuff", means.stuff[0] + means.stuff[1]);
    case Icon::lookout:
      return means.lookout_limit - means.lookout <= means.hand
                 ? because(doer, "room.lookout", means.lookout_limit - means.lookout)
                 : because(doer, "hand", means.hand);
    case Icon::trash:
      return because(doer, "hand", means.hand + means.discard);
    case Icon::recruit:
      return because(doer, "nobody");
    case Icon::fort:
    case Icon::fort_less:
    case Icon::fort_more:
      return fort_limit(doer, means, icon);
    case Icon::spend_pizza:
    case Icon::spend_toy: {
      const bool pizza = icon == Icon::spend_pizza;
      const std::size_t kind = pizza ? 0 : 1;
      const int held = means.stuff[kind] + means.pack[kind];
      if (held == 0) return because(doer, pizza ? "spend.pizza.none" : "spend.toy.none");
      return doer.words.text(
          "fort.why.spend",
          {{"what", resources_text(pizza ? held : 0, pizza ? 0 : held, doer.words)}});
    }
    case Icon::trash_rival:
      return because(doer, "yards", means.yards);
    case Icon::copy_pack:
    case Icon::copy_rival_pack:
      return copy_limit(doer, means, icon);
    case Icon::convert:
      return because(doer, "convert", capacity(doer.edition, means, icon, doer.kind));
    default:
      return because(doer, "order");
  }
}

// The reason if n is 0.
std::string why_zero(const Doer& doer, const Effect& effect) {
  switch (effect.times) {
    case Times::pack:
      return because(doer, "zero.pack");
    case Times::lookout:
      return because(doer, "zero.lookout");
    case Times::fort:
      return because(doer, "zero.level");
    case Times::suit:
      return doer.words.text("fort.why.no-symbol", {{"suit", suit_text(effect.suit, doer.words)}});
    default:
      return because(doer, "order");
  }
}

}  // namespace

std::string why_not_fully(const Doer& doer, const Effect& effect, int symbols) {
  if (effect.blank()) return because(doer, "blank");
  const Means means = means_of_doer(doer);
  const int times = times_of(effect, means, symbols);
  const bool copies = effect.first == Icon::copy_pack || effect.first == Icon::copy_rival_pack;
  const int first = copies ? 0 : capacity(doer.edition, means, effect.first, doer.kind);
  if (first < std::max(times, 1)) return limit(doer, means, effect.first);
  if (times == 0) return why_zero(doer, effect);
  if (capacity(doer.edition, means, effect.then, doer.kind) < times * effect.then_count) {
    return limit(doer, means, effect.then);
  }
  return because(doer, "order");
}

std::string why_no_more(const Doer& doer, const Effect& effect) {
  const Means means = means_of_doer(doer);
  const int first = capacity(doer.edition, means, effect.first, doer.kind);
  const int then = capacity(doer.edition, means, effect.then, doer.kind);
  return limit(doer, means, then < first ? effect.then : effect.first);
}

}  // namespace ludoteca::fort
