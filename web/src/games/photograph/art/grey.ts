// Grey: it looks like rain, it rains, it pours, and then the street is a mirror.
import { box, cream, dot, flat, glow, ink, line, many, oval, put, shape, tones } from './ink';
import { cloud, moon, person, sky, stars } from './props';

const p = tones.grey;
const red = '#b3261e';

// An open umbrella over somebody's hand at 0, 0.
const umbrella = (fill: string): string =>
  line('M0 2V-17', 1.1) +
  shape('M-13 -10q1-11 13-11.5 12 .5 13 11.5-2.2-2.4-4.4 0-2.2-2.4-4.3 0-2.2-2.4-4.3 0-2.2-2.4-4.4 0-2.2-2.4-4.3 0-2.1-2.4-4.3 0z', fill, `stroke="${ink}" stroke-width=".9"`) +
  line('M0 -21.5q-4 4-4.3 11.5M0 -21.5q4 4 4.3 11.5', 0.6) + line('M0 -21.5v-2', 1.1);
const turned = line('M0 2V-16', 1.1) + shape('M-12 -24q2 7 12 9 10-2 12-9-4 2-6 1-3 2-6 0-3 2-6 0-2 1-6-1z', red, `stroke="${ink}" stroke-width=".9"`);
const rolled = line('M-1 7L5 -9', 1.9, red) + line('M5 -9l1.5-3', 1);

function rain(amount: number, slant: number): string {
  return line(
    many(amount, (i) => `M${((i * 41) % 112) - 2} ${22 + ((i * 29) % 54)}l${-slant} ${5 + (i % 3) * 1.5}`),
    1, p.deep,
  );
}

function town(n: number): string {
  const night = n === 12;
  const wall = night ? p.night : n > 5 && n < 10 ? p.mid : p.soft;
  const roof = night ? '#1d2226' : p.deep;
  const glass = (i: number): string => ((n > 6 && n < 10 && i % 2) || (night && i % 3 === 0) ? glow : night ? p.deep : p.pale);
  return (
    box(-2, 44, 26, 26, wall) + shape('M-3 45l14-9 14 9z', roof) + box(24, 38, 20, 32, wall) + shape('M22 39h24l-3-5H25z', roof) +
    box(44, 46, 26, 24, wall) + shape('M43 47l13-10 15 10z', roof) + box(70, 36, 18, 34, wall) + shape('M69 37l9-9 10 9z', roof) + box(88, 43, 22, 27, wall) + shape('M86 44h24v-5H89z', roof) +
    line('M30 34v-7h4v7', 2, roof) +
    many(10, (i) => box(4 + i * 10.5, 50 + (i % 2) * 3, 4.5, 6, glass(i)))
  );
}

const puddle = (x: number, y: number, s: number, fill: string): string => put(oval(0, 0, 16, 2.8, fill) + line('M-9 -.6h7M2 .8h6', 0.7, cream), x, y, s);
const clouds: [x: number, y: number, s: number][] = [[88, 22, 0.7], [60, 18, 1], [92, 14, 1.3], [40, 26, 1], [74, 26, 1.2], [20, 30, 1.1], [100, 28, 1.1]];
const cloudCount = [1, 2, 4, 5, 6, 7, 7, 7, 6, 4, 2, 1];
const drops = [0, 0, 0, 7, 18, 30, 52, 56, 40, 14, 0, 0];

