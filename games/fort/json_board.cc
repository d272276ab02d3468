// What the edition prints, told once: kids with their actions, the Fort, the values of the rules.
#include "games/fort/effect_parser.h"
#include "games/fort/json.h"

namespace ludoteca::fort {
namespace {

class BoardWriter {
 public:
  BoardWriter(const Edition& edition, JsonWriter& out) : edition_(edition), out_(out) {}

  void run() const {
    out_.array("kids", [&] {
      for (KidId kid = 0; kid < edition_.kid_count; ++kid) {
        out_.object([&] { write_kid(edition_.kids.at(kid)); });
      }
    });
    out_.object("best_friends", [&] {
      for (std::size_t colour = 0; colour < kColours; ++colour) {
        out_.array(kColourNames.at(colour), [&] {
          for (const Card card : edition_.best_friends.at(colour)) {
            out_.value(edition_.kid(card).name());
          }
        });
      }
    });
    out_.array("costs", [&] {
      for (const Cost& cost : edition_.cost) {
        out_.array([&] {
          for (const std::uint8_t part : {cost.pizza, cost.toys, cost.any}) out_.value(part);
        });
      }
    });
    out_.array("level_points", [&] {
      for (const std::uint8_t points : edition_.level_points) out_.value(points);
    });
    out_.member("stuff", edition_.stuff);
    out_.member("backpack", edition_.backpack_extra);
    out_.member("end_at", edition_.end_at);
    out_.member("macaroni", edition_.macaroni);
    out_.object("rules", [&] { write_rule_values(); });
  }

 private:
  void write_kid(const Kid& kid) const {
    out_.member("kid", kid.name());
    out_.array("suits", [&] {
      for (std::size_t suit = 0; suit <= kSuits; ++suit) {
        for (int i = 0; i < kid.symbols.at(suit); ++i) {
          out_.value(suit_name(static_cast<Suit>(suit)));
        }
      }
    });
    out_.member("public", effect_text(kid.public_action));
    out_.member("private", effect_text(kid.private_action));
  }
  void write_rule_values() const {
    out_.member("all_suits", edition_.all_suits_bonus);
    out_.member("loner", edition_.loner);
    out_.member("minimalism", edition_.minimalism);
    out_.member("minimalism_level", edition_.minimalism_level);
    out_.member("sleepover", edition_.sleepover);
    out_.member("sleepover_tied", edition_.sleepover_tied);
  }

  const Edition& edition_;
  JsonWriter& out_;
};

}  // namespace

std::string board_text(const Edition& edition) {
  return json_text([&](JsonWriter& out) { out.object([&] { BoardWriter(edition, out).run(); }); });
}

}  // namespace ludoteca::fort
