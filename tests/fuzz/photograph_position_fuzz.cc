#include "games/photograph/json.h"
#include "games/photograph/mutate_position.h"
#include "games/photograph/photograph.h"
#include "tests/fuzz/position_fuzz.h"

namespace ludoteca::photograph {
namespace {

struct Fuzzed : Photograph {
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return photograph::state_from_json(edition, position);
  }
};

}  // namespace
}  // namespace ludoteca::photograph

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ludoteca::photograph;
  return ludoteca::fuzz_position<Fuzzed>(default_edition(), data, size);
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  return ludoteca::mutate_position(data, size, most, seed, ludoteca::photograph::position_mutator);
}
