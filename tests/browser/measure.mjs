// The cost of the page, for docs/verification.md: bytes of the first load, time from a click to the
// next frame, frames during animation, also with a processor four times slower. Times are only good on
// a machine that does nothing else, or with a priority above everything else on it; bytes and processor
// time are good on any.
//   nice -n -15 tests/browser/measure [--clicks] [GAME…]
import { readFileSync } from 'node:fs';
import { broom } from './kit/broom.mjs';
import { beGuest, openTable } from './kit/driver.mjs';
import { fort } from './kit/fort.mjs';
import { clickTimes, frameCosts, framesShown, longestTask } from './kit/frames.mjs';
import { mouse } from './kit/hands.mjs';
import { loadSizes } from './kit/load.mjs';
import { insist, nextMoment, signNow } from './kit/photograph.mjs';
import { byCalmFinger, byCalmMouse, byQuickMouse } from './kit/press.mjs';
import { keepPriority } from './kit/priority.mjs';
import { Server } from './kit/server.mjs';
import { nextChoice, playGame } from './kit/table_game.mjs';
import { asking, closeBrowser, openBrowser, phone, visiting } from './kit/visit.mjs';

const half = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const most = (list) => Math.max(...list);
const ms = (value) => `${value.toFixed(1)} ms`;
const share = (part, all) => `${((100 * part) / all).toFixed(1)} %`;

const framesWords = ({ all, lost, waiting }) => `${all}; ${lost} (${share(lost, all)}) lost in motion, ${waiting} (${share(waiting, all)}) before a motion began`;

const calm = {
  ...mouse,
  async take(page, n) {
    const cells = page.locator('.city .cell.live, .pill.may:not([hidden])');
    await byCalmMouse.press(page, cells.nth((n * 5) % (await cells.count())));
  },
};

// So many presses by somebody who waits until the table has shown everything.
const players = {
  photograph: (page) => {
    let n = 0;
    return async (count) => {
      for (const end = n + count; n < end; n++) {
        const moment = await nextMoment(page);
        if (moment === 'over') return;
        await insist(page, await signNow(page), () => calm[moment](page, n));
      }
      await nextMoment(page);
    };
  },
  fort: (page) => presses(page, fort),
  'broom-service': (page) => presses(page, broom),
};
const choices = {
  photograph: ['.narrow .cell.live', '.pill.may:not([hidden])', '.track.live .frame'],
  fort: fort.choices,
  'broom-service': broom.choices,
};

function presses(page, game) {
  return async (count) => {
    await playGame(page, game, byCalmMouse, { most: count });
    await nextChoice(page, game);
  };
}

// How much of its time this machine was kept waiting by the one it runs on: with much of it, times are
// those of other guests.
function waits() {
  const [user, nice, system, idle, iowait, irq, softirq, steal] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).slice(1).map(Number);
  return { steal, all: user + nice + system + idle + iowait + irq + softirq + steal };
}
async function timed(what) {
  const before = waits();
  const result = await what();
  const after = waits();
  return [result, `[${share(after.steal - before.steal, after.all - before.all)} taken by others]`];
}

const words = process.argv.slice(2);
const onlyClicks = words.includes('--clicks');
const wanted = words.filter((word) => !word.startsWith('--'));
keepPriority();
asking.every = 300; // the page is measured, not the questions to it
const server = new Server();
await server.start();
await openBrowser();

const reaction = 250; // ms; nobody presses sooner after a question has come
const looking = 2500; // ms; somebody looks at the table first; until then it is drawn

async function atTable(seats, game, what, { device = {}, look = looking } = {}) {
  await visiting(server, device, async (visit) => {
    await visit.goto('/');
    await beGuest(visit.page, 'Ana');
    await visit.goto(`/table/${await openTable(visit.page, seats, { game })}`);
    await visit.page.waitForTimeout(look);
    await what(visit, players[game](visit.page));
  });
}

// Times from clicks to the next frame, of presses by one who waits so long after each.
async function clicksOf(game, hand, count, wait, table) {
  let clicks;
  await atTable(
    ['me', 'easy'],
    game,
    async ({ page }) => {
      clicks = await clickTimes(page, async () => {
        for (let n = 0; n < count; n++) {
          const choice = await nextChoice(page, { choices: choices[game] });
          if (choice.over) return;
          await page.waitForTimeout(reaction);
          const goal = page.locator(choice.selector).locator('visible=true').nth((n * 7 + 3) % choice.count);
          await hand.press(page, goal).catch(() => {}); // it may have gone since
          await page.waitForTimeout(wait);
        }
      });
    },
    table,
  );
  return clicks;
}

async function several(count, what) {
  const all = [];
  for (let n = 0; n < count; n++) all.push(...(await what()));
  return all;
}

async function measure(game) {
  const say = (text) => console.log(`${game}: ${text}`);
  const frames = async (page, play, how) => {
    const [shown, taken] = await timed(() => framesShown(page, () => play(10)));
    say(`frames while something moves${how}: ${framesWords(shown)} ${taken}`);
  };
  const clicks = async (how, what) => {
    const [list, taken] = await timed(what);
    say(`click to the next frame, ${how}, ${list.length} over 16 ms: ${list.length ? `${ms(half(list))} (half), ${ms(most(list))} (most)` : 'none'} ${taken}`);
  };
  await clicks('pointing first', () => clicksOf(game, byCalmMouse, 12, 1200));
  await clicks('without pointing first', () => clicksOf(game, byQuickMouse, 12, 1200));
  await clicks('as soon as the table asks', () => several(6, () => clicksOf(game, byQuickMouse, 2, 0, { look: 0 })));
  await clicks('with a finger, as soon as the table asks', () => several(6, () => clicksOf(game, byCalmFinger, 2, 0, { look: 0, device: phone })));
  await clicks('with a finger', () => clicksOf(game, byCalmFinger, 12, 1200, { device: phone }));
  if (onlyClicks) return;
  await atTable(['me', 'easy'], game, async ({ page }, play) => {
    await play(2);
    const costs = await frameCosts(page, () => play(6));
    const dear = costs.filter((one) => one > 1000 / 60 / 4).length;
    say(
      `processor time of a frame in animation, ${costs.length} frames: ${ms(half(costs))} (half), ${ms(most(costs))} (most); ` +
        `${dear} (${share(dear, costs.length)}) over 4.2 ms, a sixtieth of a second on a processor 4 times slower`,
    );
  });
  await atTable(['me', 'easy'], game, async ({ page, context }, play) => {
    await play(2);
    await frames(page, play, '');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await frames(page, play, ', the processor 4 times slower');
  });

  // Strong computer players: the page is never held up.
  await atTable(['me', 'hard', 'hard'], game, async ({ page }, play) => {
    await play(1);
    const [longest, taken] = await timed(() => longestTask(page, () => play(5)));
    say(`longest task of the page while strong computer players think and move: ${longest ? ms(longest) : 'none over 50 ms'} ${taken}`);
  });
}

await visiting(server, { serviceWorkers: 'block' }, async (visit) => {
  const { first, game, files } = await loadSizes(visit);
  console.log(`first load: ${first} bytes in ${files} files; the table of Photograph: ${game} bytes more`);
});
for (const game of wanted.length ? wanted : Object.keys(players)) await measure(game);

await closeBrowser();
await server.end();
