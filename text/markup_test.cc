#include "text/markup.h"

#include <gtest/gtest.h>

namespace ludoteca {
namespace {

TEST(Markup, SignsThatMeanSomethingAreEscaped) {
  EXPECT_EQ(escaped("a < b & \"c\" > d"), "a &lt; b &amp; &quot;c&quot; &gt; d");
  EXPECT_EQ(escaped("Zażółć, ’s"), "Zażółć, ’s");
}

}  // namespace
}  // namespace ludoteca
