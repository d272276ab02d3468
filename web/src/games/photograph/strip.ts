// What the next photo of a strip will be: sharp, or blurry and why (P5). The page foresees it while
// a card is still in the air; the rules of the server decide.
import type { Colour, Photo, Shot, Strip } from './types';

export type Why = 'rises' | 'falls' | 'far' | 'full';
export interface Strand {
  last: number | null; // the last sharp number
  way: -1 | 0 | 1;
  blurred: boolean; // the photo before was blurry: any distance will do
}

export function strand(shots: readonly Shot[]): Strand {
  const sharp = shots.filter((shot) => shot.sharp).map((shot) => shot.number ?? 0);
  return {
    last: sharp.at(-1) ?? null,
    way: sharp.length < 2 ? 0 : sharp[1]! > sharp[0]! ? 1 : -1,
    blurred: shots.length > 0 && !shots.at(-1)!.sharp,
  };
}

// Null: it would be sharp.
export function whyBlurry({ last, way, blurred }: Strand, number: number): Why | null {
  if (last === null) return null;
  if ((way > 0 && last === 12) || (way < 0 && last === 1)) return 'full';
  const distance = number - last;
  if (way > 0 && distance < 0) return 'rises';
  if (way < 0 && distance > 0) return 'falls';
  return !blurred && Math.abs(distance) > 3 ? 'far' : null;
}

function after(before: Strand, number: number, sharp: boolean): Strand {
  if (!sharp) return { ...before, blurred: true };
  const way = before.last === null ? 0 : before.way || (number > before.last ? 1 : -1);
  return { last: number, way, blurred: false };
}

export const nextSharp = (shots: readonly Shot[]): number[] => {
  const now = strand(shots);
  return Array.from({ length: 12 }, (_, i) => i + 1).filter((n) => n !== now.last && !whyBlurry(now, n));
};

export interface Forecast {
  photo: Photo;
  why: Why | null;
  last: number | null;
}

// The shots of these cards, one after the other.
export function foresee(strips: Partial<Record<Colour, Strip>>, cards: readonly Photo[]): Forecast[] {
  const now = new Map<Colour, Strand>();
  const seen: Forecast[] = [];
  for (const photo of cards) {
    if (photo.number === undefined) break;
    const before = now.get(photo.colour) ?? strand(strips[photo.colour]?.shots ?? []);
    const why = whyBlurry(before, photo.number);
    seen.push({ photo, why, last: before.last });
    now.set(photo.colour, after(before, photo.number, !why));
  }
  return seen;
}
