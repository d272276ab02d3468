// The files of the web page, compiled into the program by cmake/pack_site.cmake.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/net/header_fields.h"

namespace ludoteca {

struct SiteFile {
  std::string_view path;   // "/plain.4f2a9c01.js"
  std::string_view type;   // "text/javascript; charset=utf-8"
  std::string_view hash;   // of the bytes, hexadecimal
  bool immutable = false;  // the name changes with the bytes, so that a browser may keep it
  std::string_view bytes;
  std::string_view gzip;    // empty if that would not be smaller
  std::string_view brotli;  // the same
};

// A page without programs of others, for builds without Node.
std::span<const SiteFile> plain_site();

// The page of web/, or the plain one where it was not built (scripts/web).
std::span<const SiteFile> web_site();

// The file for a path; the page itself for those it interprets on its own ("/", "/table/k3f9", …).
// Nothing: there is no such page.
const SiteFile* find_file(std::span<const SiteFile> site, std::string_view path);

// The smallest form that the client takes.
Coding coding_for(const SiteFile& file, Codings accepted);
std::string_view bytes_of(const SiteFile& file, Coding coding);

// Strong: each form of a file has its own.
std::string etag_of(const SiteFile& file, Coding coding);

}  // namespace ludoteca
