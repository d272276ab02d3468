// An edition of one's own for a private table: loaded as a file, refused with the line at fault, and
// said plainly at the table.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { barriersInBothLights } from './kit/axe.mjs';
import { broom } from './kit/broom.mjs';
import { server } from './kit/house.mjs';
import { root } from './kit/modules.mjs';
import { byMouse } from './kit/press.mjs';
import { nextChoice, playGame } from './kit/table_game.mjs';
import { until, visiting } from './kit/visit.mjs';
import { wholePage } from './kit/words.mjs';

const squares = readFileSync(new URL('tests/editions/broom-service-squares.txt', root), 'utf8');
const file = (text) => ({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

async function openBox(visit, game) {
  const { page } = visit;
  await visit.goto('/');
  await page.locator(`[data-box=${game}]`).click();
  await page.locator('.side button').first().click();
  await page.locator('.edition input[type=file]').waitFor();
}

async function isOwnMap(page) {
  const regions = squares.split('[front regions]')[1].split('[')[0].split('\n').filter((line) => /^\s*\d+ =/.test(line));
  assert.equal(await page.locator('.map path.ground').count(), regions.length, 'the map is that of the edition');
}

test('a game with an edition of one’s own', async () => {
  await visiting(server, { likes: { speed: 'none', language: 'fr' } }, async (visit) => {
    const { page } = visit;
    await openBox(visit, 'broom-service');
    await page.locator('.edition input[type=file]').setInputFiles(file(squares));
    await page.locator('.edition .chosen').waitFor();
    await wholePage(page, 'fr');
    assert.deepEqual(await barriersInBothLights(page), []);
    await page.locator('button.play').click();
    await nextChoice(page, broom);
    await page.locator('header a[href$="/edition"]').waitFor();
    assert.match(await page.locator('header a[href$="/edition"]').textContent(), /squares/);
    await isOwnMap(page);
    const brave = Number(/brave druid = (\d+)/.exec(squares)[1]);
    assert.match(await page.locator('[data-role=valley-druid] .does').textContent(), new RegExp(`\\+${brave}`), 'values are those of the edition');
    await playGame(page, broom, byMouse, { most: 12 });
    assert.deepEqual(await barriersInBothLights(page), []);
    const path = await page.locator('header a[href$="/edition"]').getAttribute('href');
    assert.equal(await page.evaluate(async (path) => (await fetch(path)).text(), path), squares);
  });
});

test('what is wrong with a file is said with its line', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async (visit) => {
    const { page } = visit;
    await openBox(visit, 'broom-service');
    const choose = (text) => page.locator('.edition input[type=file]').setInputFiles(file(text));
    const said = () => page.locator('.edition .wrong').textContent();
    await choose('Dear diary');
    assert.match(await said(), /ludoteca edition 1/);
    await choose(squares.replace('broom-service', 'fort'));
    assert.match(await said(), /another game: fort/);
    await choose('#'.repeat(70_000));
    assert.match(await said(), /64/);

    const lines = squares.split('\n');
    const at = lines.findIndex((line) => /^\s*brave druid/.test(line));
    assert.ok(at > 0, 'there is such a line');
    lines[at] = lines[at].replace(/=\s*\d+/, '= 9999');
    await choose(lines.join('\n'));
    // The refusal of the server is what this is about.
    await page.locator('button.play').click();
    await page.locator('.edition .wrong pre').waitFor();
    assert.match(await said(), new RegExp(`line ${at + 1}`));
    assert.match(await page.locator('.edition .wrong pre').textContent(), /9999/);
    visit.complaints = visit.complaints.filter((what) => !/status of 400/.test(what));
    // Back to the default one, which can be taken home to be changed.
    const button = page.locator('.edition .row button');
    await button.click();
    const [got] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const house = readFileSync(new URL('games/broom_service/edition.txt', root), 'utf8');
    assert.ok(readFileSync(await got.path(), 'utf8').startsWith(house));
  });
});

test('a table of this device keeps its edition, without a connection', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async (visit) => {
    const { page, context } = visit;
    await visit.goto('/');
    await until(page, () => navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated'));
    await visit.without(async () => {
      await context.setOffline(true);
      await openBox(visit, 'broom-service');
      await page.locator('.edition input[type=file]').setInputFiles(file(squares));
      await page.locator('.edition .chosen').waitFor();
      await page.locator('button.play').click();
      await nextChoice(page, broom);
      assert.match(page.url(), /\/table\/local-/);
      await playGame(page, broom, byMouse, { most: 4 });
      await page.reload();
      await nextChoice(page, broom);
      await isOwnMap(page);
      await playGame(page, broom, byMouse, { most: 4 });
      const chip = page.locator('header a[href$="/edition"]');
      const [got] = await Promise.all([page.waitForEvent('download'), chip.click()]);
      assert.equal(readFileSync(await got.path(), 'utf8'), squares);
    });
  });
});
