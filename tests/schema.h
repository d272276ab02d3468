// JSON Schema, as much of it as docs/protocol.schema.json uses: for tests of what the server says.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace ludoteca {

class Schema {
 public:
  // A keyword that is not known here throws std::logic_error when it is met.
  explicit Schema(boost::json::value schema) : root_(std::move(schema)) {}
  static const Schema& of_protocol();  // docs/protocol.schema.json

  // What is wrong with a value by the definition of this name; nothing if it fits.
  std::optional<std::string> complaint(const boost::json::value& value,
                                       std::string_view definition) const;

 private:
  boost::json::value root_;
};

}  // namespace ludoteca
