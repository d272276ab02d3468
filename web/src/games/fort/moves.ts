// Moves in the notation of Fort ("add:Puddin=crown", "yard:2.Bug", "pay:21+00"), and where on the
// table one points to make them.
import { written } from './cards.svelte';
import type { Suit } from './art/suits';
import type { Kind } from './types';

export interface Move {
  text: string;
  verb: string;
  kid?: string; // written: "noodletwins"
  coin?: Suit; // the suit given to its coin
  seat?: number;
  kind?: Kind;
  place?: 'stuff' | 'pack' | 'supply';
  word?: string; // of a suit, a perk, a made-up rule
  pizza?: number;
  toys?: number;
  packPizza?: number; // of a payment: from the Pack
  packToys?: number;
}

const ofKid = new Set(['keep', 'play', 'recycle', 'add', 'count', 'look', 'look-park', 'trash', 'trash-discard', 'park', 'follow']);
const ofYard = new Set(['yard', 'look-yard', 'trash-yard']);
const ofToken = new Set(['pack', 'spend', 'convert']);

export function readMove(text: string): Move {
  const colon = text.indexOf(':');
  const verb = colon < 0 ? text : text.slice(0, colon);
  const rest = colon < 0 ? '' : text.slice(colon + 1);
  const move: Move = { text, verb };
  if (ofKid.has(verb)) {
    const [kid, coin] = rest.split('=');
    move.kid = written(kid!);
    if (coin) move.coin = coin as Suit;
  } else if (ofYard.has(verb)) {
    const [seat, kid] = rest.split('.');
    move.seat = Number(seat);
    move.kid = written(kid!);
  } else if (ofToken.has(verb)) {
    const [kind, place] = rest.split('-');
    move.kind = kind as Kind;
    move.place = place as Move['place'] & string;
  } else if (verb === 'pay') {
    const [a, b, , c, d] = rest;
    Object.assign(move, { pizza: Number(a), toys: Number(b), packPizza: Number(c), packToys: Number(d) });
  } else if (verb === 'copy') {
    Object.assign(move, { pizza: Number(rest[0]), toys: Number(rest[1]) });
  } else if (verb === 'kind') move.kind = rest as Kind;
  else if (verb === 'rival') move.seat = Number(rest);
  else if (rest) move.word = rest;
  return move;
}

// The thing on the table that a move is about; '' where there is none, only a button.
export function targetOf(move: Move): string {
  switch (move.verb) {
    case 'keep':
    case 'play':
    case 'add':
    case 'look':
    case 'trash':
    case 'follow':
      return `hand:${move.kid}`;
    case 'count':
      return `lookout:${move.kid}`;
    case 'park':
    case 'look-park':
      return `park:${move.kid}`;
    case 'deck':
    case 'look-deck':
      return 'deck';
    case 'yard':
    case 'look-yard':
    case 'trash-yard':
      return `yard:${move.seat}.${move.kid}`;
    case 'trash-discard':
    case 'recycle':
      return `discard:${move.kid}`;
    case 'pack':
    case 'spend':
    case 'convert':
      return `token:${move.place}.${move.kind}`;
    case 'perk':
      return `perk:${move.word}`;
    default:
      return '';
  }
}

// Moves that change little and can be taken back are made at once; others are shown first.
export const isLight = (move: Move): boolean => move.verb === 'add' || move.verb === 'count' || ofToken.has(move.verb);

export function byTarget(legal: readonly string[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const text of legal) {
    const move = readMove(text);
    const key = targetOf(move);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return found;
}
