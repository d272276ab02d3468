// Tables of a device, from the messages of a page to what is kept: whole games in every language, with
// the engine started anew in the middle, and with a store that fails.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newEngine, Tables, TablesInMemory } from './local_play.mjs';

const thinker = await newEngine();

// A page with one link. Computer players answer at once, and quickly.
class Page {
  static async open(kept = new TablesInMemory(), language = 'en') {
    const page = new Page();
    page.kept = kept;
    page.updates = [];
    page.waiting = new Map();
    page.ids = 0;
    page.tables = await Tables.open(
      await newEngine(),
      kept,
      (question) => page.think(question),
      {
        message: (_link, message) => page.hear(message),
        answered: (id, status, body) => page.waiting.get(`get ${id}`)({ status, body }),
        broken: (why) => assert.fail(String(why)),
      },
    );
    page.tables.call({ command: 'welcome', link: 1, language, name: 'Ana' });
    return page;
  }

  async think(question) {
    const player = question.player === 'hard' ? 'search:30' : question.player;
    return thinker.call({ command: 'consider', ...question, player }).considered;
  }

  hear(message) {
    if (message.update) this.updates.push(message);
    else this.waiting.get(message.id)(message);
  }

  ask(message) {
    return new Promise((resolve) => {
      const id = ++this.ids;
      this.waiting.set(id, resolve);
      this.tables.call({ command: 'hear', link: 1, message: { id, ...message } });
    });
  }

  get(path, query = '') {
    return new Promise((resolve) => {
      const id = ++this.ids;
      this.waiting.set(`get ${id}`, resolve);
      this.tables.call({ command: 'request', request: id, path, query, language: 'pl', name: 'Ana' });
    });
  }

  async watch(table) {
    const answer = await this.ask({ do: 'watch', table });
    assert.ok(answer.ok, JSON.stringify(answer));
    this.now = answer;
    return answer;
  }

  // Makes a legal move of one of the own seats, if one is asked.
  async move(table, roll) {
    const seen = (await this.watch(table)).views.find(({ legal }) => legal);
    if (!seen) return false;
    const move = seen.legal[roll(seen.legal.length)];
    const key = `${seen.asked}`;
    const number = seen.asked;
    const answer = await this.ask({ do: 'move', table, seat: seen.seat, number, key, move });
    assert.ok(answer.ok, JSON.stringify(answer));
    return true;
  }
}

function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

for (const [game, language] of [
  ['photograph', 'pl'],
  ['fort', 'fr'],
  ['broom-service', 'pt-BR'],
]) {
  test(`${game}: a whole game in ${language}, with the worker killed now and then`, async () => {
    const roll = dice(3);
    let page = await Page.open(undefined, language);
    const { code } = await page.ask({ do: 'create', game, seats: [{ me: 'Ana' }, 'easy', { me: 'Rui' }] });
    assert.match(code, /^local-[1-9a-z]{12}$/);
    const begun = await page.watch(code);
    assert.deepEqual(begun.table.you, [1, 3]);
    assert.equal(begun.table.phase, 'playing');
    for (let moves = 0; page.now.table.phase === 'playing'; moves++) {
      assert.ok(moves < 5000);
      const before = await page.watch(code);
      // While computer players think, both pages would go on.
      const waits = before.table.to_act?.every((seat) => before.table.you.includes(seat));
      if (waits && roll(20) === 0) {
        page = await Page.open(page.kept, language);
        assert.deepEqual(strip(await page.watch(code)), strip(before));
      }
      if (!(await page.move(code, roll))) await settled();
      for (const { views = [], update } of page.updates) {
        if (update !== 'move') continue;
        for (const view of views) assert.ok(view.say && view.view);
      }
      page.updates = [];
    }
    const { table } = await page.watch(code);
    assert.equal(table.result.score.length, 3);
    const record = await page.get(`/api/tables/${code}/record`);
    assert.match(record.body, /^ludoteca record 1\n/);
    const { steps } = JSON.parse((await page.get(`/api/tables/${code}/replay`, 'viewer=1')).body);
    assert.ok(steps.at(-1).say);
    const again = await page.ask({ do: 'rematch', table: code });
    assert.ok(again.ok && again.code !== code);
    const mine = JSON.parse((await page.get('/api/tables/mine')).body).tables;
    assert.deepEqual(mine.map((one) => one.phase).sort(), ['finished', 'playing']);
  });
}

// Without what depends on the moment.
function strip({ table, views }) {
  return { table: { ...table, deadline: 0 }, views };
}

