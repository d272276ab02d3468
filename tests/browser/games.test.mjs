// Whole games of Photograph from the first click: with a mouse, with a finger on a phone, with keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finger, keys, mouse, tabTo } from './kit/hands.mjs';
import { server } from './kit/house.mjs';
import { nextMoment, playToEnd } from './kit/photograph.mjs';
import { Stillness } from './kit/still.mjs';
import { phone, visiting } from './kit/visit.mjs';
import { wholePage } from './kit/words.mjs';

async function goneToTheEnd(page) {
  assert.match(await page.locator('dialog[open] h2').first().textContent(), /\w/);
  assert.equal(await page.locator('.podium li').count(), 2);
  await wholePage(page, 'en');
}

test('by mouse: two clicks and the game is on; nothing on the table shifts while it is played', async () => {
  await visiting(server, { likes: { speed: 'fast' } }, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await page.locator('[data-box=photograph]').click();
    await page.locator('button.play').click();
    await nextMoment(page);
    const still = await Stillness.begin(page);
    const made = await playToEnd(page, mouse, {
      between: async (page, n) => {
        await still.look();
        // Others take their time on the table; somebody in a hurry clicks.
        if (n > 8) await page.locator('.board').click({ position: { x: 3, y: 3 }, timeout: 1500 }).catch(() => {});
      },
    });
    assert.ok(made > 12, `${made} moves`);
    await goneToTheEnd(page);
    still.end();
  });
});

test('by touch on a phone', async () => {
  await visiting(server, { ...phone, likes: { speed: 'none' } }, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await page.locator('[data-box=photograph]').tap();
    await page.locator('button.play').tap();
    await nextMoment(page);
    // The film may grow by the choice that is half made; what is above it stays.
    const still = await Stillness.begin(page, ['.table header', '.table .question', '.felt', '.board > .rivals', '.board > .city', '.board > .album']);
    const made = await playToEnd(page, finger, { between: still.look });
    assert.ok(made > 12, `${made} moves`);
    await goneToTheEnd(page);
    still.end();
  });
});

test('by keys only', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await tabTo(page, '[data-box=photograph]');
    await page.keyboard.press('Enter');
    await page.locator('button.play').waitFor();
    await tabTo(page, 'button.play');
    await page.keyboard.press('Enter');
    await nextMoment(page);
    const still = await Stillness.begin(page);
    const made = await playToEnd(page, keys, { between: still.look });
    assert.ok(made > 12, `${made} moves`);
    await goneToTheEnd(page);
    still.end();
    await tabTo(page, 'dialog[open] a[href^="/replay"]');
    await page.keyboard.press('Enter');
    await page.locator('.controls input[type=range]').waitFor();
  });
});
