#include "cli/rules_pages.h"

#include <fmt/format.h>

#include <array>

#include "text/error.h"

namespace ludoteca {

namespace rules_pages {
std::string_view photograph_en();
std::string_view photograph_pt_br();
std::string_view photograph_fr();
std::string_view photograph_pl();
std::string_view fort_en();
std::string_view fort_pt_br();
std::string_view fort_fr();
std::string_view fort_pl();
std::string_view broom_service_en();
std::string_view broom_service_pt_br();
std::string_view broom_service_fr();
std::string_view broom_service_pl();
}  // namespace rules_pages

namespace {

struct Page {
  std::string_view game;
  std::string_view language;
  std::string_view (*text)();
};

constexpr std::array<Page, 12> kPages = {{
    {"photograph", "en", rules_pages::photograph_en},
    {"photograph", "pt-BR", rules_pages::photograph_pt_br},
    {"photograph", "fr", rules_pages::photograph_fr},
    {"photograph", "pl", rules_pages::photograph_pl},
    {"fort", "en", rules_pages::fort_en},
    {"fort", "pt-BR", rules_pages::fort_pt_br},
    {"fort", "fr", rules_pages::fort_fr},
    {"fort", "pl", rules_pages::fort_pl},
    {"broom-service", "en", rules_pages::broom_service_en},
    {"broom-service", "pt-BR", rules_pages::broom_service_pt_br},
    {"broom-service", "fr", rules_pages::broom_service_fr},
    {"broom-service", "pl", rules_pages::broom_service_pl},
}};

}  // namespace

std::string_view rules_page(std::string_view game, std::string_view language) {
  for (const Page& page : kPages) {
    if (page.game == game && page.language == language) return page.text();
  }
  throw Error(fmt::format("no rules of {} in {}", quoted(game), quoted(language)));
}

}  // namespace ludoteca
