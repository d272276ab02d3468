// The engine in WebAssembly and the native program are the same program: the same requests get the same
// replies, byte for byte, through whole games of every kind and number of players; a record of one
// replays in the other.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { native, newEngine } from './local_play.mjs';

let engine;
let program;
let lines;

before(async () => {
  engine = await newEngine();
  program = spawn(native, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
});
after(() => program.stdin.end());

// What both answer, which must be the same.
async function both(request) {
  const line = JSON.stringify(request);
  program.stdin.write(`${line}\n`);
  const ours = engine.line(line);
  const theirs = (await lines.next()).value;
  assert.equal(ours, theirs, line);
  return JSON.parse(ours);
}

// Small and repeatable: which of the moves is played.
function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const games = JSON.parse((await newEngine()).line('{"command":"games"}')).games;

function* tables() {
  for (const { game, min_players, max_players, options } of games) {
    for (let players = min_players; players <= max_players; players++) {
      const variants = [{}, Object.fromEntries(options.map(({ option, values }) => [option, values.at(-1)]))];
      for (const options of variants) yield { game, players, options };
    }
  }
}

async function allViews(players) {
  for (let viewer = 1; viewer <= players; viewer++) await both({ command: 'view', viewer });
  await both({ command: 'view' });
}

function replayNatively(record) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  const file = join(folder, 'game.txt');
  writeFileSync(file, record);
  const { status, stderr } = spawnSync(native, ['replay', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.equal(status, 0, stderr);
}

for (const { game, players, options } of tables()) {
  test(`${game}, ${players} players, ${JSON.stringify(options)}: a game by random moves`, async (t) => {
    const roll = dice(players);
    const begun = await both({ command: 'new', game, players, options, seed: `5eed${players}` });
    if (!begun.ok) return t.skip(begun.error); // options that do not go together
    for (let moves = 0; ; moves++) {
      const { legal } = await both({ command: 'legal' });
      if (legal.length === 0) break;
      const { seat, moves: list } = legal[roll(legal.length)];
      const move = list[roll(list.length)];
      const viewer = roll(4) === 0 ? 'spectator' : 1 + roll(players);
      const { events } = await both({ command: 'apply', seat, move, viewer });
      assert.ok(events);
      if (roll(8) === 0) await both({ command: 'undo', seat });
      if (moves % 10 === 0) await allViews(players);
    }
    await allViews(players);
    await both({ command: 'position' });
    await both({ command: 'result' });
    const { record } = await both({ command: 'record' });
    await both({ command: 'load', record });
    await both({ command: 'events', viewer: 1 });
    replayNatively(record);
  });

  test(`${game}, ${players} players, ${JSON.stringify(options)}: a game of computer players`, async (t) => {
    const begun = JSON.parse(engine.line(JSON.stringify({ command: 'new', game, players, options, seed: 'c0de' })));
    if (!begun.ok) return t.skip(begun.error);
    const roll = dice(7 * players);
    const ask = (request) => JSON.parse(engine.line(JSON.stringify(request)));
    for (let { to_act } = begun; to_act.length > 0; ) {
      const seat = to_act[roll(to_act.length)];
      const player = ['search:20', 'greedy', 'random', 'search:60'][seat % 4];
      const { move } = ask({ command: 'choose', seat, player, seed: String(roll(1e9)) });
      ({ to_act } = ask({ command: 'apply', seat, move }));
    }
    const { record } = ask({ command: 'record' });
    await both({ command: 'load', record });
    await allViews(players);
    await both({ command: 'result' });
    replayNatively(record);
  });
}

test('what is wrong is refused in the same words', async () => {
  await both({ command: 'new', game: 'photograph', players: 3, seed: '1' });
  for (const request of [
    { command: 'nonsense' },
    { command: 'new', game: 'chess', players: 2 },
    { command: 'new', game: 'fort', players: 9 },
    { command: 'apply', seat: 1, move: '9Z9' },
    { command: 'apply', seat: 3, move: '' },
    { command: 'apply', seat: 7, move: '1L1' },
    { command: 'undo', seat: 1 },
    { command: 'view', viewer: 'everybody' },
    { command: 'load', record: 'ludoteca record 1\ngame: photograph\n' },
    { command: 'choose', seat: 1, player: 'oracle' },
    { command: 'result' },
  ]) {
    const { ok } = await both(request);
    assert.equal(ok, false);
  }
  for (const line of ['', '{', '[]', '{"command":1}', '{"command":"hello","command":"hello"}', '\u0000']) {
    program.stdin.write(`${line}\n`);
    assert.equal(engine.line(line), (await lines.next()).value);
  }
});
