# test_program(NAME SOURCES LIBS…): one test program from a list of sources.
function(test_program name sources)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE test_kit ${ARGN})
  target_precompile_headers(${name} REUSE_FROM test_kit)
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
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
