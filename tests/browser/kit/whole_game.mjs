// A whole game against a computer player, from opening the box to the score sheet.
import assert from 'node:assert/strict';
import { byFinger, byKeys, byMouse } from './press.mjs';
import { server } from './house.mjs';
import { Stillness } from './still.mjs';
import { nextChoice, playGame } from './table_game.mjs';
import { desktop, phone, visiting } from './visit.mjs';
import { wholePage } from './words.mjs';

export const ways = {
  'by mouse': { hand: byMouse, how: desktop },
  'by touch on a phone': { hand: byFinger, how: phone },
  'by keys only': { hand: byKeys, how: desktop },
};

export async function wholeGame(game, { hand, how }, { likes = { speed: 'none' } } = {}) {
  await visiting(server, { ...how, likes }, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await page.locator(`[data-box=${game.name}]`).waitFor();
    await hand.press(page, page.locator(`[data-box=${game.name}]`));
    await page.locator('.seat select').last().selectOption('computer:easy');
    await hand.press(page, page.locator('button.play'));
    await nextChoice(page, game);
    const still = await Stillness.begin(page, how === phone ? game.stays : game.areas);
    const made = await playGame(page, game, hand, { between: still.look });
    assert.ok(made > 30, `${made} presses`);
    assert.match(await page.locator('dialog[open] h2').first().textContent(), /\w/);
    assert.equal(await page.locator('.podium li').count(), 2);
    await wholePage(page, 'en');
    still.end();
  });
}
