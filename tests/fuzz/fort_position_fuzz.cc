#include "games/fort/fort.h"
#include "games/fort/json.h"
#include "games/fort/mutate_position.h"
#include "tests/fuzz/position_fuzz.h"

namespace ludoteca::fort {
namespace {

struct Fuzzed : Fort {
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return fort::state_from_json(edition, position);
  }
};

}  // namespace
}  // namespace ludoteca::fort

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ludoteca::fort;
  return ludoteca::fuzz_position<Fuzzed>(default_edition(), data, size);
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  return ludoteca::mutate_position(data, size, most, seed, ludoteca::fort::position_mutator);
}
