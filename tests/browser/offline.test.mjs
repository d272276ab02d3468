// Without a connection after the first load: the page opens, plays and remembers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list } from './kit/hands.mjs';
import { server } from './kit/house.mjs';
import { nextMoment, playToEnd } from './kit/photograph.mjs';
import { until, visiting } from './kit/visit.mjs';

test('a whole game offline', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async (visit) => {
    const { page, context } = visit;
    await visit.goto('/');
    await until(page, () => navigator.serviceWorker?.controller !== null || navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated'));
    await visit.without(async () => {
      await context.setOffline(true);
      await page.reload();
      await page.locator('[data-box=photograph]').click();
      await page.locator('button.play').click();
      await nextMoment(page);
      assert.match(page.url(), /\/table\/local-/);
      await playToEnd(page, list, { most: 5 });
      await page.reload();
      const made = await playToEnd(page, list);
      assert.ok(made > 8, `${made} moves after the reload`);
      await page.locator('dialog[open] a[href^="/replay"]').click();
      await page.locator('.board > .film').waitFor();
    });
  });
});
