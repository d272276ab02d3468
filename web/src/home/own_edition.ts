// Somebody's own edition of a game (docs/editions.md). The server checks it; this only sees that it is
// worth sending, and finds the line that the server complains about.
export interface OwnEdition {
  name: string;
  text: string;
}
export type Unfit = 'too_large' | 'not_text' | 'other_game';
export const largest = 64; // KiB

const valueOf = (text: string, key: string): string => new RegExp(`^\\s*${key}\\s*=\\s*([^@#\\n]*)`, 'm').exec(text)?.[1]?.trim() ?? '';

export function readEdition(text: string, game: string): OwnEdition | { unfit: Unfit; game: string } {
  const wrong = (unfit: Unfit) => ({ unfit, game: valueOf(text, 'game') });
  if (new TextEncoder().encode(text).length > largest * 1024) return wrong('too_large');
  if (!/^\s*(#.*\n\s*)*ludoteca edition 1/.test(text)) return wrong('not_text');
  if (valueOf(text, 'game') !== game) return wrong('other_game');
  return { name: valueOf(text, 'name'), text };
}

export interface EditionFault {
  line: number; // 0: no single one
  what: string;
  shown: string; // that line of the text
}

// "edition:12: wands: expected …", as the server says it.
export function faultIn({ text }: OwnEdition, said: string): EditionFault | null {
  const found = /^edition(?::(\d+))?: (.*)$/s.exec(said);
  if (!found) return null;
  const line = Number(found[1] ?? 0);
  return { line, what: found[2]!, shown: line ? (text.split('\n')[line - 1] ?? '') : '' };
}
