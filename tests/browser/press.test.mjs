// A press is answered in its first frame, and what it changes comes after that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beGuest, openTable } from './kit/driver.mjs';
import { server } from './kit/house.mjs';
import { answered, nextMoment, signNow, spot } from './kit/photograph.mjs';
import { byKeys } from './kit/press.mjs';
import { visiting } from './kit/visit.mjs';

const somewhere = (page) => page.locator('.pill.may:not([hidden])').first();

// Whether, and where, the mark is seen in the frames before the page hears of a press.
const watch = (page) =>
  page.evaluate(() => {
    window.seen = [];
    let heard = false;
    for (const press of ['mouseup', 'keydown']) addEventListener(press, () => requestAnimationFrame(look), { capture: true });
    addEventListener('click', () => (heard = true), { capture: true }); // after the page's own, which keeps a press back
    function look() {
      if (heard) return;
      const mark = document.querySelector('.press-mark').getAnimations()[0];
      const { x, y, width, height } = document.querySelector('.press-mark').getBoundingClientRect();
      window.seen.push({ mark: mark?.playState === 'running', x: x + width / 2, y: y + height / 2 });
    }
  });

for (const how of ['mouse', 'keys']) {
  test(`a press by ${how} is marked where it was before the page changes`, async () => {
    await visiting(server, {}, async (visit) => {
      const { page } = visit;
      await visit.goto('/');
      await beGuest(page, 'Ana');
      await visit.goto(`/table/${await openTable(page, ['me', 'easy'])}`);
      assert.equal(await nextMoment(page), 'take');
      await watch(page);
      const before = await signNow(page);
      const at = await spot(somewhere(page));
      if (how === 'mouse') await page.mouse.click(at.x, at.y);
      else await byKeys.press(page, somewhere(page));
      await answered(page, before);
      const seen = await page.evaluate(() => window.seen);
      const first = seen.find(({ mark }) => mark);
      assert.ok(first, 'the mark is there before the page has heard');
      assert.ok(Math.hypot(first.x - at.x, first.y - at.y) < 3, `the mark is at ${first.x}, ${first.y}, the press at ${at.x}, ${at.y}`);
    });
  });
}
