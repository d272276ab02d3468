# Optimising the tests themselves takes longer than it saves; with sanitizers a quarter of the long
# tests must do.
set(test_flags -O1)
set(contract_moves 1000000)
set(dead_end_positions 10000)
if(LUDOTECA_FUZZ)
  set(test_flags -O0)
  set(contract_moves 250000)
  set(dead_end_positions 2500)
endif()

# test_program(NAME SOURCES LIBS…): one test program from a list of sources.
function(test_program name sources)
  set(exclude EXCLUDE_FROM_ALL)
  if(LUDOTECA_UNIT_TESTS)
    set(exclude)
    add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  endif()
  add_executable(${name} ${exclude} ${sources})
  target_link_libraries(${name} PRIVATE test_kit ${ARGN})
  target_precompile_headers(${name} REUSE_FROM test_kit)
  target_compile_options(${name} PRIVATE ${test_flags})
endfunction()

# part_test(NAME SOURCES LIBS…): one test program from some *_test.cc of this folder. folder_test, if
# called later, leaves them out.
function(part_test name sources)
  if(NOT LUDOTECA_TESTS)
    return()
  endif()
  list(TRANSFORM sources PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  set_property(DIRECTORY APPEND PROPERTY TESTS_TAKEN ${sources})
  test_program(${name} "${sources}" ${ARGN})
endfunction()

# folder_test(NAME LIBS…): one test program from all *_test.cc of this folder.
function(folder_test name)
  if(NOT LUDOTECA_TESTS)
    return()
  endif()
  file(GLOB sources CONFIGURE_DEPENDS *_test.cc)
  get_property(taken DIRECTORY PROPERTY TESTS_TAKEN)
  list(REMOVE_ITEM sources ${taken})
  test_program(${name} "${sources}" ${ARGN})
endfunction()

# tool(NAME SOURCE LIB): a program that makes or measures something; not checked with sanitizers.
function(tool name source library)
  if(LUDOTECA_FUZZ)
    return()
  endif()
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE ${library})
endfunction()
