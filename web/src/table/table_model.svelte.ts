// A table as this page knows it: what the server (or the worker) told, in order. What is asked and
// what is said follow what the board has shown.
import { t } from '../language/words';
import type { Showing } from '../parts/showing';
import { speak } from '../parts/speak.svelte';
import { Refused, type Link } from '../protocol/link';
import { SocketLink } from '../protocol/socket.svelte';
import type { Hinted, Place, Seen, Table, Update, UpdateGame, UpdateSeats, Watched } from '../protocol/types';
import type { GameEvent, Person } from './game';
import { ShowQueue } from './show_queue.svelte';
import { Talk } from './talk.svelte';
import { Whys } from './whys';

type TableUpdate = Omit<UpdateSeats, 'update'> & { update: UpdateGame['update'] | UpdateSeats['update'] };
export type Hint = Hinted['hint'][number];

export class TableModel {
  table = $state.raw<Table | null>(null);
  board = $state.raw<any>(null); // told once, by `watch`
  views = $state.raw<Seen[]>([]);
  events = $state.raw<GameEvent[]>([]);
  seat = $state(0); // whose eyes; 0: a spectator
  busy = $state(false);
  fault = $state(''); // why there is no table to show
  notice = $state(''); // what was refused last, in words
  hints = $state.raw<Hint[] | null>(null);
  thinking = $state(false); // about a hint
  nextTable = $state<string | null>(null);
  ending = $state(false); // the game is over, even if the board does not show it yet
  talk = new Talk();

  showing = $derived<TableUpdate | null>(this.#showing()); // what the board is showing right now
  over = $derived(this.table?.phase === 'finished' && !this.showing);
  seen = $derived(this.views.find((one) => one.seat === this.seat) ?? this.views[0]);
  view = $derived<any>(this.seen?.view);
  legal = $derived<string[]>(this.showing ? [] : (this.seen?.legal ?? []));
  people = $derived<Person[]>(this.#people());
  toAct = $derived<number[]>(this.showing?.seat ? [this.showing.seat] : (this.table?.to_act ?? []));

  #queue: ShowQueue<TableUpdate>;
  #before: Place[] = []; // who sat there until the update that is being shown
  #stop: () => void;
  #number = 0; // the last one seen, shown or not
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly link: Link,
    board: Showing,
  ) {
    this.#queue = new ShowQueue(board, { begin: (update, quick) => this.#apply(update, quick), end: (update) => this.#shown(update) });
    this.#stop = link.listen((update) => this.#heard(update));
    if (link instanceof SocketLink) link.keepWatching(code, () => this.#number);
    void this.#watch();
  }

  async #watch(): Promise<void> {
    try {
      this.#begin(await this.link.ask<Watched>({ do: 'watch', table: this.code, since: 0 }));
    } catch (why) {
      this.fault = why instanceof Refused && why.text ? why.text : t('shell.not_reachable');
    }
  }

  leave(): void {
    this.#queue.clear();
    this.#stop();
    void this.link.ask({ do: 'unwatch', table: this.code }).catch(() => {});
  }

  #showing(): TableUpdate | null {
    return this.#queue.current;
  }
  get queueLength(): number {
    return this.#queue.length;
  }

