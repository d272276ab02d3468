# embed_text(TARGET FUNCTION FILE): compiles a text file into the target as
# `std::string_view FUNCTION()`; FUNCTION is written with its namespaces (a::b::name).
function(embed_text target function file)
  get_filename_component(path ${file} ABSOLUTE)
  string(REGEX REPLACE "::[^:]*$" "" space ${function})
  string(REGEX REPLACE "^.*::" "" name ${function})
  string(MAKE_C_IDENTIFIER ${function} id)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${id}.cc)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DIN=${path} -DOUT=${out} -DSPACE=${space} -DNAME=${name}
            -P ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
    DEPENDS ${path} ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${out})
endfunction()
