// What the cards of this table show. The board is told once, and everything that draws a kid or says
// a move needs it; so it is kept here.
import { readEffect, type Effect } from './effect';
import type { Suit } from './art/suits';
import type { BoardFacts } from './types';
import type { Person } from '../../table/game';

export interface Kid {
  name: string; // as the edition writes it
  suits: Suit[];
  public: Effect | null;
  private: Effect | null;
  friendOf: string | null; // colour, of a Best Friend
}

interface Kept {
  board: BoardFacts | null;
  people: Person[];
  kids: Map<string, Kid>;
}
let kept = $state.raw<Kept>({ board: null, people: [], kids: new Map() });

// Moves write names without signs ("NoodleTwins").
export const written = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

export function useBoard(board: BoardFacts | null, people: Person[]): void {
  if (board === kept.board && people === kept.people) return;
  kept = { board, people, kids: board === kept.board ? kept.kids : kidsOf(board) };
}

function kidsOf(board: BoardFacts | null): Map<string, Kid> {
  return new Map(
    (board?.kids ?? []).map(({ kid, suits, public: pub, private: priv }) => {
      const friendOf = Object.entries(board!.best_friends).find(([, names]) => names.includes(kid))?.[0] ?? null;
      return [written(kid), { name: kid, suits, public: readEffect(pub), private: readEffect(priv), friendOf }];
    }),
  );
}

const stranger = (name: string): Kid => ({ name, suits: [], public: null, private: null, friendOf: null });
export const kidOf = (name: string): Kid => kept.kids.get(written(name)) ?? stranger(name);
export const boardFacts = (): BoardFacts | null => kept.board;
export const personName = (seat: number): string => kept.people.find((one) => one.seat === seat)?.name ?? '';

// Symbols of a suit, a coin counted as `coin`.
export const symbolsOf = (kid: Kid, suit: Suit, coin: Suit | null = suit): number =>
  kid.suits.filter((one) => one === suit || (one === 'coin' && coin === suit)).length;
export const hasCoin = (kid: Kid): boolean => kid.suits.includes('coin');
