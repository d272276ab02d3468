// The border between the shell and a game: what a game gives to the page, and what it is given.
import type { Component } from 'svelte';

// docs/engine-protocol.md tells the events and views of each game.
export type GameEvent = Record<string, unknown> & { event?: string };

export interface Person {
  name: string;
  seat: number;
  computer?: string;
  here?: boolean;
}

export interface BoardProps {
  board: any; // what never changes in a game and is told once: a map, cards; null where there is nothing
  view: any; // the newest view, after `events`; its `viewer` is "all" where a replay shows every hand open
  events: GameEvent[]; // what led from the last view to this one; empty after loading, undo, or in a scrubbed replay
  legal: string[]; // this seat's legal moves in the game's notation; [] when it is not to act
  seat: number; // whose eyes: 1…n, or 0 for a spectator
  people: Person[]; // by seat
  busy: boolean; // a move is on its way: targets are inert
  hint: { move: string } | null; // point at this move
  pace: number; // multiplier of animation times; 0: none (reduced motion or replay scrubbing)
  play(move: string): void; // make this move; of one that is not legal the table says why
  why?(move: string): Promise<string>; // why a move is not legal, in words; empty if nobody can tell
  refuse(text: string): void; // says why something cannot be done (toast by the question + live region)
  ask(text: string | null): void; // replaces the question of the moment by a more exact one while a gesture is half done; null: back
  rule(id: string): void; // opens the rules drawer at a rule
}

export interface ScoreProps {
  view: any;
  people: Person[];
  result: any;
}

export interface OptionsProps {
  options: Record<string, string>; // bindable
  players: number;
}

// Points by where they come from, as if the game ended with this view.
export interface Source {
  name: string;
  points: number[]; // by seat
}

export interface GameModule {
  Board: Component<BoardProps>; // common area, rivals, own board and hand: everything of the game
  Score: Component<ScoreProps>; // score sheet at the end, full breakdown
  Options: Component<OptionsProps, Record<string, never>, 'options'>; // choosing options when opening a table
  moveWords(move: string, view: any): string; // a move in words (for hints, move list as buttons)
  sources?(view: any, board: any): Source[]; // always the same ones in the same order
}

export type GameName = 'photograph' | 'fort' | 'broom-service';

export interface GameInfo {
  name: GameName;
  load(): Promise<GameModule>;
  mood: string;
}
