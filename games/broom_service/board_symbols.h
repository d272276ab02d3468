// The drawings of which a picture of a board is made: our own, as SVG.
#pragma once

#include <string_view>

namespace ludoteca::broom_service {

// A <style> and a <defs> element. Every drawing has its middle, or its foot, at 0,0 and fits a
// board whose pieces have the radius kDrawnPiece and whose towers have bases of kDrawnBase.
std::string_view board_symbols();

inline constexpr int kDrawnPiece = 36;
inline constexpr int kDrawnBase = 32;

}  // namespace ludoteca::broom_service
