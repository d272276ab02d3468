// The ways to answer: with a mouse, with a finger, with keys only.
import assert from 'node:assert/strict';
import { glide } from './fingers.mjs';
import { pick, places, spot } from './photograph.mjs';
import { until } from './visit.mjs';

const legalPills = (page) => page.locator('.pill.may:not([hidden])');

export const mouse = {
  // By the numbers at the end of a row, and by the photos themselves.
  async take(page, n) {
    if (n % 2) {
      const pills = legalPills(page);
      await pills.nth((n * 5 + 2) % (await pills.count())).click();
    } else {
      const cells = page.locator('.city .cell.live');
      await cells.nth((n * 5) % (await cells.count())).click();
    }
  },
  // By dragging, and by lifting a card and pressing where it should go.
  async wind(page, n) {
    const { size, from, frame } = await places(page);
    const start = await spot(frame(from(n)));
    const goal = await spot(frame(n % 3 === 2 ? size : from(n) + 1));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    if (n % 2) {
      await page.mouse.move(start.x + 20, start.y, { steps: 2 });
      await page.mouse.move(goal.x, goal.y, { steps: 4 });
      await page.mouse.up();
    } else {
      await page.mouse.up();
      await page.mouse.move(goal.x, goal.y, { steps: 3 });
      await page.mouse.down();
      await page.mouse.up();
    }
  },
  lift: (page) => page.locator('.curtain .button').click(),
};

const tap = async (page, locator) => {
  const { x, y } = await spot(locator);
  await page.touchscreen.tap(x, y);
};

// A browser that gets no processor time takes a tap for something else now and then, or answers late:
// then it is tried again, if it can be. Says whether the sign has come.
async function tapUntil(page, locator, sign) {
  for (let left = 3; left && (await locator.count()); left--) {
    await tap(page, locator);
    const there = await until(page, (sign) => document.querySelector(sign) !== null, sign, Boolean, 3000).catch(() => false);
    if (there) return true;
  }
  return false;
}

const dragFinger = (page, from, to) => glide(page, [from], [to], 4);

export const finger = {
  // The first touch shows what would come; the second takes it, or a number below does.
  async take(page, n) {
    const cells = page.locator('.city .cell.live');
    const cell = cells.nth((n * 5) % (await cells.count()));
    if (!(await tapUntil(page, cell, '.cell.lit'))) return;
    if (n % 2) await tap(page, page.locator('.bar .count[aria-disabled=false]').first());
    else await tap(page, cell);
  },
  async wind(page, n) {
    const { size, from, frame } = await places(page);
    const goal = frame(n % 3 === 2 ? size : from(n) + 1);
    if (n % 2) return dragFinger(page, await spot(frame(from(n))), await spot(goal));
    if (!(await tapUntil(page, frame(from(n)), '.frame.lifted'))) return;
    await tap(page, goal);
  },
  lift: (page) => tap(page, page.locator('.curtain .button')),
};

// Tab until something is reached; whatever is on the way shows that it has the focus.
export async function tabTo(page, selector, { most = 60, back = false } = {}) {
  const way = [];
  for (let i = 0; i < most; i++) {
    const at = await page.evaluate((selector) => {
      const now = document.activeElement;
      if (!now || now === document.body) return { there: false, shown: true };
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(now);
      const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      return { there: now.matches(selector), shown: outlined || boxShadow !== 'none', what: now.outerHTML.slice(0, 200) };
    }, selector);
    if (i > 0) assert.ok(at.shown, `the focus can be seen on ${at.what}`);
    way.push(at.what?.slice(0, 60) ?? 'nothing');
    if (at.there && i > 0) return;
    if (at.there) {
      const visible = await page.evaluate(() => document.activeElement.matches(':focus-visible'));
      if (visible) return;
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  assert.fail(`Tab does not lead to ${selector}, only to:\n${[...new Set(way)].join('\n')}`);
}

export const keys = {
  async take(page, n) {
    await tabTo(page, '.pill:not([hidden])', { back: await page.evaluate(() => document.activeElement.matches('.track .frame')) });
    const legal = await legalPills(page).evaluateAll((pills) => pills.map((pill) => pill.dataset.pill));
    const goal = pick(legal, n);
    const rows = await page.locator('.city .row').count();
    for (let i = 0; i < rows && !(await here(page)).startsWith(goal[0]); i++) await page.keyboard.press('ArrowDown');
    for (let i = 0; i < 6 && (await here(page)) !== goal; i++) await page.keyboard.press('ArrowRight');
    assert.equal(await here(page), goal, 'arrows lead to every choice');
    await page.keyboard.press('Enter');
  },
  async wind(page, n) {
    await tabTo(page, '.track .frame');
    const { size, from } = await places(page);
    const place = () => page.evaluate(() => [...document.querySelectorAll('.track .frame')].indexOf(document.activeElement) + 1);
    for (let i = 0; i < size && (await place()) !== from(n); i++) {
      await page.keyboard.press((await place()) < from(n) ? 'ArrowRight' : 'ArrowLeft');
    }
    assert.equal(await place(), from(n));
    await page.keyboard.press('Enter');
    for (let step = 0; step < (n % 3 === 2 ? size - from(n) : 1); step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  lift: async (page) => {
    await tabTo(page, '.curtain .button');
    await page.keyboard.press('Enter');
  },
};
const here = (page) => page.evaluate(() => document.activeElement.dataset.pill ?? '');

// The smallest detour: every move from the list of all moves.
export const list = {
  take: (page, n) => fromList(page, n),
  wind: (page, n) => fromList(page, n),
  lift: (page) => page.locator('.curtain .button').click(),
};
async function fromList(page, n) {
  await page.keyboard.press('m');
  const moves = page.locator('dialog[open] li button');
  await moves.first().waitFor();
  await moves.nth((n * 5 + 2) % (await moves.count())).click();
}
