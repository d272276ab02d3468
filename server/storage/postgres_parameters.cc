#include "server/storage/postgres_parameters.h"

#include <fmt/format.h>

namespace ludoteca {

PostgresParameters::PostgresParameters(SqlValues values) {
  numbers_.reserve(values.size());  // their addresses are kept
  const auto add_number = [&](auto number) {
    const std::string& text = numbers_.emplace_back(fmt::format("{}", number));
    add(text.c_str(), text.size(), false);
  };
  for (const SqlValue& value : values) {
    if (const auto* whole = std::get_if<std::int64_t>(&value)) {
      add_number(*whole);
    } else if (const auto* real = std::get_if<double>(&value)) {
      add_number(*real);
    } else if (const auto* text = std::get_if<std::string_view>(&value)) {
      // Binary, which for texts means with a length: a zero byte is refused and does not cut.
      add(text->empty() ? "" : text->data(), text->size(), true);
    } else {
      add(nullptr, 0, false);
    }
  }
}

PostgresParameters::PostgresParameters(std::span<const std::string> binary) {
  for (const std::string& bytes : binary) add(bytes.data(), bytes.size(), true);
}

void PostgresParameters::add(const char* value, std::size_t length, bool binary) {
  values_.push_back(value);
  lengths_.push_back(static_cast<int>(length));
  formats_.push_back(binary ? 1 : 0);
}

namespace {

// Object identifiers of the types, the same in every PostgreSQL.
std::uint64_t type_id(PostgresArray::Of of) {
  switch (of) {
    case PostgresArray::Of::integer:
      return 23;
    case PostgresArray::Of::bigint:
      return 20;
    case PostgresArray::Of::text:
      break;
  }
  return 25;
}

}  // namespace

PostgresArray::PostgresArray(Of of, std::size_t items) : of_(of) {
  bytes_.reserve(20 + items * 12);
  put(1, 4);  // dimensions
  put(0, 4);  // no nulls
  put(type_id(of), 4);
  put(items, 4);
  put(1, 4);  // counted from 1
}

void PostgresArray::add(std::int64_t number) {
  const int bytes = of_ == Of::bigint ? 8 : 4;
  put(static_cast<std::uint64_t>(bytes), 4);
  put(static_cast<std::uint64_t>(number), bytes);
}

void PostgresArray::add(std::string_view text) {
  put(text.size(), 4);
  bytes_ += text;
}

void PostgresArray::put(std::uint64_t number, int bytes) {
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
    bytes_ += static_cast<char>(number >> shift & 0xffU);
  }
}

}  // namespace ludoteca
