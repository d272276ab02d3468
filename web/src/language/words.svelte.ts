// The words of the page: web/locales/LANGUAGE/AREA.json, loaded when an area is first needed.
import type analysis from '../../locales/en/analysis.json';
import type broomService from '../../locales/en/broom-service.json';
import type edition from '../../locales/en/edition.json';
import type fort from '../../locales/en/fort.json';
import type learn from '../../locales/en/learn.json';
import type photograph from '../../locales/en/photograph.json';
import type shell from '../../locales/en/shell.json';

interface Areas {
  shell: typeof shell;
  photograph: typeof photograph;
  fort: typeof fort;
  'broom-service': typeof broomService;
  learn: typeof learn;
  edition: typeof edition;
  analysis: typeof analysis;
}
export type Area = keyof Areas;
export type Key = { [A in Area]: `${A}.${keyof Areas[A] & string}` }[Area];
export type Values = Record<string, string | number>;
type Entry = string | Partial<Record<Intl.LDMLPluralRule, string>>; // by the plural of `count`

export const languages = ['en', 'pt-BR', 'fr', 'pl'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Português',
  fr: 'Français',
  pl: 'Polski',
};

const files = import.meta.glob<Record<string, Entry>>('../../locales/*/*.json', { import: 'default' });
const loaded = $state<Partial<Record<Area, Record<string, Entry>>>>({});
const now = $state<{ language: Language }>({ language: 'en' });
const wanted = new Set<Area>(['shell']);

export function language(): Language {
  return now.language;
}

function read(area: Area, of: Language): Promise<Record<string, Entry>> {
  return files[`../../locales/${of}/${area}.json`]!();
}

// Makes the words of an area ready. Call it in GameModule's load(), before the board is drawn.
export async function loadWords(area: Area): Promise<void> {
  wanted.add(area);
  const of = now.language;
  const words = await read(area, of);
  if (of === now.language) loaded[area] = words;
  else await loadWords(area);
}

// All areas change together, so that no screen is ever in two languages.
export async function setLanguage(to: Language): Promise<void> {
  const areas = [...wanted];
  const words = await Promise.all(areas.map((area) => read(area, to)));
  now.language = to;
  areas.forEach((area, i) => (loaded[area] = words[i]!));
  document.documentElement.lang = to;
}

export function nearestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = languages.find((one) => one.slice(0, 2) === wish.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

// Made once: a table asks for hundreds of words with every move, and to make one of these takes long.
const plurals = new Map<Language, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();
function made<K, V>(all: Map<K, V>, key: K, make: () => V): V {
  let one = all.get(key);
  if (!one) all.set(key, (one = make()));
  return one;
}

// A number as it is written here, with a real minus sign.
export function number(value: number, how: Intl.NumberFormatOptions = {}): string {
  const format = made(numbers, now.language + JSON.stringify(how), () => new Intl.NumberFormat(now.language, how));
  return format.format(value).replace('-', '−');
}

// The words for a key; `{name}` stands for a value, and `count` chooses the plural.
export function t(key: Key, values: Values = {}): string {
  const dot = key.indexOf('.');
  const entry = loaded[key.slice(0, dot) as Area]?.[key.slice(dot + 1)];
  if (entry === undefined) return key;
  let text: string;
  if (typeof entry === 'string') {
    text = entry;
  } else {
    const form = made(plurals, now.language, () => new Intl.PluralRules(now.language)).select(Number(values['count'] ?? 0));
    text = entry[form] ?? entry.other ?? key;
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? number(value) : value;
  });
}

// For keys made of data ("photograph.colour_" + colour): typed loosely, checked when it runs.
export function tAny(key: string, values: Values = {}): string {
  return t(key as Key, values);
}

export function hasWords(key: string): boolean {
  const dot = key.indexOf('.');
  return loaded[key.slice(0, dot) as Area]?.[key.slice(dot + 1)] !== undefined;
}
