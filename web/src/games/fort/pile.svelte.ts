// Which pile is looked through at the moment.
export type PileName = 'deck' | 'discard' | 'seat';
const open = $state<{ at: { seat: number; part: PileName } | null }>({ at: null });

export const pile = (): { seat: number; part: PileName } | null => open.at;
export function openPile(seat: number, part: PileName): void {
  open.at = { seat, part };
}
export function closePile(): void {
  open.at = null;
}
