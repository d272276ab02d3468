// The map of Broom Service on a phone: pinched, dragged, zoomed by keys and by its button; what was
// dragged is not pressed. And hands that a replay lays open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broom } from './kit/broom.mjs';
import { beGuest, driveOn, openTable, tableAt } from './kit/driver.mjs';
import { glide } from './kit/fingers.mjs';
import { fort } from './kit/fort.mjs';
import { server } from './kit/house.mjs';
import { nextChoice } from './kit/table_game.mjs';
import { phone, until, visiting } from './kit/visit.mjs';

const lookOf = () => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.map .world')).transform);
  return { zoom: a, x: e, y: f };
};
// Where the map comes to rest.
async function settledLook(page, enough) {
  let last = '';
  return until(page, lookOf, undefined, (now) => {
    const text = JSON.stringify(now);
    const still = text === last;
    last = text;
    return still && enough(now);
  }, 8000);
}

test('the map on a phone: pinch, drag, keys, button', async () => {
  await visiting(server, { ...phone, likes: { speed: 'none' } }, async (visit) => {
    const { page } = visit;
    await visit.goto('/');
    await beGuest(page, 'Ana');
    await visit.goto(`/table/${await tableAt(page, broom, {}, 'choose-roles')}`);
    await nextChoice(page, broom);
    await page.locator('.side .fold').tap(); // the roles lie over the map
    const box = await page.locator('.map .window').boundingBox();
    const at = (x, y) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
    const whole = await settledLook(page, ({ zoom }) => zoom === 1);
    assert.ok(Number.isInteger(whole.x) && Number.isInteger(whole.y), 'in whole pixels, or it is drawn again with every move');
    await glide(page, [at(0.45, 0.5), at(0.55, 0.5)], [at(0.25, 0.5), at(0.75, 0.5)]);
    const near = await settledLook(page, ({ zoom }) => zoom > 2);
    await glide(page, [at(0.6, 0.5)], [at(0.4, 0.35)]);
    const aside = await settledLook(page, ({ x, y }) => x < near.x - 20 && y < near.y - 10);
    assert.equal(aside.zoom, near.zoom);
    assert.equal(await page.locator('.map .look').count(), 0, 'a drag is not a press');
    await glide(page, [at(0.2, 0.5), at(0.8, 0.5)], [at(0.45, 0.5), at(0.55, 0.5)]);
    await settledLook(page, ({ zoom }) => zoom === 1);
    // While all of it is seen a finger scrolls the page.
    await glide(page, [at(0.5, 0.8)], [at(0.5, 0.3)]);
    assert.equal((await page.evaluate(lookOf)).zoom, 1);

    const button = page.locator('.board > .own button').first();
    await button.tap();
    await settledLook(page, ({ zoom }) => zoom > 1.5);
    await button.tap();
    await settledLook(page, ({ zoom }) => zoom === 1);
  });
});

test('the map by keys', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async (visit) => {
    const { page } = visit;
    await visit.goto('/');
    await beGuest(page, 'Ana');
    await visit.goto(`/table/${await tableAt(page, broom, {}, 'witch-move')}`);
    await nextChoice(page, broom);
    await page.locator('.map .target').first().focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const near = await settledLook(page, ({ zoom }) => zoom > 1.5);
    await page.keyboard.press('ArrowRight');
    await settledLook(page, ({ x }) => x < near.x);
    await page.keyboard.press('0');
    await settledLook(page, ({ zoom }) => zoom === 1);
  });
});

for (const [game, hands] of [[fort, '.rival [data-target^="hand:"]'], [broom, '.rivals .held']]) {
  test(`a replay of ${game.name} with all hands open`, async () => {
    await visiting(server, { likes: { speed: 'none' } }, async (visit) => {
      const { page } = visit;
      await visit.goto('/');
      await beGuest(page, 'Ana');
      const code = await openTable(page, ['me', 'easy', 'easy'], { game: game.name });
      await driveOn(page, code);
      await visit.goto(`/replay/${code}?move=${game === fort ? 1 : 4}&seat=all`);
      await page.locator(hands).first().waitFor();
      assert.ok((await page.locator(hands).count()) >= 4, 'the hands of both rivals');
      await page.locator('.eyes select').selectOption('1');
      await until(page, (hands) => document.querySelector(hands) === null, hands);
    });
  });
}
