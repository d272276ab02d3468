// What a role could do for a seat if it acted now: whether anything at all, and the most points.
import { bonusAt, cloudGain, towersFrom } from './gains';
import type { GameBoard, Role, Seat, View } from './types';
import { braveDruid, braveFairy, druidTerrains, gathered, witchTerrain } from './values';

export interface Prospect {
  can: boolean;
  points: number; // at once, at best
}

export function prospect(board: GameBoard, view: View, seat: Seat, role: Role, brave: boolean): Prospect {
  const best = (region: number): number => {
    const towers = towersFrom(board, view, seat, region);
    return towers.length ? towers[0]!.look.points + bonusAt(board, view, region) : 0;
  };
  const most = (values: number[]): number => Math.max(0, ...values);
  const terrain = witchTerrain[role];
  if (terrain) {
    const cloudy = new Set(view.clouds.map(({ region }) => region));
    const turbo = new Set(view.tiles.filter(({ tile }) => Array.isArray(tile)).map(({ region }) => region));
    const to = seat.pawns.flatMap((pawn) => board.regions[pawn - 1]!.neighbours).filter((one) => !cloudy.has(one) && board.regions[one - 1]!.terrain === terrain);
    // From a turbo the pawn flies on: to either of two circles.
    const lands = to.flatMap((one) => (turbo.has(one) ? flights(board, view, one) : [one]));
    return { can: to.length > 0, points: brave ? most(lands.map(best)) : 0 };
  }
  const grounds = druidTerrains[role];
  if (grounds) {
    const gains = seat.pawns.filter((pawn) => grounds.includes(board.regions[pawn - 1]!.terrain)).map(best);
    const gain = most(gains);
    return { can: gain > 0, points: gain && brave ? gain + braveDruid : gain };
  }
  if (gathered(role, brave)) return { can: true, points: 0 };
  const beside = new Set(seat.pawns.flatMap((pawn) => board.regions[pawn - 1]!.neighbours));
  const clouds = view.clouds.filter((cloud) => beside.has(cloud.region) && cloud.wands <= seat.resources.wands);
  const more = brave ? braveFairy : 0;
  return { can: clouds.length > 0, points: clouds.length ? most(clouds.map((cloud) => cloudGain({ ...view, step: 'lead' }, seat, cloud).now + more)) : 0 };
}

function flights(board: GameBoard, view: View, hill: number): number[] {
  const tile = view.tiles.find(({ region }) => region === hill)?.tile;
  return Array.isArray(tile) ? board.circles.filter(({ circle }) => tile.includes(circle)).map(({ region }) => region) : [];
}
