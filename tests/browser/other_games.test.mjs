// Fort and Broom Service, editions and analysis, with one server and one browser.
import './fort.test.mjs';
import './broom-service.test.mjs';
import './map.test.mjs';
import './editions.test.mjs';
import './analysis.test.mjs';
