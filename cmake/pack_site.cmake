# pack_site(TARGET FUNCTION FOLDER): compiles the files of a folder into the target as
# `std::span<const ludoteca::SiteFile> FUNCTION()` (server/net/site.h), hashed and compressed;
# FUNCTION is written with its namespaces.
function(pack_site target function folder)
  get_filename_component(path ${folder} ABSOLUTE)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${path}/*)
  string(REGEX REPLACE "::[^:]*$" "" space ${function})
  string(REGEX REPLACE "^.*::" "" name ${function})
  string(MAKE_C_IDENTIFIER ${function} id)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${id}.cc)
  add_custom_command(
    OUTPUT ${out}
    COMMAND pack_site ${out} ${space} ${name} ${path}
    DEPENDS pack_site ${files}
    VERBATIM)
  set_source_files_properties(${out} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  target_sources(${target} PRIVATE ${out})
endfunction()
