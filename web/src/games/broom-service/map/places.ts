// Where pawns stand in a region: free spots near its middle, away from towers, clouds and tiles.
import type { GameBoard, Point } from '../types';
import { bounds, clear, cloudRounds, edgeDistance, inside, standing } from './geometry';

const most = 10; // five players with two pawns each

export function pawnSpots(board: GameBoard, tiles: boolean): Point[][] {
  const taken = [...standing(board, tiles), ...cloudRounds(board).map(({ at }) => ({ at, r: 50 }))];
  return board.regions.map(({ outline, label }) => {
    const own = [...taken, { at: label, r: 22 }]; // its number stays to be read
    const box = bounds(outline);
    const free: { at: Point; room: number }[] = [];
    // Where it is narrow, closer to the rest.
    for (let gap = 10; gap > -24 && free.length < 6; gap -= 6) {
      free.length = 0;
      for (let x = box.x; x < box.x + box.width; x += 9)
        for (let y = box.y; y < box.y + box.height; y += 9) {
          const at: Point = [x, y];
          if (!inside(at, outline)) continue;
          const edge = edgeDistance(at, outline);
          if (edge > 20 + gap / 2 && clear(at, own, gap)) free.push({ at, room: edge });
        }
    }
    const first = free.reduce<{ at: Point; room: number } | null>((best, one) => (!best || one.room > best.room ? one : best), null)?.at ?? label;
    const spots: Point[] = [first];
    for (let gap = 44; gap >= 20 && spots.length < most; gap -= 8) {
      const near = free.map(({ at }) => at).sort((a, b) => Math.hypot(a[0] - first[0], a[1] - first[1]) - Math.hypot(b[0] - first[0], b[1] - first[1]));
      for (const at of near) {
        if (spots.length === most) break;
        if (spots.every((one) => Math.hypot(one[0] - at[0], one[1] - at[1]) >= gap)) spots.push(at);
      }
    }
    // A crowd in a narrow place: half over one another.
    while (spots.length < most) spots.push([first[0] + (spots.length % 4) * 14 - 21, first[1] + Math.floor(spots.length / 4) * 12]);
    return spots;
  });
}

// Pawn by pawn its place, the seats in their order.
export function placePawns(spots: Point[][], pawns: { seat: number; pawn: number; region: number }[]): { seat: number; pawn: number; region: number; at: Point }[] {
  const used = new Map<number, number>();
  return pawns.map((one) => {
    const next = used.get(one.region) ?? 0;
    used.set(one.region, next + 1);
    return { ...one, at: spots[one.region - 1]![next]! };
  });
}
