#include "games/fort/fort.h"
#include "games/fort/json.h"
#include "tests/fuzz/edition_fuzz.h"

namespace ludoteca::fort {
namespace {

struct Fuzzed : Fort {
  static Edition load(const EditionFile& file) { return load_edition(file); }
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return fort::state_from_json(edition, position);
  }
};

}  // namespace
}  // namespace ludoteca::fort

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  return ludoteca::fuzz_edition<ludoteca::fort::Fuzzed>(data, size,
                                                        {{2, false}, {3, true}, {4, false}});
}
