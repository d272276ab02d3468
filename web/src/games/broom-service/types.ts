// What a view of Broom Service and its board tell (docs/engine-protocol.md).
import type { GameEvent } from '../../table/game';

export const roles = [
  'forest-witch', 'prairie-witch', 'hill-witch', 'mountain-witch', 'valley-druid',
  'hill-druid', 'fruit-gatherer', 'root-gatherer', 'herb-gatherer', 'weather-fairy',
] as const; // prettier-ignore
export type Role = (typeof roles)[number];
export const terrains = ['forest', 'prairie', 'hill', 'mountain'] as const;
export type Terrain = (typeof terrains)[number];
export const colours = ['orange', 'violet', 'green'] as const;
export type Colour = (typeof colours)[number];
export const kinds = ['orange', 'violet', 'green', 'wands'] as const;
export type Kind = (typeof kinds)[number];
export type Resources = Record<Kind, number>;
export const eventCards = [
  'more-or-less', 'black-market', 'illegal-distillery', 'old-days', 'dangerous-areas',
  'protected-areas', 'full-hands', 'empty-hands', 'all-at-once', 'same-destinations',
] as const; // prettier-ignore
export type EventCard = (typeof eventCards)[number];
export const cloudKinds = ['heavy', 'bonus', 'move', 'delivery', 'orange', 'violet', 'green'] as const;
export type CloudKind = (typeof cloudKinds)[number];
export const mountainTiles = ['potions', 'wands', 'delivery', 'moves', 'cloud'] as const;
export type MountainTile = (typeof mountainTiles)[number];
export const forestTiles = ['brave', 'role', 'points'] as const;
export type ForestTile = (typeof forestTiles)[number];

export type Point = [number, number];
export interface Place {
  region: number;
  at: Point;
}
export interface Region {
  region: number;
  terrain: Terrain;
  neighbours: number[];
  towers: string[];
  label: Point;
  outline: Point[];
}
export interface TowerLook {
  colour: Colour;
  shape: 'round' | 'square';
  points: number;
  wands: number;
}
export interface Tower extends TowerLook {
  tower: string;
  regions: number[];
  at: Point;
  base: number;
}
export interface GameBoard {
  side: 'front' | 'back';
  width: number;
  height: number;
  piece: number;
  regions: Region[];
  lakes: Point[][];
  towers: Tower[];
  tile_tower: TowerLook;
  castles: Place[];
  clouds: Place[];
  mountains: (Place & { covers?: string })[];
  forest_tiles: Place[];
  hill_tiles: Place[];
  circles: (Place & { circle: string })[];
  values?: BoardValues;
}

export interface BoardValues {
  bewitched: number;
  brave_druid: number;
  brave_fairy: number;
  druids: number[]; // terrains as bits
  gathers: Resources[][]; // of each gatherer: cowardly, brave
  more_or_less: number[];
  black_market: number;
  dangerous: number[];
  protected: number[];
  full_hands: number[];
  empty_hands: number[];
  all_at_once: number[];
  same_destinations: number;
  storm_bonus: number;
  storm_needs: number[];
  storm_points: number[];
  forest_points: number;
  set_points: number[];
  amulet_points: number[];
  bolt_points: number[];
  bolt_step: number;
}

export interface Cloud {
  region: number;
  kind: CloudKind;
  wands: number;
  bolts: number;
}
export interface Tile {
  region: number;
  tile: MountainTile | ForestTile | 'tower' | [string, string];
}
export interface Score {
  track: number;
  start: number;
  towers: number;
  bravery: number;
  storm: number;
  events: number;
  bewitched: number;
  tiles: number;
  bolts: number;
  bolt_points: number;
  set_points: number;
  amulet_points: number;
  total: number;
}
export interface Seat {
  seat: number;
  resources: Resources;
  pawns: number[];
  hand_size: number;
  hand: Role[] | null;
  laid: Role[];
  laid_brave: Role[];
  amulets: number[];
  forest_tiles: ForestTile[];
  clouds: { kind: CloudKind; bolts: number }[];
  score: Score;
}
export type Step =
  | 'choose-roles' | 'extra-role' | 'lead' | 'follow' | 'cowardly-way' | 'witch-move' | 'witch-delivery'
  | 'druid-delivery' | 'gather' | 'fairy' | 'storm-move' | 'storm-delivery' | 'mountain-order'
  | 'mountain-potions' | 'mountain-wands' | 'mountain-delivery' | 'mountain-moves' | 'mountain-cloud'
  | 'fly' | 'full-hands' | 'hand-in' | 'over'; // prettier-ignore
export interface View {
  viewer: number | string;
  players: number;
  options: Record<string, string>;
  step: Step;
  to_act: number[];
  round: number;
  rounds: number;
  event: EventCard;
  events_left: EventCard[];
  bewitched: Role[];
  bewitched_left: Role[];
  leader: number;
  role: Role | null;
  brave: number | null;
  asked: number;
  decision: {
    brave?: boolean;
    terrains?: Terrain[];
    pawn?: number;
    region?: number;
    supply?: Resources;
    moves?: number;
    circles?: string[];
  } | null;
  own_roles: Role[] | null;
  own_extra: Role | 'none' | null;
  own_offer: Partial<Resources> | null;
  clouds: Cloud[];
  tiles: Tile[];
  filled: string[];
  covered: string[];
  seats: Seat[];
  outcome: { score: number[]; place: number[] } | null;
}

export type Happening = GameEvent & {
  seat?: number;
  by?: number;
  role?: Role | null;
  roles?: Role[];
  brave?: boolean;
  leading?: boolean;
  used?: boolean;
  round?: number;
  card?: EventCard;
  count?: number;
  points?: number;
  why?: string;
  pawn?: number;
  from?: number;
  to?: number;
  circle?: string;
  region?: number;
  tower?: string;
  potion?: Colour;
  wands?: number;
  bolts?: number;
  amount?: Resources;
  pieces?: Resources;
  kinds?: Kind[];
  kind?: CloudKind;
  tile?: ForestTile;
  step?: Step;
  could?: boolean;
};
