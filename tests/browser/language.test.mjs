// Another language in the middle of a game: everything changes, also what was told before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beGuest, driveOn, openTable } from './kit/driver.mjs';
import { list } from './kit/hands.mjs';
import { server } from './kit/house.mjs';
import { nextMoment, playToEnd } from './kit/photograph.mjs';
import { until, visiting } from './kit/visit.mjs';
import { languages, wholePage } from './kit/words.mjs';

const tools = (page, n) => page.locator('.tools > button').nth(n).click();
const told = (page) => page.locator('aside li').allTextContents();

test('the language is changed at the table', async () => {
  await visiting(server, { likes: { speed: 'none' } }, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await beGuest(page, 'Ana');
    const code = await openTable(page, ['me', 'easy']);
    await driveOn(page, code, 'choose-scene', { least: 3 });
    await page.goto(`${server.address}/table/${code}`);
    await nextMoment(page);
    await playToEnd(page, list, { most: 2 });
    await nextMoment(page);
    const stories = new Map([['en', await told(page)]]);
    for (const language of languages.filter((one) => one !== 'en')) {
      await tools(page, 3);
      await page.locator('aside select').nth(2).selectOption(language);
      await until(page, (language) => document.documentElement.lang === language, language);
      await tools(page, 0);
      const lines = stories.get('en').length;
      await until(page, ({ lines, first }) => {
        const now = [...document.querySelectorAll('aside li')];
        return now.length === lines && now[0].textContent !== first;
      }, { lines, first: [...stories.values()].at(-1)[0] });
      await nextMoment(page);
      await wholePage(page, language);
      stories.set(language, await told(page));
    }
    // No sentence is the same in two languages ("+ 7" may be).
    const sentences = (language) => stories.get(language).filter((line) => line.length > 12);
    for (const one of languages) {
      for (const other of languages.filter((language) => language !== one)) {
        assert.deepEqual(sentences(one).filter((line) => sentences(other).includes(line)), [], `${one} and ${other}`);
      }
    }
    assert.ok(stories.get('pl').length > 10);
  });
});

test('what is said of a player just now changes with the language', async () => {
  await visiting(server, {}, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await beGuest(page, 'Ana');
    await page.goto(`${server.address}/table/${await openTable(page, ['me', 'easy'])}`);
    await nextMoment(page);
    await tools(page, 3);
    const note = page.locator('.note');
    const choice = page.locator('aside select').nth(2);
    // A note stays for two seconds: whoever was too slow once tries again.
    for (let left = 6, changed = false; !changed; left--) {
      assert.ok(left, 'no note stayed for long enough');
      await choice.selectOption('en');
      await playToEnd(page, list, { most: 2 });
      await note.waitFor();
      const before = await note.textContent();
      await choice.selectOption('pl');
      await until(page, () => document.documentElement.lang === 'pl');
      const after = await page.evaluate(() => document.querySelector('.note')?.textContent);
      changed = after !== undefined;
      if (changed) assert.notEqual(after, before);
      await nextMoment(page);
    }
  });
});
