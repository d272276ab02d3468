#include "games/broom_service/broom_service.h"
#include "games/broom_service/json.h"
#include "games/broom_service/mutate_position.h"
#include "tests/fuzz/position_fuzz.h"

namespace ludoteca::broom_service {
namespace {

struct Fuzzed : BroomService {
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return broom_service::state_from_json(edition, position);
  }
};

}  // namespace
}  // namespace ludoteca::broom_service

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ludoteca::broom_service;
  return ludoteca::fuzz_position<Fuzzed>(default_edition(), data, size);
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  return ludoteca::mutate_position(data, size, most, seed,
                                   ludoteca::broom_service::position_mutator);
}
