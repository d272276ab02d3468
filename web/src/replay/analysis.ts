// The win chances after every move, as a search on this device sees them.
import type { Analysis } from '../local';

export interface Chances {
  move: number; // after so many moves
  chances: number[]; // by seat, 0 to 1
}

// Where there was no choice, nothing is known that was not known before.
export function curveOf({ decisions, moves, end }: Analysis): Chances[] {
  const curve = decisions.flatMap((one) => (one?.chances ? [{ move: one.number - 1, chances: one.chances }] : []));
  if (end) curve.push({ move: moves, chances: end });
  return curve;
}

// The moves that changed somebody's chance most: where the game turned.
export function turningPoints(curve: Chances[], most: number, least: number): number[] {
  const jumps = curve.slice(1).map((point, i) => ({
    move: point.move,
    by: Math.max(...point.chances.map((chance, seat) => Math.abs(chance - (curve[i]!.chances[seat] ?? chance)))),
  }));
  return jumps
    .filter(({ by }) => by >= least)
    .sort((a, b) => b.by - a.by)
    .slice(0, most)
    .map(({ move }) => move)
    .sort((a, b) => a - b);
}
