// Somebody goes away: a computer player takes over, the seat can be taken back, and whoever only looks
// on sees the game to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, beGuest, openTable } from './kit/driver.mjs';
import { list } from './kit/hands.mjs';
import { server } from './kit/house.mjs';
import { insist, momentNow, signNow } from './kit/photograph.mjs';
import { until, visiting } from './kit/visit.mjs';

const clock = { clock: 5, stand_in: 'easy' };
const takenOver = (page) => until(page, () => document.querySelector('.question .buttons .main') !== null && !document.querySelector('.question .tool'));

test('the time is up, a computer plays on, and the seat is taken back', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async (ana) => {
    await visiting(server, { likes: { speed: 'none' } }, async (rui) => {
      await ana.goto('/');
      await beGuest(ana.page, 'Ana');
      const code = await openTable(ana.page, ['me', 'open'], clock);
      await rui.goto(`/table/${code}`);
      await rui.page.locator('.room .button.main').click();
      await ana.goto(`/table/${code}`);
      const asked = await Promise.race([ana, rui].map((one) => until(one.page, () => document.querySelector('.question.yours') !== null).then(() => one)));
      await takenOver(asked.page);
      await asked.page.locator('.question .buttons .main').click();
      await until(asked.page, () => document.querySelector('.question .tool') !== null);
      // From here on the decisions are their own again.
      const other = asked === ana ? rui : ana;
      for (let n = 0; (await momentNow(asked.page)) === 'wait'; n++) {
        const moment = await momentNow(other.page);
        if (moment === 'wait') continue;
        await insist(other.page, await signNow(other.page), () => list[moment](other.page, n));
      }
      await insist(asked.page, await signNow(asked.page), async () => list[await momentNow(asked.page)](asked.page, 1));
    });
  });
});

test('a game that computers finish among themselves is seen to its end', async () => {
  await visiting(server, {}, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await beGuest(page, 'Ana');
    // Whoever plays instead of the only person takes that person's time.
    const code = await openTable(page, ['me', 'easy', 'easy'], { ...clock, clock: 1 });
    await page.goto(`${server.address}/table/${code}`);
    await until(page, () => document.querySelector('.question.yours') !== null);
    const phase = async () => (await ask(page, 'GET', '/api/tables/mine')).tables.find((one) => one.code === code).phase;
    while ((await phase()) === 'playing') await new Promise((go) => setTimeout(go, 200));
    // The seat cannot be taken back any more, and nobody waits for minutes.
    await until(page, () => !document.querySelector('.question .buttons .main') || document.querySelector('.podium') !== null, undefined, Boolean, 5000);
    await until(page, () => document.querySelector('dialog[open] .podium') !== null, undefined, Boolean, 30_000);
    assert.equal(await page.locator('.podium li').count(), 3);
  });
});
