// Several people: two browsers against each other with broken connections, several people at one
// screen, and somebody who looks on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beGuest, driveOn, openTable } from './kit/driver.mjs';
import { list, mouse } from './kit/hands.mjs';
import { server } from './kit/house.mjs';
import { answered, insist, momentNow, nextMoment, playToEnd, signNow } from './kit/photograph.mjs';
import { boxes } from './kit/still.mjs';
import { phone, until, visiting } from './kit/visit.mjs';
import { wholePage } from './kit/words.mjs';

const calm = { likes: { speed: 'none' } };
const scores = (page) => page.locator('.podium li .score').allTextContents();

// One move of whoever is asked; answers who it was.
async function oneMove(visits, n) {
  for (;;) {
    for (const visit of visits) {
      const moment = await momentNow(visit.page);
      if (moment === 'over') return null;
      if (moment === 'wait') continue;
      const before = await signNow(visit.page);
      await insist(visit.page, before, () => (n % 4 ? list : mouse)[moment](visit.page, n));
      return visit;
    }
  }
}

const connecting = (page) => until(page, () => document.querySelector('.wheel') !== null);
const connected = (page) => until(page, () => document.querySelector('.wheel') === null);

async function breakLine(visit) {
  await visit.context.setOffline(true);
  await visit.page.evaluate(() => window.sockets.forEach((socket) => socket.close()));
  await connecting(visit.page);
}

async function opened(visit) {
  await visit.context.addInitScript(() => {
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
      constructor(...how) {
        super(...how);
        window.sockets.push(this);
      }
    };
  });
}

test('two browsers against each other; one loses the connection, then the server is killed', async () => {
  await visiting(server, calm, async (ana) => {
    await visiting(server, calm, async (rui) => {
      await opened(rui);
      await ana.goto('/');
      await ana.page.locator('[data-box=photograph]').click();
      await ana.page.locator('.seat select').selectOption('open');
      await ana.page.locator('button.play').click();
      await ana.page.locator('.room').waitFor();
      await rui.goto(new URL(ana.page.url()).pathname);
      await rui.page.locator('.room .button.main').click();
      const both = [ana, rui];
      let made = 0;
      for (; made < 7; made++) assert.ok(await oneMove(both, made));

      // Rui goes through a tunnel; Ana plays on as long as it is her turn.
      await rui.without(async () => {
        await breakLine(rui);
        while ((await momentNow(ana.page)) !== 'wait') assert.ok(await oneMove([ana], made++));
        await rui.context.setOffline(false);
        await connected(rui.page);
      });
      for (; made < 16; made++) assert.ok(await oneMove(both, made));

      await ana.without(() =>
        rui.without(async () => {
          await server.kill();
          await Promise.all(both.map(({ page }) => connecting(page)));
          await server.start();
          await Promise.all(both.map(({ page }) => connected(page)));
        }),
      );
      while (await oneMove(both, made)) made++;
      assert.ok(made > 30, `${made} moves`);
      await Promise.all(both.map(({ page }) => nextMoment(page)));
      assert.deepEqual(await scores(ana.page), await scores(rui.page));
      assert.equal(await ana.page.locator('.connection').count(), 0);
    });
  });
});

test('two people at one screen: a curtain between their films', async () => {
  await visiting(server, calm, async ({ page }) => {
    await page.goto(`${server.address}/`);
    await page.locator('[data-box=photograph]').click();
    await page.locator('.seat select').selectOption('here');
    await page.locator('.seat input').last().fill('Beata');
    await page.locator('button.play').click();
    let curtains = 0;
    const hand = {
      ...list,
      async lift(page) {
        curtains++;
        assert.equal(await page.locator('.track .frame').count(), 0, 'nothing of the film is behind the curtain');
        if (curtains < 3) await wholePage(page, 'en');
        await list.lift(page);
      },
    };
    const made = await playToEnd(page, hand);
    assert.ok(made > 30 && curtains > 12, `${made} moves, ${curtains} curtains`);
    assert.equal(await page.locator('.podium li').count(), 2);
  });
});

test('somebody looks on and sees no more than the table', async () => {
  await visiting(server, calm, async (ana) => {
    await ana.goto('/');
    await beGuest(ana.page, 'Ana');
    const code = await openTable(ana.page, ['me', 'easy', 'easy']);
    await visiting(server, calm, async ({ page }) => {
      await page.goto(`${server.address}/table/${code}`);
      await page.locator('.watching').waitFor();
      await page.locator('.track .frame').first().waitFor();
      const names = await page.locator('.track .frame').evaluateAll((frames) => frames.map((frame) => frame.ariaLabel));
      for (const name of names) assert.match(name, /(1–6|7–12)/, 'only backs are seen');
      assert.equal(await page.locator('.pill.may, .question .tool').count(), 0, 'nothing to decide');
      const before = await signNow(page);
      await driveOn(ana.page, code, 'choose-scene', { least: 2 });
      await answered(page, before);
      await driveOn(ana.page, code);
      assert.equal(await nextMoment(page), 'over');
      assert.equal(await page.locator('.podium li').count(), 3);
      assert.equal(await page.locator('dialog[open] button.main').count(), 0, 'who looked on does not ask for another game');
    });
  });
});

// The Sunset asks everybody at once: a card in the air stays there when somebody else is quicker.
test('what somebody else chooses in secret does not disturb the own hand', async () => {
  await visiting(server, calm, async (ana) => {
    const { page } = ana;
    await ana.goto('/');
    await beGuest(page, 'Ana');
    const code = await openTable(page, ['me', { me: 'Rui' }]);
    await driveOn(page, code, 'sunset');
    await ana.goto(`/table/${code}`);
    await nextMoment(page);
    await page.locator('.track .frame').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.locator('.track .frame.lifted').count(), 1);
    await driveOn(page, code, 'never', { only: 2 });
    await until(page, () => /Rui has chosen/.test(document.querySelector('aside')?.textContent));
    assert.equal(await page.locator('.track .frame.lifted').count(), 1);
    const before = await signNow(page);
    await page.keyboard.press('Enter');
    await answered(page, before);
  });
});

test('who has chosen in secret waits for the others, and nothing on the table shifts', async () => {
  for (const screen of [{}, phone]) {
    await visiting(server, { ...calm, ...screen }, async (ana) => {
      await visiting(server, calm, async (rui) => {
        for (const visit of [ana, rui]) await visit.goto('/');
        await beGuest(ana.page, 'Ana');
        await beGuest(rui.page, 'Rui');
        const code = await openTable(ana.page, ['me', 'open']);
        await rui.goto(`/table/${code}`);
        await rui.page.locator('.room .button.main').click();
        await Promise.all([ana, rui].map(({ page }) => driveOn(page, code, 'sunset')));
        await ana.goto(`/table/${code}`);
        await nextMoment(ana.page);
        const areas = ['.board > .city', '.board > .album', '.board > .film', '.track'];
        const before = await boxes(ana.page, areas);
        await driveOn(ana.page, code, 'never', { only: 1 });
        await ana.page.locator('.film .secret').waitFor();
        assert.deepEqual(await boxes(ana.page, areas), before);
      });
    });
  }
});
