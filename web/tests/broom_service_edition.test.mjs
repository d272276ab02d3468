// Walks the edition of Broom Service and its boards: everything in it has a picture, a name and an
// explanation in four languages, and the values the page foretells with are those of the edition.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import esbuild from 'esbuild';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const languages = ['en', 'pt-BR', 'fr', 'pl'];
const area = (language, name) => JSON.parse(read(`web/locales/${language}/${name}.json`));
const catalogue = Object.fromEntries(languages.map((one) => [one, area(one, 'broom-service')]));
const pairs = Object.fromEntries(languages.map((one) => [one, area(one, 'shell').pair]));

// The page's own modules; only the words come from here, so that a missing one is noticed.
globalThis.speech = { language: 'en', missing: new Set() };
globalThis.speak = (key, values = {}) => {
  const { language, missing } = globalThis.speech;
  const entry = key === 'shell.pair' ? pairs[language] : catalogue[language][key.slice('broom-service.'.length)];
  if (entry === undefined) return missing.add(key), '';
  const text = typeof entry === 'string' ? entry : (entry[new Intl.PluralRules(language).select(Number(values.count ?? 0))] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (whole, name) => (values[name] === undefined ? (missing.add(`${key} ${whole}`), whole) : String(values[name])));
};
async function load(entry) {
  const words = 'export const t = (k, v) => globalThis.speak(k, v); export const tAny = t; export const language = () => globalThis.speech.language;';
  const speech = {
    name: 'words',
    setup(build) {
      build.onResolve({ filter: /language\/words$/ }, () => ({ path: 'words', namespace: 'words' }));
      build.onLoad({ filter: /.*/, namespace: 'words' }, () => ({ contents: words }));
    },
  };
  const { outputFiles } = await esbuild.build({ stdin: { contents: entry, resolveDir: fileURLToPath(new URL('web/src/games/broom-service', root)), loader: 'ts' }, bundle: true, format: 'esm', write: false, plugins: [speech] });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}
const page = await load(`export { legendOf } from './legend'; export * as values from './values'; export * as types from './types'; export { roleArt } from './art/roles';
  export { eventArt, terrainArt } from './art/events'; export { cloudSign, mountainTileArt, forestTileArt } from './art/tokens'; export { towerArt } from './map/towers'; export { potion } from './art/pieces';
  export { tileWords, towerName, says, eventDoes } from './say';`);

