// A finished game is looked at closely: every decision with its alternatives, turning points in words,
// points by source as plots and as numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriersInBothLights } from './kit/axe.mjs';
import { beGuest, driveOn, openTable } from './kit/driver.mjs';
import { server } from './kit/house.mjs';
import { desktop, phone, until, visiting } from './kit/visit.mjs';
import { wholePage } from './kit/words.mjs';

async function lookClosely(game, { players = 2, language, how }) {
  await visiting(server, { ...how, likes: { speed: 'none', language } }, async (visit) => {
    const { page } = visit;
    await visit.goto('/');
    await beGuest(page, 'Ana Maria');
    const code = await openTable(page, ['me', ...Array(players - 1).fill('easy')], { game });
    await driveOn(page, code);
    await visit.goto(`/replay/${code}?move=20`);
    await page.locator('.tools button[aria-expanded]').click();

    // Points by source: a plot for everybody, which ends with the score.
    await until(page, () => document.querySelectorAll('.study figure svg[role=img]').length, undefined, (plots) => plots === players);
    const { table } = await page.evaluate(async (code) => (await fetch(`/api/tables/${code}`)).json(), code);
    const numberOf = (text) => Number(text.replace('−', '-'));
    assert.deepEqual((await page.locator('.study figcaption .sum').allTextContents()).map(numberOf), table.result.score);
    await page.locator('.study summary').click();
    assert.ok((await page.locator('.study table').count()) === players);

    // What is on the screen is told at once, long before the whole game is known.
    await page.evaluate(() => {
      const early = () => document.querySelector('#study-decision') && !document.querySelector('#study-turns');
      new MutationObserver(() => { if (early()) window.toldEarly = true; }).observe(document, { childList: true, subtree: true });
    });
    await page.locator('.study .button.main').click();
    await until(page, () => document.querySelector('#study-turns') !== null, undefined, Boolean, 120_000);
    assert.ok(await page.evaluate(() => window.toldEarly));
    // The chances of the best are told first. What was played may come last though it promises more, if it was hardly looked at.
    const best = '.study section:has(#study-decision) li:not(.played:last-child) .chance';
    const chances = (await page.locator(best).allTextContents()).map((text) => parseInt(text, 10));
    assert.deepEqual(chances, [...chances].sort((a, b) => b - a));
    for (const turn of await page.locator('.study section:has(#study-turns) li button').all()) {
      await turn.click();
      const move = /\d+/.exec(await turn.textContent())[0];
      await until(page, (move) => new URLSearchParams(location.search).get('move') === move, move);
    }
    await wholePage(page, language);
    assert.deepEqual(await barriersInBothLights(page), []);
  });
}

test('Photograph', () => lookClosely('photograph', { language: 'pt-BR', how: phone }));
test('Broom Service', () => lookClosely('broom-service', { language: 'fr', how: desktop, players: 3 }));
test('Fort', () => lookClosely('fort', { language: 'pl', how: desktop }));
