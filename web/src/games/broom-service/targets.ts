// The legal moves as places on the map: what can be pressed, what it would bring, and why the rest cannot.
import { t } from '../../language/words';
import { cloudGain, deliveryGain, tileTowerRegion, towerLook, towersFrom } from './gains';
import { readMove } from './moves';
import { countOf, kindName, moveWords, points, regionName, roleDoes, signed, towerWorth } from './say';
import type { GameBoard, Kind, Point, View } from './types';

export interface Target {
  key: string; // region-7, tower-t12, cloud-9, circle-B
  moves: string[]; // the best first; several: from which pawn, or wands that stay
  at: Point;
  badge: string; // what it scores, short
  words: string;
  extra?: Kind | 'bolt'; // what comes with it
  extras?: number;
}

const place = (board: GameBoard, view: View, tower: string): Point => {
  if (tower !== 'tile') return board.towers.find((one) => one.tower === tower)!.at;
  const region = tileTowerRegion(view);
  return board.hill_tiles.find((one) => one.region === region)?.at ?? [0, 0];
};

export function targetsOf(board: GameBoard, view: View, legal: string[], pawn: number | null): Target[] {
  const found = new Map<string, Target>();
  const me = view.seats[Number(view.viewer) - 1];
  const put = (move: string, target: Omit<Target, 'moves' | 'words'>): void => {
    const known = found.get(target.key);
    if (known) known.moves.push(move);
    else found.set(target.key, { ...target, moves: [move], words: moveWords(move, view) });
  };
  for (const text of legal) {
    const move = readMove(text);
    if (move.do === 'move' && (!pawn || move.from === pawn)) {
      // A brave witch may deliver where she lands; others may later.
      const brave = view.step === 'witch-move' && view.decision?.brave === true;
      const best = brave ? towersFrom(board, view, me, move.to)[0] : undefined;
      const region = board.regions[move.to - 1]!;
      put(text, { key: `region-${move.to}`, at: region.label, badge: best ? signed(deliveryGain(board, view, move.to, best.tower)) : '' });
    } else if (move.do === 'deliver' && (!pawn || move.from === pawn)) {
      const look = towerLook(board, move.tower);
      const gain = deliveryGain(board, view, move.from, move.tower);
      const key = `tower-${move.tower}`;
      const known = found.get(key);
      put(text, { key, at: place(board, view, move.tower), badge: signed(gain), ...(look.wands ? { extra: 'wands' as const, extras: look.wands } : {}) });
      // From another pawn it may bring more: a bonus cloud lies beside it.
      if (known && gain > Number(known.badge)) known.badge = signed(gain);
    } else if (move.do === 'cloud') {
      const cloud = view.clouds.find(({ region }) => region === move.region)!;
      const gain = cloudGain(view, me, cloud);
      put(text, { key: `cloud-${move.region}`, at: board.clouds.find(({ region }) => region === move.region)!.at, badge: signed(gain.now + gain.end), extra: 'bolt', extras: cloud.bolts });
    } else if (move.do === 'fly') {
      put(text, { key: `circle-${move.circle}`, at: board.circles.find(({ circle }) => circle === move.circle)!.at, badge: '' });
    }
  }
  return [...found.values()];
}

// From which regions own pawns can do something now.
export function pawnsReady(legal: string[]): number[] {
  const from = new Set<number>();
  for (const text of legal) {
    const move = readMove(text);
    if (move.do === 'move' || move.do === 'deliver') from.add(move.from);
  }
  return [...from];
}

// Of several ways to the same target the one that takes all wands; null if the pawns differ.
export function plainWay(moves: string[]): string | null {
  const ways = moves.map((text) => ({ text, move: readMove(text) }));
  const whole = ways.filter(({ move }) => move.do !== 'deliver' || move.left === 0);
  return whole.length === 1 ? whole[0]!.text : null;
}

// Why a place on the map cannot be chosen now, as the rule that stands against it.
export function whyNot(board: GameBoard, view: View, key: string): string | null {
  const me = view.seats[Number(view.viewer) - 1];
  if (!me) return null;
  const [kind, name] = key.split(/[:-](.*)/s) as [string, string];
  const step = view.step;
  const own = me.pawns;
  if (step.endsWith('move') || step.endsWith('moves')) {
    if (kind !== 'region' && kind !== 'cloud' && kind !== 'tower') return null;
    if (kind === 'tower') return t('broom-service.why_move_first');
    const region = board.regions[Number(name) - 1]!;
    const label = regionName(board, region.region);
    if (view.clouds.some((cloud) => cloud.region === region.region)) return t('broom-service.why_cloud', { region: label });
    const wanted = view.decision?.terrains;
    if (wanted && !wanted.includes(region.terrain)) return t('broom-service.why_terrain', { region: label, does: view.role ? roleDoes(view.role, view.decision?.brave === true) : '' });
    return t('broom-service.why_far', { region: label });
  }
  if (step.endsWith('delivery')) {
    if (kind !== 'tower') return t('broom-service.why_tower');
    const look = towerLook(board, name);
    const regions = name === 'tile' ? [tileTowerRegion(view)] : board.towers.find((one) => one.tower === name)!.regions;
    if (view.filled.includes(name)) return t('broom-service.why_filled');
    if (view.covered.includes(name)) return t('broom-service.why_covered');
    if (!me.resources[look.colour]) return t('broom-service.why_no_potion', { what: kindName(look.colour), worth: towerWorth(look) });
    const from = view.decision?.region ? [view.decision.region] : own;
    if (!regions.some((region) => region !== null && from.includes(region))) return t('broom-service.why_far_tower');
    return view.role ? t('broom-service.why_druid', { does: roleDoes(view.role, view.decision?.brave === true) }) : null;
  }
  if (step === 'fairy' || step === 'mountain-cloud') {
    const cloud = view.clouds.find(({ region }) => kind === 'cloud' && region === Number(name));
    if (!cloud) return t('broom-service.why_pick_cloud');
    if (!own.some((pawn) => board.regions[pawn - 1]!.neighbours.includes(cloud.region))) return t('broom-service.why_far_cloud');
    return t('broom-service.why_wands', { cost: countOf('wands', cloud.wands), count: me.resources.wands });
  }
  return null;
}
export const gainWords = (gain: number): string => points(gain);
