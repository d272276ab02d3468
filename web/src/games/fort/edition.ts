// Reads the edition of Fort (games/fort/edition.txt) as a table tells it: for pages without a table.
import type { Suit } from './art/suits';
import type { BoardFacts } from './types';

export function readEdition(text: string): BoardFacts {
  const sections = new Map<string, Map<string, string>>();
  let section = new Map<string, string>();
  for (const line of text.split('\n')) {
    const title = /^\[(.+)\]$/.exec(line.trim());
    if (title) sections.set(title[1]!, (section = new Map()));
    const row = /^([^#=]+)=([^@#]*)/.exec(line);
    if (row && !title) section.set(row[1]!.trim(), row[2]!.trim());
  }
  const value = (part: string, key: string): string => {
    const found = sections.get(part)?.get(key);
    if (found === undefined) throw new Error(`the edition of Fort has no "${key}" in [${part}]`);
    return found;
  };
  const numbers = (part: string, key: string): number[] => value(part, key).split(/\s+/).map(Number);
  const one = (part: string, key: string): number => numbers(part, key)[0]!;
  const action = (written: string): string => (written === 'none' ? '-' : written);
  return {
    kids: [...sections.get('kids')!].map(([kid, row]) => {
      const [suit = '', pub = '-', priv = '-'] = row.split('|').map((part) => part.trim());
      return { kid, suits: suit.split(/\s+/) as Suit[], public: action(pub), private: action(priv) };
    }),
    best_friends: Object.fromEntries([...sections.get('best friends')!].map(([colour, names]) => [colour, names.split(/,\s*/)])),
    costs: [1, 2, 3, 4, 5].map((level) => numbers('fort', `cost of level ${level}`) as [number, number, number]),
    level_points: [...numbers('fort', 'points'), one('fort', 'points at the top')],
    stuff: one('board', 'stuff'),
    backpack: one('board', 'xxl backpack'),
    end_at: one('scoring', 'end at'),
    macaroni: one('scoring', 'macaroni'),
    rules: {
      all_suits: one('scoring', 'all six suits'),
      loner: one('scoring', 'loner'),
      minimalism: one('scoring', 'minimalism'),
      minimalism_level: one('scoring', 'minimalism level'),
      sleepover: one('scoring', 'sleepover'),
      sleepover_tied: one('scoring', 'sleepover tied'),
    },
  };
}
