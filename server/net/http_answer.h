// What goes back to a browser, and the headers that everything carries.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/net/http_request.h"
#include "server/net/site.h"
#include "server/refusal_code.h"
#include "server/service.h"

namespace ludoteca {

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string_view file;  // instead of a body: bytes that stay
  std::string headers;    // whole lines, each with its end

  std::string_view content() const { return file.empty() ? std::string_view(body) : file; }
};

// {"error":{"code":…,"text":…}}
HttpAnswer error_answer(int status, RefusalCode code, std::string_view why);
HttpAnswer limit_answer(double seconds);
// A file of the site, unless the browser has it already; a page that says that there is none.
HttpAnswer site_answer(std::span<const SiteFile> site, const HttpRequest& request);
// What the service said. `bot`: no cookies.
HttpAnswer api_answer(ApiAnswer given, bool secure, bool bot);

struct HeadSettings {
  bool secure = false;
  bool keep_alive = true;
  std::string_view date;
};
// Everything before the content.
std::string head_of(const HttpAnswer& answer, const HeadSettings& settings);

std::string http_date(std::int64_t seconds);  // since 1970

}  // namespace ludoteca
