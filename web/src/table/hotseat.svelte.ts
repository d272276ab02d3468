// Several people at one screen: a curtain falls between their secrets.
import type { TableModel } from './table_model.svelte';

export interface CurtainState {
  hidden: boolean;
  next: number; // who may look
  lift(): void;
}

// Whose eyes the screen shows follows who is asked; before it changes, the curtain hides everything.
export function onlyMine(model: TableModel): CurtainState | null {
  const mine = model.table?.you ?? [];
  const people = mine.filter((seat) => model.table?.seats[seat - 1]?.computer === undefined);
  if (people.length < 2 || model.table?.phase !== 'playing') return null;
  const asked = people.filter((seat) => model.toAct.includes(seat));
  if (asked.length === 0 || asked.includes(model.seat)) return { hidden: false, next: model.seat, lift() {} };
  const next = asked[0]!;
  // While others still move, the one who played last may watch.
  const hidden = model.showing === null;
  return { hidden, next, lift: () => model.lookAs(next) };
}
