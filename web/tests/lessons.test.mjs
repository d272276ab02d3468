// Plays every lesson through the engine: each move that is asked for is legal, every other legal move
// is answered, every word is there in four languages, and what the coach points at is on the board.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { engineModule, openPage } from '../scripts/page_modules.mjs';

const languages = ['en', 'pt-BR', 'fr', 'pl'];
const names = ['photograph', 'fort', 'broom-service'];
let page;
let words;
let games;
let lessons;
let LessonEngine;
let movesOf;
let engine;

before(async () => {
  page = await openPage();
  words = await page.load('/src/language/words.svelte.ts');
  ({ games } = await page.load('/src/games/index.ts'));
  ({ lessons } = await page.load('/src/learn/lesson.ts'));
  ({ LessonEngine, movesOf } = await page.load('/src/learn/lesson_engine.ts'));
  const { Engine } = await page.load('/src/local/engine.ts');
  engine = await Engine.start(engineModule());
  await words.loadWords('learn');
});
after(() => page.end());

// The attributes that a selector asks for, as they stand in the text of a page.
const asked = (selector) => [...selector.matchAll(/\[([a-z-]+)(?:="([^"]+)")?\]/g)].map(([, name, value]) => (value === undefined ? `${name}` : `${name}="${value}"`));

for (const name of names) {
  test(`${name}: all that is asked is legal, all that is wrong is answered`, async () => {
    const lesson = await lessons[name]();
    const game = new LessonEngine(engine, lesson);
    game.goTo(0);
    for (const [i, step] of lesson.steps.entries()) {
      const { legal } = game.now();
      if (step.move) {
        assert.ok(legal.includes(step.move), `${step.say}: ${step.move} is not legal, only ${legal.slice(0, 8)}`);
        const others = legal.filter((move) => move !== step.move && !step.or?.test(move));
        for (const move of others) assert.ok(step.not?.some(([which]) => which.test(move)), `${step.say}: nothing is said to ${move}`);
        for (const [which, say] of step.not ?? []) assert.ok(others.some((move) => which.test(move)), `${step.say}: ${say} is never said`);
        if (step.or) {
          for (const move of legal.filter((one) => step.or.test(one))) {
            const there = game.goTo(i);
            assert.ok(there.legal.includes(move));
            for (const [seat, one] of [[1, move], ...(step.then ?? [])]) game.apply(seat, one);
            const next = lesson.steps[i + 1];
            if (next.move) assert.ok(game.now().legal.includes(next.move), `after ${move}: ${next.move}`);
          }
          game.goTo(i);
        }
        for (const language of languages) assert.match(game.whyNot('nonsense', language) ?? '', /\w/);
      }
      for (const [seat, move] of movesOf(step)) game.apply(seat, move);
    }
    assert.ok(lesson.steps.length <= 24, 'ten minutes at the most');
  });

  test(`${name}: what the coach points at is on the board`, async () => {
    const lesson = await lessons[name]();
    const game = new LessonEngine(engine, lesson);
    await words.setLanguage('en');
    const { Board } = await games.find((one) => one.name === name).load();
    for (const [i, step] of lesson.steps.entries()) {
      const { view, legal } = game.goTo(i);
      if (!step.at) continue;
      const nothing = () => {};
      const { body } = page.render(Board, {
        props: { board: game.board, view, events: [], legal: step.move ? legal : [], seat: 1, people: [{ name: 'You', seat: 1 }, { name: 'Ana', seat: 2 }], busy: false, hint: null, pace: 0, play: nothing, refuse: nothing, ask: nothing, rule: nothing },
      });
      for (const attribute of asked(step.at)) assert.ok(body.includes(attribute) || later(attribute, name), `${step.say}: no ${attribute} on the board`);
    }
  });
}
// Comes when a card has been pressed: the browser test presses it.
const later = (attribute, name) => name === 'broom-service' && /data-move="(brave|cowardly)/.test(attribute);

test('kids have the names of their cards', async () => {
  const of = (language) => JSON.parse(readFileSync(new URL(`../locales/${language}/fort.json`, import.meta.url), 'utf8'));
  const english = of('en');
  for (const language of languages) {
    const ours = of(language);
    const lesson = Object.entries(JSON.parse(readFileSync(new URL(`../locales/${language}/learn.json`, import.meta.url), 'utf8')));
    const renamed = Object.keys(english).filter((key) => key.startsWith('kid_') && key !== 'kid_coin' && ours[key] !== english[key]);
    for (const [key, text] of lesson.filter(([key]) => key.startsWith('f_')))
      for (const kid of renamed) assert.doesNotMatch(text, new RegExp(`\\b${english[kid]}\\b`), `${language}: ${key}`);
  }
});

for (const language of languages) {
  test(`every word of every lesson: ${language}`, async () => {
    await words.setLanguage(language);
    for (const name of names) {
      const lesson = await lessons[name]();
      const said = lesson.steps.flatMap(({ say, not }) => [say, ...(not ?? []).map(([, why]) => why)]);
      for (const say of said) {
        const key = `learn.${lesson.prefix}${say}`;
        assert.ok(words.hasWords(key), key);
        const text = words.tAny(key, { rival: lesson.rival });
        assert.ok(text.length > 8 && !text.includes('{'), key);
        assert.ok(text.length < 330, `${key}: ${text.length} characters are too many at once`);
      }
    }
  });
}
