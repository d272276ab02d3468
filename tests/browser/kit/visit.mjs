// One browser for all tests, and visitors to the page that complain about whatever should not happen:
// errors in the console, exceptions, failed requests, requests to other hosts, violations of the
// content security policy.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { chromium, root } from './modules.mjs';

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
// This machine may be busy with many other things.
export const patience = 60_000;

let browser;
export async function openBrowser() {
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  return browser;
}
export const closeBrowser = () => browser?.close();

export class Visit {
  complaints = [];
  #outage = false;

  // `likes` are the settings of the page that this visitor comes with.
  static async begin(server, { likes = {}, ...how } = {}) {
    const visit = new Visit();
    visit.server = server;
    visit.context = await browser.newContext({ locale: 'en-GB', ...desktop, ...how });
    visit.context.setDefaultTimeout(patience);
    await visit.context.exposeBinding('complain', (_, what) => visit.complaints.push(what));
    await visit.context.addInitScript((likes) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.complain(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
      });
      const place = 'ludoteca.settings';
      try {
        if (!localStorage.getItem(place)) localStorage.setItem(place, JSON.stringify(likes));
      } catch {
        // A page without storage, such as about:blank.
      }
    }, likes);
    visit.#listen();
    visit.page = await visit.newPage();
    return visit;
  }

  newPage() {
    return this.context.newPage();
  }

  #listen() {
    const { context } = this;
    const say = (what) => this.complaints.push(what);
    context.on('console', (message) => {
      const text = `console: ${message.text()} (${message.location()?.url ?? ''})`;
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (/blocked by Playwright/.test(text)) return; // a visitor who wants no service worker
      if (this.#outage && /net::ERR_|WebSocket connection/.test(text)) return;
      say(text);
    });
    context.on('weberror', (error) => say(`exception: ${error.error().stack ?? error.error()}`));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A page that is left aborts what it still asked for.
      if (this.#outage || why === 'net::ERR_ABORTED') return;
      say(`failed: ${request.url()} ${why}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol === 'blob:' || url.protocol === 'data:') return;
      if (url.origin !== this.server.address) say(`another host: ${request.url()}`);
    });
  }

  goto(path) {
    return this.page.goto(this.server.address + path, { timeout: patience });
  }

  // What fails because the connection is gone is no complaint.
  async without(connection) {
    this.#outage = true;
    await connection();
    this.#outage = false;
  }

  // Leaves, and fails if there was anything to complain about.
  async end() {
    await this.context.close();
    assert.deepEqual(this.complaints, []);
  }
}

// Runs `what` with a new visitor.
export async function visiting(server, how, what) {
  const visit = await Visit.begin(server, how);
  try {
    await what(visit);
  } catch (why) {
    // How it looked then; build/ is not kept.
    const picture = fileURLToPath(new URL(`build/browser/failed-${Date.now()}.png`, root));
    await visit.page.screenshot({ path: picture }).catch(() => {});
    const where = `at ${visit.page.url()}, ${picture}; complaints: ${JSON.stringify(visit.complaints, null, 1)}`;
    await visit.context.close().catch(() => {});
    throw new Error(`${why.message}\n${where}`, { cause: why });
  }
  await visit.end();
}

// Asks the page until the answer will do. (Playwright's own waitForFunction needs eval, which the
// content security policy forbids, and rightly so.)
// `asking.every` is the time between two questions, in ms: they take the page's own time.
export const asking = { every: 20 };
export async function until(page, look, value, enough = Boolean, time = patience) {
  const end = Date.now() + time;
  for (;;) {
    let answer;
    try {
      answer = await page.evaluate(look, value);
      if (enough(answer)) return answer;
    } catch (why) {
      // Just going to another page.
      if (!/context was destroyed|navigat/i.test(why.message)) throw why;
    }
    if (Date.now() > end) throw new Error(`waited in vain for ${look}; last: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, asking.every));
  }
}