test('undo, hints, and refusals in words', async () => {
  const page = await Page.open(undefined, 'fr');
  const { code: table } = await page.ask({
    do: 'create',
    game: 'photograph',
    seats: ['me', { me: 'Rui' }],
  });
  const { views, table: about } = await page.watch(table);
  const { seat, legal, asked } = views.find(({ legal }) => legal);
  const wrong = await page.ask({ do: 'move', table, seat, number: asked, key: 'a', move: '9Z9' });
  assert.equal(wrong.error.code, 'illegal');
  assert.ok(wrong.error.text.length > 10);
  const hint = await page.ask({ do: 'hint', table, seat });
  assert.ok(legal.includes(hint.hint[0].move));
  assert.ok(hint.hint[0].say.length > 0);
  const move = { do: 'move', table, seat, number: asked, key: 'b', move: hint.hint[0].move };
  const made = await page.ask(move);
  assert.equal(made.number, about.number + 1);
  assert.equal((await page.ask(move)).number, made.number); // made once
  const back = await page.ask({ do: 'undo', table, seat, number: made.number });
  if (!back.ok) assert.equal(back.error.code, 'no-undo');
  assert.equal((await page.ask({ do: 'nonsense' })).error.code, 'wrong');
  assert.equal((await page.ask({ do: 'watch', table: 'local-111111111111' })).error.code, 'no-table');
});

test('what cannot be kept is not told, and can be tried again', async () => {
  const kept = new TablesInMemory();
  const page = await Page.open(kept);
  const { code: table } = await page.ask({ do: 'create', game: 'fort', seats: ['me', { me: 'Rui' }] });
  const { views } = await page.watch(table);
  const { seat, legal, asked } = views.find(({ legal }) => legal);
  const keep = kept.keep;
  kept.keep = async () => ({ how: 'lost' });
  const move = { do: 'move', table, seat, number: asked, key: 'a', move: legal[0] };
  assert.equal((await page.ask(move)).error.code, 'unavailable');
  assert.equal(page.updates.filter(({ update }) => update === 'move').length, 0);
  kept.keep = keep;
  assert.ok((await page.ask(move)).ok);
});

test('of two pages at one table the first is right, the other learns of it', async () => {
  const kept = new TablesInMemory();
  const first = await Page.open(kept);
  const { code: table } = await first.ask({ do: 'create', game: 'fort', seats: ['me', { me: 'Rui' }] });
  const second = await Page.open(kept);
  const { views } = await second.watch(table);
  await first.watch(table);
  const { seat, legal, asked } = views.find(({ legal }) => legal);
  const move = { do: 'move', table, seat, number: asked, key: 'a', move: legal[0] };
  assert.ok((await first.ask(move)).ok);
  const late = await second.ask({ ...move, key: 'b', move: legal.at(-1) });
  assert.equal(late.ok, false);
  const [a, b] = [await first.watch(table), await second.watch(table)];
  assert.deepEqual(strip(b), strip(a));
});

test('a game is looked at again: chances of all seats, and what else there was', async () => {
  const engine = await newEngine();
  const line = (request) => JSON.parse(engine.line(JSON.stringify(request)));
  for (const game of ['photograph', 'fort', 'broom-service']) {
    let { to_act } = line({ command: 'new', game, players: 3, seed: '5' });
    while (to_act.length > 0) {
      const { move } = line({ command: 'choose', seat: to_act[0], player: 'greedy', seed: '1' });
      ({ to_act } = line({ command: 'apply', seat: to_act[0], move }));
    }
    const { moves } = engine.call({ command: 'study', record: line({ command: 'record' }).record });
    for (let i = 0; i < moves; i++) {
      const told = engine.call({ command: 'decision', number: i, player: 'search:30', seed: '1' });
      assert.equal(told.number, i);
      if (!told.chances) continue;
      assert.ok(Math.abs(told.chances.reduce((a, b) => a + b) - 1) < 1e-3);
      assert.ok(told.considered.length > 1);
    }
    const { result } = engine.call({ command: 'decision', number: moves, player: 'search:30', seed: '1' });
    assert.equal(result.place.length, 3);
    // In any order: it is the same decision.
    const what = (number) => {
      const { seat, played } = engine.call({ command: 'decision', number, player: 'random', seed: '1' });
      return { seat, played };
    };
    const [third, last] = [what(3), what(moves - 1)];
    assert.deepEqual([what(3), what(moves - 1)], [third, last]);
    assert.notDeepEqual(third, last);
  }
});
