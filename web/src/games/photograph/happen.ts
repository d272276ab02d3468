// What an event changes on the table that is being shown. The view that comes with the events is the
// truth; this only leads there step by step, and gives every photo a name of its own on the way.
import { readWind, wound } from './take';
import type { Cell, Happening, Photo, View } from './types';

let names = 0;
const named = (photo: Photo): Photo => ({ ...photo, id: ++names });

export function fresh(view: View): View {
  const shown = structuredClone(view);
  return settle(shown, null);
}

const fits = (a: Photo | null | undefined, b: Photo): boolean =>
  !!a && a.colour === b.colour && (a.number === undefined || b.number === undefined || a.number === b.number);

// The true view, with the names that its photos already had in the same places.
export function settle(view: View, before: View | null): View {
  const keep = (photo: Photo, old: Photo | null | undefined): void => {
    photo.id = fits(old, photo) && old?.id !== undefined ? old.id : ++names;
  };
  view.city.forEach((row, r) => row.forEach((photo, c) => photo && keep(photo, before?.city[r]?.[c])));
  for (const seat of view.seats) {
    const old = before?.seats[seat.seat - 1];
    seat.hand.forEach((photo, i) => keep(photo, old?.hand[i]));
    for (const [colour, strip] of Object.entries(seat.strips))
      strip.shots.forEach((shot, i) => keep(shot, old?.strips[colour as Photo['colour']]?.shots[i]));
  }
  return view;
}

function lift(shown: View, cell: Cell): Photo | null {
  const row = shown.city[cell.row - 1];
  const photo = row?.[cell.column - 1] ?? null;
  if (row) row[cell.column - 1] = null;
  return photo;
}

function lay(shown: View, cell: Cell, photo: Photo): void {
  const row = shown.city[cell.row - 1];
  if (row) row[cell.column - 1] = photo;
}

export function happen(shown: View, event: Happening): void {
  const seat = event.seat ? shown.seats[event.seat - 1] : undefined;
  switch (event.event) {
    case 'photo-taken': {
      const photo = lift(shown, event.cell!);
      seat?.hand.push({ ...event.photo!, id: photo?.id ?? named(event.photo!).id });
      break;
    }
    case 'film-wound': {
      const wind = readWind(event.wind ?? '');
      if (seat && wind) seat.hand = wound(seat.hand, wind);
      break;
    }
    case 'photo-shot': {
      const card = seat?.hand.shift();
      const strip = seat?.strips[event.photo!.colour];
      strip?.shots.push({ ...event.photo!, id: card?.id, sharp: event.sharp === true });
      break;
    }
    case 'good-shot-won':
      shown.good_shots[event.colour!] = event.seat!;
      break;
    case 'photo-left':
      lift(shown, event.cell!);
      break;
    case 'photo-turned-up': {
      const photo = lift(shown, event.from!);
      lay(shown, event.to!, { ...event.photo!, id: photo?.id });
      break;
    }
    case 'photo-placed':
      lay(shown, event.cell!, named(event.photo!));
      shown.deck.count = Math.max(0, shown.deck.count - 1);
      shown.deck.top = null;
      break;
    case 'deck-top-seen':
      shown.deck.top = event.photo ?? null;
      break;
    case 'sunset-revealed':
      shown.sunset_seen = true;
      shown.step = 'sunset';
      break;
    case 'last-shots':
      shown.step = 'final-shots';
      break;
  }
}
