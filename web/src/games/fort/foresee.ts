// What an action would bring now, before anybody asks the rules: enough to choose by. Whether it is
// legal, the table says.
import { boardFacts, kidOf, symbolsOf, type Kid } from './cards.svelte';
import { isSuit, type Effect } from './effect';
import type { IconName } from './art/icons';
import { sixSuits, type Suit } from './art/suits';
import { amount, held, type Seat, type Shown } from './types';

export interface Forecast {
  times: number; // repetitions as things stand
  most: number; // with all cards that could be added or counted
  room: number | null; // repetitions there is room or material for; null: no limit
}

const six: readonly Suit[] = sixSuits;

function canPay(icon: IconName, seat: Seat): boolean {
  const cost = boardFacts()?.costs[seat.level];
  if (!cost) return false; // there is no higher level
  const [pizza, toys, any] = cost;
  const have = { pizza: seat.stuff.pizza + seat.pack.pizza, toys: seat.stuff.toys + seat.pack.toys };
  const more = icon === 'fort-1' ? -1 : icon === 'fort+1' ? 1 : 0;
  const lacking = Math.max(0, pizza - have.pizza) + Math.max(0, toys - have.toys);
  return lacking <= Math.max(0, -more) && have.pizza + have.toys >= pizza + toys + any + more;
}

// Room in Stuff, things to spend and so on, for one icon.
function capacity(icon: IconName, seat: Seat, shown: Shown): number | null {
  const most = boardFacts()?.stuff ?? 4;
  const yards = shown.seats.reduce((sum, one) => sum + (one.seat === seat.seat ? 0 : one.yard.length), 0);
  switch (icon) {
    case 'pizza':
      return most - seat.stuff.pizza;
    case 'toy':
      return most - seat.stuff.toys;
    case 'any':
      return Math.max(most - seat.stuff.pizza, most - seat.stuff.toys);
    case 'pack':
      return Math.min(seat.pack_limit - held(seat.pack), seat.perks.includes('sticky-fingers') ? 99 : held(seat.stuff));
    case 'lookout':
      return seat.lookout_limit - seat.lookout.length;
    case 'spend-pizza':
      return amount(seat.stuff, 'pizza') + amount(seat.pack, 'pizza');
    case 'spend-toy':
      return amount(seat.stuff, 'toy') + amount(seat.pack, 'toy');
    case 'convert':
      return Math.max(seat.stuff.pizza + seat.pack.pizza, seat.stuff.toys + seat.pack.toys);
    case 'trash-rival':
      return yards;
    case 'fort':
    case 'fort-1':
    case 'fort+1':
      return canPay(icon, seat) ? 1 : 0;
    default:
      return null;
  }
}

// Symbols that count for the leader: on the card itself, on cards added and counted so far.
export function symbolsNow(effect: Effect, kid: Kid, shown: Shown, ghost: Suit | null = null): number {
  const suit = isSuit(effect.times) ? effect.times : ghost;
  if (!suit) return 0;
  const playing = shown.play.kid !== null && shown.play.kid === kid.name;
  return symbolsOf(kid, suit, playing ? shown.play.suit : null) + (playing ? (shown.play.symbols[suit] ?? 0) : 0);
}

// Cards that could still join: those in the hand but the played one, those in the Lookout not counted.
function symbolsAhead(suit: Suit, kid: Kid, seat: Seat, shown: Shown): number {
  const playing = shown.play.kid === kid.name;
  const hand = seat.hand.map((card) => card.kid!).filter(Boolean);
  if (!playing) hand.splice(hand.indexOf(kid.name), 1);
  const lookout = seat.lookout.map((card) => card.kid!);
  for (const one of playing ? shown.play.counted : []) lookout.splice(lookout.indexOf(one), 1);
  return [...hand, ...lookout].reduce((sum, name) => sum + symbolsOf(kidOf(name), suit), 0);
}

function fixedTimes(effect: Effect, seat: Seat): number {
  switch (effect.times) {
    case 'pack':
      return held(seat.pack);
    case 'lookout':
      return seat.lookout.length;
    case 'level':
      return seat.level;
    default:
      return effect.count;
  }
}

export function foresee(effect: Effect, kid: Kid, seat: Seat, shown: Shown): Forecast {
  const room = capacity(effect.first, seat, shown);
  if (effect.times === 'any-suit') {
    const ghost = shown.play.kid === kid.name ? (shown.play.suit_counted ?? null) : null;
    const times = symbolsNow(effect, kid, shown, ghost);
    const most = Math.max(...six.map((suit) => symbolsOf(kid, suit, null) + symbolsAhead(suit, kid, seat, shown)));
    return { times, most: ghost ? times + symbolsAhead(ghost, kid, seat, shown) : most, room };
  }
  if (!isSuit(effect.times)) {
    const times = fixedTimes(effect, seat);
    return { times, most: times, room };
  }
  const times = symbolsNow(effect, kid, shown);
  return { times, most: times + symbolsAhead(effect.times, kid, seat, shown), room };
}

// F6.2: following counts the symbols on the discarded card only.
export function foreseeFollow(effect: Effect, card: Kid | null, coin: Suit | null, seat: Seat, shown: Shown): Forecast {
  const room = capacity(effect.first, seat, shown);
  if (!isSuit(effect.times)) {
    const times = fixedTimes(effect, seat);
    return { times, most: times, room };
  }
  const suit = suitToMatch(shown);
  const times = card && suit ? symbolsOf(card, suit, coin) : 0;
  return { times, most: times, room };
}

// Whose suit followers must match.
export const suitToMatch = (shown: Shown): Suit | null => {
  if (!shown.play.kid) return null;
  return shown.play.suit ?? kidOf(shown.play.kid).suits.find((suit) => suit !== 'coin') ?? null;
};
