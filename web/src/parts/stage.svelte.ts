// Plays what happened, one event after the other, on the table that is being shown; a click skips to
// the newest. A game says how an event looks and how a view settles. It is made while its board begins.
import type { GameEvent } from '../table/game';
import type { Flights } from './flights';
import { findShowing } from './showing';

export abstract class Stage<Shown, View, E extends GameEvent, F extends Flights> {
  shown = $state() as Shown;
  running = $state(false);
  notes = $state<Record<number, () => string | null>>({}); // what a seat just did, in a few words of any language

  protected flights: F | null = null;
  private queue: { view: View; events: E[] }[] = [];
  private wake: (() => void) | null = null;
  private skipping = false;
  private showing = findShowing();

  constructor(
    first: Shown,
    protected seat: () => number,
    private pace: () => number,
  ) {
    this.shown = first;
  }

  protected abstract settle(view: View): Shown; // the true view
  protected abstract happen(event: E, flights: F): Promise<void>;
  protected tidy(): void {}

  // Where things fly; without it everything is shown at once.
  openWith(flights: F): () => void {
    this.flights = flights;
    return () => {
      this.flights = null;
      this.skip();
    };
  }

  take(view: View, events: E[]): void {
    if (!events.length && !this.running) {
      this.shown = this.settle(view);
      this.tidy();
      return;
    }
    // Loaded or taken back while something still flies: that ends first, or it would have the last word.
    if (!events.length) this.queue = [];
    this.queue.push({ view, events });
    if (!events.length) this.skip();
    if (!this.running) void this.run();
  }

  skip(): void {
    if (this.running) this.skipping = true;
    this.wake?.();
    this.flights?.skip();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.showing?.begin();
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      for (const event of next.events) {
        if (this.skipping || !this.flights) break;
        await this.happen(event, this.flights);
      }
      this.shown = this.settle(next.view);
      this.tidy();
    }
    this.skipping = false;
    this.running = false;
    this.showing?.end();
  }

  protected time(ms: number): number {
    return ms * this.pace();
  }

  protected wait(ms: number): Promise<void> {
    if (this.skipping || ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => this.wake?.(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }

  protected note(seat: number, words: () => string | null): void {
    if (!words() || seat === this.seat()) return;
    this.notes[seat] = words;
    setTimeout(() => this.notes[seat] === words && delete this.notes[seat], 2600);
  }
}
