#include "games/broom_service/broom_service.h"
#include "games/broom_service/json.h"
#include "tests/fuzz/edition_fuzz.h"

namespace ludoteca::broom_service {
namespace {

struct Fuzzed : BroomService {
  static Edition load(const EditionFile& file) { return load_edition(file); }
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return broom_service::state_from_json(edition, position);
  }
};

}  // namespace
}  // namespace ludoteca::broom_service

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ludoteca::broom_service;
  return ludoteca::fuzz_edition<Fuzzed>(data, size,
                                        {{2, Side::front, Storm::off, false},
                                         {4, Side::front, Storm::many, true},
                                         {3, Side::back, Storm::few, true},
                                         {5, Side::back, Storm::all, true}});
}
