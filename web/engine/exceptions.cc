// Exceptions in WebAssembly. The browser unwinds the stack by itself; what is left to a C++ library
// is to keep the thrown object and to say which handler wants it. Debian's libc++abi for
// WebAssembly is built without that part, so here it is, for one thread.
//
// The names and layouts are those that clang's code refers to (-fwasm-exceptions): the Itanium C++
// ABI, and lib/CodeGen/WasmEHPrepare.cpp of LLVM 19 for the landing pads.
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

// NOLINTBEGIN(bugprone-reserved-identifier): names of the ABI
namespace __cxxabiv1 {

// The beginning of the type information that libc++abi makes, down to what is called here.
class __shim_type_info : public std::type_info {
 public:
  ~__shim_type_info() override;
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info* thrown, void*& object) const = 0;
};

// Lies before the thrown object.
struct alignas(16) __cxa_exception {
  const __shim_type_info* type;
  void* (*destroy)(void*);  // in WebAssembly a destructor returns its object
  void* adjusted;           // the object as the handler's type sees it
  __cxa_exception* outer;   // the exception whose handler this one was thrown in
  int handlers;             // that are running; negative while it is thrown again
  int references;

  void* object() { return this + 1; }
  static __cxa_exception& of(void* object) { return *(static_cast<__cxa_exception*>(object) - 1); }
};

}  // namespace __cxxabiv1

namespace {

using Type = __cxxabiv1::__shim_type_info;
using Thrown = __cxxabiv1::__cxa_exception;

Thrown* caught = nullptr;  // the innermost whose handler is running
unsigned on_the_way = 0;   // thrown and not caught yet

[[noreturn]] void raise(Thrown& thrown) {
  ++on_the_way;
  __builtin_wasm_throw(0, &thrown);
  std::abort();
}

void release(Thrown& thrown) {
  if (--thrown.references > 0) return;
  if (thrown.destroy != nullptr) thrown.destroy(thrown.object());
  std::free(&thrown);
}

std::uint64_t read_number(const std::uint8_t*& bytes, bool with_sign) {
  std::uint64_t number = 0;
  unsigned shift = 0;
  std::uint8_t byte = 0;
  do {
    byte = *bytes++;
    number |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
    shift += 7;
  } while ((byte & 0x80U) != 0);
  if (with_sign && (byte & 0x40U) != 0 && shift < 64) number |= ~std::uint64_t{0} << shift;
  return number;
}
std::uintptr_t read_unsigned(const std::uint8_t*& bytes) {
  return static_cast<std::uintptr_t>(read_number(bytes, false));
}
std::intptr_t read_signed(const std::uint8_t*& bytes) {
  return static_cast<std::intptr_t>(read_number(bytes, true));
}

// The table that the compiler writes for a function with handlers.
struct HandlerTable {
  const std::uint8_t* sites;
  const std::uint8_t* actions;
  const Type* const* types_end;  // types are counted backwards from here

  explicit HandlerTable(const std::uint8_t* bytes) {
    constexpr std::uint8_t kOmitted = 0xff;
    if (*bytes++ != kOmitted) std::abort();  // landing pads are numbers: no base is written
    const std::uint8_t type_encoding = *bytes++;
    types_end = nullptr;
    if (type_encoding != kOmitted) {
      if (type_encoding != 0) std::abort();  // plain addresses in code that is linked statically
      const std::uintptr_t offset = read_unsigned(bytes);
      types_end = reinterpret_cast<const Type* const*>(bytes + offset);
    }
    ++bytes;  // the encoding of the sites, always variable length
    const std::uintptr_t length = read_unsigned(bytes);
    sites = bytes;
    actions = bytes + length;
  }

