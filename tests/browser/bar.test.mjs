// The bar over the table: whatever stands in it stands beside the rest, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beGuest, openTable } from './kit/driver.mjs';
import { server } from './kit/house.mjs';
import { visiting } from './kit/visit.mjs';

const overlaps = () => {
  const slack = 1;
  // As far as it can be seen: the players scroll where they have no room.
  const boxOf = (part) => {
    const box = part.getBoundingClientRect();
    const room = part.closest('.table header, section').getBoundingClientRect();
    return { left: Math.max(box.left, room.left), right: Math.min(box.right, room.right) };
  };
  const parts = [...document.querySelectorAll('.table header :is(a.button, h1, .offer, .tools), .table .chip')].filter((part) => part.checkVisibility());
  return parts.flatMap((one, i) =>
    parts.slice(i + 1).flatMap((other) => {
      const [a, b] = [boxOf(one), boxOf(other)];
      const apart = a.right <= b.left + slack || b.right <= a.left + slack || a.right <= a.left || b.right <= b.left;
      return apart ? [] : [`“${one.textContent.trim()}” lies over “${other.textContent.trim()}”`];
    }),
  );
};

const tables = [
  ['photograph', ['me', 'easy']],
  ['broom-service', ['me', 'easy', 'easy', 'easy']],
];
for (const language of ['en', 'pt-BR', 'fr', 'pl']) {
  test(`nothing in the bar lies over something else (${language})`, async () => {
    await visiting(server, { likes: { language, speed: 'none' } }, async (visit) => {
      const { page } = visit;
      await visit.goto('/');
      await beGuest(page, 'Maria Magdalena');
      for (const [game, seats] of tables) {
        await visit.goto(`/table/${await openTable(page, seats, { game })}`);
        await page.locator('.offer').first().waitFor();
        for (const width of [1024, 1280, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
          assert.deepEqual(await page.evaluate(overlaps), [], `${game} at ${width}`);
        }
      }
    });
  });
}
