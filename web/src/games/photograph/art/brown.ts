// Brown: a dog, a butcher, a string of sausages, and two good reasons to steal it.
import { box, cream, dot, flat, ink, line, many, put, shape, tones } from './ink';
import { moon, person, sky, stars } from './props';

const p = tones.brown;
const fur = '#8a5530';
const red = '#b3261e';

const face = (x: number, y: number, up = false): string =>
  shape(`M${x - 4} ${y + 3}q-2-6 2-8 4-2 6 .6l${up ? '5-2.6q2 1.5.6 3.4' : '5.6 1.2q1.8 2-.4 3.2'}l-5 2q-4 2.6-8.2 .2z`, fur) +
  shape(`M${x - 2.5} ${y - 4.6}q-4 1-3.6 7 .6 2.6 2.6.6 2-3 1-7.6z`, p.night) +
  dot(x + (up ? 9 : 9.4), y - (up ? 5.5 : 1.5), 1.2, ink) + dot(x + 2.5, y - 2, 0.8, ink);

// All dogs look to the right, their feet are on 0.
const dogs = {
  sleep: shape('M-13 0q-2-9 8-9.4 10-.6 13 4l2 5.4z', fur) + shape('M6 0q-2-7 4-7.6 4-.4 5 2l4 2.6q0 3-3 3z', fur) + shape('M7.5 -7q-3 1-2 6 1.6 1.6 2.6-.6 1-3-.6-5.4z', p.night) + line('M12.5 -3.6q1.2.8 2.4 0', 0.8) + dot(18.6, -2, 1.1, ink) + line('M-13 -1q-5 1-6-3', 2, fur),
  sit: shape('M-6 0q-5-2-2-8 3-6 8-9l6 3q1 8-.6 14z', fur) + line('M1.5 -2V0h3.5M4.5 -7V0H7', 2, fur) + line('M-7 -1q-5-1-6-5', 2, fur) + face(4, -16, true),
  stand: shape('M-11 -12q10-2.6 19-1l1.5 5q-4 4-9.5 2.4-5 .8-10.5 1z', fur) + line('M-9 -6V-.5M-6.5 -6l.6 5.5M5 -6.5V-.5M7.5 -7l.6 6.5', 2.2, fur) + line('M-11 -11q-4-2-4-6', 2, fur) + face(10, -15, true),
  run: shape('M-11 -12.5q10-2.6 20-1.5l1 5q-4 4-9.5 2.4-5 .8-11 .6z', fur) + line('M-9 -7l-6.5 5M-7 -7l-3 5.5M6 -7l5 5.5M8 -8l7.5 4', 2.2, fur) + line('M-11 -12q-5-.6-7-4', 2, fur) + face(11, -14),
};

const links = (count: number, sag: number): string =>
  many(count, (i) => {
    const y = Math.round(Math.sin((i / Math.max(1, count)) * Math.PI) * sag * 10) / 10;
    return put(shape('M-3 -1.6q3-1.6 6 0 1 1.8 0 3-3 1.4-6 0-1-1.4 0-3z', red, `stroke="${ink}" stroke-width=".6"`), -i * 6.6, y, 1, false, i % 2 ? 14 : -12);
  });

const hanging = (x: number): string =>
  many(3, (i) => put(shape('M-1.6 -3q-1.4 3 0 6 1.6 1 3 0 1.4-3 0-6-1.4-1-3 0z', red, `stroke="${ink}" stroke-width=".6"`), x, 40 + i * 6.2)) + line(`M${x} 34v3`, 0.8);

function shop(n: number): string {
  const open = n > 1 && n < 12;
  const strings = [0, 2, 4, 4, 4, 3, 3, 3, 3, 3, 2, 0][n - 1]!;
  return (
    box(60, 30, 46, 40, open ? p.night : p.mid, `stroke="${ink}" stroke-width="1"`) +
    (open
      ? many(strings, (i) => hanging(68 + i * 10)) + line('M62 34h42', 1.2, cream)
      : many(6, (i) => line(`M61 ${37 + i * 5}h44`, 0.9, p.deep))) +
    box(58, 57, 50, 13, p.mid, `stroke="${ink}" stroke-width="1"`) + line('M60 61h46', 0.9, p.soft) +
    many(5, (i) => shape(`M${57 + i * 10.3} 18h10.3v11q-5.1 5-10.3 0z`, i % 2 ? cream : p.deep, `stroke="${ink}" stroke-width=".6"`)) +
    line('M56 18h53', 1.8)
  );
}

