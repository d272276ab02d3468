// Photos, moves and reasons in words.
import { t, tAny } from '../../language/words';
import { foresee, type Forecast } from './strip';
import { photosOf, readTake, readWind, wound } from './take';
import { shotsDue, type Colour, type Happening, type Photo, type View } from './types';

export const colourName = (colour: Colour): string => tAny(`photograph.colour_${colour}`);
export const subject = (colour: Colour): string => tAny(`photograph.subject_${colour}`);

export const shortName = ({ colour, number, range }: Photo): string =>
  number !== undefined
    ? t('photograph.photo', { colour: colourName(colour), number })
    : t('photograph.photo_back', { colour: colourName(colour), range: (range ?? '').replace('-', '–') });

// As it is read aloud: with the subject, or that it lies face down.
export const fullName = (photo: Photo): string =>
  photo.number !== undefined
    ? t('photograph.photo_full', { photo: shortName(photo), subject: subject(photo.colour) })
    : t('photograph.photo_down', { photo: shortName(photo) });

const joined = (parts: string[]): string => parts.join(', ');
export const verdict = ({ photo, why }: Forecast): string =>
  t(why ? 'photograph.would_blur' : 'photograph.would_be_sharp', { photo: shortName(photo) });

export function whyWords({ photo, why, last }: Forecast): string {
  if (!why) return t('photograph.why_sharp', { photo: shortName(photo) });
  return tAny(`photograph.why_${why}`, { photo: shortName(photo), colour: colourName(photo.colour), last: last ?? 0 });
}

export const shotWords = (seen: Forecast[]): string => joined(seen.map(verdict));

export function moveWords(move: string, view: View): string {
  const take = readTake(move);
  if (take)
    return t('photograph.move_take', {
      row: take.row,
      end: t(take.end === 'left' ? 'photograph.from_left' : 'photograph.from_right'),
      count: take.count,
      photos: joined(photosOf(view.city, take).map(shortName)),
    });
  const wind = readWind(move);
  const me = view.seats[Number(view.viewer) - 1];
  const card = wind && me?.hand[wind.from - 1];
  if (!wind || !me || !card) return move;
  const seen = foresee(me.strips, wound(me.hand, wind).slice(0, shotsDue(view)));
  return t('photograph.move_wind', { photo: shortName(card), to: wind.to, shots: shotWords(seen) });
}

// A few words about what a rival just did, shown on their board.
export function noteOf(event: Happening): string | null {
  switch (event.event) {
    case 'scene-chosen':
      return t('photograph.note_takes', { count: event.count ?? 0 });
    case 'film-wound':
      return t('photograph.note_winds');
    case 'photo-shot':
      return t(event.sharp ? 'photograph.note_sharp' : 'photograph.note_blurry', { photo: shortName(event.photo!) });
    case 'good-shot-won':
      return t('photograph.good_shot');
    case 'wind-chosen':
      return t('photograph.note_chosen');
    default:
      return null;
  }
}

// 4, 5, 6, 9 as "4–6, 9".
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === n - 1) run[1] = n;
    else runs.push([n, n]);
  }
  return joined(runs.map(([a, b]) => (a === b ? `${a}` : `${a}–${b}`)));
}
