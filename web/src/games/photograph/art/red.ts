// Red: the post van brings a parcel to number nine, and in the evening there is music.
import { box, cream, dot, flat, glow, ink, line, many, put, shape, tones } from './ink';
import { house, pane, person, sky, stars } from './props';

const p = tones.red;

const wheel = (x: number): string => dot(x, 0, 4.6, ink) + dot(x, 0, 1.9, cream);

// The van drives to the right; 0, 0 lies on the road below its middle.
function van(): string {
  return (
    shape('M-21 -3V-23q.2-2.6 3-2.6H8q2.6 0 4.2 2.2L17.4-15.6q3.6 .8 4 3.6V-3z', p.deep) +
    shape('M8.6 -22.6q1.2 0 2.2 1.4l4 5.6H7.4v-7z', cream) +
    shape('M-21 -8h42.3v5H-21z', p.night) +
    box(-15, -20.5, 16, 10.5, cream) +
    line('M-15 -20.5l8 6 8-6', 1.2, p.deep) +
    dot(20.4, -9.6, 1.5, glow) +
    wheel(-12) + wheel(12)
  );
}

const parcel = box(-1, -3, 7, 6, '#d9b07a', `stroke="${ink}" stroke-width=".8"`) + line('M2.5 -3v6M-1 0h7', 0.8, p.deep);
const note = (x: number, y: number, s = 1): string =>
  put(dot(0, 0, 1.7, cream) + line('M1.5 0v-6.6l4-.9v2', 0.9, cream), x, y, s);
const pillar =
  box(94, 49, 9, 15, p.deep) + shape('M93 50q0-5 5.5-5t5.5 5z', p.deep) + line('M96 53.5h5', 1.3, cream) + line('M93 64h11', 1.6);

function street(n: number): string {
  const night = n === 12;
  const lit = (yes: boolean): string => (yes ? glow : night ? p.deep : n < 3 ? p.mid : cream);
  const wall = night ? [p.night, '#5c2420', p.night] : [p.soft, p.pale, p.soft];
  return (
    house(-4, 38, 40, 64, wall[0]!, p.mid) + house(38, 22, 42, 64, night ? '#6b2a24' : '#fffaf0', p.deep) + house(82, 32, 30, 64, wall[2]!, p.mid) +
    (night ? '' : many(6, (i) => line(`M${41 + i * 6.5} 62.5l3-3`, 0.7, p.soft))) +
    pane(4, 44, 8, 10, lit(n > 10)) + pane(20, 44, 8, 10, lit(n === 12)) +
    pane(43, 27, 8, 11, lit(false)) + pane(55, 27, 8, 11, lit(n === 2)) + pane(68, 27, 8, 11, lit(false)) +
    pane(43, 44, 11, 13, lit(n >= 11)) + pane(87, 37, 8, 9, lit(n === 1)) +
    flat(0, 64, 108, 5, night ? p.night : p.pale) + flat(0, 69, 108, 15, night ? '#2a1210' : p.mid) +
    line('M0 69h108', 1.2) + many(5, (i) => line(`M${4 + i * 24} 77h11`, 1.3, night ? p.deep : cream))
  );
}

function door(open: boolean): string {
  return (
    box(62, 44, 12, 20, open ? ink : p.deep, `stroke="${ink}" stroke-width="1"`) +
    (open ? shape('M62 44l-5 2v20l5-2z', p.deep) : dot(71.5, 55, 0.9, glow) + pane(65, 47, 6, 5, cream)) +
    box(59, 63, 18, 3, cream, `stroke="${ink}" stroke-width=".8"`) +
    line('M60 41.5h16', 2.4, p.deep)
  );
}

const drive: Record<number, number> = { 2: -6, 3: 14, 4: 30, 5: 30, 6: 30, 7: 30, 8: 30, 9: 30, 10: 48, 11: 94 };

export function postVan(n: number): string {
  const postman = { coat: p.deep, hat: 'cap' as const };
  const lady = { coat: p.mid, hat: 'bun' as const, skirt: true };
  const van_x = drive[n];
  return [
    sky(p, n),
    n === 12 ? stars(7, 3, 14) : n === 1 ? dot(92, 16, 9, glow) : n < 9 ? dot(96 - n * 2, 13, 5, p.soft) : n === 11 ? dot(92, 20, 8, p.deep) : '',
    street(n),
    door(n === 8 || n === 9 || n === 10),
    pillar,
    n === 8 ? put(person({ ...lady, arm: 'up' }), 68, 63, 0.86) : '',
    n === 9 ? put(person({ ...lady, arm: 'out', carries: parcel }), 67, 63, 0.86) : '',
    n === 10 ? put(person({ ...lady, arm: 'out', carries: parcel }), 68, 64, 0.92) : '',
    van_x !== undefined ? put(van(), van_x, 79, 1.12) : '',
    n === 5 ? put(person({ ...postman, step: true }), 62, 72) : '',
    n === 6 ? put(person({ ...postman, step: true, arm: 'out', carries: parcel }), 70, 72, 1.1) : '',
    n === 7 ? put(person({ ...postman, arm: 'up' }), 78, 67, 1, true) + line('M56 44l-3-2M57 50h-4M58 39l-2-3', 1, p.deep) : '',
    n === 8 ? put(person({ ...postman, arm: 'out', carries: parcel }), 82, 69, 1.05, true) : '',
    n === 9 ? put(person({ ...postman, arm: 'up', step: true }), 86, 71, 1.1) : '',
    n === 12 ? note(50, 40) + note(38, 34, 1.2) + note(57, 20, 0.9) + note(30, 46, 0.8) : '',
    n === 12 ? shape('M45.5 57q0-5 3-5t3 5z', ink) : '',
  ].join('');
}
