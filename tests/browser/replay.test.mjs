// A finished game again: every moment, from any seat, by link; the record; where it turned.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { barriers } from './kit/axe.mjs';
import { ask, beGuest, driveOn, openTable } from './kit/driver.mjs';
import { server } from './kit/house.mjs';
import { until, visiting } from './kit/visit.mjs';

const moment = (page) =>
  page.evaluate(() => ({
    film: [...document.querySelectorAll('.track .frame')].map((frame) => frame.ariaLabel),
    city: [...document.querySelectorAll('.city .cell')].map((cell) => cell.ariaLabel),
    said: document.querySelector('.said')?.textContent,
    light: document.documentElement.dataset.light,
  }));

test('a game is looked at again', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async ({ page, context }) => {
    await page.goto(`${server.address}/`);
    await beGuest(page, 'Ana');
    const code = await openTable(page, ['me', 'easy']);
    await driveOn(page, code);
    await page.goto(`${server.address}/replay/${code}`);
    const slider = page.locator('.controls input[type=range]');
    await slider.waitFor();
    await page.locator('.board > .film').waitFor();
    const last = Number(await slider.getAttribute('max'));
    assert.ok(last > 30, `${last} moves`);

    // Scrubbing, stepping, and back again: the same moment looks the same.
    const at = (move) => until(page, (move) => new URLSearchParams(location.search).get('move') === String(move), move);
    await slider.fill('15');
    await at(15);
    const fifteen = await moment(page);
    await page.keyboard.press('Home');
    await slider.blur();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await at(3);
    assert.equal((await moment(page)).light, 'day');
    await page.locator('.keys button').nth(3).click();
    await at(4);
    await page.locator('.keys button').last().click();
    await at(last);
    assert.equal((await moment(page)).light, 'evening');
    await slider.fill('15');
    await at(15);
    assert.deepEqual(await moment(page), fifteen);

    // From a seat: the own numbers instead of backs. The address leads there.
    await page.locator('.eyes select').selectOption('1');
    await until(page, () => location.search.includes('seat=1'));
    const seen = await moment(page);
    assert.notDeepEqual(seen.film, fifteen.film);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('.board > .film').waitFor();
    assert.deepEqual(await moment(other), seen);
    await other.close();

    // It plays by itself.
    await page.locator('.keys .main').click();
    await until(page, () => Number(document.querySelector('input[type=range]').value) > 16);
    await page.locator('.keys .main').click();

    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.tools button').last().click()]);
    assert.match(readFileSync(await download.path(), 'utf8'), /photograph/);

    // Where it turned, worked out on this device.
    await page.locator('.controls .top button').click();
    await until(page, () => document.querySelector('.controls .track svg') !== null && !document.querySelector('.top > button[disabled]'));
    assert.ok((await page.locator('.controls .track svg path, .controls .track svg polyline').count()) > 0);
  });
});

test('words that are longer than their place can be read from their beginning', async () => {
  await visiting(server, { viewport: { width: 1000, height: 600 }, likes: { speed: 'none' } }, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await beGuest(page, 'Ana');
    const code = await openTable(page, ['me', 'easy']);
    await driveOn(page, code);
    const { steps } = await ask(page, 'GET', `/api/tables/${code}/replay?viewer=1`);
    const lengths = steps.map(({ say }) => (say ?? []).join(' ').length);
    const longest = lengths.indexOf(Math.max(...lengths));
    await page.goto(`${server.address}/replay/${code}?move=${longest}&seat=1`);
    await page.locator('.board > .film').waitFor();
    const room = await page.evaluate(() => {
      const said = document.querySelector('.said');
      return { above: said.querySelector('span').getBoundingClientRect().top - said.getBoundingClientRect().top, more: said.scrollHeight - said.clientHeight };
    });
    assert.ok(room.more > 0, `${lengths[longest]} letters are too few for this test`);
    assert.ok(room.above >= 0, `the first line begins ${-room.above} px above its place`);
  });
});

test('what does not fit into the middle of Fort is scrolled by keys', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await beGuest(page, 'Ana');
    const code = await openTable(page, ['me', 'easy'], { game: 'fort' });
    await driveOn(page, code);
    await page.setViewportSize({ width: 900, height: 420 });
    await page.goto(`${server.address}/replay/${code}?seat=all`);
    const panel = page.locator('.fort-board .panel > section');
    await panel.waitFor();
    const overflows = () => panel.evaluate((node) => node.scrollHeight > node.clientHeight + 20);
    const slider = page.locator('.controls input[type=range]');
    for (let move = 0; !(await overflows()); move++) {
      assert.ok(move < 200, 'everything fits');
      await slider.fill(String(move));
      await until(page, (move) => new URLSearchParams(location.search).get('move') === String(move), move);
    }
    // Chromium lets keys stop at whatever scrolls; other browsers have to be told.
    assert.deepEqual(await barriers(page, ['scrollable-region-focusable']), []);
    await panel.focus();
    await page.keyboard.press('ArrowDown');
    await until(page, () => document.activeElement.scrollTop > 0);
  });
});
