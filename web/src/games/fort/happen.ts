// What an event changes on the table that is being shown. The view that comes with the events is the
// truth; this only leads there step by step, and gives every card a number of its own on the way.
import { change, type Card, type Happening, type Seat, type SeatView, type Shown, type View } from './types';

let numbers = 0;
const named = (kid: string | null): Card => ({ id: ++numbers, kid });

// The cards that are there now: those known from before keep number and order, new ones come last.
function cards(kids: readonly (string | null)[], before: readonly Card[]): Card[] {
  const wanted = [...kids];
  const kept: Card[] = [];
  for (const card of before) {
    let at = wanted.indexOf(card.kid);
    if (at < 0) at = wanted.indexOf(null);
    if (at < 0) continue;
    kept.push({ id: card.id, kid: wanted[at]! });
    wanted.splice(at, 1);
  }
  return [...kept, ...wanted.map(named)];
}

function settleSeat(seat: SeatView, number: number, before: Seat | undefined): Seat {
  const hidden = seat.hand.length === 0 && seat.hand_size > 0;
  return {
    ...seat,
    seat: number,
    hand: cards(hidden ? Array.from({ length: seat.hand_size }, () => null) : seat.hand, before?.hand ?? []),
    lookout: cards(seat.lookout, before?.lookout ?? []),
    yard: cards(seat.yard, before?.yard ?? []),
    discard: cards(seat.discard, before?.discard ?? []),
  };
}

export function settle(view: View, before: Shown | null): Shown {
  return {
    ...view,
    park: view.park.map((kid, i) => {
      const old = before?.park[i];
      return kid === null ? null : old?.kid === kid ? old : named(kid);
    }),
    inPlay: cards(view.play.in_play, before?.inPlay ?? []),
    seats: view.seats.map((seat, i) => settleSeat(seat, i + 1, before?.seats[i])),
  };
}

function pull(from: Card[], kid: string | null): Card {
  let at = from.findIndex((card) => card.kid === kid);
  if (at < 0) at = from.findIndex((card) => card.kid === null);
  const [card] = at < 0 ? [] : from.splice(at, 1);
  return card ? { id: card.id, kid: kid ?? card.kid } : named(kid);
}

function take(shown: Shown, zone: string, owner: Seat | undefined, kid: string | null): Card {
  if (zone === 'park') {
    const at = shown.park.findIndex((card) => card?.kid === kid);
    const card = shown.park[at];
    if (at >= 0) shown.park[at] = null;
    return card ?? named(kid);
  }
  if (zone === 'in-play') return pull(shown.inPlay, kid);
  if (zone === 'park-deck') shown.park_deck = Math.max(0, shown.park_deck - 1);
  if (owner && (zone === 'hand' || zone === 'discard' || zone === 'yard' || zone === 'lookout')) {
    if (zone === 'hand') --owner.hand_size;
    return pull(owner[zone], kid);
  }
  return named(kid);
}

function put(shown: Shown, zone: string, seat: Seat | undefined, card: Card): void {
  if (zone === 'in-play') shown.inPlay.push(card);
  else if (seat && (zone === 'hand' || zone === 'discard' || zone === 'yard' || zone === 'lookout')) {
    if (zone === 'hand') ++seat.hand_size;
    seat[zone].push(card);
  }
}

export function happen(shown: Shown, event: Happening): void {
  const seat = event.seat ? shown.seats[event.seat - 1] : undefined;
  const owner = event.owner ? shown.seats[event.owner - 1] : seat;
  const kid = event.kid ?? null;
  switch (event.event) {
    case 'kid-moved':
      put(shown, event.to!, seat, take(shown, event.from!, owner, kid));
      break;
    case 'card-played':
      shown.inPlay.push(take(shown, 'hand', seat, kid));
      shown.play = { ...shown.play, kid, suit: null, public: 'not-used', private: 'not-used', symbols: {}, counted: [] };
      break;
    case 'card-added':
      if (event.from === 'hand') shown.inPlay.push(take(shown, 'hand', seat, kid));
      else shown.play.counted.push(kid!);
      break;
    case 'suit-named':
      shown.play.suit = event.suit ?? null;
      break;
    case 'card-drawn':
      if (!seat) break;
      seat.deck_size = Math.max(0, seat.deck_size - 1);
      put(shown, 'hand', seat, named(kid));
      break;
    case 'deck-shuffled':
      if (!seat) break;
      seat.deck_size += seat.discard.length;
      seat.discard = [];
      break;
    case 'park-filled': {
      const at = shown.park.indexOf(null);
      if (at >= 0) shown.park[at] = named(kid);
      shown.park_deck = Math.max(0, shown.park_deck - 1);
      break;
    }
    case 'kid-kept':
      if (seat && kid) pull(seat.hand, kid);
      break;
    default:
      if (seat) onBoard(shown, seat, event);
  }
}

function onBoard(shown: Shown, seat: Seat, event: Happening): void {
  switch (event.event) {
    case 'turn-started':
      shown.turn = seat.seat;
      shown.play = { ...shown.play, kid: null };
      break;
    case 'resources-moved':
      for (const [place, by] of [[event.from, -event.count!], [event.to, event.count!]] as const)
        if (place === 'stuff' || place === 'pack') change(seat[place], event.kind!, by);
      break;
    case 'converted':
      change(seat[event.place!], event.into!, 1);
      change(seat[event.place!], event.into === 'toy' ? 'pizza' : 'toy', -1);
      break;
    case 'points-won':
      seat.points += event.points!;
      break;
    case 'fort-raised':
      seat.level = event.level!;
      break;
    case 'rule-kept':
      seat.has_rule = true;
      seat.rule = event.rule ?? null;
      shown.rules_left = Math.max(0, shown.rules_left - 1);
      break;
    case 'perk-taken':
      shown.perks = shown.perks.filter((perk) => perk !== event.perk);
      seat.perks = [...seat.perks, event.perk!];
      break;
    case 'perk-trashed':
      seat.perks = seat.perks.filter((perk) => perk !== event.perk);
      break;
    case 'macaroni-taken':
      seat.macaroni = true;
      shown.macaroni_taken = true;
      break;
  }
}
