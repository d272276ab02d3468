#include "text/message_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>

#include "text/error.h"

namespace ludoteca {
namespace {

constexpr int kDeepest = 4;

bool is_space(char c) {
  return c == ' ' || c == '\n' || c == '\t';
}
bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

class MessageParser {
 public:
  MessageParser(std::string_view language, std::string_view text)
      : language_(language), rest_(text) {}

  Message run() {
    Message message = parts(0, false);
    if (!rest_.empty()) throw Error("a '}' without its '{'");
    return message;
  }

 private:
  // Up to the end of the text or a '}' that closes the branch around.
  Message parts(int depth, bool in_plural) {
    if (depth > kDeepest) throw Error("placeholders too deep inside each other");
    Message message;
    while (!rest_.empty() && rest_.front() != '}') {
      if (rest_.front() == '{') {
        message.push_back(placeholder(depth));
      } else if (in_plural && rest_.front() == '#') {
        rest_.remove_prefix(1);
        message.push_back({MessagePart::Kind::number_sign, {}, {}});
      } else {
        const std::size_t end =
            std::min(rest_.find_first_of(in_plural ? "{}#" : "{}"), rest_.size());
        message.push_back({MessagePart::Kind::text, std::string(rest_.substr(0, end)), {}});
        rest_.remove_prefix(end);
      }
    }
    return message;
  }

  MessagePart placeholder(int depth) {
    expect('{');
    MessagePart part{MessagePart::Kind::argument, std::string(name()), {}};
    if (peek() != ',') {
      expect('}');
      return part;
    }
    expect(',');
    if (const auto type = name(); type != "plural") {
      throw Error(fmt::format("'{}' is not 'plural'", type));
    }
    expect(',');
    part.kind = MessagePart::Kind::plural;
    while (peek() != '}') {
      const std::string category(name());
      expect('{');
      if (!part.branches.emplace(category, parts(depth + 1, true)).second) {
        throw Error(fmt::format("the plural of '{}' has '{}' twice", part.text, category));
      }
      expect('}');
    }
    expect('}');
    check_branches(part);
    return part;
  }

  void check_branches(const MessagePart& part) const {
    const auto categories = plural_categories(language_);
    for (const std::string_view category : categories) {
      if (!part.branches.contains(category)) {
        throw Error(fmt::format("the plural of '{}' lacks '{}'", part.text, category));
      }
    }
    if (part.branches.size() != categories.size()) {
      throw Error(fmt::format("the plural of '{}' may have only: {}", part.text,
                              fmt::join(categories, ", ")));
    }
  }

  std::string_view name() {
    skip_spaces();
    const auto* end = std::find_if_not(rest_.begin(), rest_.end(), is_name_char);
    const auto length = static_cast<std::size_t>(end - rest_.begin());
    if (length == 0) throw Error("a placeholder without a name");
    const std::string_view result = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return result;
  }

  char peek() {
    skip_spaces();
    if (rest_.empty()) throw Error("a '{' that is not closed");
    return rest_.front();
  }

  // Spaces before the mark do not count; those after it may belong to the text.
  void expect(char mark) {
    if (peek() != mark) throw Error(fmt::format("expected '{}', not '{}'", mark, rest_.front()));
    rest_.remove_prefix(1);
  }

  void skip_spaces() {
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
  }

  std::string_view language_;
  std::string_view rest_;
};

void collect_names(const Message& message, std::set<std::string>& names) {
  for (const MessagePart& part : message) {
    if (part.kind == MessagePart::Kind::argument || part.kind == MessagePart::Kind::plural) {
      names.insert(part.text);
    }
    for (const auto& [category, branch] : part.branches) collect_names(branch, names);
  }
}

std::string number_text(std::int64_t number) {
  return number < 0 ? fmt::format("−{}", -number) : fmt::format("{}", number);
}

class MessageWriter {
 public:
  MessageWriter(std::string_view language, std::span<const TextArg> args)
      : language_(language), args_(args) {}

  void write(const Message& message, std::optional<std::int64_t> number) {
    for (const MessagePart& part : message) {
      switch (part.kind) {
        case MessagePart::Kind::text:
          out_ += part.text;
          break;
        case MessagePart::Kind::number_sign:
          out_ += number_text(number.value());
          break;
        case MessagePart::Kind::argument:
          write_argument(argument(part.text));
          break;
        case MessagePart::Kind::plural: {
          const auto* count = std::get_if<std::int64_t>(&argument(part.text).value);
          if (count == nullptr) throw std::logic_error("not a number: " + part.text);
          write(part.branches.find(plural_category(language_, *count))->second, *count);
        }
      }
    }
  }

  std::string take() { return std::move(out_); }

 private:
  const TextArg& argument(std::string_view name) const {
    const auto found =
        std::find_if(args_.begin(), args_.end(), [&](const auto& arg) { return arg.name == name; });
    if (found == args_.end()) throw std::logic_error("no value for {" + std::string(name) + "}");
    return *found;
  }

  void write_argument(const TextArg& arg) {
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) {
      out_ += number_text(*number);
    } else {
      out_ += std::get<std::string_view>(arg.value);
    }
  }

  std::string_view language_;
  std::span<const TextArg> args_;
  std::string out_;
};

}  // namespace

Message parse_message(std::string_view language, std::string_view text) {
  return MessageParser(language, text).run();
}

std::set<std::string> argument_names(const Message& message) {
  std::set<std::string> names;
  collect_names(message, names);
  return names;
}

std::string format_message(std::string_view language, const Message& message,
                           std::span<const TextArg> args) {
  MessageWriter writer(language, args);
  writer.write(message, std::nullopt);
  return writer.take();
}

std::span<const std::string_view> plural_categories(std::string_view language) {
  static constexpr std::array<std::string_view, 2> kTwo = {"one", "other"};
  static constexpr std::array<std::string_view, 4> kPolish = {"one", "few", "many", "other"};
  if (language == "pl") return kPolish;
  return kTwo;
}

std::string_view plural_category(std::string_view language, std::int64_t number) {
  const std::int64_t n = number < 0 ? -number : number;
  if (language == "pt-BR" || language == "fr") return n <= 1 ? "one" : "other";
  if (language != "pl") return n == 1 ? "one" : "other";
  if (n == 1) return "one";
  const bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  return few ? "few" : "many";
}

}  // namespace ludoteca
