// Every language has every word: the same keys, the same values inside, and all plurals it needs. French
// spaces are of the right kind.
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

// In French the sign and its word stay on one line: a no-break space stands between them.
const french = [...areas.map((area) => `web/locales/fr/${area}`), 'locales/fr.json', ...readdirSync(new URL('../../docs/rules/', import.meta.url)).filter((name) => name.endsWith('.fr.md')).map((name) => `docs/rules/${name}`)];
for (const file of french) {
  const lines = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n');
  for (const [i, line] of lines.entries()) {
    const plain = /.{0,20}( [;:!?»]|« ).{0,10}/.exec(line.replace(/"[^"]*":/, '')); // not the key
    if (plain) faults.push(`${file}:${i + 1}: a plain space in “${plain[0]}”`);
  }
}
if (faults.length) {
  console.error(faults.slice(0, 20).join('\n'));
  if (faults.length > 20) console.error(`and ${faults.length - 20} more`);
  process.exit(1);
}
