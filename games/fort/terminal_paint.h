// The colours of suits and resources in the terminal.
#pragma once

#include "games/fort/action.h"
#include "games/fort/effect.h"
#include "text/paint.h"

namespace ludoteca::fort {

class FortPaint : public Paint {
 public:
  using Paint::Paint;
  std::string suit(std::string_view text, Suit suit) const;
  std::string resource(std::string_view text, Resource kind) const;
};

}  // namespace ludoteca::fort
