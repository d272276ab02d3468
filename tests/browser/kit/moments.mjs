// Moments of a game as people see them: a table with these options is played on to one of its steps,
// and everything that should be true of any screen is checked there.
import assert from 'node:assert/strict';
import { barriersInBothLights } from './axe.mjs';
import { beGuest, openTable, tableAt } from './driver.mjs';
import { server } from './house.mjs';
import { byFinger, byMouse } from './press.mjs';
import { findScene, showScene } from './scene.mjs';
import { settled } from './screens.mjs';
import { nextChoice, playGame } from './table_game.mjs';
import { desktop, phone, visiting } from './visit.mjs';
import { wholePage } from './words.mjs';
import { cutOff } from './zoom.mjs';

// `steps` of a game with these options, in one language, on a phone or not.
export async function lookAtMoments(game, { language = 'en', narrow = false, steps, ...wish }) {
  await visiting(server, { ...(narrow ? phone : desktop), likes: { language, speed: 'none' } }, async (visit) => {
    const { page } = visit;
    await visit.goto('/');
    await beGuest(page, 'Ana Maria');
    const faults = [];
    for (const step of steps) {
      await visit.goto(`/table/${await tableAt(page, game, wish, step)}`);
      faults.push(...(await faultsAt(page, game, language)).map((fault) => `${step}: ${fault}`));
      await playGame(page, game, narrow ? byFinger : byMouse, { most: 2 });
    }
    assert.equal([...new Set(faults)].join('\n'), '');
  });
}

async function faultsAt(page, game, language) {
  await nextChoice(page, game);
  await settled(page);
  const words = await wholePage(page, language).then(() => [], (why) => [why.message]);
  return [...words, ...(await barriersInBothLights(page)), ...(await cutOff(page))];
}

// A step that hardly ever comes, in one language, on a phone and on a wide screen.
export async function lookAtScene(game, wish, step, language) {
  const scene = await findScene({ game: game.name, ...wish }, step);
  for (const how of [desktop, phone]) {
    await visiting(server, { ...how, likes: { language, speed: 'none' } }, async (visit) => {
      const { page } = visit;
      await visit.goto('/');
      await beGuest(page, 'Ana Maria');
      await showScene(page, scene);
      await visit.goto(`/table/${await openTable(page, ['me', ...Array(wish.players - 1).fill('easy')], { game: game.name, options: wish.options })}`);
      assert.equal((await faultsAt(page, game, language)).join('\n'), '');
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${step}.${how === phone ? 'phone' : 'desktop'}.${language}.png` });
    });
  }
}
