// A finished game move by move, as one seat or everybody saw it.
import { tick } from 'svelte';
import { t } from '../language/words';
import { speak } from '../parts/speak.svelte';
import type { ReplayStep } from '../protocol/api';
import { Refused } from '../protocol/link';
import { tableApi } from '../protocol/links';
import type { Showing } from '../parts/showing';
import type { Table } from '../protocol/types';
import type { GameEvent, Person } from '../table/game';
import { allOpen } from './all_open';

const between = 650; // ms from the end of one move to the next while it plays by itself
export const everything = -1; // instead of a seat: all hands open

export class ReplayModel {
  table = $state.raw<Table | null>(null);
  board = $state.raw<any>(null);
  steps = $state.raw<ReplayStep[]>([]);
  at = $state(0);
  seat = $state(0); // or everything
  playing = $state(false);
  fault = $state('');
  jumped = $state(true); // not one step on: nothing to animate
  step = $derived(this.steps[this.at]);
  events = $derived<GameEvent[]>(this.jumped ? [] : ((this.step?.events ?? []) as GameEvent[]));
  people = $derived<Person[]>(
    (this.table?.seats ?? []).map((place, i) => ({
      seat: i + 1,
      name: place.name ?? t('shell.computer'),
      ...(place.computer ? { computer: place.computer } : {}),
      here: true,
    })),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private showing: Showing,
  ) {}

  async load(at: number, seat: number): Promise<void> {
    try {
      const api = await tableApi(this.code);
      this.table ??= (await api.table(this.code)).table;
      const as = (one: number) => api.replay(this.code, one);
      const { board, steps } = seat === everything ? allOpen(await Promise.all([0, ...this.people.map((one) => one.seat)].map(as))) : await as(seat);
      this.board = board ?? null;
      this.steps = steps;
      this.seat = seat;
      this.go(at);
    } catch (why) {
      this.fault = why instanceof Refused && why.text ? why.text : t('shell.not_reachable');
    }
  }

  async look(seat: number): Promise<void> {
    await this.load(this.at, seat);
  }

  go(to: number): void {
    const next = Math.max(0, Math.min(to, this.steps.length - 1));
    this.jumped = next !== this.at + 1;
    this.at = next;
    const said = this.step?.say?.join(' ');
    if (said) speak(said);
  }

  toggle(pace: number): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.steps.length - 1) this.go(0);
    void this.#next(pace);
  }

  async #next(pace: number): Promise<void> {
    await this.showing.done();
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      this.go(this.at + 1);
      await tick();
      if (this.at >= this.steps.length - 1) this.playing = false;
      else void this.#next(pace);
    }, between * Math.max(0.4, pace));
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
