// Points, outlines and what stands in the way on the map.
import type { GameBoard, Point, Region } from '../types';

export const outlinePath = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!;
    const [xj, yj] = outline[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export function edgeDistance([x, y]: Point, outline: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j]!;
    const [bx, by] = outline[i]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const at = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay)));
  }
  return least;
}

export interface Round {
  at: Point;
  r: number;
}
export const clear = ([x, y]: Point, from: readonly Round[], more = 0): boolean =>
  from.every(({ at, r }) => Math.hypot(x - at[0], y - at[1]) >= r + more);

// Pieces that always have their place: nothing else is drawn there.
export function standing(board: GameBoard, tiles: boolean): Round[] {
  const round = (r: number, lift = 0) => ({ at: [x, y] }: { at: Point }): Round => ({ at: [x, y - lift], r });
  return [
    ...board.towers.map(round(38, 14)),
    ...board.castles.map(round(50)),
    ...board.circles.map(round(46)),
    ...(tiles ? [...board.mountains, ...board.forest_tiles, ...board.hill_tiles].map(round(board.piece + 6)) : []),
  ];
}
export const cloudRounds = (board: GameBoard): Round[] => board.clouds.map(({ at }) => ({ at, r: 52 }));

// The same numbers for the same seed: the land looks the same every time.
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function bounds(points: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

// What of the board is shown: the land and a strip of sea around it.
export function frameOf(board: GameBoard): { x: number; y: number; width: number; height: number } {
  const land = bounds(board.regions.flatMap(({ outline }) => outline));
  const sea = 40;
  return { x: land.x - sea, y: land.y - sea, width: land.width + 2 * sea, height: land.height + 2 * sea };
}

export const regionOf = (board: GameBoard, number: number): Region => board.regions[number - 1]!;
