// See tests/browser/screenshots.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { driveOn, openTable } from './kit/driver.mjs';
import { gameWalks, walkGames } from './kit/game_screens.mjs';
import { root } from './kit/modules.mjs';
import { answered, nextMoment, signNow } from './kit/photograph.mjs';
import { settled, walk } from './kit/screens.mjs';
import { Server } from './kit/server.mjs';
import { closeBrowser, desktop, openBrowser, phone, Visit } from './kit/visit.mjs';
import { languages } from './kit/words.mjs';

const wishes = process.argv.slice(2);
const folder = fileURLToPath(new URL('build/screenshots/', root));
const sizes = { desktop, phone };
const chosen = (all) => (all.some((one) => wishes.includes(one)) ? all.filter((one) => wishes.includes(one)) : all);
const parts = chosen(['shell', ...Object.keys(gameWalks)]);
const screens = wishes.filter((one) => ![...languages, ...Object.keys(sizes), 'shell', ...Object.keys(gameWalks)].includes(one));

const server = new Server();
await server.start();
await openBrowser();
mkdirSync(folder, { recursive: true });
let made = 0;
const complaints = [];
const walks = {
  shell: async (visit, shoot) => {
    await walk(visit, shoot);
    await goodShot(visit, shoot);
  },
  ...Object.fromEntries(Object.keys(gameWalks).map((part) => [part, (visit, shoot) => walkGames(visit, shoot, [part])])),
};
for (const language of chosen(languages)) {
  for (const size of chosen(Object.keys(sizes))) {
    for (const part of parts) {
      const visit = await Visit.begin(server, { ...sizes[size], likes: { language, speed: 'none' } });
      const shoot = async (name, page) => {
        if (screens.length && !screens.includes(name)) return;
        for (const colorScheme of ['dark', 'light']) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          await page.screenshot({ path: `${folder}${name}.${size}.${language}.${colorScheme}.png` });
          made++;
        }
      };
      await walks[part](visit, shoot);
      complaints.push(...visit.complaints.map((what) => `${language} ${size} ${part}: ${what}`));
      await visit.context.close();
      console.log(`${language} ${size} ${part}: ${made} pictures`);
    }
  }
}
await closeBrowser();
await server.end();
if (complaints.length) console.log(complaints.join('\n'));
console.log(`${made} pictures in ${folder}`);

// The moment of a Good Shot. Its banner goes away by itself before a picture is taken, so the clock
// of banners is stopped.
async function goodShot(visit, shoot) {
  if (screens.length && !screens.includes('good-shot')) return;
  const { page } = visit;
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = (what, time, ...more) => (time === 1500 ? 0 : setTimeout(what, time, ...more));
  });
  await visit.goto('/');
  for (let game = 0; game < 3; game++) {
    const code = await openTable(page, ['me', 'easy']);
    await visit.goto(`/table/${code}`);
    while ((await nextMoment(page)) !== 'over') {
      const before = await signNow(page);
      await driveOn(page, code, 'any', { clever: true, least: 1 });
      await answered(page, before);
      const shown = await page.evaluate(() => {
        const banner = document.querySelector('.banner.good-shot');
        for (const one of banner?.getAnimations() ?? []) {
          one.currentTime = 600;
          one.pause();
        }
        return banner !== null;
      });
      if (shown) return shoot('good-shot', page);
    }
  }
}
