// A server that takes its time: what cannot be asked meanwhile says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beGuest, openTable } from './kit/driver.mjs';
import { mouse } from './kit/hands.mjs';
import { server } from './kit/house.mjs';
import { answered, nextMoment, signNow } from './kit/photograph.mjs';
import { until, visiting } from './kit/visit.mjs';

test('while a move is on its way there is no hint to be had, and after it there is', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async (visit) => {
    const { page } = visit;
    let kept = null; // what the server said, while it is kept back
    let pass;
    await page.routeWebSocket(/\/socket/, (socket) => {
      pass = (frame) => socket.send(frame);
      socket.connectToServer().onMessage((frame) => (kept ? kept.push(frame) : pass(frame)));
    });
    await visit.goto('/');
    await beGuest(page, 'Ana');
    await visit.goto(`/table/${await openTable(page, ['me', 'easy'])}`);
    await nextMoment(page);
    const before = await signNow(page);
    const able = () => page.evaluate(() => ['h', 'm'].map((key) => !document.querySelector(`.question [aria-keyshortcuts=${key}]`).disabled));
    assert.deepEqual(await able(), [true, true]);
    kept = [];
    await mouse.take(page, 1);
    while (!kept.length) await new Promise((go) => setTimeout(go, 20)); // the move has been answered
    assert.deepEqual(await able(), [false, false]);
    await page.keyboard.press('h');
    await page.keyboard.press('m');
    assert.equal(await page.locator('dialog[open]').count(), 0);
    kept.splice(0).forEach(pass);
    kept = null;
    await answered(page, before);
    await nextMoment(page);
    assert.deepEqual(await able(), [true, true]);
    await page.keyboard.press('h');
    await until(page, () => document.querySelectorAll('.question .buttons .main').length === 1);
  });
});
