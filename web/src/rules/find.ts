// Finding words without minding accents, case or order.

// The same number of characters as the text itself, so that places can be told.
export function folded(text: string): string {
  return [...text].map((one) => plainLetters[one] ?? one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, one.length) ?? one).join('');
}
const plainLetters: Record<string, string> = { ł: 'l', Ł: 'l', '’': "'", '\u00a0': ' ' };

export function wordsOf(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean);
}

export const hasAll = (text: string, words: string[]): boolean => {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
};

// The text in parts: what was looked for, and what stands around it.
export function parts(text: string, words: string[]): { text: string; hit: boolean }[] {
  const plain = folded(text);
  const hit = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) hit.fill(true, at, at + word.length);
  }
  const found: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; ) {
    let end = i + 1;
    while (end < text.length && hit[end] === hit[i]) end++;
    found.push({ text: text.slice(i, end), hit: hit[i]! });
    i = end;
  }
  return found;
}
