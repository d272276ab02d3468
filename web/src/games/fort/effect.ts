// Actions as the edition writes them ("(trash → vp) × book"), read into their parts (F5).
import { iconNames, type IconName, type TimesName } from './art/icons';
import { suits, type Suit } from './art/suits';

export type Times = Suit | TimesName;
export interface Effect {
  first: IconName;
  then?: IconName; // after `first` in each repetition, `thenCount` times
  thenCount: number;
  pair: boolean; // `first` and `then` stand side by side, without an arrow
  count: number; // fixed number of `first`
  times?: Times; // once for each of these
  trashThis: boolean;
}

const asTimes = (word: string): Times => (word === 'fort' ? 'level' : (word as Times));
export const isSuit = (times: Times | undefined): times is Suit => suits.includes(times as Suit);

export function readEffect(text: string): Effect | null {
  let rest = text.trim();
  if (rest === '-' || rest === 'none' || rest === '') return null;
  const effect: Effect = { first: 'vp', thenCount: 0, pair: false, count: 1, trashThis: false };
  const last = /^\((.*)\)\s*→\s*trash-this$/.exec(rest);
  if (last) {
    effect.trashThis = true;
    rest = last[1]!;
  }
  const times = /^(.*?)\s*×\s*(\S+)$/.exec(rest);
  if (times) {
    effect.times = asTimes(times[2]!);
    rest = times[1]!;
  }
  rest = rest.replace(/^\((.*)\)$/, '$1');
  const parts = rest.split(/\s*(?:→|,)\s*/);
  effect.pair = rest.includes(',');
  const [first, then] = parts.map((part) => part.split(/\s+/) as IconName[]);
  effect.first = first![0]!;
  effect.count = first!.length;
  if (then) {
    effect.then = then[0]!;
    effect.thenCount = then.length;
  }
  const unknown = [effect.first, effect.then].find((icon) => icon && !iconNames.includes(icon));
  if (unknown) throw new Error(`no icon for ${unknown} in "${text}"`);
  return effect;
}

// What is drawn: icons, and the signs between them. The same order everywhere.
export type Glyph = { icon: IconName } | { times: Times } | { sign: '(' | ')' | '→' | '×' | '+' };

export function glyphs(effect: Effect): Glyph[] {
  const row: Glyph[] = Array.from({ length: effect.count }, () => ({ icon: effect.first }));
  if (effect.then) {
    row.push({ sign: effect.pair ? '+' : '→' });
    for (let i = 0; i < effect.thenCount; ++i) row.push({ icon: effect.then });
    if (effect.times) {
      row.unshift({ sign: '(' });
      row.push({ sign: ')' });
    }
  }
  if (effect.times) row.push({ sign: '×' }, { times: effect.times });
  if (effect.trashThis) row.push({ sign: '→' }, { icon: 'trash-this' });
  return row;
}
