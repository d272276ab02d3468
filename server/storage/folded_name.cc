#include "server/storage/folded_name.h"

#include <array>

#include "text/utf8.h"

namespace ludoteca {
namespace {

struct Capitals {
  char32_t first;
  char32_t last;
  int step;      // 1: all of them are capitals; 2: every second one
  char32_t add;  // what makes the small letter
};

constexpr std::array<Capitals, 20> kCapitals = {{
    {U'A', U'Z', 1, 32},   {0xc0, 0xd6, 1, 32},  // À–Ö
    {0xd8, 0xde, 1, 32},                         // Ø–Þ
    {0x100, 0x12e, 2, 1},                        // Ā–Į
    {0x132, 0x136, 2, 1},                        // Ĳ–Ķ
    {0x139, 0x147, 2, 1},                        // Ĺ–Ň
    {0x14a, 0x176, 2, 1},                        // Ŋ–Ŷ
    {0x179, 0x17d, 2, 1},                        // Ź–Ž
    {0x1cd, 0x1db, 2, 1},                        // Ǎ–Ǜ
    {0x1de, 0x1ee, 2, 1},                        // Ǟ–Ǯ
    {0x1f8, 0x21e, 2, 1},                        // Ǹ–Ȟ
    {0x222, 0x232, 2, 1},                        // Ȣ–Ȳ
    {0x388, 0x38a, 1, 37},                       // Έ–Ί
    {0x391, 0x3a1, 1, 32},                       // Α–Ρ
    {0x3a3, 0x3ab, 1, 32},                       // Σ–Ϋ
    {0x400, 0x40f, 1, 80},                       // Ѐ–Џ
    {0x410, 0x42f, 1, 32},                       // А–Я
    {0x460, 0x480, 2, 1},                        // Ѡ–Ҁ
    {0x48a, 0x4be, 2, 1},                        // Ҋ–Ҿ
    {0x531, 0x556, 1, 48},                       // Ա–Ֆ
}};

char32_t folded(char32_t code) {
  if (code == 0x130) return U'i';   // İ
  if (code == 0x178) return 0xff;   // Ÿ
  if (code == 0x386) return 0x3ac;  // Ά
  if (code == 0x3c2) return 0x3c3;  // ς ends a word where σ stands elsewhere
  if (code == 0x1e9e) return 0xdf;  // ẞ
  if (code >= 0x1e00 && code <= 0x1eff && (code < 0x1e95 || code >= 0x1ea0)) return code | 1U;
  for (const Capitals& range : kCapitals) {
    if (code < range.first || code > range.last) continue;
    return (code - range.first) % range.step == 0 ? code + range.add : code;
  }
  return code;
}

void append_utf8(std::string& text, char32_t code) {
  const auto byte = [&](char32_t bits) { text += static_cast<char>(bits); };
  if (code < 0x80) {
    byte(code);
    return;
  }
  if (code < 0x800) {
    byte(0xc0U | code >> 6);
  } else if (code < 0x10000) {
    byte(0xe0U | code >> 12);
    byte(0x80U | (code >> 6 & 0x3fU));
  } else {
    byte(0xf0U | code >> 18);
    byte(0x80U | (code >> 12 & 0x3fU));
    byte(0x80U | (code >> 6 & 0x3fU));
  }
  byte(0x80U | (code & 0x3fU));
}

}  // namespace

std::string folded_name(std::string_view name) {
  std::string result;
  result.reserve(name.size());
  while (!name.empty()) {
    const auto [bytes, code] = first_character(name);
    if (code == 0) {
      result += name.substr(0, bytes);
    } else {
      append_utf8(result, folded(code));
    }
    name.remove_prefix(bytes);
  }
  return result;
}

}  // namespace ludoteca
