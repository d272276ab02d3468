// The screens of the two other games, of learning, of the analysis and of an edition of one's own, one
// after the other, as kit/screens.mjs has those of the shell and of Photograph.
import { readFileSync } from 'node:fs';
import { broom } from './broom.mjs';
import { beGuest, driveOn, openTable, tableAt } from './driver.mjs';
import { fort } from './fort.mjs';
import { coachAt } from './lesson.mjs';
import { root } from './modules.mjs';
import { settled } from './screens.mjs';
import { nextChoice } from './table_game.mjs';
import { until } from './visit.mjs';

const games = ['photograph', 'fort', 'broom-service'];

// Moments of a game: a step, for so many players with these options, and what is pressed before somebody
// looks again.
const fortMoments = {
  'fort-draft': { step: 'draft', players: 4, options: { setup: 'draft' } },
  'fort-play': { step: 'play', players: 3, press: '.hand .spot.may', then: 'fort-card' },
  'fort-action': { step: 'choose-action', players: 4 },
  'fort-add': { step: 'add', players: 2 },
  'fort-follow': { step: 'follow', players: 3 },
  'fort-pay': { step: 'pay', players: 4 },
  'fort-recruit': { step: 'recruit', players: 2 },
};
const back = { board: 'back', 'mountain-tiles': 'on', storm: 'many' };
const broomMoments = {
  'broom-roles': { step: 'choose-roles', players: 4, press: '.picker .pick', then: 'broom-roles-chosen' },
  'broom-lead': { step: 'lead', players: 3, press: '.side .hand button.live', then: 'broom-brave' },
  'broom-follow': { step: 'follow', players: 4, options: back },
  'broom-move': { step: 'witch-move', players: 5, options: back },
  'broom-gather': { step: 'gather', players: 2 },
  'broom-delivery': { step: 'druid-delivery', players: 3 },
  'broom-fairy': { step: 'fairy', players: 3, options: { storm: 'few' } },
  'broom-offer': { step: 'full-hands', players: 5, options: back },
};

async function moments(visit, look, game, list) {
  const { page } = visit;
  for (const [name, { step, press, then, ...wish }] of Object.entries(list)) {
    await visit.goto(`/table/${await tableAt(page, game, wish, step)}`);
    await nextChoice(page, game);
    await settled(page);
    await look(name, page);
    if (!press) continue;
    for (const one of (await page.locator(press).all()).slice(0, 2)) await one.click();
    await settled(page);
    await look(then, page);
  }
}

const finished = { photograph: { players: 2 }, fort: { players: 3 }, 'broom-service': { players: 4, options: { storm: 'few' } } };

async function finishedGame(visit, game) {
  const { players, options = {} } = finished[game];
  await visit.goto('/');
  const code = await openTable(visit.page, ['me', ...Array(players - 1).fill('easy')], { game, options });
  await driveOn(visit.page, code);
  return code;
}

// The end of a game, and the game again.
async function afterwards(visit, look, game) {
  const { page } = visit;
  const code = await finishedGame(visit, game);
  await visit.goto(`/table/${code}`);
  await page.locator('dialog[open] .podium').waitFor();
  await settled(page);
  await look(`${game}-end`, page);
  await visit.goto(`/replay/${code}?move=30&seat=all`);
  await page.locator('.felt > *').first().waitFor();
  await settled(page);
  await look(`${game}-replay`, page);
}

async function analysis(visit, look, game) {
  const { page } = visit;
  await visit.goto(`/replay/${await finishedGame(visit, game)}?move=30&seat=all`);
  await page.locator('.tools button[aria-expanded]').click();
  await page.locator('.study .button.main').click();
  await until(page, () => document.querySelector('#study-turns') !== null, undefined, Boolean, 120_000);
  await look(`${game}-analysis`, page);
}

async function lessons(visit, look) {
  const { page } = visit;
  for (const game of games) {
    const at = (step) => page.evaluate(({ game, step }) => localStorage.setItem('ludoteca.learn', JSON.stringify({ step: { [game]: step } })), { game, step });
    await at(0);
    await visit.goto(`/learn/${game}`);
    const { count } = await coachAt(page);
    await settled(page);
    await look(`learn-${game}-first`, page);
    for (const [name, step] of [['middle', 6], ['later', 10], ['last', count - 1]]) {
      await at(step);
      await page.reload();
      await coachAt(page, ({ now }) => now === step + 1);
      if (name === 'last') await page.locator('dialog[open]').waitFor();
      await settled(page);
      await look(`learn-${game}-${name}`, page);
    }
  }
}

async function rules(visit, look) {
  const { page } = visit;
  for (const game of games) {
    await visit.goto(`/rules/${game}/signs`);
    await page.locator('.glossary li').nth(5).waitFor();
    await look(`signs-${game}`, page);
  }
  await visit.goto('/rules/broom-service');
  await page.locator('input[type=search]').fill('amulet');
  await page.locator('.rules mark').first().waitFor();
  await look('rules-search', page);
}

const squares = readFileSync(new URL('tests/editions/broom-service-squares.txt', root), 'utf8');

async function ownEdition(visit, look) {
  const { page } = visit;
  await visit.goto('/');
  await page.locator('[data-box=broom-service]').click();
  await page.locator('.side button').first().click();
  const input = page.locator('.edition input[type=file]');
  await input.waitFor();
  await look('broom-choices', page);
  const choose = (text) => input.setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('Dear diary');
  await page.locator('.edition .wrong').scrollIntoViewIfNeeded();
  await look('edition-wrong', page);
  await choose(squares);
  await page.locator('.edition .chosen').scrollIntoViewIfNeeded();
  await look('edition-chosen', page);
  await page.locator('button.play').click();
  await nextChoice(page, broom);
  await page.locator('a[href$="/edition"]:visible').waitFor();
  await settled(page);
  await look('edition-table', page);
}

// Parts of it, so that they can be looked at apart.
export const gameWalks = {
  fort: (visit, look) => moments(visit, look, fort, fortMoments),
  'broom-service': (visit, look) => moments(visit, look, broom, broomMoments),
  afterwards: async (visit, look) => {
    for (const game of games) await afterwards(visit, look, game);
  },
  analysis: async (visit, look) => {
    for (const game of games) await analysis(visit, look, game);
  },
  learn: lessons,
  glossary: rules,
  edition: ownEdition,
};

export async function walkGames(visit, look, parts = Object.keys(gameWalks)) {
  await visit.goto('/');
  await beGuest(visit.page, 'Ana Maria');
  for (const part of parts) await gameWalks[part](visit, look);
}
