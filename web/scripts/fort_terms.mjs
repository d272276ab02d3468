// The terms of Fort on the page are those of the terminal and the log (locales/*.json): names of
// kids, perks and made-up rules, what icons mean, moves in words. This takes them over into
// web/locales/*/fort.json; with --check it only says where they differ.
import { readFileSync, writeFileSync } from 'node:fs';

const languages = ['en', 'pt-BR', 'fr', 'pl'];
const shared = /^fort\.(?:card$|named$|(?:kid|suit|perk|rule|do|each|effect|icon|move|resource|place|kind)\.)/;
const at = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

// "{n, plural, one {a pizza} other {# pizzas}}" inside a text becomes one text for each plural.
export function converted(text) {
  const plural = /\{n, plural, ((?:\w+ \{[^{}]*\}\s*)+)\}/.exec(text);
  const counted = (one) => one.replaceAll('{n}', '{count}');
  if (!plural) return counted(text);
  const forms = [...plural[1].matchAll(/(\w+) \{([^{}]*)\}/g)];
  return Object.fromEntries(forms.map(([, form, words]) => [form, counted(text.replace(plural[0], words.replaceAll('#', '{count}')))]));
}

export function sharedTerms(language) {
  const all = read(`../../locales/${language}.json`);
  const found = Object.entries(all).filter(([key]) => shared.test(key));
  return Object.fromEntries(found.map(([key, text]) => [key.slice('fort.'.length).replaceAll('.', '_'), converted(text)]));
}

if (process.argv[1] === at('').pathname) {
  let differ = 0;
  for (const language of languages) {
    const path = `../locales/${language}/fort.json`;
    const words = read(path);
    const merged = { ...words, ...sharedTerms(language) };
    const changed = Object.keys(merged).filter((key) => JSON.stringify(words[key]) !== JSON.stringify(merged[key]));
    differ += changed.length;
    for (const key of changed) console.log(`${language}: ${key}`);
    if (!process.argv.includes('--check')) writeFileSync(at(path), JSON.stringify(merged, null, 2) + '\n');
  }
  if (process.argv.includes('--check') && differ) process.exit(1);
}
