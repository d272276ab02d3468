// Pen, scissors and paper of the drawings: SVG as text, because a scene is composed once and shown
// many times. A scene is 108 wide and 84 high; its upper left corner is kept free for the number.
export type Colour = 'blue' | 'red' | 'yellow' | 'green' | 'brown' | 'grey' | 'purple';
export const colours: readonly Colour[] = ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple'];

export const ink = '#26211d';
export const cream = '#fbf3e1';
export const glow = '#ffe6a3';

export interface Tones {
  night: string;
  deep: string;
  mid: string;
  soft: string;
  pale: string;
}

// Five tones of one printing ink each, from the darkest to the paper.
export const tones: Record<Colour, Tones> = {
  blue: { night: '#17324f', deep: '#215a91', mid: '#4d8cc0', soft: '#9cc3de', pale: '#d9e8ec' },
  red: { night: '#4a1a18', deep: '#b3261e', mid: '#dc5a44', soft: '#f0a78f', pale: '#f8ddcb' },
  yellow: { night: '#4b3810', deep: '#b87d0c', mid: '#e8ac24', soft: '#f5d27a', pale: '#fbecc2' },
  green: { night: '#1c3a2b', deep: '#2f6b42', mid: '#5d9a58', soft: '#a8c98d', pale: '#e0ebca' },
  brown: { night: '#35221a', deep: '#6e4426', mid: '#a3703f', soft: '#d3aa7a', pale: '#f0dfc2' },
  grey: { night: '#2b3137', deep: '#535c64', mid: '#868f95', soft: '#b9bfc1', pale: '#e3e4e0' },
  purple: { night: '#2d1c45', deep: '#613a86', mid: '#9168b3', soft: '#c4a6d3', pale: '#ebdcea' },
};

const round = (n: number): string => String(Math.round(n * 10) / 10);

// A hand that never draws the same corner twice, yet always the same picture.
function shake(seed: number): number {
  const s = Math.sin(seed * 127.1) * 43758.5453;
  return (s - Math.floor(s) - 0.5) * 1.2;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ' ' + more}/>`;
}

export function line(d: string, width = 1, colour = ink, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ' ' + more}/>`;
}

export function dot(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more && ' ' + more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more && ' ' + more}/>`;
}

// A box cut with scissors: its corners are a little off.
export function box(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  const j = Math.min(1, w / 14, h / 14);
  const at = (dx: number, dy: number, k: number): string =>
    `${round(x + dx + j * shake(x + dy + k))} ${round(y + dy + j * shake(y + dx - k))}`;
  return shape(`M${at(0, 0, 1)}L${at(w, 0, 2)}L${at(w, h, 3)}L${at(0, h, 4)}z`, fill, more);
}

export function flat(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more && ' ' + more}/>`;
}

export function put(content: string, x: number, y: number, scale = 1, mirror = false, turn = 0): string {
  const rotate = turn ? ` rotate(${round(turn)})` : '';
  const sx = Math.round(scale * (mirror ? -100 : 100)) / 100;
  return `<g transform="translate(${round(x)} ${round(y)})${rotate} scale(${sx} ${Math.round(scale * 100) / 100})">${content}</g>`;
}

export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