function bricks(night: boolean): string {
  const c = night ? p.deep : p.soft;
  return many(4, (r) => line(`M0 ${40 + r * 7}h58`, 0.6, c) + many(5, (i) => line(`M${(r % 2) * 6 + i * 12} ${40 + r * 7}v7`, 0.6, c)));
}

const barrel = box(8, 58, 17, 21, p.mid, `stroke="${ink}" stroke-width="1"`) + line('M8 63h17M8 73h17', 1.5) + line('M13 58v21M19 58v21', 0.7, p.deep);
const z = (x: number, y: number, s: number): string => put(line('M0 0h4L0 5h4', 1, ink), x, y, s);
const puff = (x: number, y: number): string => line(`M${x} ${y}q3-3 6 0M${x - 3} ${y - 4}q3-3 6 0`, 0.9, p.deep);

export function dogStreet(n: number): string {
  const night = n === 12;
  const butcher = { coat: cream, hat: 'chef' as const, legs: ink };
  return [
    sky(p, n, 70),
    night ? stars(6, 3, 12) + moon(50, 22, 6) : '',
    box(-2, 38, 62, 34, night ? '#452d20' : p.pale), bricks(night), line('M0 38h58', 1.8, night ? p.night : p.mid),
    shop(n),
    flat(0, 70, 108, 14, night ? p.night : p.soft), line('M0 70h108', 1), many(4, (i) => line(`M${8 + i * 28} 78h8`, 0.9, night ? p.deep : p.mid)),
    n === 1 ? put(dogs.sleep, 32, 80, 1.1) + z(54, 60, 1) + z(59, 52, 1.3) : '',
    n === 2 ? put(person(butcher), 94, 61, 0.9, true) + put(dogs.sit, 26, 80, 1.1) : '',
    n === 3 ? put(dogs.stand, 28, 80, 1.2) + line('M46 54q4-3 8 0t8 0M48 48q3-3 7 0', 0.9, p.deep) : '',
    n === 4 ? put(dogs.sit, 48, 81, 1.25) : '',
    n === 5 ? put(dogs.run, 58, 72, 1.2, false, -42) + line('M44 80l-3 3M50 82l-1 3', 1) : '',
    n === 6 ? put(dogs.run, 50, 79, 1.2, true) + put(links(3, 3), 36, 66, 1, true) + puff(68, 80) : '',
    n === 7 ? put(dogs.run, 32, 80, 1.15, true) + put(links(4, 4), 20, 67, 1, true) + put(person({ ...butcher, step: true, arm: 'up' }), 82, 80, 1.35, true) : '',
    n === 8 ? put(dogs.run, 26, 80, 1.1, true) + put(links(7, 7), 14, 67, 1, true) + put(person({ ...butcher, hat: 'none', step: true, arm: 'up' }), 72, 81, 1.35, true, -10) + shape('M86 49l-.5-2.4q-1.5-2.6 1.2-2.8 1.9-1.6 3.7 0 2.6.2 1.4 2.8l-.6 2.4z', cream, `stroke="${ink}" stroke-width=".7"`) : '',
    n === 9 ? put(dogs.sit, 27, 80, 1) + barrel + put(person({ ...butcher, hat: 'none', arm: 'up' }), 74, 80, 1.35) + line('M86 51q3-2 5 1-.5 2-2 3v2M89 60v.5', 1.2, p.pale) : '',
    n === 10 ? put(face(0, 0, true), 22, 59, 1.1) + barrel + put(person({ ...butcher, hat: 'none', step: true }), 90, 80, 1.35) + put(links(3, 2), 40, 80, 1) : '',
    n === 11 ? put(dogs.stand, 62, 80, 1.15, true) + put(dogs.sit, 22, 81, 0.62) + put(dogs.sit, 9, 81, 0.55) + put(links(4, 2), 48, 80, 1) : '',
    n === 12 ? put(dogs.sleep, 42, 80, 1.35) + put(dogs.sleep, 74, 81, 0.6, true) + put(dogs.sleep, 90, 81, 0.55) + put(line('M0 0h4L0 5h4', 1.1, cream), 68, 58, 1) + put(line('M0 0h4L0 5h4', 1.1, cream), 75, 49, 1.3) : '',
  ].join('');
}
