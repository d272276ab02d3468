# compile_together(TARGET…): compiles the sources of these targets several at a time, as if they were
# one file, where LUDOTECA_TOGETHER is on: headers are then read and templates made once for all of
# them. What stands in anonymous namespaces of a target must have names of its own for that.
option(LUDOTECA_TOGETHER "Compile sources together: much faster from scratch, slower after a change"
  OFF)
set(LUDOTECA_TOGETHER_SIZE 8 CACHE STRING "How many; 0: all sources of a target")
function(compile_together)
  foreach(target ${ARGN})
    if(TARGET ${target})
      set_target_properties(${target} PROPERTIES
        UNITY_BUILD ${LUDOTECA_TOGETHER} UNITY_BUILD_BATCH_SIZE ${LUDOTECA_TOGETHER_SIZE})
    endif()
  endforeach()
endfunction()
