// Things that more than one street has: people, sky, lamps, birds.
import { box, cream, dot, flat, glow, ink, line, many, oval, put, shape, type Tones } from './ink';

export interface Look {
  coat?: string;
  hat?: 'cap' | 'brim' | 'bun' | 'none' | 'chef';
  skirt?: boolean;
  arm?: 'down' | 'up' | 'out';
  step?: boolean;
  carries?: string; // drawn in the hand
  legs?: string;
  skin?: string;
}

const skin = '#e9c39f';

function head(x: number, y: number, look: Look): string {
  const hats = {
    none: shape(`M${x - 2.9} ${y - 0.4}q.2-3.2 3.2-3 2.6.2 2.5 2.6-2-.2-3-1.3-.9 1.5-2.7 1.7z`, ink),
    cap: shape(`M${x - 3} ${y - 0.6}q0-3.4 3-3.4t2.8 2.9l2.2.6q-3.6.7-8-.1z`, ink),
    brim: shape(`M${x - 4.6} ${y - 1.2}l1.8-.3.4-3.4q2.5-1 4.8 0l.4 3.4 1.8.4q-4.7 1.1-9.2-.1z`, ink),
    bun: shape(`M${x - 3} ${y + 1.4}q-.6-4.7 3.1-4.7 3.2.2 2.8 3.6-1.8-.4-2.8-1.8-.7 2-3.1 2.9z`, ink) + dot(x - 2.6, y - 3, 1.7, ink),
    chef: shape(`M${x - 2.6} ${y - 1.4}l-.5-2.4q-1.5-2.6 1.2-2.8 1.9-1.6 3.7 0 2.6.2 1.4 2.8l-.6 2.4z`, cream, `stroke="${ink}" stroke-width=".6"`),
  };
  return dot(x, y, 2.9, look.skin ?? skin) + hats[look.hat ?? 'none'];
}

function arms(x: number, y: number, look: Look, coat: string): string {
  const to = { down: 'l2 6.2', up: 'l3.8-5', out: 'l6.2 1.6' }[look.arm ?? 'down'];
  const at = { down: [2, 6.2], up: [3.8, -5], out: [6.2, 1.6] }[look.arm ?? 'down'];
  return line(`M${x} ${y}${to}`, 2.1, coat) + (look.carries ? put(look.carries, x + at[0]!, y + at[1]!) : '');
}

// Somebody standing or walking to the right; the feet are at 0, 0, the hat about 22 above.
export function person(look: Look): string {
  const coat = look.coat ?? ink;
  const legs = look.step ? 'M-1 -6l-3 5.6h-1.4M1 -6l2.8 5.8h1.6' : 'M-1.4 -6v5.8M1.5 -6v5.8h1.2';
  const body = look.skirt
    ? 'M-2.4 -15.6q2.4-.9 4.8 0l.4 4 2.6 7q-5.4 1.4-10.6 0l2.5-7z'
    : 'M-3 -15.4q3-1 6 0l.7 10.4q-3.6 .8-7.2 0z';
  return line(legs, 1.7, look.legs ?? ink) + shape(body, coat) + head(0, -18, look) + arms(1.2, -13.6, look, coat);
}

// Somebody on a bench, looking to the right; the seat is at 0, 0.
export function sitter(look: Look): string {
  const coat = look.coat ?? ink;
  return (
    line('M0 -1h6l.4 8.4h1.6', 2, look.legs ?? ink) +
    shape('M-2.8 -9.8q2.8-.9 5.4 0l.8 10.4q-3.6.6-7 0z', coat) +
    head(0.4, -12.4, look) +
    arms(1, -8, look, coat)
  );
}

export const sun = (x: number, y: number, r: number, fill: string): string => dot(x, y, r, fill);

export const moon = (x: number, y: number, r: number): string =>
  shape(`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${r * 0.78} ${r * 0.78} 0 0 1 ${-r}-${r}z`, glow);

export const stars = (count: number, top = 4, height = 26): string =>
  many(count, (i) => dot(44 + ((i * 37) % 62), top + ((i * 23) % height), i % 3 ? 0.6 : 0.9, cream));

export const gull = (x: number, y: number, s = 1, colour = ink): string =>
  put(line('M-5 -1.6q2.8-2.6 5 1 2.2-3.6 5-1', 1.1, colour), x, y, s);

export const cloud = (x: number, y: number, s: number, fill: string): string =>
  put(shape('M-13 5q-4-.4-3.4-4 .8-3 4-2.6Q-11-7.4-5.6-7-2.4-11.6 2.6-8.8q3-1.8 5.4 1.6 5.6-.6 5.6 4 3.4.8 2.8 4.4-.6 3.6-4 3.8z', fill), x, y, s);

export function sky(tones: Tones, n: number, height = 84): string {
  const day = [tones.soft, tones.pale, cream, cream, cream, cream, cream, cream, tones.pale, tones.soft, tones.mid, tones.night];
  return flat(0, 0, 108, height, day[n - 1]!);
}

export function lamp(x: number, base: number, height: number, lit: boolean, colour = ink): string {
  const top = base - height;
  return (
    (lit ? oval(x, top - 1, 11, 9, glow, 'opacity=".35"') : '') +
    line(`M${x} ${base}V${top}`, 1.6, colour) +
    line(`M${x - 2.4} ${base}h4.8`, 1.8, colour) +
    shape(`M${x - 2.6} ${top}l-1-6 3.6-2.4 3.6 2.4-1 6z`, lit ? glow : cream, `stroke="${colour}" stroke-width="1"`)
  );
}

export function house(x: number, top: number, w: number, base: number, wall: string, roof: string): string {
  return (
    box(x, top, w, base - top, wall) +
    shape(`M${x - 1.5} ${top + 0.5}L${x + w * 0.2} ${top - 7}h${w * 0.62}L${x + w + 1.5} ${top + 0.6}z`, roof)
  );
}

export function pane(x: number, y: number, w: number, h: number, fill: string, frame = ink): string {
  return box(x, y, w, h, fill, `stroke="${frame}" stroke-width=".8"`) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 0.6, frame);
}
