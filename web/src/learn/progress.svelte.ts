// How far somebody is in the lessons, kept in this browser.
import type { GameName } from '../table/game';

interface Kept {
  step: Partial<Record<GameName, number>>; // where to go on
  done: Partial<Record<GameName, boolean>>;
  tips: Partial<Record<GameName, boolean>>; // a coach at the table
  declined: Partial<Record<GameName, boolean>>; // does not want to be asked again
}

const place = 'ludoteca.learn';

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

const now = $state<Kept>({ step: {}, done: {}, tips: {}, declined: {}, ...kept() });

export const progress = (): Readonly<Kept> => now;

export function remember<K extends keyof Kept>(what: K, game: GameName, value: Kept[K][GameName]): void {
  now[what][game] = value;
  try {
    localStorage.setItem(place, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing begins again.
  }
}
