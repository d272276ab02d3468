# Builds for WebAssembly with Debian's clang 19, its libc++ and wasi-libc (docs/dependencies.md).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# Exceptions of WebAssembly itself, which browsers have had since 2022 (web/engine/exceptions.cc).
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions -D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE -include ${CMAKE_CURRENT_LIST_DIR}/../web/engine/plain_iterators.h")
# There is no `main`: the page calls what is exported.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -fuse-ld=/usr/bin/wasm-ld-19")
