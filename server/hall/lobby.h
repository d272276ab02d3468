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
  Lobby(Surroundings& around, Guests& guests) : around_(around), guests_(guests) {}

  // What the store knows: when the server starts, and where there are others, now and then.
  void fill();
  // After every change of a table's seats; other servers are told of what happened here.
  void note(const Table& table, bool ours);
  // What another server told.
  void hear(const boost::json::object& told);
  std::string list() const;  // JSON

 private:
  using Open = std::map<std::string, boost::json::object>;  // by code

  void filled(const std::vector<TableRow>& rows, const Open& before);
  void open(const std::string& code, const boost::json::object& summary);
  void close(const std::string& code);
  void tell(const std::string& message);
  void tell_others(const char* what, boost::json::value value);

  Surroundings& around_;
  Guests& guests_;
  Open open_;
};

}  // namespace ludoteca
