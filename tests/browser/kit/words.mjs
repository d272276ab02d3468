// Every word on the screen is of the language that was asked for, and none is missing.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { root } from './modules.mjs';

export const languages = ['en', 'pt-BR', 'fr', 'pl'];
const catalogues = Object.fromEntries(
  languages.map((language) => {
    const folder = new URL(`web/locales/${language}/`, root);
    const entries = readdirSync(folder).flatMap((file) => {
      const words = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const told = Object.keys(words).filter((key) => !/^(game|guest)_/.test(key)); // names are names
      return told.map((key) => words[key]).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
    });
    return [language, new Set(entries)];
  }),
);

// Sentences of other languages that this one does not have: names and short words may be the same.
function foreign(language) {
  const own = catalogues[language];
  const others = languages.filter((one) => one !== language);
  return others.flatMap((one) => [...catalogues[one]]).filter((text) => text.length > 4 && !text.includes('{') && !own.has(text));
}

// Words for people, seen or spoken, with their element.
function wordsOfPage() {
  const found = [];
  const skip = 'script, style, option[lang], .name, .who, [data-words=free]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element.closest(skip)) continue;
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) {
        const text = node.getAttribute(name);
        if (text !== null) found.push(text);
      }
    } else if (node.data.trim()) found.push(node.data.trim());
  }
  found.push(document.title);
  return { found, lang: document.documentElement.lang, langs: [...document.body.querySelectorAll('[lang]:not(option)')].map((node) => node.lang) };
}

export async function wholePage(page, language) {
  const { found, lang, langs } = await page.evaluate(wordsOfPage);
  assert.equal(lang, language, 'the page says which language it has');
  assert.deepEqual(langs.filter((one) => one !== language), [], 'parts of the page in another language');
  const others = new Set(foreign(language));
  for (const text of found) {
    assert.doesNotMatch(text, /\b(shell|photograph|fort|broom-service)\.\w/, 'a key instead of words');
    assert.doesNotMatch(text, /\{\w+\}|undefined|\[object|NaN/, 'a value is missing');
    assert.ok(!others.has(text), `“${text}” is not ${language}`);
  }
  assert.ok(found.length > 0);
}