  #people(): Person[] {
    const table = this.table;
    if (!table) return [];
    return table.seats.map((place, i) => ({
      seat: i + 1,
      name: place.name ?? (place.computer ? t('shell.computer') : t('shell.seat_open')),
      ...(place.computer ? { computer: place.computer } : {}),
      here: place.computer !== undefined || table.here.includes(i + 1),
    }));
  }

  #begin(answer: Watched): void {
    this.#queue.clear();
    this.events = [];
    this.busy = false;
    this.table = answer.table;
    this.board = answer.board ?? this.board;
    this.#number = answer.table.number;
    this.ending = answer.table.phase === 'finished';
    this.nextTable = answer.table.next ?? null;
    this.#show(answer.views);
    for (const missed of answer.missed ?? []) this.talk.hear(missed, this.seat);
    const mine = answer.table.you;
    if (!mine.includes(this.seat)) this.seat = this.#eyes() ?? 0;
  }

  // With one seat of yours it is that one; with several, the one that is asked.
  #eyes(): number | undefined {
    const mine = this.table?.you ?? [];
    return mine.find((seat) => this.table?.to_act?.includes(seat)) ?? mine[0];
  }

  // Other eyes: what led here was seen by the old ones.
  lookAs(seat: number): void {
    this.events = [];
    this.hints = null;
    this.seat = seat;
  }

  // After undo or a change of seats a seat may have no view of its own in the message: the old stays.
  #show(views: Seen[] | undefined): void {
    if (!views) return;
    this.views = views.map((one) => {
      if (one.view) return one;
      const before = this.views.find((old) => old.seat === one.seat);
      return { ...one, ...(before?.view ? { view: before.view } : {}) };
    });
  }

  #heard(update: any): void {
    if (update.update === 'again' && update.code === this.code) {
      // The story is told again in another language.
      if (this.talk.inOtherLanguage()) void this.#watch();
      else if (update.table) this.#begin(update);
      return;
    }
    if (update.table !== this.code) return;
    if (update.update === 'here') {
      if (this.table) this.table = { ...this.table, here: update.here };
      return;
    }
    if (update.number <= this.#number) return; // told before the connection broke
    this.#number = update.number;
    if (update.update === 'chat') return this.talk.hear(update, this.seat);
    if (update.update === 'rematch') {
      this.nextTable = update.code;
      return;
    }
    if (update.phase) this.ending = update.phase === 'finished';
    this.#queue.add(update);
  }

  // Shows at once what still waits to be shown.
  skip(): void {
    this.#queue.skip();
    this.events = [];
  }

  #apply(update: TableUpdate, quick: boolean): void {
    if (!this.table) return;
    this.#before = this.table.seats;
    const changed: Table = { ...this.table, number: update.number };
    for (const name of ['phase', 'to_act', 'seats', 'you', 'host', 'result'] as const) {
      if (update[name] !== undefined) (changed as Record<string, unknown>)[name] = update[name];
    }
    if (update.deadline !== undefined) changed.deadline = update.deadline;
    else delete changed.deadline;
    this.table = changed;
    this.#show(update.views);
    const mine = this.views.find((one) => one.seat === this.seat) ?? this.views[0];
    this.events = quick || update.update !== 'move' ? [] : ((mine?.events as GameEvent[]) ?? []);
    this.hints = null;
    if (update.update === 'move' && update.seat === this.seat) this.busy = false;
    if (!changed.you.includes(this.seat)) this.seat = this.#eyes() ?? 0;
  }

  #shown(update: TableUpdate): void {
    this.talk.hear(update as Update, this.seat, this.#before);
  }

  async #ask<T>(command: { do: string } & Record<string, unknown>): Promise<T | undefined> {
    try {
      return await this.link.ask<T>({ table: this.code, ...command });
    } catch (why) {
      this.refuse(why instanceof Refused && why.text ? why.text : t('shell.not_reachable'));
      return undefined;
    }
  }

  refuse(text: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = text;
    speak(text);
    this.#noticeTimer = setTimeout(() => (this.notice = ''), 6000);
  }

  // Asked quietly, for whoever points at something that is not legal.
  whyNot = async (move: string): Promise<string> => {
    const asked = this.seen?.asked;
    if (!this.seen?.legal?.length || asked === undefined || this.seen.legal.includes(move)) return '';
    await this.#moving;
    return this.seen?.asked === asked ? this.#whys.of(asked, move) : '';
  };
  #whys = new Whys((asked, move) => this.link.ask(this.#move(asked, move, `why.${asked}.${move}`)));
  #moving: Promise<unknown> = Promise.resolve(); // until the last move was answered

  #move(number: number, move: string, key: string) {
    return { do: 'move', table: this.code, seat: this.seat, number, key, move };
  }

  async play(move: string): Promise<void> {
    const { legal, asked } = this.seen ?? {};
    if (!legal?.length || asked === undefined) return;
    // Not legal: the table is asked all the same, for it knows why not.
    if (!legal.includes(move)) {
      await this.#moving;
      if (this.seen?.asked === asked) await this.#ask(this.#move(asked, move, `why.${asked}.${move}`));
      return;
    }
    if (this.busy) return;
    this.busy = true;
    this.hints = null;
    this.notice = '';
    const answer = this.#ask(this.#move(asked, move, `${this.seat}.${asked}.${this.table?.number}`));
    this.#moving = answer;
    // Refused: the table has not changed. Otherwise the update frees it, here only for safety.
    if (!(await answer)) this.busy = false;
    else setTimeout(() => this.#moving === answer && (this.busy = false), 1500);
  }

  async undo(): Promise<void> {
    if (this.busy || !this.table) return;
    this.skip();
    await this.#ask({ do: 'undo', seat: this.seat, number: this.#number });
  }

  async hint(): Promise<void> {
    if (this.thinking || this.busy || !this.legal.length) return;
    this.thinking = true;
    const asked = this.seen?.asked;
    const answer = await this.#ask<Hinted>({ do: 'hint', seat: this.seat });
    this.thinking = false;
    if (!answer || this.seen?.asked !== asked) return;
    this.hints = answer.hint;
  }

  sit = (seat: number, name?: string) => this.#ask({ do: 'sit', seat, ...(name ? { name } : {}) });
  stand = (seat: number) => this.#ask({ do: 'stand', seat });
  addComputer = (seat: number, player: string) => this.#ask({ do: 'computer', seat, player });
  openSeat = (seat: number) => this.#ask({ do: 'open', seat });
  takeBack = (seat: number) => this.#ask({ do: 'back', seat });
  vote = (seat: number) => this.#ask({ do: 'kick', seat });
  say = (text: string) => this.#ask({ do: 'chat', text });

  async setMuted(seat: number, on: boolean): Promise<void> {
    if (await this.#ask({ do: 'mute', seat, on })) this.talk.mute(seat, on);
  }
  report = (number: number, why: string) => this.#ask({ do: 'report', number, why });

  async rematch(): Promise<void> {
    if (this.nextTable) return;
    const answer = await this.#ask<{ code: string }>({ do: 'rematch' });
    if (answer) this.nextTable = answer.code;
  }
}