export function rainStreet(n: number): string {
  const night = n === 12;
  const storm = n >= 6 && n <= 9;
  const he = { coat: red, hat: 'brim' as const };
  const she = { coat: p.night, hat: 'bun' as const, skirt: true };
  const dark = storm ? p.deep : n >= 3 && n < 11 ? p.mid : p.soft;
  return [
    n === 8 ? flat(0, 0, 108, 84, p.soft) : storm ? flat(0, 0, 108, 84, p.soft) : night ? sky(p, 12) : flat(0, 0, 108, 84, n < 3 || n === 11 ? cream : p.pale),
    night ? stars(8, 3, 20) + moon(70, 14, 7) : '',
    n < 4 ? dot(62, 20 + n * 2, 9, '#e9c25a') : n === 11 ? dot(96, 18, 7, '#e9c25a') : '',
    n === 11 ? [red, p.deep, p.mid, p.soft].map((c, i) => line(`M${14 + i * 4} 62A${40 - i * 4} ${40 - i * 4} 0 0 1 ${94 - i * 4} 62`, 3, c)).join('') : '',
    many(cloudCount[n - 1]!, (i) => cloud(clouds[i]![0], clouds[i]![1], clouds[i]![2], i % 2 && !night ? p.mid : night ? p.deep : dark)),
    n === 8 ? shape('M92 14l-9 15h6l-5 13 15-18h-7l5-10z', glow, `stroke="${ink}" stroke-width=".8"`) : '',
    town(n),
    flat(0, 69, 108, 15, night ? '#1d2226' : storm ? p.deep : p.mid), line('M0 69h108', 1.1),
    n >= 6 && n < 8 ? puddle(84, 79, 0.8, p.soft) : n >= 8 && n < 12 ? puddle(72, 78, 1.7, p.pale) + puddle(16, 80, 0.9, p.pale) : '',
    night ? puddle(64, 77, 2, p.deep) + oval(66, 77, 4.5, 1.6, glow) : '',
    n <= 3 ? put(person({ ...he, step: n > 1, carries: rolled }), 30 + n * 6, 79, 1.25) : '',
    n === 3 ? line('M66 58q6-3 12 0M62 64q8-3 14 0', 0.9, p.deep) + put(shape('M-2 0q2-3 5-1-1 3-5 1z', p.deep), 80, 54) + put(shape('M-2 0q2-3 5-1-1 3-5 1z', p.deep), 70, 50, 1, false, 50) : '',
    n === 4 ? put(person({ ...he, arm: 'out' }), 50, 79, 1.25) : '',
    n === 5 ? put(person({ ...he, arm: 'up', carries: umbrella(red) }), 48, 80, 1.15) : '',
    n === 6 ? put(person({ ...he, arm: 'up', carries: umbrella(red) }), 40, 80, 1.15) + put(person({ ...she, arm: 'up', carries: umbrella(p.pale) }), 74, 79, 1, true) : '',
    n === 7 ? put(person({ ...she, arm: 'up', carries: umbrella(p.night) }), 22, 79, 1) + put(person({ ...she, arm: 'up', carries: umbrella(p.pale) }), 84, 79, 1.05, true) + put(person({ ...he, arm: 'up', step: true, carries: umbrella(red) }), 48, 81, 1.15) : '',
    n === 8 ? put(person({ ...he, arm: 'up', step: true, carries: turned }), 44, 80, 1.2, false, -8) : '',
    n === 9 ? put(person({ ...he, hat: 'none', arm: 'up' }), 40, 80, 1.25) + put(turned, 76, 44, 0.9, false, 60) : '',
    rain(drops[n - 1]!, storm ? 4 : 1.5),
    n === 10 ? put(shape('M-6 -2q1 4 6 3.6 5-.4 5-4l1.5-.2q.6-4.4-2.4-4.2-2.6.2-2.2 3.6-3 .4-7.9 1.2z', cream, `stroke="${ink}" stroke-width=".8"`) + shape('M6 -4.6l2.6.6-2.4.8z', '#d9822b') + dot(4.4, -5, 0.5, ink), 72, 77, 1.7) : '',
    n === 11 ? put(person({ ...he, step: true, arm: 'up' }), 44, 77, 1.2) + line('M64 74l-3-4M72 73v-5M80 74l3-4', 1.1, cream) : '',
    n === 12 ? box(16, 66, 10, 14, p.deep, `stroke="${ink}" stroke-width="1"`) + line('M18 69v9M21 69v9M24 69v9', 0.7) + put(turned, 22, 66, 0.7, false, 14) : '',
  ].join('');
}
