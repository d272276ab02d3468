// Yellow: people wait for the tram down the hill, it comes, it goes, and somebody is late.
import { box, cream, dot, glow, ink, line, many, oval, put, shape, tones } from './ink';
import { lamp, moon, person, sitter, sky, stars } from './props';

const p = tones.yellow;

// The tram from the front, or its back with a red lamp; the wheels stand on 0, 0.
function tram(back: boolean, crowd: number, door: boolean): string {
  const heads = many(crowd, (i) => dot(-7.5 + i * 5, -22, 2, ink) + shape(`M${-10.3 + i * 5} -17q2.8-4.6 5.6 0z`, ink));
  return (
    line('M0 -36l-5-8M0 -36l5-8M-6 -44h12', 1) +
    shape('M-14 -33q14-7 28 0l1.5 5h-31z', p.deep) +
    shape('M-15 -28.5h30L14 -3h-28z', p.mid) +
    box(-12, -27, 24, 11, back ? p.pale : cream, `stroke="${ink}" stroke-width="1"`) + heads +
    line('M-4 -27v11M4 -27v11', 0.9) +
    box(-14.5, -14.5, 29, 2.6, cream) +
    dot(0, -8.5, 2.8, back ? '#b3261e' : glow, `stroke="${ink}" stroke-width="1"`) +
    box(-6, -33.6, 12, 4.4, ink) + line('M-4 -31.4h8', 1.2, glow) +
    box(-13, -3.5, 26, 3, ink) + line('M-11 0v-1M11 0v-1', 2.4) +
    (door ? box(-20.5, -26, 6, 23, ink) + line('M-20.5 -1h6', 1.5, p.deep) : '')
  );
}

function street(n: number): string {
  const night = n === 12;
  const wall = night ? ['#3b2c0c', '#55400f', '#332508'] : n >= 10 ? ['#c98d17', p.deep, '#a8710c'] : [p.mid, p.soft, '#dfa42f'];
  const roof = night ? '#1f1606' : p.deep;
  const glass = (i: number): string => (n >= 11 && i % 2 === (n === 12 ? 0 : 1) ? glow : night ? p.deep : cream);
  const facade = (d: string, top: string, i: number): string => shape(d, wall[i]!) + shape(top, roof);
  return (
    facade('M0 20L20 24V63.5L0 72z', 'M0 15l20.5 5.5v4L0 20.5z', 0) +
    facade('M20 30l19 2V55.3L20 63.5z', 'M19.5 27l20 2.6v3L19.5 31z', 1) +
    facade('M39 27l17 5.5V48l-17 7.3z', 'M38.5 24l18 6.5v3l-18-6z', 2) +
    facade('M108 8L91 16v46l17 10z', 'M108.5 3L90.5 12v5l18-8.5z', 1) +
    facade('M91 23L78 28v26l13 8z', 'M91.5 19.5L77.5 25.5v4L91.5 24z', 0) +
    facade('M78 22l-11 7v19l11 6z', 'M78.5 18l-12 8.5v4l12-8z', 2) +
    many(2, (i) => box(4 + i * 8, 36 + i * 0.6, 4.2, 8 - i, glass(i)) + box(4 + i * 8, 52 - i * 1.5, 4.2, 8 - i, glass(i + 1))) +
    many(3, (i) => box(23 + i * 5.2, 37, 3, 6 - i * 0.6, glass(i + 1)) + box(23 + i * 5.2, 48 - i, 3, 5, glass(i))) +
    many(3, (i) => box(41.5 + i * 4.6, 34 + i * 1.3, 2.4, 4.5, glass(i))) +
    many(2, (i) => box(94 + i * 7, 23 - i * 3, 4, 9, glass(i)) + box(94 + i * 7, 39 - i, 4, 10, glass(i + 1))) +
    many(2, (i) => box(81 + i * 5, 33 - i, 3, 7, glass(i)) + box(81 + i * 5, 45, 3, 6, glass(i + 1))) +
    shape('M56 46h11L108 70v14H0V70z', night ? '#2a1f08' : p.pale) +
    shape('M59 46h4L84 84H34z', night ? p.night : cream) +
    line('M60.3 46L46 84M62 46L76 84', 1.1, night ? p.deep : ink) +
    line('M61 -2V44', 0.5) + line('M0 24L61 30 108 12', 0.5)
  );
}

const stop =
  line('M14 80V47', 1.5) + dot(14, 44, 5, p.deep, `stroke="${ink}" stroke-width="1"`) + line('M11.5 44h5M14 41.5v5', 1.3, cream);

const ride: Record<number, number> = { 4: 0.2, 5: 0.36, 6: 0.62, 7: 1.18, 8: 1.18, 9: 0.7, 10: 0.42, 11: 0.24 };
const waiting = [0, 1, 2, 3, 3, 3, 2, 0, 0, 0, 0, 0];

export function tramStreet(n: number): string {
  const size = ride[n];
  const looks = [
    { coat: ink, hat: 'brim' as const },
    { coat: p.deep, hat: 'bun' as const, skirt: true },
    { coat: '#8a6a2a', hat: 'cap' as const },
  ];
  const late = { coat: '#b3261e', hat: 'none' as const };
  const bag = box(-3, 0, 7, 5, p.night, `stroke="${ink}" stroke-width=".6"`);
  return [
    sky(p, n),
    n === 12 ? stars(6, 3, 14) + moon(72, 12, 5) : n === 1 ? dot(62, 34, 8, glow) : n === 11 ? dot(62, 34, 7, '#e8734a') : dot(72, 9 + n * 0.6, 4.6, p.mid),
    street(n),
    size ? put(tram(n > 8, n < 4 ? 0 : n === 7 ? 1 : 4, n === 7), 61, 46 + size * 29, size) : '',
    stop,
    n === 12 ? lamp(88, 78, 34, true) : '',
    many(waiting[n - 1]!, (i) => put(person(looks[i]!), 25 + i * 8.5, 80 - (i % 2) * 2, 1.06)),
    n === 7 ? put(person({ ...looks[2]!, step: true, arm: 'up' }), 43, 80, 1.05) : '',
    n === 11 ? put(person({ ...late, step: true, arm: 'up', carries: '' }), 68, 78, 1.25, false, 8) + put(bag, 60, 66) + line('M48 70h7M46 74h8M50 78h5', 1, p.night) : '',
    n === 12 ? box(68, 70, 12, 9, p.deep, `stroke="${ink}" stroke-width="1"`) + put(sitter({ ...late, hat: 'none' }), 73, 70, 1.15) : '',
    n === 8 ? oval(61, 82, 24, 1.6, ink, 'opacity=".25"') : '',
    n >= 9 && n <= 10 ? many(3, (i) => line(`M${34 + i * 3} ${74 + i * 3}h5`, 1, p.deep)) : '',
  ].join('');
}
