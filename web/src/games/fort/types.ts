// What a view of Fort tells (docs/engine-protocol.md), and how the page keeps it: every card has a
// number of its own, so that it can be followed from place to place.
import type { GameEvent } from '../../table/game';
import type { IconName } from './art/icons';
import type { Suit } from './art/suits';

export type Kind = 'pizza' | 'toy';
export interface Resources {
  pizza: number;
  toys: number;
}
export type Perk = string;
export type Rule = string;
export type Use = 'not-used' | 'in-part' | 'fully';

export interface Card {
  id: number;
  kid: string | null; // null: the viewer sees its back only
}
export interface Score {
  track: number;
  fort: number;
  rule: number;
  macaroni: number;
  total: number;
}
interface SeatFacts {
  colour: string;
  points: number;
  level: number;
  stuff: Resources;
  pack: Resources;
  pack_limit: number;
  lookout_limit: number;
  hand_size: number;
  deck_size: number;
  known: string[];
  perks: Perk[];
  has_rule: boolean;
  rule: Rule | null;
  macaroni: boolean;
  score?: Score;
}
type Zones<T> = { hand: T[]; lookout: T[]; yard: T[]; discard: T[] };
export type SeatView = SeatFacts & Zones<string> & { deck: string[] };
export type Seat = SeatFacts & Zones<Card> & { seat: number; deck: string[] };

export interface Played {
  kid: string | null;
  suit: Suit | null;
  public: Use;
  private: Use;
  symbols: Partial<Record<Suit, number>>;
  in_play: string[];
  counted: string[];
  times: number;
  done: number;
  action?: 'public' | 'private' | 'diy'; // while the viewer prepares it or carries it out
  icon?: IconName;
  suit_counted?: Suit | null; // Ghost's
  kind?: Kind;
  rival?: number;
}
interface TableFacts {
  viewer: number | string;
  players: number;
  options: Record<string, string>;
  step: string;
  turn: number | null;
  first: number;
  to_act: number[];
  park_deck: number;
  perks: Perk[];
  rules_left: number;
  rules: Rule[];
  kept: string | null;
  end: 'not-yet' | 'points' | 'fort' | 'park';
  macaroni_taken: boolean;
  play: Played;
  outcome: { score: number[]; place: number[] } | null;
}
export type View = TableFacts & { park: (string | null)[]; seats: SeatView[] };
export type Shown = TableFacts & { park: (Card | null)[]; inPlay: Card[]; seats: Seat[] };

export type Zone = 'park' | 'park-deck' | 'deck' | 'hand' | 'discard' | 'yard' | 'lookout' | 'in-play' | 'box';
export type Happening = GameEvent & {
  seat?: number;
  owner?: number;
  kid?: string | null;
  from?: string;
  to?: string;
  suit?: Suit;
  coin?: Suit | null;
  action?: string;
  times?: number;
  kind?: Kind;
  count?: number;
  into?: Kind;
  place?: 'stuff' | 'pack';
  points?: number;
  level?: number;
  perk?: Perk;
  rule?: Rule | null;
  reason?: string;
};

// The values of the edition, told once.
export interface BoardFacts {
  kids: { kid: string; suits: Suit[]; public: string; private: string }[];
  best_friends: Record<string, string[]>;
  costs: [number, number, number][];
  level_points: number[];
  stuff: number;
  backpack: number;
  end_at: number;
  macaroni: number;
  rules: Record<'all_suits' | 'loner' | 'minimalism' | 'minimalism_level' | 'sleepover' | 'sleepover_tied', number>;
}

export const held = (of: Resources): number => of.pizza + of.toys;
export const amount = (of: Resources, kind: Kind): number => (kind === 'pizza' ? of.pizza : of.toys);
export const change = (of: Resources, kind: Kind, by: number): void => {
  if (kind === 'pizza') of.pizza += by;
  else of.toys += by;
};