// The rows of a section of the edition: key and value without its origin and comment.
function section(text, name) {
  const part = text.split(`[${name}]`)[1]?.split(/^\[/m)[0] ?? '';
  return part.split('\n').filter((line) => /^[^#]*=/.test(line)).map((line) => line.replace(/@.*$/, '').split('=').map((one) => one.trim()));
}
const names = (list) => [...(read('games/broom_service/names.h').split(list)[1] ?? '').split('};')[0].matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);
const edition = read('games/broom_service/edition.txt');
const boards = { front: read('games/broom_service/front.txt'), back: read('games/broom_service/back.txt') };
const numbers = (row) => row.split(/\s+/).filter((one) => /^-?\d+$/.test(one)).map(Number);
const value = (part, key) => numbers(section(edition, part).find(([name]) => name === key)[1]);

const things = {
  roles: names('kRoleNames'),
  events: names('kEventNames'),
  clouds: ['heavy', ...names('kStormNames')],
  terrains: [...new Set(Object.entries(boards).flatMap(([side, text]) => section(text, `${side} regions`).map(([, row]) => row.split(/\s+/)[0])))],
};
const tiles = [...names('kMountainTileNames').map((one) => `m-${one}`), ...names('kForestTileNames').map((one) => `f-${one}`)];

test('the lists of the page are those of the engine', () => {
  assert.deepEqual([...page.types.roles], things.roles);
  assert.deepEqual([...page.types.eventCards], things.events);
  assert.deepEqual([...page.types.cloudKinds], things.clouds);
  assert.deepEqual([...page.types.terrains].sort(), [...things.terrains].sort());
  assert.deepEqual([...page.types.mountainTiles, ...page.types.forestTiles], tiles.map((one) => one.slice(2)));
  assert.equal(things.roles.length, 10);
  assert.equal(things.events.length, 10);
});

for (const language of languages) {
  test(`everything has a picture, a name and an explanation: ${language}`, () => {
    globalThis.speech.language = language;
    globalThis.speech.missing.clear();
    const groups = Object.fromEntries(page.legendOf(null).map((group) => [group.id, group]));
    const items = Object.values(groups).flatMap((group) => group.items);
    for (const item of items) {
      assert.match(item.scene ?? item.piece ?? '', /<(path|circle|text)/, `${item.id}: no picture`);
      assert.ok(item.name.trim(), `${item.id}: no name`);
      assert.ok(item.does.trim().length > 8, `${item.id}: no explanation`);
    }
    const has = (group, id) => assert.ok(groups[group].items.some((item) => item.id === id), `${group}: ${id} is not in the legend`);
    for (const [group, ids] of Object.entries(things)) for (const id of ids) has(group, id);
    for (const id of [...tiles, 'turbo', 'tile-tower', 'circle', 'castle', 'amulet']) has('tiles', id);
    for (const id of ['round', 'square', 'orange', 'violet', 'green', 'wand', 'bolt']) has('towers', id);
    for (const role of things.roles) for (const brave of [true, false]) assert.ok(page.says(role, brave), role);
    for (const [, row] of section(edition, 'tiles').filter(([key]) => key.startsWith('turbo'))) assert.match(page.tileWords(row.split(/\s+/), null).does, new RegExp(row.split(/\s+/)[0]));
    assert.deepEqual([...globalThis.speech.missing], []);
  });
  test(`every tower on both boards can be drawn and named: ${language}`, () => {
    globalThis.speech.language = language;
    for (const [side, text] of Object.entries(boards)) {
      const towers = section(text, `${side} towers`);
      assert.ok(towers.length > 30);
      for (const [number, row] of towers) {
        const [shape, colour, points] = row.split(/\s+/);
        const look = { shape, colour, points: Number(points), wands: Number(/wands (\d)/.exec(row)?.[1] ?? 0) };
        assert.ok(page.towerName(look), `${side} tower ${number}`);
        for (const state of ['open', 'filled', 'covered']) assert.match(page.towerArt(look, state), /<path/);
        assert.match(page.potion(colour), /<path/);
      }
    }
  });
}

test('no two pictures are the same', () => {
  for (const art of [page.roleArt, page.eventArt, page.terrainArt, page.cloudSign, page.mountainTileArt, page.forestTileArt]) {
    const all = Object.values(art);
    assert.equal(new Set(all).size, all.length);
  }
});

test('what the page foretells is what the edition says', () => {
  const { values } = page;
  assert.deepEqual([values.bewitchedCost], value('roles', 'bewitched cost'));
  assert.deepEqual([values.braveDruid], value('roles', 'brave druid'));
  assert.deepEqual([values.braveFairy], value('roles', 'brave fairy'));
  assert.deepEqual(values.setPoints, value('scoring', 'sets'));
  assert.deepEqual(values.amuletPoints, value('scoring', 'amulets'));
  assert.deepEqual(value('scoring', 'bolts').map((_, i) => values.boltPoints(i)), value('scoring', 'bolts'));
  assert.equal(values.boltPoints(12) - values.boltPoints(11), value('scoring', 'further bolts')[0]);
  assert.deepEqual(values.moreOrLess, value('events', 'more or less'));
  assert.deepEqual([values.blackMarket], value('events', 'black market'));
  assert.deepEqual(Object.values(values.dangerous), value('events', 'dangerous areas'));
  assert.deepEqual(Object.values(values.protectedAreas), value('events', 'protected areas'));
  assert.deepEqual(values.fullHands, value('events', 'full hands'));
  assert.deepEqual(values.emptyHands, value('events', 'empty hands'));
  assert.deepEqual(values.allAtOnce, value('events', 'all at once'));
  assert.deepEqual([values.sameDestinations], value('events', 'same destinations'));
  assert.deepEqual([values.bonusCloud], value('storm clouds', 'bonus points'));
  for (const colour of ['orange', 'violet', 'green']) {
    assert.deepEqual([values.stormNeeds[colour]], value('storm clouds', `${colour} needs`));
    assert.deepEqual([values.stormPoints[colour]], value('storm clouds', `${colour} points`));
  }
  assert.deepEqual([values.forestPoints], value('tiles', 'points of forest'));
  for (const role of ['fruit-gatherer', 'root-gatherer', 'herb-gatherer'])
    for (const brave of [true, false]) {
      const { orange, violet, green, wands } = values.gathered(role, brave);
      assert.deepEqual([orange, violet, green, wands], value('roles', `${role.replace('-', ' ')} ${brave ? 'brave' : 'cowardly'}`));
    }
  for (const druid of ['valley', 'hill']) assert.deepEqual(values.druidTerrains[`${druid}-druid`], section(edition, 'roles').find(([key]) => key === `${druid} druid`)[1].split(/\s+/));
});
