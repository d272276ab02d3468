// How quickly computer players think in WebAssembly, in iterations a second, beside the native program:
//   node web/engine/tests/speed.mjs
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { native, newEngine } from './local_play.mjs';

const iterations = 10_000;
const engine = await newEngine();
const program = spawn(native, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

const here = async (request) => JSON.parse(engine.line(JSON.stringify(request)));
async function there(request) {
  program.stdin.write(`${JSON.stringify(request)}\n`);
  return JSON.parse((await lines.next()).value);
}

// The best of some, at positions in the middle of a game: this machine may have other things to do.
async function speed(ask, game) {
  let { to_act } = await ask({ command: 'new', game, players: 3, seed: '7' });
  let best = 0;
  for (let turn = 0; turn < 40; turn++) {
    const seat = to_act[0];
    const { legal } = await ask({ command: 'legal', seat });
    if (turn % 8 === 0 && legal[0].moves.length > 1) {
      const start = performance.now();
      await ask({ command: 'choose', seat, player: `search:${iterations}`, seed: '1' });
      best = Math.max(best, (1000 * iterations) / (performance.now() - start));
    }
    const { move } = await ask({ command: 'choose', seat, player: 'greedy', seed: '1' });
    ({ to_act } = await ask({ command: 'apply', seat, move }));
  }
  return best;
}

for (const game of ['photograph', 'fort', 'broom-service']) {
  const [compiled, ours] = [await speed(there, game), await speed(here, game)];
  const share = Math.round((100 * ours) / compiled);
  console.log(`${game}: native ${Math.round(compiled)}/s, WebAssembly ${Math.round(ours)}/s (${share} %)`);
}
program.stdin.end();
