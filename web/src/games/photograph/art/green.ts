// Green: two strangers on a bench in the park, a newspaper, a sandwich, and no strangers any more.
import { box, cream, dot, flat, ink, line, many, oval, put, shape, tones } from './ink';
import { moon, person, sitter, sky, stars } from './props';

const p = tones.green;

const tuft = (x: number, y: number, colour: string): string => line(`M${x} ${y}l-1.4-3M${x} ${y}v-3.8M${x} ${y}l1.6-2.8`, 0.9, colour);

function tree(n: number): string {
  const leaf = n === 12 ? p.night : p.deep;
  const light = n === 12 ? p.deep : p.mid;
  return (
    shape('M86 70q1.5-14 0-30h7q-1 18 2.5 30z', n === 12 ? '#20180f' : '#5a4128') +
    line('M90 48l-7-8M91 50l8-9', 2, n === 12 ? '#20180f' : '#5a4128') +
    shape('M66 36q-8-6-1-13-3-11 9-12 5-11 17-7 11-3 14 7 10 4 5 14 5 11-7 14-9 6-17 1-12 5-20-4z', leaf) +
    shape('M70 27q-2-8 6-9 4-8 12-5 8-1 8 6-6-3-11 1-7-2-9 4-4-1-6 3z', light) +
    many(7, (i) => line(`M${72 + ((i * 11) % 32)} ${26 + ((i * 7) % 16)}l2-2 2 2`, 0.8, light)) +
    (n >= 10 ? shape('M89.6 56.5q-2.6-2.6-1.2-3.8 1-.6 1.4.8.8-1.2 1.6-.5 1.1 1.3-1.8 3.5z', cream) : '')
  );
}

const bench = (n: number): string => {
  const wood = n === 12 ? p.deep : '#8d6a3c';
  return (
    line('M32 66l-2 9M66 66l2 9M35 66l-1 8M63 66l1 8', 1.5) +
    line('M31 56V66M67 56V66', 1.5) +
    box(28, 54.5, 42, 3, wood, `stroke="${ink}" stroke-width=".7"`) + box(28, 59, 42, 3, wood, `stroke="${ink}" stroke-width=".7"`)
  );
};
const seat = (n: number): string => box(26, 65, 46, 3.5, n === 12 ? p.deep : '#a5804d', `stroke="${ink}" stroke-width=".8"`);

const duck = (x: number, y: number, mirror = false): string =>
  put(shape('M-6 -2q1 4 6 3.6 5-.4 5-4l1.5-.2q.6-4.4-2.4-4.2-2.6.2-2.2 3.6-3 .4-7.9 1.2z', cream, `stroke="${ink}" stroke-width=".8"`) + shape('M6 -4.6l2.6.6-2.4.8z', '#d9822b') + dot(4.4, -5, 0.5, ink), x, y, 1, mirror);

const paper = (open: boolean): string =>
  open ? box(-3, -6, 11, 10, cream, `stroke="${ink}" stroke-width=".8"`) + line('M-1 -3.5h7M-1 -1.5h7M-1 .5h5M2.5 -6v10', 0.6) : box(-2, 0, 7, 3, cream, `stroke="${ink}" stroke-width=".8"`);
const book = shape('M-1 -2l4 1 4-1.5v4.5l-4 1.5-4-1z', '#b3261e', `stroke="${ink}" stroke-width=".6"`);
const sandwich = shape('M-1 -1h6l-3 3.5z', cream, `stroke="${ink}" stroke-width=".7"`);
const heart = (x: number, y: number, s: number): string => put(shape('M0 3q-4-3.4-2.6-5.6Q-.8-4 0-1.6.8-4 2.6-2.6 4-.4 0 3z', '#b3261e'), x, y, s);

const ducks = [0, 0, 0, 1, 1, 2, 2, 4, 3, 2, 1, 0];
const duckPlaces: [number, number, boolean][] = [[16, 80, false], [88, 81, true], [30, 82, false], [74, 80, true]];

