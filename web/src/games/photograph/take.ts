// Choosing the scene and winding the film, in the notation of moves.
import type { Photo, View } from './types';

export type End = 'left' | 'right';
export interface Take {
  row: number;
  end: End;
  count: number;
}
export interface Wind {
  from: number;
  to: number;
}

export const takeMove = ({ row, end, count }: Take): string => `${row}${end === 'left' ? 'L' : 'R'}${count}`;
export const windMove = ({ from, to }: Wind): string => `${from}>${to}`;

export function readTake(move: string): Take | null {
  const found = /^(\d+)([LR])(\d+)$/.exec(move);
  return found && { row: Number(found[1]), end: found[2] === 'L' ? 'left' : 'right', count: Number(found[3]) };
}

export function readWind(move: string): Wind | null {
  const found = /^(\d+)>(\d+)$/.exec(move);
  return found && { from: Number(found[1]), to: Number(found[2]) };
}

// Columns of the photos that still lie in a row, from an end inwards, counted from 1.
export function fromEnd(city: View['city'], row: number, end: End): number[] {
  const there = (city[row - 1] ?? []).flatMap((photo, i) => (photo ? [i + 1] : []));
  return end === 'left' ? there : there.reverse();
}

export const photosOf = (city: View['city'], take: Take): Photo[] =>
  fromEnd(city, take.row, take.end).slice(0, take.count).map((column) => city[take.row - 1]![column - 1]!);

export function wound<T>(hand: readonly T[], { from, to }: Wind): T[] {
  const next = [...hand];
  const [card] = next.splice(from - 1, 1);
  if (card !== undefined) next.splice(to - 1, 0, card);
  return next;
}

// A photo stands for the end it is nearer to; in the very middle the side that was touched decides.
export function reachFor(city: View['city'], row: number, column: number, rightSide: () => boolean): Take {
  const left = fromEnd(city, row, 'left');
  const fromLeft = left.indexOf(column) + 1;
  const fromRight = left.length - fromLeft + 1;
  const middle = fromLeft === fromRight && left.length > 1;
  const end: End = fromLeft > fromRight || (middle && rightSide()) ? 'right' : 'left';
  return { row, end, count: end === 'left' ? fromLeft : fromRight };
}

const counts = [1, 2, 3];
const line = [...counts.map((count) => ({ end: 'left' as End, count })), ...[...counts].reverse().map((count) => ({ end: 'right' as End, count }))];

// Where an arrow key leads from a choice: along its row, or to the same one of another row.
export function stepFrom(from: Take, key: string, rows: number): Take | null {
  const at = line.findIndex(({ end, count }) => end === from.end && count === from.count);
  const along = (by: number): Take => ({ row: from.row, ...line[(at + line.length + by) % line.length]! });
  const to = (by: number): Take => ({ ...from, row: ((from.row - 1 + rows + by) % rows) + 1 });
  switch (key) {
    case 'ArrowRight':
      return along(1);
    case 'ArrowLeft':
      return along(-1);
    case 'ArrowDown':
      return to(1);
    case 'ArrowUp':
      return to(-1);
    default:
      return null;
  }
}
