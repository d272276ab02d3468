// What a view of Photograph tells (docs/engine-protocol.md).
import type { GameEvent } from '../../table/game';
import type { Colour } from './art/ink';

export type { Colour };
export type Range = '1-6' | '7-12';

export interface Photo {
  colour: Colour;
  number?: number; // without it the viewer knows only the back
  range?: Range;
  id?: number; // given by us: the same piece of paper wherever it goes
}
export interface Shot extends Photo {
  sharp: boolean;
}
export interface Strip {
  shots: Shot[];
  next_sharp: number[];
}
export interface ColourPoints {
  strip: number;
  blurry: number;
  good_shot: number;
}
export interface Seat {
  seat: number;
  hand: Photo[]; // from back to front
  strips: Partial<Record<Colour, Strip>>;
  points: { total: number; colours: Partial<Record<Colour, ColourPoints>> };
}
export type Step = 'choose-scene' | 'wind' | 'sunset' | 'final-shots' | 'over';

export interface View {
  viewer: number | string;
  players: number;
  options: Record<string, string>;
  colours: Colour[];
  step: Step;
  turn: number | null;
  taken: number;
  to_act: number[];
  own_wind: string | null;
  sunset_seen: boolean;
  deck: { count: number; top: Photo | 'sunset' | null };
  city: (Photo | null)[][];
  seats: Seat[];
  good_shots: Partial<Record<Colour, number | null>>;
  outcome: { score: number[]; place: number[] } | null;
}

export interface Cell {
  row: number;
  column: number;
}
export type Happening = GameEvent & {
  seat?: number;
  row?: number;
  end?: 'left' | 'right';
  count?: number;
  cell?: Cell;
  from?: Cell;
  to?: Cell;
  photo?: Photo;
  wind?: string;
  sharp?: boolean;
  colour?: Colour;
};

// How many cards are shot in the Sunset and at the end (P8.1, P9.1).
export const shotsAtOnce = 2;

export const shotsDue = (view: View): number =>
  view.step === 'wind' ? view.taken : view.step === 'sunset' || view.step === 'final-shots' ? shotsAtOnce : 0;

export const sharpCount = (strip: Strip | undefined): number => strip?.shots.filter((shot) => shot.sharp).length ?? 0;
export const blurryCount = (strip: Strip | undefined): number => strip?.shots.filter((shot) => !shot.sharp).length ?? 0;
// Sharp photos a strip needs for its Good Shot (P6.1).
export const goodShotAt = (players: number): number => (players === 4 ? 3 : 4);
