#include "server/net/net_metrics.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace ludoteca {
namespace {

class Page {
 public:
  void head(std::string_view name, std::string_view type, std::string_view help) {
    fmt::format_to(out(), "# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
  }
  template <class Value>
  void value(std::string_view name, Value value) {
    fmt::format_to(out(), "{} {}\n", name, value);
  }
  void counter(std::string_view name, std::string_view help, std::uint64_t count) {
    head(name, "counter", help);
    value(name, count);
  }
  std::string take() { return std::move(text_); }

 private:
  std::back_insert_iterator<std::string> out() { return std::back_inserter(text_); }
  std::string text_;
};

double cpu_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

std::string NetMetrics::to_text(std::size_t http_open, std::size_t sockets_open) const {
  Page page;
  page.head("ludoteca_connections", "gauge", "Connections open now.");
  page.value(R"(ludoteca_connections{kind="http"})", http_open);
  page.value(R"(ludoteca_connections{kind="socket"})", sockets_open);
  page.counter("ludoteca_accepted_total", "Connections accepted.", accepted);
  page.counter("ludoteca_sockets_total", "WebSockets opened.", sockets_opened);
  page.head("ludoteca_requests_total", "counter", "HTTP requests answered.");
  for (const auto& [key, count] : requests) {
    page.value(
        fmt::format(R"(ludoteca_requests_total{{class="{}",status="{}"}})", key.first, key.second),
        count);
  }
  page.head("ludoteca_limited_total", "counter", "What was refused because it was too much.");
  for (const auto& [work, count] : limited) {
    page.value(fmt::format(R"(ludoteca_limited_total{{class="{}"}})", work), count);
  }
  page.head("ludoteca_sockets_closed_total", "counter", "WebSockets closed by us, by code.");
  for (const auto& [code, count] : closed) {
    page.value(fmt::format(R"(ludoteca_sockets_closed_total{{code="{}"}})", code), count);
  }
  page.head("ludoteca_messages_total", "counter", "Messages of WebSockets.");
  page.value(R"(ludoteca_messages_total{direction="in"})", messages_in);
  page.value(R"(ludoteca_messages_total{direction="out"})", messages_out);
  page.counter("ludoteca_frames_out_total", "Frames in which messages left.", frames_out);
  page.head("ludoteca_bytes_total", "counter", "Bytes read and written.");
  page.value(R"(ludoteca_bytes_total{direction="in"})", bytes_in);
  page.value(R"(ludoteca_bytes_total{direction="out"})", bytes_out);
  page.counter("ludoteca_queue_overflows_total", "WebSockets that did not read.", queue_overflows);
  page.counter("ludoteca_timeouts_total", "Connections given up.", timeouts);
  page.head("process_cpu_seconds_total", "counter", "Processor time.");
  page.value("process_cpu_seconds_total", cpu_seconds());
  page.head("process_resident_memory_bytes", "gauge", "Memory in use.");
  page.value("process_resident_memory_bytes", resident_bytes());
  return page.take();
}

}  // namespace ludoteca
