#include "server/net/site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "server/net/http_answer.h"
#include "server/net/test_server.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;
using testing::Not;

const SiteFile& page() {
  return *find_file(plain_site(), "/");
}

TEST(Site, paths_of_the_page_lead_to_it) {
  EXPECT_EQ(page().path, "/index.html");
  for (const char* path :
       {"/t/k3f9", "/table/k3f9", "/replay/k3f9", "/rules/fort", "/rules/fort/signs", "/learn/fort",
        "/players/Ana%20Maria", "/account"}) {
    EXPECT_EQ(find_file(plain_site(), path), &page()) << path;
  }
  EXPECT_EQ(find_file(plain_site(), "/table"), nullptr);
  EXPECT_EQ(find_file(plain_site(), "/assets/missing.js"), nullptr);
  EXPECT_EQ(find_file(plain_site(), "/plain.js"), nullptr);
  EXPECT_EQ(find_file(plain_site(), "/../index.html"), nullptr);
  EXPECT_EQ(find_file(plain_site(), ""), nullptr);
}

TEST(Site, what_the_page_mentions_is_there_under_its_hashed_name) {
  const std::string text(page().bytes);
  const std::regex link("(?:href|src)=\"(/[^\"]+\\.[a-z]+)\"");
  int found = 0;
  for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it) {
    const SiteFile* file = find_file(plain_site(), (*it)[1].str());
    ASSERT_NE(file, nullptr) << (*it)[1];
    EXPECT_TRUE(file->immutable);
    EXPECT_THAT(std::string(file->path), HasSubstr(file->hash.substr(0, 10)));
    ++found;
  }
  EXPECT_EQ(found, 3);
  // The content security policy forbids what is inline.
  EXPECT_THAT(text, Not(HasSubstr("<style")));
  EXPECT_THAT(text, Not(HasSubstr(" style=")));
  EXPECT_THAT(text, Not(HasSubstr("<script>")));
}

TEST(Site, the_page_of_this_build_has_a_beginning) {
  const SiteFile* file = find_file(web_site(), "/table/k3f9");
  ASSERT_NE(file, nullptr);
  const std::string text(file->bytes);
  EXPECT_THAT(text, Not(HasSubstr("<script>")));
  EXPECT_THAT(text, Not(HasSubstr("<style")));
  EXPECT_FALSE(file->immutable);
  for (const SiteFile& one : web_site()) {
    if (one.path.starts_with("/assets/")) {
      EXPECT_TRUE(one.immutable) << one.path;
    }
  }
}

TEST(Site, is_served_compressed_and_cached) {
  TestServer server;
  TestClient client = server.client();
  const TestAnswer plain = client.get("/");
  EXPECT_EQ(plain.status, 200);
  EXPECT_EQ(plain.body, page().bytes);
  EXPECT_EQ(plain.header("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(plain.header("cache-control"), "no-cache");
  EXPECT_EQ(plain.header("vary"), "Accept-Encoding");
  const TestAnswer brotli = client.get("/t/abc", "Accept-Encoding: gzip, br\r\n");
  EXPECT_EQ(brotli.header("content-encoding"), "br");
  EXPECT_EQ(brotli.body, page().brotli);
  EXPECT_LT(brotli.body.size(), plain.body.size());
  const TestAnswer gzip = client.get("/", "Accept-Encoding: gzip\r\n");
  EXPECT_EQ(gzip.body.substr(0, 2), "\x1f\x8b");
  EXPECT_NE(gzip.header("etag"), brotli.header("etag"));
  const TestAnswer same = client.get("/", "If-None-Match: " + plain.header("etag") + "\r\n");
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, "");
  EXPECT_EQ(same.header("content-length"), "");
  EXPECT_EQ(client.get("/", "If-None-Match: \"old\"\r\n").status, 200);
}

TEST(Site, head_has_the_same_head_and_no_body) {
  TestServer server;
  TestClient client = server.client();
  client.send("HEAD / HTTP/1.1\r\nHost: here\r\n\r\n");
  const TestAnswer head = client.answer(true);
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.header("content-length"), std::to_string(page().bytes.size()));
  EXPECT_EQ(client.get("/healthz").status, 200);  // nothing was left over
}

TEST(Site, other_paths_and_methods) {
  TestServer server;
  TestClient client = server.client();
  const TestAnswer none = client.get("/nothing");
  EXPECT_EQ(none.status, 404);
  EXPECT_THAT(none.body, HasSubstr("no such page"));
  EXPECT_EQ(client.get("/../../etc/passwd").status, 404);
  const TestAnswer post = client.post("/", "{}");
  EXPECT_EQ(post.status, 405);
  EXPECT_EQ(post.header("allow"), "GET, HEAD");
}

TEST(HttpDate, is_that_of_the_standard) {
  EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
}

}  // namespace
}  // namespace ludoteca
