// Blue: a boat comes into the harbour, brings its fish and leaves again before the lamp is lit.
import { box, cream, dot, flat, glow, ink, line, many, put, shape, tones } from './ink';
import { gull, moon, person, sky, stars } from './props';

const p = tones.blue;

const waves = (y: number, colour: string, width: number): string =>
  many(5, (i) => line(`M${-4 + i * 24 + (y % 7) * 2} ${y}q3-2.6 6 0t6 0`, width, colour));

function boat(sails: boolean): string {
  const rig = sails
    ? shape('M1 -7V-33Q17 -22 17 -8z', cream, `stroke="${ink}" stroke-width=".8"`) +
      shape('M-2 -8V-29q-9 10-11 20.4z', p.soft, `stroke="${ink}" stroke-width=".8"`) +
      line('M1 -20l12 2M1 -14l15 1.4', 0.7, p.mid)
    : line('M-1 -30L-14 -7M-1 -30L15 -7', 0.7) + line('M0 -9h15', 2.6, cream) + line('M0 -9h15', 0.5);
  return (
    line('M-.4 -4V-35', 1.5) +
    shape('M0 -35l7 1.8-7 2.2z', '#b3261e') +
    rig +
    shape('M-19 -6Q0 -3.4 20 -7.4q-2.4 8-7.4 9.4H-12.6q-4.8-1.8-6.4-8z', ink) +
    line('M-17.4 -3.2Q0 -1 18.2 -4.6', 1.3, cream)
  );
}

function lighthouse(lit: boolean): string {
  return (
    (lit ? shape('M90 13L-10 -8v46z', glow, 'opacity=".4"') + shape('M92 13l20-5v12z', glow, 'opacity=".55"') : '') +
    shape('M72 43q4-5 9-5 3-3 9-2 7-2 18 1v7z', p.night) +
    shape('M86.5 38l1.5-20h7l1.6 20z', cream) +
    shape('M87.2 29h8.3l.5 5h-9.2zM87.8 20.6h7.1l.4 4h-7.9z', '#b3261e') +
    box(88, 10.5, 7, 6.5, lit ? glow : p.soft, `stroke="${ink}" stroke-width=".9"`) +
    shape('M87 10.6l4.5-4 4.6 4z', ink) +
    line('M86.6 17.4h10', 1.2)
  );
}

const crate = (x: number, y: number): string =>
  box(x, y - 7, 9, 7, p.soft, `stroke="${ink}" stroke-width=".9"`) + line(`M${x} ${y - 4.6}h9M${x} ${y - 2.3}h9`, 0.6);

function pier(): string {
  return many(3, (i) => line(`M${72 + i * 15} 67v17`, 2.6)) + box(64, 64, 46, 4.5, '#c9a06a', `stroke="${ink}" stroke-width=".8"`) + many(6, (i) => line(`M${69 + i * 7.5} 64v4.5`, 0.6));
}

// Where the boat is, how big, and whether it sails away.
const course: Record<number, [x: number, y: number, s: number, away: boolean]> = {
  2: [50, 42, 0.3, false], 3: [44, 46, 0.46, false], 4: [36, 53, 0.68, false], 5: [38, 66, 0.95, false],
  6: [46, 72, 1.1, false], 7: [46, 72, 1.1, false], 8: [46, 72, 1.1, false], 9: [40, 71, 1.05, true],
  10: [30, 58, 0.78, true], 11: [46, 45, 0.44, true],
};
const gulls = [1, 1, 2, 2, 2, 2, 3, 3, 4, 2, 1, 0];
const gullPlaces: [number, number][] = [[60, 18], [72, 26], [50, 28], [68, 11]];

export function harbour(n: number): string {
  const night = n === 12;
  const sea = night ? p.night : n === 11 || n === 1 ? p.mid : p.deep;
  const sail = course[n];
  const fisher = { coat: p.soft, hat: 'cap' as const, legs: cream };
  return [
    sky(p, n),
    night ? stars(9) + moon(52, 14, 6) : '',
    n === 1 ? dot(52, 40, 8, glow) : n === 11 ? dot(66, 40, 10, '#e8734a') : !night ? dot(50 + n * 2, 22 - n, 5, p.soft) : '',
    shape('M0 40V35q12-7 24-2 10-4 18 7z', night ? p.deep : p.soft),
    lighthouse(n >= 11),
    flat(0, 40, 108, 44, sea),
    waves(45, night ? p.deep : p.mid, 0.9), waves(51, night ? p.deep : p.soft, 1), waves(59, night ? p.deep : p.soft, 1.2),
    night ? many(4, (i) => line(`M${50 - i} ${46 + i * 7}h${5 + i * 2}`, 1.3, glow)) : '',
    n === 1 || n === 11 ? many(3, (i) => line(`M${(n === 1 ? 48 : 62) - i * 2} ${44 + i * 5}h${8 + i * 3}`, 1.2, n === 1 ? glow : '#f3a07c')) : '',
    pier(),
    sail ? put(boat(n < 6 || n > 8), sail[0], sail[1], sail[2], sail[3]) : '',
    waves(75, night ? p.deep : p.soft, 1.3), waves(81, night ? p.deep : p.mid, 1.3),
    n === 7 ? put(person({ ...fisher, arm: 'out' }), 76, 64, 1.05, true) + crate(90, 64) : '',
    n === 8 ? put(person({ ...fisher, arm: 'up' }), 74, 64, 1.05) + crate(84, 64) + crate(94, 64) + crate(89, 57) : '',
    n === 9 ? put(person({ ...fisher, arm: 'up' }), 80, 64, 1.05, true) + crate(92, 64) + crate(92, 57) : '',
    n === 10 ? put(person({ ...fisher, arm: 'up' }), 88, 64, 1.05, true) : '',
    many(gulls[n - 1]!, (i) => gull(gullPlaces[i]![0], gullPlaces[i]![1], 0.9 + (i % 2) * 0.3, n >= 10 ? p.night : ink)),
  ].join('');
}
