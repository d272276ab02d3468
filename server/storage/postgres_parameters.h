// Values of a statement in the form that libpq takes.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/storage/sql.h"

namespace ludoteca {

class PostgresParameters {
 public:
  // Texts are not copied.
  explicit PostgresParameters(SqlValues values);
  // Each in PostgreSQL's binary form.
  explicit PostgresParameters(std::span<const std::string> binary);

  int count() const { return static_cast<int>(values_.size()); }
  const char* const* values() const { return values_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

 private:
  void add(const char* value, std::size_t length, bool binary);

  std::vector<std::string> numbers_;
  std::vector<const char*> values_;
  std::vector<int> lengths_;
  std::vector<int> formats_;
};

// A one-dimensional array in PostgreSQL's binary form, item by item: one parameter for a whole
// column of rows.
class PostgresArray {
 public:
  enum class Of : std::uint8_t { integer, bigint, text };

  PostgresArray(Of of, std::size_t items);
  void add(std::int64_t number);
  void add(std::string_view text);
  std::string take() { return std::move(bytes_); }

 private:
  void put(std::uint64_t number, int bytes);

  Of of_;
  std::string bytes_;
};

}  // namespace ludoteca
