# embed_text(TARGET FUNCTION FILE…): compiles text files, one after the other, into the target as
# `std::string_view FUNCTION()`; FUNCTION is written with its namespaces (a::b::name).
function(embed_text target function)
  set(paths)
  foreach(file ${ARGN})
    get_filename_component(path ${file} ABSOLUTE)
    list(APPEND paths ${path})
  endforeach()
  list(JOIN paths "|" joined)  # a list would become several arguments below
  string(REGEX REPLACE "::[^:]*$" "" space ${function})
  string(REGEX REPLACE "^.*::" "" name ${function})
  string(MAKE_C_IDENTIFIER ${function} id)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${id}.cc)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DIN=${joined} -DOUT=${out} -DSPACE=${space} -DNAME=${name}
            -P ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
    DEPENDS ${paths} ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
    VERBATIM)
  # A catalogue is longer than the 64 KiB that compilers must accept; ours accept more.
  set_source_files_properties(${out} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  target_sources(${target} PRIVATE ${out})
endfunction()
