// Walks the edition of Fort: every kid, perk, made-up rule, suit and icon has a picture, a name and
// an explanation in four languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { sharedTerms } from '../scripts/fort_terms.mjs';

const { buildSync } = createRequire(new URL('../node_modules/vite/package.json', import.meta.url))('esbuild');
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const languages = ['en', 'pt-BR', 'fr', 'pl'];
const words = Object.fromEntries(languages.map((one) => [one, JSON.parse(readFileSync(here(`../locales/${one}/fort.json`), 'utf8'))]));

// The drawings and the reader of actions, as the page has them.
async function load(path) {
  const { outputFiles } = buildSync({ entryPoints: [here(path)], bundle: true, format: 'esm', write: false, logLevel: 'error' });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
const [{ face }, { kidLooks }, icons, { suitShape, suits, suitColour }, finds, { readEffect, glyphs }] = await Promise.all(
  ['face', 'kids', 'icons', 'suits', 'finds'].map((name) => load(`../src/games/fort/art/${name}.ts`)).concat(load('../src/games/fort/effect.ts')),
);

const edition = readFileSync(here('../../games/fort/edition.txt'), 'utf8');
const section = (name) => edition.split(`[${name}]`)[1].split(/\n\[/)[0].split('\n').filter((line) => line.includes('=') && !line.startsWith('#'));
const kids = section('kids').map((line) => {
  const [name, rest] = line.split(/\s+=\s+/);
  const [suit, pub, priv] = rest.replace(/\s*@.*/, '').split('|').map((part) => part.trim());
  return { name: name.trim(), suits: suit.split(/\s+/), public: pub, private: priv };
});
// The names that the rules use, from the source of the notation.
const notation = readFileSync(here('../../games/fort/notation.cc'), 'utf8');
const listed = (name) => [...notation.split(name)[1].split('};')[0].matchAll(/"([a-z-]+)"/g)].map((found) => found[1]);
const perks = listed('kPerkNames = {');
const rules = listed('kRuleNames = {');

const has = (key, what) => {
  for (const language of languages) {
    const text = words[language][key];
    assert.ok(text && (typeof text === 'object' || text.length > 1), `${what}: no words "${key}" in ${language}`);
  }
};

test('the edition was read', () => {
  assert.equal(kids.length, 50);
  assert.equal(perks.length, 9);
  assert.equal(rules.length, 11);
});

test('every kid has a face of its own', () => {
  const seen = new Map();
  for (const { name } of kids) {
    assert.ok(kidLooks[name], `${name} is not drawn`);
    const drawing = face(name);
    assert.ok(drawing.length > 500, `${name}: an empty face`);
    assert.ok(!seen.has(drawing), `${name} looks like ${seen.get(drawing)}`);
    seen.set(drawing, name);
  }
});

test('every action of every kid can be drawn and said', () => {
  for (const kid of kids) {
    for (const text of [kid.public, kid.private]) {
      const effect = readEffect(text);
      if (!effect) continue;
      for (const glyph of glyphs(effect)) {
        if ('icon' in glyph) {
          assert.ok(icons.iconArt[glyph.icon], `${kid.name}: no picture of ${glyph.icon}`);
          has(`do_${glyph.icon}`, kid.name);
          has(`icon_${glyph.icon}`, kid.name);
        } else if ('times' in glyph) {
          assert.ok(suitShape[glyph.times] ?? icons.timesArt[glyph.times], `${kid.name}: no picture of × ${glyph.times}`);
          has(`each_${glyph.times}`, kid.name);
        }
      }
    }
    for (const suit of kid.suits) assert.ok(suitShape[suit], `${kid.name}: no picture of ${suit}`);
  }
});

test('every icon and suit has picture, name and meaning', () => {
  for (const icon of icons.iconNames) {
    assert.ok(icons.iconArt[icon]?.length > 50, icon);
    has(`do_${icon}`, icon);
  }
  for (const times of icons.timesNames) {
    assert.ok(icons.timesArt[times]?.length > 50, times);
    has(`each_${times}`, times);
  }
  for (const suit of suits) {
    assert.ok(suitShape[suit]?.length > 50 && suitColour[suit], suit);
    has(`suit_${suit}`, suit);
    has(`each_${suit}`, suit);
  }
});

test('every perk and made-up rule has picture, name and explanation', () => {
  for (const [kind, names, art] of [['perk', perks, finds.perkArt], ['rule', rules, finds.ruleArt]]) {
    for (const name of names) {
      assert.ok(art[name]?.length > 50, `${name}: no picture`);
      has(`${kind}_${name}`, name);
      has(`${kind}_${name}_does`, name);
    }
  }
  assert.ok(finds.macaroniArt.length > 50);
  has('macaroni', 'macaroni');
  has('macaroni_does', 'macaroni');
});

test('white is legible on the colour of every suit', () => {
  for (const suit of suits) {
    const part = (at) => { const c = parseInt(suitColour[suit].slice(at, at + 2), 16) / 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
    const light = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
    assert.ok(1.05 / (light + 0.05) >= 4.5, `${suit}: ${(1.05 / (light + 0.05)).toFixed(1)}`);
  }
});

test('the terms are those of the terminal and the log', () => {
  for (const language of languages)
    for (const [key, text] of Object.entries(sharedTerms(language))) assert.deepEqual(words[language][key], text, `${language}: ${key}`);
});
