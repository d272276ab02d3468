// Broom Service as people play it: whole games with a mouse, with a finger on a phone, with keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broom } from './kit/broom.mjs';
import { beGuest, tableAt } from './kit/driver.mjs';
import { server } from './kit/house.mjs';
import { lookAtMoments, lookAtScene } from './kit/moments.mjs';
import { nextChoice } from './kit/table_game.mjs';
import { phone, until, visiting } from './kit/visit.mjs';
import { ways, wholeGame } from './kit/whole_game.mjs';

for (const [name, way] of Object.entries(ways)) test(`Broom Service ${name}`, () => wholeGame(broom, way));

const back = { board: 'back', 'mountain-tiles': 'on' };
const moments = {
  'the front for two': { steps: ['choose-roles', 'lead', 'follow', 'witch-move'] },
  'the front for three with tiles and a few storm clouds, in Polish on a phone': {
    ...{ players: 3, options: { board: 'front', 'mountain-tiles': 'on', storm: 'few' }, language: 'pl', narrow: true },
    steps: ['choose-roles', 'lead', 'follow', 'gather', 'fairy'],
  },
  'the back for four with many storm clouds, in French': { players: 4, options: { ...back, storm: 'many' }, language: 'fr', steps: ['choose-roles', 'witch-move', 'druid-delivery', 'cowardly-way'] },
  'the back for five with all storm clouds, in Portuguese on a phone': {
    ...{ players: 5, options: { ...back, storm: 'all' }, language: 'pt-BR', narrow: true },
    steps: ['choose-roles', 'witch-move', 'full-hands'],
  },
};
for (const [name, wish] of Object.entries(moments)) test(`Broom Service, moments: ${name}`, () => lookAtMoments(broom, wish));

// Towards the forests with tiles, for the extra role; and to a mountain with a potion in hand.
const toForests = [/^roles:.*fw/, /^move:\d+>(3|17|21|28)$/, /^(brave|cowardly):fw/, /^move:\d+>(2|6|13|14|16|18|19|20|26|27)$/, /^move/];
const toMountains = [/^roles:.*mw.*g/, /^brave:mw/, /^move/, /^take/];
test('Broom Service: an extra role', () => lookAtScene(broom, { players: 2, options: back, prefers: toForests }, 'extra-role', 'pl'));
test('Broom Service: tile or delivery first', () => lookAtScene(broom, { players: 2, options: { board: 'front', 'mountain-tiles': 'on' }, prefers: toMountains }, 'mountain-order', 'fr'));
test('Broom Service: flying from a turbo', () => lookAtScene(broom, { players: 3, options: back, prefers: [/^roles:.*hw/, /^move/] }, 'fly', 'pt-BR'));

test('Broom Service: ten roles on a phone, without scrolling, and the map below them', async () => {
  await visiting(server, { ...phone, likes: { speed: 'none', language: 'pl' } }, async (visit) => {
    const { page } = visit;
    await visit.goto('/');
    await beGuest(page, 'Ana Maria');
    await visit.goto(`/table/${await tableAt(page, broom, { players: 4 }, 'choose-roles')}`);
    await nextChoice(page, broom);
    const hidden = await page.evaluate(() => {
      const covered = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return ![0.1, 0.9].every((part) => element.contains(document.elementFromPoint(left + width / 2, top + height * part)));
      };
      return [...document.querySelectorAll('.picker .pick')].filter(covered).map((element) => element.dataset.role);
    });
    assert.deepEqual(hidden, []);
    const felt = await page.locator('.felt').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    assert.ok(felt <= 1, `the table scrolls by ${felt}`);
    const seen = () => {
      const map = document.querySelector('.board > .map');
      const { left, top, width, height } = map.getBoundingClientRect();
      return map.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    assert.equal(await page.evaluate(seen), false);
    await page.locator('.fold').tap();
    await until(page, seen);
    await page.locator('.fold').tap();
    await page.locator('.picker .pick').last().tap();
    await until(page, () => document.querySelectorAll('.picker .pick[aria-pressed=true]').length === 1);
  });
});
