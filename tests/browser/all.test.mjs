// All tests of the page, with one server and one browser.
import './games.test.mjs';
