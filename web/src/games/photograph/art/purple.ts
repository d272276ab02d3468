// Purple: lanterns are hung over the square, one for each number, and then there is dancing.
import { box, cream, dot, flat, glow, ink, line, many, oval, put, shape, tones } from './ink';
import { person } from './props';

const p = tones.purple;
const red = '#b3261e';

function lantern(x: number, y: number, i: number): string {
  const fill = i % 3 === 0 ? '#ffd98a' : i % 3 === 1 ? '#f6a6a0' : '#fff0c9';
  return (
    oval(x, y + 6, 8.5, 8.5, glow, 'opacity=".28"') + line(`M${x} ${y}v2`, 0.8) +
    shape(`M${x - 3} ${y + 2}h6q4 4 0 8.6h-6q-4-4.6 0-8.6z`, fill, `stroke="${ink}" stroke-width=".8"`) +
    line(`M${x - 1.3} ${y + 2.2}q-1.6 4 0 8.2M${x + 1.3} ${y + 2.2}q1.6 4 0 8.2`, 0.5) +
    line(`M${x - 2.6} ${y + 2}h5.2M${x - 2.6} ${y + 10.6}h5.2`, 1.2) + line(`M${x} ${y + 10.8}v2.4`, 0.8, red)
  );
}

// Two strings sag over the square, six lanterns on each.
const place = (i: number): [number, number] => {
  const k = i % 6;
  const along = (k + 0.6) / 6.2;
  const sag = Math.sin(along * Math.PI);
  return i < 6 ? [along * 108, 33 + sag * 5] : [43 + k * 12.4, 11 - k * 0.4 + (k % 2) * 1.6];
};

function burst(x: number, y: number, r: number, colour: string): string {
  return many(10, (i) => {
    const a = (i / 10) * Math.PI * 2;
    const at = (d: number): string => `${(x + Math.cos(a) * d).toFixed(1)} ${(y + Math.sin(a) * d).toFixed(1)}`;
    return line(`M${at(r * 0.35)}L${at(r)}`, 1, colour);
  }) + dot(x, y, 0.9, colour);
}

const ladder = line('M0 0L7 -30M7 0L13 -30', 1.3) + many(6, (i) => line(`M${1 + i * 1.15} ${-4 - i * 4.6}h6.2`, 1));
const accordion = many(4, (i) => box(-2 + i * 2.4, -2.5, 2.2, 6.5, i % 2 ? cream : red, `stroke="${ink}" stroke-width=".5"`));
const fiddle = shape('M-2 -1q2-2 4 0t4 0q1 2-1 3-2-1-3.5 0-3 0-3.5-3z', '#a3703f', `stroke="${ink}" stroke-width=".5"`) + line('M5 0l5-3', 0.9);

function couple(x: number, y: number, s: number, mirror: boolean, coat: string): string {
  return put(
    put(person({ coat: ink, hat: 'none', arm: 'out', step: true }), -4.5, 0) + put(person({ coat, hat: 'bun', skirt: true, arm: 'out', step: true }), 4.5, 0, 0.96, true),
    x, y, s, mirror,
  );
}

function square(n: number): string {
  const wall = n < 4 ? p.mid : n < 8 ? p.deep : '#3d2459';
  return (
    box(-3, 40, 24, 32, wall) + shape('M-4 41l13-8 14 8z', p.night) + box(21, 48, 16, 24, wall) + shape('M20 49h18v-4H23z', p.night) +
    box(72, 46, 16, 26, wall) + shape('M71 47h18l-3-5H74z', p.night) + box(88, 38, 23, 34, wall) + shape('M87 39l11-8 13 8z', p.night) +
    box(46, 50, 18, 22, wall) + shape('M45 51l10-14 10 14z', p.night) + line('M55 37v-5M53.5 33.5h3', 1, p.night) + dot(55, 56, 3, n > 5 ? glow : p.pale, `stroke="${p.night}" stroke-width=".8"`) +
    many(5, (i) => box(2 + i * 5.5 + (i > 2 ? 66 : 0), 54 + (i % 2) * 2, 3.5, 6, n > 3 + i ? glow : p.soft))
  );
}

export function lanternSquare(n: number): string {
  const skies = [p.pale, p.pale, p.soft, p.soft, p.soft, p.mid, p.mid, p.deep, p.deep, p.night, p.night, '#1f1232'];
  const worker = { coat: red, hat: 'cap' as const };
  const floor = n < 6 ? p.soft : n < 10 ? p.mid : p.deep;
  return [
    flat(0, 0, 108, 84, skies[n - 1]!),
    n >= 10 ? burst(70, 20, n === 10 ? 7 : 11, glow) : '', n >= 11 ? burst(92, 14, 9, '#f6a6a0') : '', n === 12 ? burst(50, 14, 10, cream) + burst(104, 30, 7, glow) : '',
    square(n),
    flat(0, 71, 108, 13, floor), line('M0 71h108', 1), many(6, (i) => line(`M${4 + i * 19} ${76 + (i % 2) * 4}q4-2 8 0`, 0.8, n < 10 ? p.pale : p.mid)),
    line('M0 34Q54 46 108 34', 0.9), n > 5 ? line('M0 6Q54 18 108 9', 0.9) : '',
    many(n, (i) => lantern(...place(i), i)),
    n <= 6 ? put(ladder, Math.min(94, place(n - 1)[0] + 1), 79, 1.05) + put(person({ ...worker, arm: 'up' }), Math.min(92, place(n - 1)[0] + 5), 66, 0.9, true) : '',
    n >= 5 ? put(person({ coat: p.night, hat: 'brim', arm: 'out', carries: accordion }), 14, 81, 1.15) : '',
    n >= 6 ? put(person({ coat: red, hat: 'cap', arm: 'out', carries: fiddle }), n > 6 ? 29 : 32, 80, 1.1) : '',
    n === 7 ? put(person({ coat: ink, hat: 'none', arm: 'out' }), 60, 81, 1.15) + put(person({ coat: p.pale, hat: 'bun', skirt: true }), 86, 81, 1.15, true) : '',
    n >= 8 ? couple(n === 12 ? 66 : 58, 82, 1.18, n % 2 === 0, p.pale) : '',
    n >= 9 && n < 12 ? couple(88, 79, 1.02, n % 2 === 1, red) : '',
    n === 11 ? put(person({ coat: p.soft, hat: 'none', arm: 'up', step: true }), 72, 81, 0.7) : '',
    n === 12 ? put(person({ coat: p.soft, hat: 'none', arm: 'up' }), 90, 81, 0.75) + put(person({ coat: red, hat: 'cap', arm: 'up' }), 98, 82, 0.72, true) : '',
  ].join('');
}
