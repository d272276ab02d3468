// Learning: every lesson to its end by mouse, one by keys, and from there into a real game; the rules
// and what is what.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './kit/axe.mjs';
import { server } from './kit/house.mjs';
import { coachAt, goThrough } from './kit/lesson.mjs';
import { byFinger, byKeys, byMouse } from './kit/press.mjs';
import { phone, until, visiting } from './kit/visit.mjs';

const quick = { likes: { speed: 'none' } };
const keys = { ...byKeys, keys: true };

for (const name of ['photograph', 'fort', 'broom-service']) {
  test(`${name}: the lesson by mouse, and on into a game with tips`, async () => {
    await visiting(server, quick, async ({ page }) => {
      await page.goto(`${server.address}/`);
      await page.locator(`[data-box=${name}]`).click();
      await page.locator(`a.learn[href="/learn/${name}"]`).click();
      const steps = await goThrough(page, name, byMouse, {
        look: async (now) => {
          if (now === 5) assert.deepEqual(await barriers(page), []);
        },
      });
      assert.ok(steps > 12);
      await page.locator('dialog[open] .button.main').click();
      await page.locator('.question.yours').waitFor();
      assert.match(await until(page, () => document.querySelector('aside .face + p')?.textContent, undefined), /\w/);
      await page.locator('aside .face ~ button').first().click();
      await page.locator('.question .buttons .main').click(); // does what the hint says
    });
  });
}

test('photograph: the lesson by keys only', async () => {
  await visiting(server, quick, async ({ page }) => {
    await page.goto(`${server.address}/learn/photograph`);
    await goThrough(page, 'photograph', keys);
    await page.locator('dialog[open]').waitFor();
  });
});

test('fort: the lesson by touch on a phone', async () => {
  await visiting(server, { ...phone, ...quick }, async ({ page }) => {
    await page.goto(`${server.address}/learn/fort`);
    await goThrough(page, 'fort', byFinger);
  });
});

test('a wrong move is answered, a step can be skipped and taken back, and one comes back to where one was', async () => {
  await visiting(server, quick, async ({ page }) => {
    await page.goto(`${server.address}/learn/photograph`);
    for (let step = 1; step < 5; step++) {
      await coachAt(page, ({ now }) => now === step);
      await page.locator('.coach .buttons .main').click();
    }
    await coachAt(page, ({ now, asked }) => now === 5 && asked);
    await page.locator('[data-pill="1L1"]').click();
    assert.match((await coachAt(page, ({ note }) => note)).note, /red 7/);
    await page.locator('[data-pill="2L3"]').click();
    assert.match((await coachAt(page, ({ note }) => /Take only 1/.test(note))).note, /as many as you take/);
    await page.locator('.coach .buttons .button:last-child').click(); // skip
    await coachAt(page, ({ now }) => now === 6);
    await page.reload();
    await coachAt(page, ({ now }) => now === 6);
    await page.locator('.coach .buttons .icon').click(); // back
    await coachAt(page, ({ now, asked }) => now === 5 && asked);
    await page.locator('.lesson select').selectOption('pl');
    await until(page, () => document.querySelector('.coach .words').textContent, undefined, (words) => /Tura to dwie decyzje/.test(words));
  });
});

test('rules: an address for every rule, words found without accents, rulings and house values marked', async () => {
  await visiting(server, quick, async ({ page }) => {
    await page.goto(`${server.address}/rules/broom-service?lang=pt-BR#b3-2`);
    await until(page, () => document.activeElement?.id, undefined, (id) => id === 'b3-2');
    assert.ok((await page.locator('.mark.house').count()) > 10);
    assert.ok((await page.locator('.mark.ruling').count()) > 5);
    assert.deepEqual(await barriers(page), []);
    await page.locator('input[type=search]').fill('pocao corajoso');
    assert.ok(await until(page, () => document.querySelectorAll('.rules li').length, undefined, (found) => found > 0 && found < 12));
    assert.ok((await page.locator('.rules mark').count()) > 1);
  });
});

test('why not? and what is this? where somebody points and presses', async () => {
  await visiting(server, quick, async ({ page }) => {
    await page.goto(`${server.address}/learn/fort`);
    for (let step = 1; step < 4; step++) {
      await coachAt(page, ({ now }) => now === step);
      await page.locator('.coach .buttons .main').click();
    }
    await coachAt(page, ({ now, asked }) => now === 4 && asked);
    const moles = page.locator('[data-target="hand:themoles"]');
    // What scrolls on its own at first takes the words away again: somebody points once more.
    for (let left = 5; (await page.locator('.peek .why').count()) === 0; left--) {
      assert.ok(left, 'a card that cannot be played says why');
      await page.mouse.move(5, 5);
      await moles.hover();
      await page.locator('.peek .why').waitFor({ timeout: 3000 }).catch(() => {});
    }
    await page.mouse.move(5, 5);
    await moles.click({ force: true });
    await coachAt(page, ({ note }) => /Moles/.test(note));
    await page.locator('[data-sign="recycling"]').first().click();
    await until(page, () => document.activeElement?.id, undefined, (id) => id === 'recycling');
    await page.keyboard.press('Escape');
    // At a table the question knows its rule, and a sign opens beside it.
    await page.goto(`${server.address}/`);
    await page.locator('[data-box=broom-service]').click();
    await page.locator('button.play').click();
    await page.locator('.question.yours .about').click();
    await until(page, () => document.querySelector('aside .lit')?.dataset.rule, undefined, (rule) => rule === 'b3.1');
    await page.locator('[data-sign="wand"]').last().click();
    await until(page, () => document.querySelector('aside .glossary .lit')?.id, undefined, (id) => id === 'wand');
  });
});

test('what is what: every sign of every game, found by name', async () => {
  await visiting(server, quick, async ({ page }) => {
    for (const [name, least] of [['photograph', 13], ['fort', 100], ['broom-service', 50]]) {
      await page.goto(`${server.address}/rules/${name}/signs`);
      await until(page, () => document.querySelectorAll('.glossary li').length, undefined, (count) => count >= least);
      assert.deepEqual(await barriers(page), []);
    }
    await page.locator('input[type=search]').fill('weather');
    await until(page, () => document.querySelectorAll('.glossary li').length, undefined, (count) => count >= 1 && count < 5);
  });
});
