// How often a test repeats itself.
#pragma once

namespace ludoteca {

// With sanitizers everything takes ten times as long, and a quarter must do; there is at least one.
template <typename Number>
constexpr Number rounds(Number all) {
#if defined(__SANITIZE_ADDRESS__)
  constexpr bool kSlow = true;
#elif defined(__has_feature)
  constexpr bool kSlow = __has_feature(address_sanitizer);
#else
  constexpr bool kSlow = false;
#endif
  return kSlow && all >= 8 ? all / 4 : all;
}

}  // namespace ludoteca
