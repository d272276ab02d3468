// What somebody wishes for while setting a table up.
import type { GameOffer } from '../protocol/api';
import type { Wish, WishedSeat } from '../protocol/types';
import type { OwnEdition } from './own_edition';

export type SeatKind = 'me' | 'open' | 'here' | 'computer';
export interface SeatWish {
  id: number; // for the list on the screen
  kind: SeatKind;
  level: string; // of a computer
  name: string; // of somebody at this screen
}

export const clocks = [0, 60, 180, 600, 86_400, 3 * 86_400, 7 * 86_400] as const;
export const levels = ['easy', 'normal', 'hard'] as const;

let ids = 0;
const computer = (level: string): SeatWish => ({ id: ids++, kind: 'computer', level, name: '' });

export class TableWish {
  seats = $state<SeatWish[]>([{ id: ids++, kind: 'me', level: '', name: '' }, computer('normal')]);
  options = $state<Record<string, string>>({});
  listed = $state(false);
  clock = $state(0);
  edition = $state(''); // the name of one of the host's; '': the default one
  ownEdition = $state.raw<OwnEdition | null>(null);
  here = $state(false); // on this device, without the server
  hasFriends = $derived(this.seats.some((seat) => seat.kind === 'open'));

  constructor(readonly game: string) {}

  // The values of options are those the server has first.
  setOut(offer: GameOffer): void {
    for (const { key, values } of offer.options) this.options[key] ??= values[0]!;
  }

  add(): void {
    this.seats.push(computer('normal'));
  }

  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }

  // "computer:easy", "open", "here": what a choice of the list says.
  choose(seat: SeatWish, choice: string): void {
    const [kind, level] = choice.split(':');
    seat.kind = kind as SeatKind;
    if (level) seat.level = level;
    if (seat.kind === 'open') this.here = false; // a friend comes through the server
  }

  asked(ownName: string, defaultName: (seat: number) => string): Wish {
    const several = this.seats.some((seat) => seat.kind === 'here');
    const seats = this.seats.map((seat, i): WishedSeat => {
      if (seat.kind === 'me') return several ? { me: ownName } : 'me';
      if (seat.kind === 'here') return { me: seat.name.trim() || defaultName(i + 1) };
      return seat.kind === 'open' ? 'open' : seat.level;
    });
    const wish: Wish = { game: this.game, seats };
    if (Object.keys(this.options).length) wish.options = $state.snapshot(this.options);
    if (this.ownEdition) wish.edition_text = this.ownEdition.text;
    else if (this.edition) wish.edition = this.edition;
    if (this.hasFriends && this.listed && !this.ownEdition) wish.listed = true;
    if (this.hasFriends && this.clock) wish.clock = this.clock;
    return wish;
  }
}
