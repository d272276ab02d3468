# Writes OUT, a C++ file that returns the bytes of the files IN (separated by '|') from SPACE::NAME().
string(REPLACE "|" ";" files "${IN}")
set(hex "")
set(size 0)
foreach(file ${files})
  file(READ ${file} part HEX)
  file(SIZE ${file} part_size)
  string(APPEND hex "${part}")
  math(EXPR size "${size} + ${part_size}")
endforeach()
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
# Lines of 64 bytes keep the file readable for tools.
string(REPEAT "\\\\x[0-9a-f][0-9a-f]" 64 line)
string(REGEX REPLACE "(${line})" "\\1\"\n    \"" bytes "${bytes}")
file(WRITE ${OUT} "#include <string_view>

namespace ${SPACE} {
std::string_view ${NAME}();
std::string_view ${NAME}() {
  return {
    \"${bytes}\",
    ${size}};
}
}  // namespace ${SPACE}
")
