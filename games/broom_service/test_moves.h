// Moves of Broom Service in words, for tests: "brave FW", "move 3 to 9", "deliver 9 to 12".
// Regions and towers are numbered from 0 here, as in the code.
#pragma once

#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/broom_service/broom_service.h"
#include "text/lines.h"

namespace ludoteca::broom_service {

inline constexpr std::array<std::string_view, kRoles> kRoleWords = {"FW", "PW", "HW", "MW", "VD",
                                                                    "HD", "FG", "RG", "HG", "WF"};
inline constexpr std::array<std::string_view, kResources> kResourceWords = {"orange", "violet",
                                                                            "green", "wand"};

inline std::string_view code_of(Role role) {
  return kRoleWords.at(static_cast<std::size_t>(role));
}

// "FW VD"
inline Roles roles_of(std::string_view codes) {
  Roles roles = 0;
  for (const std::string_view code : split_words(codes)) {
    std::size_t role = 0;
    while (kRoleWords.at(role) != code) ++role;
    roles = with(roles, static_cast<Role>(role));
  }
  return roles;
}
inline std::string codes_of(Roles roles) {
  std::string text;
  for (int r = 0; r < kRoles; ++r) {
    const auto role = static_cast<Role>(r);
    if (contains(roles, role)) text += fmt::format("{}{}", text.empty() ? "" : " ", code_of(role));
  }
  return text;
}

inline std::string delivery_text(Action action) {
  const std::string text = fmt::format("deliver {} to {}", action.region(), action.tower());
  return action.wands_left() == 0 ? text : fmt::format("{} leave {}", text, action.wands_left());
}

inline std::string set_text(Kinds kinds) {
  std::string text = "hand in";
  for (unsigned k = 0; k < kResources; ++k) {
    if ((kinds >> k & 1U) != 0) text += fmt::format(" {}", kResourceWords.at(k));
  }
  return text;
}

inline std::string move_text(Action action) {
  const auto resource = [&] {
    return kResourceWords.at(static_cast<std::size_t>(action.resource()));
  };
  switch (action.choice()) {
    case Choice::roles:
      return fmt::format("choose {}", codes_of(action.role_set()));
    case Choice::more_role:
      return fmt::format("more {}", code_of(action.role()));
    case Choice::no_more_role:
      return "no more";
    case Choice::brave:
      return fmt::format("brave {}", code_of(action.role()));
    case Choice::cowardly:
      return fmt::format("cowardly {}", code_of(action.role()));
    case Choice::act:
      return "act";
    case Choice::brave_tile:
      return "brave tile";
    case Choice::points_tile:
      return "points tile";
    case Choice::black_market:
      return "market";
    case Choice::distil:
      return fmt::format("distil {}", resource());
    case Choice::move:
      return fmt::format("move {} to {}", action.region(), action.target());
    case Choice::fly:
      return fmt::format("fly {}", "ABCD"[action.first()]);
    case Choice::deliver:
      return delivery_text(action);
    case Choice::take:
      return fmt::format("take {}", fmt::join(action.amount().of, " "));
    case Choice::remove_cloud:
      return fmt::format("cloud {}", action.region());
    case Choice::tile_first:
      return "tile first";
    case Choice::delivery_first:
      return "delivery first";
    case Choice::hand_in:
      return set_text(action.kinds());
    case Choice::offer:
      return fmt::format("offer {} {}", action.count(), resource());
    case Choice::give_up:
      return "give up";
  }
  return "?";
}

}  // namespace ludoteca::broom_service