export function park(n: number): string {
  const night = n === 12;
  const he = { coat: ink, hat: 'brim' as const, legs: ink };
  const she = { coat: '#b3261e', hat: 'bun' as const, legs: p.night };
  const grass = night ? p.deep : n === 11 ? p.deep : p.mid;
  return [
    sky(p, n),
    night ? stars(5, 4, 16) + moon(52, 16, 6) : n === 11 ? dot(48, 40, 9, '#e8914a') : n === 1 ? dot(50, 38, 7, '#f4d77c') : dot(48 + n, 14, 5, p.soft),
    shape('M0 52V43q6-8 14-4 6-8 15-2 8-5 14 3 8-4 14 4 5-2 8 2v8z', night ? '#16301f' : p.soft),
    flat(0, 50, 108, 34, grass),
    shape('M52 50q-4 6 6 12 14 8-8 22h34q8-14-8-22-16-7-17-12z', night ? p.mid : p.pale),
    tree(n),
    many(9, (i) => tuft(6 + ((i * 29) % 100), 58 + ((i * 13) % 25), night ? p.mid : p.deep)),
    n === 11 ? put(person({ ...he, step: true, arm: 'out' }), 74, 73, 0.86) + put(person({ ...she, skirt: true, step: true }), 82, 73, 0.82) + heart(79, 50, 0.7) : '',
    bench(n),
    n === 1 ? shape('M44 54.6q0-4 3.5-4 1-2.4 3-1.4l2 1-2 .8q-.4 3.8-4 4l-4.5 1z', ink) : '',
    n === 2 ? put(person({ ...he, step: true, arm: 'out', carries: paper(false) }), 17, 78, 1.2) : '',
    n >= 3 && n <= 5 ? put(sitter({ ...he, arm: 'out', carries: paper(true) }), 34, 66, 1.1) : '',
    n === 4 ? put(person({ ...she, skirt: true, step: true, arm: 'out', carries: book }), 93, 79, 1.15, true) : '',
    n === 5 || n === 6 ? put(sitter({ ...she, arm: 'out', carries: book }), 63, 66, 1.1) : '',
    n === 6 ? put(sitter({ ...he, arm: 'down', carries: paper(false) }), 36, 66, 1.1) : '',
    n === 7 ? put(sitter({ ...he, arm: 'out', carries: sandwich }), 40, 66, 1.1) + put(sitter({ ...she, arm: 'out' }), 61, 66, 1.1, true) : '',
    n === 8 ? put(sitter({ ...he, arm: 'up' }), 42, 66, 1.1) + put(sitter({ ...she, arm: 'out', carries: sandwich }), 58, 66, 1.1, true) : '',
    n === 9 ? put(sitter({ ...he }), 45, 66, 1.1) + put(sitter({ ...she }), 53, 66, 1.08) + heart(50, 44, 1) : '',
    n === 10 ? put(sitter({ ...he }), 46, 66, 1.1) + put(sitter({ ...she, arm: 'down' }), 52, 66.5, 1.08, true) + heart(50, 43, 1.3) + heart(58, 37, 0.8) + heart(44, 36, 0.6) : '',
    seat(n),
    n === 11 ? put(paper(false), 40, 62, 1) : '',
    n === 12 ? shape('M36 65l1.8-.6.4-3.6q3-1.2 5.8 0l.4 3.6 2 .6q-5 1.2-10.4 0z', ink) + oval(41, 65.5, 6, 0.8, ink) : '',
    many(ducks[n - 1]!, (i) => duck(...duckPlaces[i]!)),
    n >= 9 && n < 12 ? many(4, (i) => oval(70 + i * 9, 74 + ((i * 7) % 9), 1.6, 0.8, i % 2 ? '#d9822b' : p.deep)) : '',
  ].join('');
}
