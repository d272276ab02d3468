// Debian's libc++ for WebAssembly hides that iterators of std::array and std::string_view are
// pointers; our sources, like clang-tidy's readability-qualified-auto, see them as what they are.
// Nothing in the library's compiled part depends on it. Included before everything else.
#pragma once

#include <__config>
#undef _LIBCPP_ABI_USE_WRAP_ITER_IN_STD_ARRAY
#undef _LIBCPP_ABI_USE_WRAP_ITER_IN_STD_STRING_VIEW
