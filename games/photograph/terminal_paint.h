// The colours of photos in the terminal.
#pragma once

#include "games/photograph/photo.h"
#include "text/paint.h"

namespace ludoteca::photograph {

class PhotoPaint : public Paint {
 public:
  using Paint::Paint;
  std::string front(std::string_view text, Colour colour) const;  // a photo face up
  std::string back(std::string_view text, Colour colour) const;   // a photo face down
};

}  // namespace ludoteca::photograph
