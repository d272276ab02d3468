#include "games/photograph/json.h"
#include "games/photograph/photograph.h"
#include "tests/fuzz/edition_fuzz.h"

namespace ludoteca::photograph {
namespace {

struct Fuzzed : Photograph {
  static Edition load(const EditionFile& file) { return load_edition(file); }
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return photograph::state_from_json(edition, position);
  }
};

}  // namespace
}  // namespace ludoteca::photograph

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  return ludoteca::fuzz_edition<ludoteca::photograph::Fuzzed>(data, size,
                                                              {{2, false}, {3, true}, {4, false}});
}
