// The cost of the page, for docs/verification.md: bytes of the first load, time from a click to the
// next frame, frames during animation, also with a processor four times slower. Times are only good on
// a machine that does nothing else; bytes and processor time are good on any.
//   tests/browser/measure
import { beGuest, openTable } from './kit/driver.mjs';
import { mouse } from './kit/hands.mjs';
import { loadSizes } from './kit/load.mjs';
import { insist, nextMoment, signNow } from './kit/photograph.mjs';
import { Server } from './kit/server.mjs';
import { closeBrowser, openBrowser, visiting } from './kit/visit.mjs';
import { clickTimes, frameCosts, framesShown, longestTask } from './kit/frames.mjs';

const server = new Server();
await server.start();
await openBrowser();
const half = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const most = (list) => Math.max(...list);
const ms = (value) => `${value.toFixed(1)} ms`;

await visiting(server, { serviceWorkers: 'block' }, async (visit) => {
  const { first, game, files } = await loadSizes(visit);
  console.log(`first load: ${first} bytes in ${files} files; the table of Photograph: ${game} bytes more`);
});

await visiting(server, {}, async (visit) => {
  const { page } = visit;
  await visit.goto('/');
  await beGuest(page, 'Ana');
  const code = await openTable(page, ['me', 'easy']);
  await visit.goto(`/table/${code}`);
  const turns = async (from, to) => {
    for (let n = from; n < to; n++) {
      const moment = await nextMoment(page);
      if (moment === 'over') return;
      const before = await signNow(page);
      await insist(page, before, () => mouse[moment](page, n));
    }
    await nextMoment(page);
  };
  const clicks = await clickTimes(page, () => turns(0, 8));
  console.log(`click to the next frame, of ${clicks.length} clicks over 16 ms: ${ms(half(clicks))} (half), ${ms(most(clicks))} (most)`);

  const costs = await frameCosts(page, () => turns(8, 14));
  const dear = costs.filter((one) => one > 1000 / 60 / 4).length;
  console.log(
    `processor time of a frame in animation, ${costs.length} frames: ${ms(half(costs))} (half), ${ms(most(costs))} (most); ` +
      `${dear} (${((100 * dear) / costs.length).toFixed(1)} %) over 4.2 ms, a sixtieth of a second on a processor 4 times slower`,
  );

  const devtools = await visit.context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { shown, lost } = await framesShown(page, () => turns(14, 20));
  console.log(`frames while something moves, the processor 4 times slower: ${shown} shown, ${lost} (${((100 * lost) / (shown + lost)).toFixed(1)} %) lost`);
});

// Strong computer players: the page is never held up.
await visiting(server, {}, async (visit) => {
  const { page } = visit;
  await visit.goto('/');
  await beGuest(page, 'Ana');
  const code = await openTable(page, ['me', 'hard', 'hard']);
  await visit.goto(`/table/${code}`);
  await nextMoment(page);
  const longest = await longestTask(page, async () => {
    for (let n = 0; n < 6; n++) {
      const moment = await nextMoment(page);
      if (moment === 'over') break;
      await insist(page, await signNow(page), () => mouse[moment](page, n));
    }
    await nextMoment(page);
  });
  console.log(`longest task of the page while strong computer players think and move: ${longest ? ms(longest) : 'none over 50 ms'}`);
});

await closeBrowser();
await server.end();
