// What a move would bring, as far as the table shows it now.
import type { Cloud, GameBoard, Seat, Tower, TowerLook, View } from './types';
import { bonusCloud, boltPoints, braveDruid, braveFairy, stormNeeds, stormPoints } from './values';

export const towerLook = (board: GameBoard, tower: string): TowerLook => (tower === 'tile' ? board.tile_tower : board.towers.find((one) => one.tower === tower)!);
export const tileTowerRegion = (view: View): number | null => view.tiles.find(({ tile }) => tile === 'tower')?.region ?? null;

// Bonus clouds beside a region add to every delivery from it.
export const bonusAt = (board: GameBoard, view: View, region: number): number =>
  view.clouds.filter((cloud) => cloud.kind === 'bonus' && board.regions[region - 1]!.neighbours.includes(cloud.region)).length * bonusCloud;

const byDruid = (view: View): boolean => view.step === 'druid-delivery' && view.decision?.brave === true;

export const deliveryGain = (board: GameBoard, view: View, from: number, tower: string): number =>
  towerLook(board, tower).points + bonusAt(board, view, from) + (byDruid(view) ? braveDruid : 0);

// Towers to which this seat could deliver from a region, the best first.
export function towersFrom(board: GameBoard, view: View, seat: Seat | undefined, region: number): { tower: string; look: TowerLook }[] {
  const own = (colour: Tower['colour']): boolean => !seat || seat.resources[colour] > 0;
  const found = board.regions[region - 1]!.towers
    .filter((tower) => !view.filled.includes(tower) && !view.covered.includes(tower))
    .map((tower) => ({ tower, look: towerLook(board, tower) }));
  if (tileTowerRegion(view) === region) found.push({ tower: 'tile', look: board.tile_tower });
  return found.filter(({ look }) => own(look.colour)).sort((a, b) => b.look.points - a.look.points);
}

export interface CloudGain {
  now: number; // points at once
  end: number; // points more for bolts at the end
}
export function cloudGain(view: View, seat: Seat | undefined, cloud: Cloud): CloudGain {
  const before = seat?.score.bolts ?? 0;
  const brave = view.step === 'fairy' && view.decision?.brave === true ? braveFairy : 0;
  const kind = cloud.kind as keyof typeof stormNeeds;
  const potions = kind in stormNeeds && seat && seat.resources[kind] >= stormNeeds[kind] ? stormPoints[kind] : 0;
  return { now: brave + potions, end: boltPoints(before + cloud.bolts) - boltPoints(before) };
}

export interface Answerer {
  seat: number;
  says: 'brave' | 'cowardly' | 'out' | 'passed' | 'speaking' | 'to-come' | 'no-cards' | 'leads';
}
// The turn around the table, from the leader on. What somebody holds is never told before they speak.
export function aroundTable(view: View): Answerer[] {
  return Array.from({ length: view.players }, (_, i) => {
    const number = ((view.leader - 1 + i) % view.players) + 1;
    const seat = view.seats[number - 1]!;
    const role = view.role;
    const speaking = view.to_act.includes(number) && (view.step === 'follow' || view.step === 'lead');
    if (speaking) return { seat: number, says: view.step === 'lead' ? 'leads' : 'speaking' };
    if (!role) return { seat: number, says: i === 0 ? 'leads' : seat.hand_size ? 'to-come' : 'no-cards' };
    if (seat.laid.includes(role)) {
      if (!seat.laid_brave.includes(role)) return { seat: number, says: 'cowardly' };
      return { seat: number, says: view.brave === number ? 'brave' : 'out' };
    }
    if (i > view.asked) return { seat: number, says: seat.hand_size ? 'to-come' : 'no-cards' };
    return { seat: number, says: 'passed' };
  });
}
// Those who speak after a seat and hold cards at all: they may still steal the brave action.
export function mayStill(view: View, seat: number): number[] {
  const around = aroundTable(view);
  const place = around.findIndex((one) => one.seat === seat);
  return around.slice(place + 1).filter(({ says }) => says === 'to-come' || says === 'speaking').map((one) => one.seat);
}
