// Every screen of the page, one after the other: for tests that look at all of them, and pictures.
import { ask, beGuest, driveOn, openTable } from './driver.mjs';
import { list } from './hands.mjs';
import { answered, nextMoment, signNow } from './photograph.mjs';
import { until } from './visit.mjs';

// Calls look(name, page) at each screen. The visitor becomes a guest, and at the end has an account.
export async function walk(visit, look) {
  const { page } = visit;
  const narrow = page.viewportSize().width < 900;
  await visit.goto('/');
  await page.locator('[data-box=photograph]').waitFor();
  await look('home-new', page);
  await visit.goto('/account');
  await page.locator('input[type=password]').first().waitFor();
  await look('account-nobody', page);

  await beGuest(page, 'Ana Maria');
  const done = await openTable(page, ['me', 'easy']);
  await driveOn(page, done);
  const wait = await openTable(page, ['me', 'open', 'easy', 'open'], { listed: true });
  const play = await openTable(page, ['me', 'easy', 'easy', 'easy']);
  await driveOn(page, play, 'choose-scene', { least: 6 });

  const rail = (which) => page.locator('.tools > button').nth(['log', 'chat', 'rules', 'settings'].indexOf(which)).click();
  const closeRail = async () => {
    if (narrow) await page.keyboard.press('Escape');
  };

  await visit.goto('/');
  await page.locator('a[href*="/table/"]').first().waitFor();
  await page.locator('a[href*="/replay/"]').first().waitFor();
  await look('home', page);
  await page.locator('[data-box=photograph]').click();
  await page.locator('.seat select').first().waitFor();
  await settled(page);
  await look('box', page);
  await page.locator('.side button').click();
  await page.locator('.more fieldset').nth(1).waitFor();
  await look('more-choices', page);

  await visit.goto(`/table/${wait}`);
  await page.locator('.room').waitFor();
  await look('waiting-room', page);

  await visit.goto(`/table/${play}`);
  await nextMoment(page);
  await look('choose-scene', page);
  await page.keyboard.press('m');
  await page.locator('dialog[open] li button').first().waitFor();
  await settled(page);
  await look('all-moves', page);
  await page.keyboard.press('Escape');
  await until(page, () => !document.querySelector('dialog')); // keys belong to the table again
  await page.keyboard.press('h');
  await until(page, () => document.querySelectorAll('.question .buttons .main').length === 1);
  await look('hint', page);
  await page.locator('.question .buttons .main').click();
  await until(page, () => document.querySelector('.track.live') !== null);
  await look('wind', page);
  await page.locator('.track .frame').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await settled(page);
  await look('winding', page);
  await page.keyboard.press('Escape');
  await page.locator('.rivals button').first().click();
  await page.locator('dialog[open]').waitFor();
  await settled(page);
  await look('rival', page);
  await page.keyboard.press('Escape');
  if (narrow) {
    await rail('log');
    await settled(page);
    await look('log', page);
    await closeRail();
  }
  await rail('chat');
  await page.locator('.chat input').fill('Good luck!');
  await page.locator('.chat form button').click();
  await page.locator('.chat .said').waitFor();
  await settled(page);
  await look('chat', page);
  await closeRail();
  await rail('rules');
  await page.locator('aside h2, aside h3').nth(2).waitFor();
  await settled(page);
  await look('rules-drawer', page);
  await closeRail();
  await rail('settings');
  await settled(page);
  await look('settings', page);
  await closeRail();
  if (!narrow) await rail('log');

  const sunset = await openTable(page, ['me', 'easy']);
  await driveOn(page, sunset, 'sunset');
  await visit.goto(`/table/${sunset}`);
  await nextMoment(page);
  await look('sunset', page);

  const here = await openTable(page, ['me', { me: 'Rui' }]);
  await visit.goto(`/table/${here}`);
  for (let n = 0; (await nextMoment(page)) !== 'curtain'; n++) {
    const before = await signNow(page);
    await list.take(page, n);
    await answered(page, before);
  }
  await look('curtain', page);

  await visit.goto(`/table/${done}`);
  await page.locator('dialog[open] .podium').waitFor();
  await settled(page);
  await look('end', page);
  await page.keyboard.press('Escape');
  await until(page, () => !document.querySelector('dialog[open]'));
  await look('after-the-end', page);

  await visit.goto(`/replay/${done}?move=20&seat=1`);
  await page.locator('.board > .film').waitFor();
  await look('replay', page);
  await page.locator('.controls .top button').click();
  await until(page, () => document.querySelector('.controls .track svg') !== null && !document.querySelector('.controls .top > button[disabled]'));
  await look('replay-chances', page);

  await visit.goto('/rules/photograph');
  await page.locator('main .text p').nth(3).waitFor();
  await look('rules', page);
  await visit.goto('/account');
  await page.locator('input[type=password]').first().waitFor();
  await look('account-guest', page);
  const name = `Ana${Date.now() % 1e9}`;
  await ask(page, 'POST', '/api/account', { name, password: 'correct horse battery' });
  await visit.goto('/account');
  await page.locator('main .cards').waitFor();
  await look('account', page);
  await visit.goto(`/players/${name}`);
  await page.locator('main h1').waitFor();
  await look('player', page);
  await visit.goto('/nowhere');
  await page.locator('main').waitFor();
  await look('nothing-here', page);
  await visit.goto('/table/zzzzzzzzzzzz');
  await page.locator('main [role=alert]').waitFor();
  await look('no-table', page);
}

// Whatever comes in has come, and colours have changed.
export function settled(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame(); // by now a change of colours has begun
    for (const one of document.getAnimations()) {
      if (one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity) one.finish();
    }
    await frame();
  });
}
