// Writes JSON straight into a string: views and events go out to every seat after every move, and
// building values first takes several times as long.
//
//   JsonWriter out(text);
//   out.object([&] {
//     out.member("seat", 2);
//     out.array("hand", [&] { for (...) out.value(name); });
//   });
//
// The text is complete once the writer is gone.
#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace ludoteca {

class JsonWriter {
 public:
  // Writes behind what stands in `text`.
  explicit JsonWriter(std::string& text) : text_(text), size_(text.size()) {}
  ~JsonWriter() {
    if (comma_) --size_;
    text_.resize(size_);
  }
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  // Values. `write` writes what stands inside: members of an object, values of an array.
  template <std::invocable Write>
  void object(Write write) {
    open('{');
    write();
    close('}');
  }
  template <std::invocable Write>
  void array(Write write) {
    open('[');
    write();
    close(']');
  }
  void value(std::string_view text) {
    char* at = room(6 * text.size() + 3);  // a control character takes six
    *at++ = '"';
    for (const char c : text) {
      const auto code = static_cast<unsigned char>(c);
      if (code >= 0x20 && c != '"' && c != '\\') {
        *at++ = c;
      } else {
        at = escaped(at, c);
      }
    }
    *at++ = '"';
    end_value(at);
  }
  void value(const char* text) { value(std::string_view(text)); }
  template <std::integral T>
  void value(T number) {
    char* at = room(kLongestNumber + 1);
    if constexpr (std::same_as<T, bool>) {
      at = put(at, number ? "true" : "false");
    } else {
      const auto wide = static_cast<long>(number);
      if (wide >= 0 && wide < 10) {
        *at++ = static_cast<char>('0' + wide);
      } else {
        at = std::to_chars(at, at + kLongestNumber, wide).ptr;
      }
    }
    end_value(at);
  }
  void value(std::nullptr_t) { end_value(put(room(5), "null")); }
  template <class T>
  void value(const std::optional<T>& maybe) {
    if (maybe) {
      value(*maybe);
    } else {
      value(nullptr);
    }
  }
  // Whatever one value `write` writes.
  template <std::invocable Write>
  void value(Write write) {
    write();
  }

  // Members of an object; names need no escapes.
  template <class T>
  void member(std::string_view name, const T& of) {
    char* at = room(name.size() + 3);
    *at++ = '"';
    at = put(at, name);
    *at++ = '"';
    *at++ = ':';
    size_ = static_cast<std::size_t>(at - text_.data());
    value(of);
  }
  template <std::invocable Write>
  void object(std::string_view name, Write write) {
    member(name, [&] { object(write); });
  }
  template <std::invocable Write>
  void array(std::string_view name, Write write) {
    member(name, [&] { array(write); });
  }

 private:
  static constexpr std::size_t kLongestNumber = 20;
  static constexpr std::size_t kStep = 1024;

  // A place for so many bytes at the end.
  char* room(std::size_t bytes) {
    if (text_.size() < size_ + bytes) text_.resize(size_ + bytes + kStep);
    return text_.data() + size_;
  }
  static char* put(char* at, std::string_view text) {
    std::memcpy(at, text.data(), text.size());
    return at + text.size();
  }
  // Each value is followed by a comma, which the end of what it stands in replaces.
  void end_value(char* at) {
    *at++ = ',';
    size_ = static_cast<std::size_t>(at - text_.data());
    comma_ = true;
  }
  void open(char bracket) {
    *room(1) = bracket;
    ++size_;
    comma_ = false;
  }
  void close(char bracket) {
    if (comma_) --size_;
    char* at = room(2);
    *at++ = bracket;
    end_value(at);
  }
  static char* escaped(char* at, char c) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    constexpr std::string_view kNamed = "\"\\\b\f\n\r\t";
    constexpr std::string_view kLetters = "\"\\bfnrt";
    *at++ = '\\';
    if (const auto known = kNamed.find(c); known != std::string_view::npos) {
      *at++ = kLetters[known];
      return at;
    }
    at = put(at, "u00");
    *at++ = kDigits[static_cast<std::size_t>(c) >> 4];
    *at++ = kDigits[static_cast<std::size_t>(c) & 0xf];
    return at;
  }

  std::string& text_;  // longer than what was written, until the end
  std::size_t size_;
  bool comma_ = false;  // stands at the end
};

// What `write` writes, as text.
template <std::invocable<JsonWriter&> Write>
std::string json_text(Write write) {
  std::string text;
  {
    JsonWriter out(text);
    write(out);
  }
  return text;
}

}  // namespace ludoteca
