// The listed tables that still have an open seat, and who looks at the list.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <string>

#include "server/hall/guests.h"
#include "server/hall/surroundings.h"
#include "server/hall/table.h"

namespace ludoteca {

class Lobby {
 public:
  explicit Lobby(Guests& guests) : guests_(guests) {}

  // What the store knows, when the server starts.
  void fill(Store& store);
  // After every change of a table's seats.
  void note(const Table& table);
  std::string list() const;  // JSON

 private:
  void tell(const std::string& message);

  Guests& guests_;
  std::map<std::string, boost::json::object> open_;  // by code
};

}  // namespace ludoteca
