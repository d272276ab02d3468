#include "server/net/http_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <cmath>
#include <ctime>
#include <iterator>

#include "server/net/gate.h"

namespace ludoteca {
namespace {

// Nothing from elsewhere, nothing inline; WebAssembly runs the rules in the browser.
constexpr std::string_view kSecurity =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "object-src 'none'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";
constexpr std::string_view kHsts = "Strict-Transport-Security: max-age=31536000\r\n";

constexpr std::string_view kNoPage =
    "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Ludoteca</title>\n"
    "<h1>There is no such page</h1>\n<p><a href=\"/\">Ludoteca</a></p>\n</html>\n";

struct Reason {
  int status;
  std::string_view text;
};
constexpr Reason kReasons[] = {
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {409, "Conflict"},
    {410, "Gone"},
    {411, "Length Required"},
    {413, "Content Too Large"},
    {415, "Unsupported Media Type"},
    {422, "Unprocessable Content"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
};

std::string_view reason(int status) {
  const auto* found = std::find_if(std::begin(kReasons), std::end(kReasons),
                                   [&](const Reason& r) { return r.status == status; });
  return found == std::end(kReasons) ? "Answer" : found->text;
}

// A name that means nothing to a shell, a header or a file system.
std::string safe_name(std::string_view name) {
  std::string out;
  for (const char c : name.substr(0, 100)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    out += plain || c == '-' || c == '_' || (c == '.' && !out.empty()) ? c : '_';
  }
  return out;
}

}  // namespace

HttpAnswer error_answer(int status, RefusalCode code, std::string_view why) {
  HttpAnswer answer;
  answer.status = status;
  answer.body = fmt::format(R"({{"error":{{"code":"{}","text":{}}}}})", std::string_view(code),
                            boost::json::serialize(boost::json::string(why)));
  answer.headers = "Cache-Control: no-store\r\n";
  return answer;
}

HttpAnswer limit_answer(double seconds) {
  HttpAnswer answer = error_answer(429, "limited", "too many requests; wait a little");
  answer.headers +=
      fmt::format("Retry-After: {}\r\n", std::clamp(static_cast<int>(std::ceil(seconds)), 1, 3600));
  return answer;
}

HttpAnswer site_answer(std::span<const SiteFile> site, const HttpRequest& request) {
  if (request.method != "GET" && request.method != "HEAD") {
    HttpAnswer answer = error_answer(405, "no-method", "expected GET or HEAD");
    answer.headers += "Allow: GET, HEAD\r\n";
    return answer;
  }
  HttpAnswer answer;
  answer.type = "text/html; charset=utf-8";
  const SiteFile* file = find_file(site, request.path);
  if (file == nullptr) {
    answer.status = 404;
    answer.file = kNoPage;
    answer.headers = "Cache-Control: no-store\r\n";
    return answer;
  }
  const Coding coding = coding_for(*file, accepted_codings(request.accept_encoding));
  const std::string etag = etag_of(*file, coding);
  answer.type = file->type;
  answer.headers =
      fmt::format("ETag: {}\r\nVary: Accept-Encoding\r\nCache-Control: {}\r\n", etag,
                  file->immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (matches_etag(request.if_none_match, etag)) {
    answer.status = 304;
    return answer;
  }
  if (coding == Coding::brotli) answer.headers += "Content-Encoding: br\r\n";
  if (coding == Coding::gzip) answer.headers += "Content-Encoding: gzip\r\n";
  answer.file = bytes_of(*file, coding);
  return answer;
}

HttpAnswer api_answer(ApiAnswer given, bool secure, bool bot) {
  HttpAnswer answer;
  answer.status = given.status >= 200 && given.status <= 599 ? given.status : 500;
  answer.type = std::move(given.type);
  answer.body = std::move(given.body);
  answer.headers = "Cache-Control: no-store\r\n";
  if (!given.file_name.empty()) {
    answer.headers += fmt::format("Content-Disposition: attachment; filename=\"{}\"\r\n",
                                  safe_name(given.file_name));
  }
  if (given.new_pass && !bot) answer.headers += set_cookie(*given.new_pass, secure);
  return answer;
}

std::string head_of(const HttpAnswer& answer, const HeadSettings& settings) {
  std::string head;
  auto out = std::back_inserter(head);
  fmt::format_to(out, "HTTP/1.1 {} {}\r\nDate: {}\r\n", answer.status, reason(answer.status),
                 settings.date);
  const bool bare = answer.status == 304 || answer.status == 204;
  if (!bare) {
    fmt::format_to(out, "Content-Type: {}\r\nContent-Length: {}\r\n", answer.type,
                   answer.content().size());
  }
  head += answer.headers;
  head += kSecurity;
  if (settings.secure) head += kHsts;
  if (!settings.keep_alive) head += "Connection: close\r\n";
  head += "\r\n";
  return head;
}

std::string http_date(std::int64_t seconds) {
  const std::time_t time = seconds;
  std::tm utc{};
  gmtime_r(&time, &utc);
  static constexpr std::string_view kDays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr std::string_view kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  return fmt::format("{}, {:02} {} {} {:02}:{:02}:{:02} GMT", kDays[utc.tm_wday], utc.tm_mday,
                     kMonths[utc.tm_mon], utc.tm_year + 1900, utc.tm_hour, utc.tm_min, utc.tm_sec);
}

}  // namespace ludoteca
