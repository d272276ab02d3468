// All tests of the page, with one server and one browser.
import './size.test.mjs';
import './games.test.mjs';
import './together.test.mjs';
import './replay.test.mjs';
import './offline.test.mjs';
import './screens.test.mjs';
