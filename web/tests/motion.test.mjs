// What moves is moved by the browser's compositor, and costs the page nothing: only these may change slowly.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const cheap = ['transform', 'translate', 'scale', 'rotate', 'opacity'];
const once = ['stroke-dashoffset']; // a line of a lesson, half a second

const folder = new URL('../src/', import.meta.url);
const files = readdirSync(folder, { recursive: true })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);

test('keyframes change only what the compositor can', () => {
  let seen = 0;
  for (const [name, text] of files) {
    for (const [frames] of text.matchAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g)) {
      for (const [, property] of frames.matchAll(/([\w-]+)\s*:/g)) {
        seen++;
        assert.ok([...cheap, ...once].includes(property), `${name}: ${property}`);
      }
    }
  }
  assert.ok(seen > 20);
});

test('transitions change only what the compositor can', () => {
  let seen = 0;
  for (const [name, text] of files) {
    for (const [, list] of text.matchAll(/\btransition:([^;]*);/g)) {
      for (const one of list.split(/,(?![^(]*\))/)) {
        const [property] = one.trim().split(/\s/);
        seen++;
        assert.ok([...cheap, 'none'].includes(property), `${name}: ${one.trim()}`);
      }
    }
  }
  assert.ok(seen > 5);
});
