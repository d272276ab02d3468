// pack_site OUT.cc NAMESPACE FUNCTION FOLDER: writes C++ that holds the files of a folder, each
// also compressed where that is smaller. A file gets the hash of its bytes into its name (and into
// the files that mention it), so that browsers may keep it for ever; pages keep theirs, and so do
// files below assets/, which whoever made them has named that way already.
#include <brotli/encode.h>
#include <fmt/format.h>
#include <openssl/evp.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct File {
  std::string path;  // "/plain.css"
  std::string bytes;
  std::string hash;
  bool immutable = false;
};

struct Type {
  std::string_view ending;
  std::string_view type;
  bool text;  // may mention other files
};
constexpr std::array kTypes = {
    Type{".css", "text/css; charset=utf-8", true},
    Type{".html", "text/html; charset=utf-8", true},
    Type{".ico", "image/x-icon", false},
    Type{".js", "text/javascript; charset=utf-8", true},
    Type{".json", "application/json", false},
    Type{".mjs", "text/javascript; charset=utf-8", true},
    Type{".png", "image/png", false},
    Type{".svg", "image/svg+xml", false},
    Type{".txt", "text/plain; charset=utf-8", false},
    Type{".wasm", "application/wasm", false},
    Type{".webmanifest", "application/manifest+json", true},
    Type{".woff2", "font/woff2", false},
};

std::string ending_of(const std::string& path) {
  return fs::path(path).extension().string();
}

const Type& type_of(const std::string& path) {
  const std::string ending = ending_of(path);
  const auto* found = std::find_if(kTypes.begin(), kTypes.end(),
                                   [&](const Type& type) { return type.ending == ending; });
  if (found == kTypes.end()) throw std::runtime_error("what type is " + path + "?");
  return *found;
}

std::string hash_of(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> hash{};
  unsigned size = 0;
  EVP_Digest(bytes.data(), bytes.size(), hash.data(), &size, EVP_sha256(), nullptr);
  std::string text;
  for (int i = 0; i < 10; ++i) text += fmt::format("{:02x}", hash[static_cast<std::size_t>(i)]);
  return text;
}

std::string gzipped(std::string_view bytes) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, 9, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("zlib failed");
  }
  std::string out(deflateBound(&stream, bytes.size()) + 32, '\0');
  std::string in(bytes);
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END) throw std::runtime_error("zlib failed");
  return out;
}

std::string brotlied(std::string_view bytes) {
  std::size_t size = BrotliEncoderMaxCompressedSize(bytes.size());
  std::string out(size, '\0');
  if (BrotliEncoderCompress(BROTLI_MAX_QUALITY, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_GENERIC,
                            bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()),
                            &size, reinterpret_cast<std::uint8_t*>(out.data())) == BROTLI_FALSE) {
    throw std::runtime_error("brotli failed");
  }
  out.resize(size);
  return out;
}

std::string if_smaller(const std::string& packed, const std::string& bytes) {
  return packed.size() < bytes.size() ? packed : std::string();
}

bool keeps_name(const File& file) {
  static constexpr std::array<std::string_view, 4> kKnown = {"/favicon.ico", "/robots.txt",
                                                             "/sw.js", "/index.html"};
  return file.path.starts_with("/assets/") || file.path.ends_with(".html") ||
         file.path.ends_with(".webmanifest") ||
         std::find(kKnown.begin(), kKnown.end(), file.path) != kKnown.end();
}

// Quoted paths get their new names.
void rename_inside(std::string& text, const std::map<std::string, std::string>& names) {
  for (const auto& [from, to] : names) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 1)) {
      const char before = at == 0 ? ' ' : text[at - 1];
      const char after = at + from.size() < text.size() ? text[at + from.size()] : ' ';
      const bool quoted = (before == '"' || before == '\'') && after == before;
      const bool in_url = before == '(' && after == ')';
      if (quoted || in_url) text.replace(at, from.size(), to);
    }
  }
}

std::vector<File> files_of(const fs::path& folder) {
  std::vector<File> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    files.push_back({"/" + fs::relative(entry.path(), folder).generic_string(),
                     {std::istreambuf_iterator<char>(in), {}},
                     {},
                     false});
  }
  // What is mentioned comes before what mentions it: pictures, styles, programs, pages.
  const auto rank = [](const File& file) {
    const std::string ending = ending_of(file.path);
    if (ending == ".css") return 1;
    if (ending == ".js" || ending == ".mjs") return 2;
    return type_of(file.path).text ? 3 : 0;
  };
  std::sort(files.begin(), files.end(), [&](const File& a, const File& b) {
    return std::pair(rank(a), a.path) < std::pair(rank(b), b.path);
  });
  return files;
}

void name_by_hash(std::vector<File>& files) {
  std::map<std::string, std::string> names;
  for (File& file : files) {
    if (type_of(file.path).text) rename_inside(file.bytes, names);
    file.hash = hash_of(file.bytes);
    file.immutable = !keeps_name(file) || file.path.starts_with("/assets/");
    if (keeps_name(file)) continue;
    const std::string ending = ending_of(file.path);
    const std::string stem = file.path.substr(0, file.path.size() - ending.size());
    const std::string name = fmt::format("{}.{}{}", stem, file.hash.substr(0, 10), ending);
    names[file.path] = name;
    file.path = name;
  }
  std::sort(files.begin(), files.end(),
            [](const File& a, const File& b) { return a.path < b.path; });
}

std::string literal(std::string_view bytes) {
  std::string out = "std::string_view(";
  for (std::size_t i = 0; i < bytes.size(); i += 64) {
    out += "\n    \"";
    for (const char c : bytes.substr(i, 64)) {
      fmt::format_to(std::back_inserter(out), "\\x{:02x}", static_cast<unsigned char>(c));
    }
    out += '"';
  }
  if (bytes.empty()) out += "\"\"";
  return out + fmt::format(", {})", bytes.size());
}

std::string source(const std::vector<File>& files, std::string_view space,
                   std::string_view function) {
  std::string out = "#include <array>\n\n#include \"server/net/site.h\"\n\n";
  out += fmt::format("namespace {} {{\n", space);
  out += fmt::format("std::span<const ludoteca::SiteFile> {}() {{\n", function);
  out += fmt::format("  static constexpr std::array<ludoteca::SiteFile, {}> kFiles = {{{{\n",
                     files.size());
  for (const File& file : files) {
    out += fmt::format("  {{\"{}\", \"{}\", \"{}\", {},\n{},\n{},\n{}}},\n", file.path,
                       type_of(file.path).type, file.hash, file.immutable, literal(file.bytes),
                       literal(if_smaller(gzipped(file.bytes), file.bytes)),
                       literal(if_smaller(brotlied(file.bytes), file.bytes)));
  }
  return out + fmt::format("  }}}};\n  return kFiles;\n}}\n}}  // namespace {}\n", space);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc != 5) throw std::runtime_error("expected OUT.cc NAMESPACE FUNCTION FOLDER");
    std::vector<File> files = files_of(argv[4]);
    name_by_hash(files);
    std::ofstream out(argv[1], std::ios::binary);
    out << source(files, argv[2], argv[3]);
    out.close();
    if (!out) throw std::runtime_error(std::string("cannot write ") + argv[1]);
  } catch (const std::exception& error) {
    std::cerr << "pack_site: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
