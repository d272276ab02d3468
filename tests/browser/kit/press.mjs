// Pressing whatever can be seen, where it can be hit: with a mouse, with a finger, with keys only.
import assert from 'node:assert/strict';
import { fingers } from './fingers.mjs';
import { tabTo } from './hands.mjs';

// A point of the screen where a press would reach this element: its middle, or else some other point of
// its shape that nothing covers.
function pointOf(element) {
  const box = () => element.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight || box().left < 0 || box().right > innerWidth) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = box();
  const reached = ([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element === hit || element.contains(hit));
  };
  const steps = [5, 4, 6, 3, 7, 2, 8, 1, 9];
  const points = steps.flatMap((i) => steps.map((j) => [left + (width * j) / 10, top + (height * i) / 10]));
  const point = points.find(reached);
  return point ? { x: point[0], y: point[1] } : null;
}
// What has gone since it was chosen is not waited for: somebody looks again.
const soon = { timeout: 3000 };
async function pointTo(page, locator) {
  let point = await locator.evaluate(pointOf, undefined, soon);
  if (!point) {
    // Behind something that sticks to the edge of the screen: somebody would scroll on.
    await locator.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }), undefined, soon);
    point = await locator.evaluate(pointOf, undefined, soon);
  }
  assert.ok(point, `${await locator.evaluate((element) => element.outerHTML.slice(0, 160))} cannot be hit`);
  return point;
}

// The page hears of a press when its mark has been drawn (web/src/parts/press.ts).
export const heard = (page) =>
  page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(() => setTimeout(go)))));

export const byMouse = {
  async press(page, locator) {
    const { x, y } = await pointTo(page, locator);
    await page.mouse.click(x, y);
    await heard(page);
  },
};

// Nobody lets go at the moment of pressing.
const held = { delay: 60 }; // ms

// Somebody who goes straight for it.
export const byQuickMouse = {
  async press(page, locator) {
    const { x, y } = await pointTo(page, locator);
    await page.mouse.click(x, y, held);
  },
};

// Somebody who points first, and presses when the table has answered that.
export const byCalmMouse = {
  async press(page, locator) {
    const { x, y } = await pointTo(page, locator);
    await page.mouse.move(x, y);
    await page.waitForTimeout(150);
    await page.mouse.click(x, y, held);
  },
};

export const byFinger = {
  async press(page, locator) {
    const { x, y } = await pointTo(page, locator);
    await page.touchscreen.tap(x, y);
    await heard(page);
  },
};

export const byCalmFinger = {
  async press(page, locator) {
    const point = await pointTo(page, locator);
    await fingers(page, async (send) => {
      await send('touchStart', [point]);
      await page.waitForTimeout(held.delay);
      await send('touchEnd', []);
    });
  },
};

export const byKeys = {
  async press(page, locator) {
    const mark = 'data-goal';
    await locator.evaluate((element, mark) => element.setAttribute(mark, ''), mark, soon);
    const back = await locator.evaluate((goal) => Boolean(goal.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING));
    await tabTo(page, `[${mark}]`, { most: 120, back });
    await locator.evaluate((element, mark) => element.removeAttribute(mark), mark);
    await page.keyboard.press('Enter');
    await heard(page);
  },
};
