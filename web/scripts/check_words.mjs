// Every language has every word: the same keys, the same values inside, and all plurals it needs.
import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../locales/', import.meta.url);
const languages = readdirSync(folder);
const areas = readdirSync(new URL('en/', folder));
const read = (language, area) => JSON.parse(readFileSync(new URL(`${language}/${area}`, folder), 'utf8'));
const holes = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
const faults = [];

for (const area of areas) {
  const english = read('en', area);
  for (const language of languages) {
    const words = read(language, area);
    const fault = (key, what) => faults.push(`${language}/${area}: ${key}: ${what}`);
    for (const key of Object.keys(words)) if (!(key in english)) fault(key, 'not in English');
    for (const [key, entry] of Object.entries(english)) {
      const ours = words[key];
      if (ours === undefined) {
        fault(key, 'missing');
      } else if (typeof ours !== typeof entry) {
        fault(key, 'plural in one language only');
      } else if (typeof ours === 'string') {
        if (holes(ours) !== holes(entry)) fault(key, `values ${holes(ours)}, in English ${holes(entry)}`);
      } else {
        const rules = new Intl.PluralRules(language);
        const needed = new Set(Array.from({ length: 200 }, (_, i) => rules.select(i)));
        for (const form of needed) if (!(form in ours)) fault(key, `no plural "${form}"`);
      }
    }
  }
}
if (faults.length) {
  console.error(faults.slice(0, 20).join('\n'));
  if (faults.length > 20) console.error(`and ${faults.length - 20} more`);
  process.exit(1);
}
