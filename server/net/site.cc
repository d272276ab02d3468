#include "server/net/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ludoteca {
namespace {

// What the page shows by itself: web/src/App.svelte.
bool is_inside_page(std::string_view path) {
  static constexpr std::array<std::string_view, 6> kBelow = {"/table/", "/replay/",  "/rules/",
                                                             "/learn/", "/players/", "/t/"};
  return path == "/" || path == "/account" ||
         std::any_of(kBelow.begin(), kBelow.end(),
                     [&](std::string_view begin) { return path.starts_with(begin); });
}

}  // namespace

#ifndef LUDOTECA_PAGE
std::span<const SiteFile> web_site() {
  return plain_site();
}
#endif

const SiteFile* find_file(std::span<const SiteFile> site, std::string_view path) {
  if (is_inside_page(path)) path = "/index.html";
  const auto found = std::lower_bound(
      site.begin(), site.end(), path,
      [](const SiteFile& file, std::string_view wanted) { return file.path < wanted; });
  return found != site.end() && found->path == path ? &*found : nullptr;
}

Coding coding_for(const SiteFile& file, Codings accepted) {
  if (accepted.brotli && !file.brotli.empty()) return Coding::brotli;
  if (accepted.gzip && !file.gzip.empty()) return Coding::gzip;
  return Coding::plain;
}

std::string_view bytes_of(const SiteFile& file, Coding coding) {
  switch (coding) {
    case Coding::brotli:
      return file.brotli;
    case Coding::gzip:
      return file.gzip;
    case Coding::plain:
      break;
  }
  return file.bytes;
}

std::string etag_of(const SiteFile& file, Coding coding) {
  static constexpr std::string_view kMarks[] = {"", "-gz", "-br"};
  return fmt::format("\"{}{}\"", file.hash, kMarks[static_cast<std::size_t>(coding)]);
}

}  // namespace ludoteca
