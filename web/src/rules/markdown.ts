// As much Markdown as the rules pages use: headings with anchors, lists, tables, bold and italic.
// The result is data, not HTML: nothing of a page is ever put in as markup.

// Remarks in brackets: what this table decided, and values that are its own.
export type Mark = 'ruling' | 'house';
export type Piece = { text: string; as: 'plain' | 'strong' | 'em' | 'code' | Mark } | { text: string; as: 'rule'; id: string };
export interface Item {
  id: string | null; // "p1.1", where a rule begins
  pieces: Piece[];
}
export type Block =
  | { kind: 'heading'; level: number; id: string | null; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };

// How the pages of the four languages begin such a remark.
const house = 'house values?|valor(?:es)? da casa|valeurs? maison|wartoś(?:ć|ci) własn[ae]';
const ruling = 'our ruling|decisão nossa|notre décision|nasza decyzja';
const isHouse = new RegExp(`^(?:${house})`, 'i');
const inline = new RegExp(
  `\\(((?:${house}|${ruling})[^()]*)\\)|` + /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\([^)]*\)|\b([PFB]\d{1,2}(?:\.\d{1,2}a?)?)\b/.source,
  'gi',
);

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), as: 'plain' });
    const [whole, remark, strong, em, code, link, rule] = match;
    if (remark) found.push({ text: remark, as: isHouse.test(remark) ? 'house' : 'ruling' });
    else if (strong) found.push({ text: strong, as: 'strong' });
    else if (em) found.push({ text: em, as: 'em' });
    else if (code) found.push({ text: code, as: 'code' });
    else if (link) found.push({ text: link, as: 'plain' });
    else if (rule) found.push({ text: rule, as: 'rule', id: rule.toLowerCase() });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), as: 'plain' });
  return found;
}

function item(text: string): Item {
  const id = /^\*\*([A-Z]\d+\.\d+a?)\*\*/.exec(text)?.[1]?.toLowerCase() ?? null;
  return { id, pieces: pieces(text) };
}

const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => pieces(cell.trim()));

export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  let anchor: string | null = null;
  for (const chunk of markdown.split(/\n{2,}/)) {
    let lines = chunk.trim().split('\n');
    const marked = /^<a id="(.+?)"><\/a>$/.exec(lines[0] ?? '');
    if (marked) {
      anchor = marked[1]!;
      lines = lines.slice(1);
    }
    const first = lines[0];
    if (!first) continue;
    const heading = /^(#+) (.*)$/.exec(first);
    if (heading) {
      const id = anchor ?? /^([A-Z]\d+)\b/.exec(heading[2]!)?.[1]?.toLowerCase() ?? null;
      blocks.push({ kind: 'heading', level: heading[1]!.length, id, pieces: [{ text: heading[2]!, as: 'plain' }] });
      anchor = null;
      if (lines.length > 1) blocks.push(...parse(lines.slice(1).join('\n')));
    } else if (first.startsWith('- ')) {
      const joined = lines.reduce<string[]>((all, line) => {
        if (line.startsWith('- ')) all.push(line.slice(2));
        else all[all.length - 1] += ` ${line.trim()}`;
        return all;
      }, []);
      blocks.push({ kind: 'list', items: joined.map(item) });
    } else if (first.startsWith('|')) {
      blocks.push({ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) });
    } else {
      blocks.push({ kind: 'paragraph', pieces: pieces(lines.join(' ')) });
    }
  }
  return blocks;
}

export function plain(all: Piece[]): string {
  return all.map((piece) => piece.text).join('');
}

// What a remark adds to its usual words.
export function remarkAdds(text: string): string {
  const [first = '', ...more] = text.split(/\s*;\s*/);
  const usual = !first.includes(':') || /printed|impress|imprim|drukowan/i.test(first);
  return [...(usual ? [] : [first.slice(first.indexOf(':') + 1).trim()]), ...more].join('; ');
}
