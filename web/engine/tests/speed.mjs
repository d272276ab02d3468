// How quickly computer players think in WebAssembly, in iterations a second, beside the native program:
//   node web/engine/tests/speed.mjs
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { native, newEngine } from './local_play.mjs';
import { buildPage, servePage } from './page_server.mjs';

const iterations = 10_000;
const port = Number(process.env.LUDOTECA_TEST_PORT ?? 8121);

const program = spawn(native, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
async function natively(request) {
  program.stdin.write(`${JSON.stringify(request)}\n`);
  return JSON.parse((await lines.next()).value);
}

const engine = await newEngine();

await buildPage();
const server = await servePage(port);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`http://localhost:${port}/`);
await page.waitForFunction(() => window.newThinker);
await page.evaluate(async () => (window.thinker = await window.newThinker()));

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

// Milliseconds for one decision, each in its place.
const places = {
  native: (question) => timed(() => natively({ command: 'choose', ...question, record: undefined })),
  Node: (question) => timed(() => engine.call({ command: 'consider', ...question })),
  Chromium: (question) =>
    page.evaluate((asked) => window.thinker(asked), { command: 'consider', ...question }),
};

// The best of some decisions of one game: this machine may have other things to do.
async function speeds(game) {
  const best = { native: 0, Node: 0, Chromium: 0 };
  let { to_act } = await natively({ command: 'new', game, players: 3, seed: '7' });
  for (let turn = 0; turn < 40; turn++) {
    const seat = to_act[0];
    const { legal } = await natively({ command: 'legal', seat });
    if (turn % 5 === 0 && legal[0].moves.length > 1) {
      const { record } = await natively({ command: 'record' });
      const question = { record, seat, player: `fresh:${iterations}`, seed: '1' };
      for (const [place, think] of Object.entries(places)) {
        best[place] = Math.max(best[place], Math.round((1000 * iterations) / (await think(question))));
      }
    }
    const { move } = await natively({ command: 'choose', seat, player: 'greedy', seed: '1' });
    ({ to_act } = await natively({ command: 'apply', seat, move }));
  }
  return best;
}

for (const game of ['photograph', 'fort', 'broom-service']) {
  const best = await speeds(game);
  const told = Object.entries(best).map(
    ([place, speed]) => `${place} ${speed}/s (${Math.round((100 * speed) / best.native)} %)`,
  );
  console.log(`${game}: ${told.join(', ')}`);
}
program.stdin.end();
await browser.close();
server.close();
