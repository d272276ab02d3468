// What is what: every sign of every game has a picture, a name and a meaning in four languages, and
// nothing of the editions is left out. The kids of the page without a table are those of the engine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { engineModule, openPage } from '../scripts/page_modules.mjs';

const languages = ['en', 'pt-BR', 'fr', 'pl'];
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const quoted = (path, list) => [...read(path).split(list)[1].split('};')[0].matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);
const slug = (name) => name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
let page;
let words;
let signsOf;
let engine;

before(async () => {
  page = await openPage();
  words = await page.load('/src/language/words.svelte.ts');
  ({ signsOf } = await page.load('/src/rules/signs.ts'));
  const { Engine } = await page.load('/src/local/engine.ts');
  engine = await Engine.start(engineModule());
});
after(() => page.end());

const board = (game) => {
  engine.line(JSON.stringify({ command: 'new', game, players: 2, seed: '1' }));
  return JSON.parse(engine.line('{"command":"board"}')).board;
};

test('the edition of Fort is read as the engine reads it', async () => {
  const { readEdition } = await page.load('/src/games/fort/edition.ts');
  const { kids, ...rest } = board('fort');
  const { kids: ours, ...values } = readEdition(read('games/fort/edition.txt'));
  assert.deepEqual(values, rest);
  const byName = (list) => Object.fromEntries(list.map(({ kid, suits, ...actions }) => [kid, { suits: [...suits].sort(), ...actions }]));
  assert.deepEqual(byName(ours), byName(kids));
});

const wanted = {
  photograph: () => ({ colours: ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple'], cards: ['front', 'back', 'sharp', 'blurry', 'good-shot', 'sunset'] }),
  fort: () => ({
    kids: board('fort').kids.map(({ kid }) => slug(kid)),
    perks: quoted('games/fort/notation.cc', 'kPerkNames = {'),
    rules: [...quoted('games/fort/notation.cc', 'kRuleNames = {'), 'macaroni'],
    suits: ['skateboard', 'shovel', 'glue', 'squirt-gun', 'crown', 'book', 'coin'],
  }),
  'broom-service': () => ({
    roles: quoted('games/broom_service/names.h', 'kRoleNames'),
    events: quoted('games/broom_service/names.h', 'kEventNames'),
    clouds: ['heavy', ...quoted('games/broom_service/names.h', 'kStormNames')].map((one) => `cloud-${one}`),
    tiles: [...quoted('games/broom_service/names.h', 'kMountainTileNames').map((one) => `m-${one}`), ...quoted('games/broom_service/names.h', 'kForestTileNames').map((one) => `f-${one}`), 'turbo', 'tile-tower', 'amulet'],
  }),
};

for (const [game, lists] of Object.entries(wanted))
  for (const language of languages)
    test(`${game}: everything has a picture, a name and a meaning: ${language}`, async () => {
      const list = await signsOf[game]();
      await words.setLanguage(language);
      const groups = list();
      for (const [group, ids] of Object.entries(lists())) {
        const there = groups.find(({ id }) => id === group)?.signs.map(({ id }) => id) ?? [];
        for (const id of ids) assert.ok(there.includes(id), `${group}: ${id} is missing`);
      }
      const all = groups.flatMap(({ title, signs }) => (assert.doesNotMatch(title, /\.legend_/), signs));
      for (const { id, name, does, art, box } of all) {
        assert.match(art, /<(path|circle|rect|g|text|svg)/, `${id}: no picture`);
        assert.match(box, /^-?\d+ -?\d+ \d+ \d+$/, id);
        assert.ok(name.trim() && !/[{}]|\b(fort|photograph|broom-service)\./.test(name), `${id}: ${name}`);
        assert.ok(does.trim().length > 6 && !/[{}]|\b(fort|photograph|broom-service)\./.test(does), `${id}: ${does}`);
      }
      assert.equal(new Set(all.map(({ id }) => id)).size, all.length, 'every sign has an address of its own');
    });

test('every rule that a question points at exists', async () => {
  const { stepsWithRules } = await page.load('/src/rules/rule_for.ts');
  for (const [game, steps] of Object.entries(stepsWithRules))
    for (const ending of ['', '.pt-BR', '.fr', '.pl']) {
      const text = read(`docs/rules/${game}${ending}.md`);
      for (const id of Object.values(steps)) assert.ok(text.includes(id.includes('.') ? `**${id.replace(/^./, (letter) => letter.toUpperCase())}**` : `<a id="${id}">`), `${game}${ending}: ${id}`);
    }
});