  // The first action of a landing pad; none if it only cleans up.
  const std::uint8_t* first_action(std::uintptr_t pad) const {
    const std::uint8_t* site = sites;
    for (; site < actions; --pad) {
      read_unsigned(site);  // the landing pad again
      const std::uintptr_t action = read_unsigned(site);
      if (pad == 0) return action == 0 ? nullptr : actions + action - 1;
    }
    std::abort();
  }
};

// Which handler of a landing pad wants the exception; 0 if none does.
std::uintptr_t wanted_by(const HandlerTable& table, std::uintptr_t pad, Thrown& thrown) {
  const std::uint8_t* action = table.first_action(pad);
  while (action != nullptr) {
    const std::intptr_t type_index = read_signed(action);
    if (type_index < 0) std::abort();  // exception specifications are not in C++20
    if (type_index > 0) {
      const Type* const wanted = table.types_end[-type_index];
      void* object = thrown.object();
      if (wanted == nullptr || wanted->can_catch(thrown.type, object)) {
        thrown.adjusted = object;
        return static_cast<std::uintptr_t>(type_index);
      }
    }
    const std::uint8_t* const here = action;
    const std::intptr_t step = read_signed(action);
    action = step == 0 ? nullptr : here + step;
  }
  return 0;
}

}  // namespace

namespace __cxxabiv1 {
extern "C" {

// Between a landing pad and the function that it calls to choose a handler.
struct LandingPadContext {
  std::uintptr_t pad;
  const std::uint8_t* table;
  std::uintptr_t selector;
};
thread_local LandingPadContext __wasm_lpad_context;

// Landing pads name it, but call the next one.
int __gxx_personality_wasm0() {
  std::abort();
}

int _Unwind_CallPersonality(void* exception) {
  LandingPadContext& context = __wasm_lpad_context;
  context.selector =
      wanted_by(HandlerTable(context.table), context.pad, *static_cast<Thrown*>(exception));
  return 0;
}

void* __cxa_allocate_exception(std::size_t size) noexcept {
  void* memory = std::aligned_alloc(alignof(Thrown), (sizeof(Thrown) + size + 15) / 16 * 16);
  if (memory == nullptr) std::terminate();
  return (new (memory) Thrown())->object();
}

void __cxa_free_exception(void* object) noexcept {
  std::free(&Thrown::of(object));
}

Thrown* __cxa_init_primary_exception(void* object, std::type_info* type,
                                     void* (*destroy)(void*)) noexcept {
  Thrown& thrown = Thrown::of(object);
  thrown.type = static_cast<const Type*>(type);
  thrown.destroy = destroy;
  return &thrown;
}

void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
  Thrown* thrown = __cxa_init_primary_exception(object, type, destroy);
  thrown->references = 1;
  raise(*thrown);
}

void* __cxa_get_exception_ptr(void* exception) noexcept {
  return static_cast<Thrown*>(exception)->adjusted;
}

void* __cxa_begin_catch(void* exception) noexcept {
  auto& thrown = *static_cast<Thrown*>(exception);
  --on_the_way;
  thrown.handlers = (thrown.handlers < 0 ? -thrown.handlers : thrown.handlers) + 1;
  if (caught != &thrown) {
    thrown.outer = caught;
    caught = &thrown;
  }
  return thrown.adjusted;
}

void __cxa_end_catch() {
  Thrown& thrown = *caught;
  const bool again = thrown.handlers < 0;
  if (again) {
    if (++thrown.handlers == 0) caught = thrown.outer;
    return;
  }
  if (--thrown.handlers > 0) return;
  caught = thrown.outer;
  release(thrown);
}

void __cxa_rethrow() {
  if (caught == nullptr) std::terminate();
  caught->handlers = -caught->handlers;
  raise(*caught);
}

void* __cxa_current_primary_exception() noexcept {
  if (caught == nullptr) return nullptr;
  ++caught->references;
  return caught->object();
}
void __cxa_increment_exception_refcount(void* object) noexcept {
  if (object != nullptr) ++Thrown::of(object).references;
}
void __cxa_decrement_exception_refcount(void* object) noexcept {
  if (object != nullptr) release(Thrown::of(object));
}
// Nothing here throws again what an exception_ptr holds.
void __cxa_rethrow_primary_exception(void*) {
  std::terminate();
}
unsigned __cxa_uncaught_exceptions() noexcept {
  return on_the_way;
}
bool __cxa_uncaught_exception() noexcept {
  return on_the_way > 0;
}

}  // extern "C"
}  // namespace __cxxabiv1
// NOLINTEND(bugprone-reserved-identifier)
