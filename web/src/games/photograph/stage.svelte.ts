// Plays what happened, one event after the other, on the table that is being shown. Updates queue up;
// a click skips to the newest.
import { exposure } from './exposure';
import { Flights } from './flight';
import { fresh, happen, settle } from './happen';
import { noteOf } from './say';
import type { Take } from './take';
import type { Happening, View } from './types';

interface Update {
  view: View;
  events: Happening[];
}
export type Banner = { what: 'sunset' | 'sunset-over' | 'last-shots' } | { what: 'good-shot'; seat: number; colour: Happening['colour'] };

export class Stage {
  shown = $state() as View;
  running = $state(false);
  scene = $state.raw<(Take & { seat: number }) | null>(null); // what a rival is about to take
  notes = $state<Record<number, string>>({}); // what a seat just did, in a few words
  banner = $state.raw<Banner | null>(null);
  chosen = $state<number[]>([]); // seats that have wound in secret

  private queue: Update[] = [];
  private flights: Flights | null = null;
  private wake: (() => void) | null = null;
  private skipping = false;
  private flashLight: Element | null = null;

  constructor(
    view: View,
    private seat: () => number,
    private pace: () => number,
  ) {
    this.shown = fresh(view);
  }

  // Where photos fly; without it everything is shown at once.
  open(table: HTMLElement, layer: HTMLElement, flash: Element): () => void {
    this.flights = new Flights(table, layer);
    this.flashLight = flash;
    return () => {
      this.flights = null;
      this.skip();
    };
  }

  take(view: View, events: Happening[]): void {
    if (!events.length) {
      this.skip();
      this.queue = [];
      this.shown = settle(view, this.shown);
      this.tidy();
      return;
    }
    this.queue.push({ view, events });
    if (!this.running) void this.run();
  }

  skip(): void {
    if (this.running) this.skipping = true;
    this.wake?.();
    this.flights?.skip();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      for (const event of next.events) {
        if (this.skipping || !this.flights) break;
        await this.play(event);
      }
      this.shown = settle(next.view, this.shown);
      this.tidy();
    }
    this.skipping = false;
    this.running = false;
  }

  private tidy(): void {
    this.scene = null;
    if (this.shown.step !== 'sunset' && this.shown.step !== 'final-shots') this.chosen = [];
  }

  // Many updates behind: play faster rather than later.
  private time(ms: number): number {
    return (ms * this.pace()) / (1 + Math.max(0, this.queue.length - 3) * 0.25);
  }

  private wait(ms: number): Promise<void> {
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

  private note(seat: number, text: string | null): void {
    if (!text || seat === this.seat()) return;
    this.notes[seat] = text;
    setTimeout(() => this.notes[seat] === text && delete this.notes[seat], 2600);
  }

  private show(banner: Banner): void {
    this.banner = banner;
    setTimeout(() => this.banner === banner && (this.banner = null), 1500);
  }

  private async play(event: Happening): Promise<void> {
    const flights = this.flights!;
    const seat = event.seat ?? 0;
    const own = seat === this.seat();
    const change = (ms: number, more: object = {}): Promise<void> =>
      flights.change(() => happen(this.shown, event), { time: this.time(ms), ...more });
    this.note(seat, noteOf(event));
    switch (event.event) {
      case 'scene-chosen':
        if (own) return;
        this.scene = { row: event.row!, end: event.end!, count: event.count!, seat };
        return this.wait(this.time(420));
      case 'photo-taken':
        this.scene = this.scene && this.scene.count > 1 ? { ...this.scene, count: this.scene.count - 1 } : null;
        await change(300);
        return this.wait(this.time(own ? 90 : 130));
      case 'film-wound':
        this.scene = null;
        await change(260);
        return this.wait(this.time(own ? 150 : 260));
      case 'photo-shot': {
        const id = this.shown.seats[seat - 1]?.hand[0]?.id ?? -1;
        await change(own ? 400 : 820, { exposure: { id, make: () => exposure(event), far: !own } });
        return this.wait(this.time(own ? 260 : 520));
      }
      case 'good-shot-won':
        this.show({ what: 'good-shot', seat, colour: event.colour });
        if (this.flashLight) flights.flash(this.flashLight, this.time(400));
        await change(0.01);
        return this.wait(this.time(340));
      case 'photo-left':
      case 'photo-turned-up':
        await change(300);
        return this.wait(this.time(50));
      case 'photo-placed':
        await change(280, { source: document.querySelector('[data-deck]') });
        return this.wait(this.time(36));
      case 'sunset-revealed':
      case 'sunset-over':
      case 'last-shots':
        await change(200);
        this.show({ what: event.event === 'sunset-revealed' ? 'sunset' : event.event });
        return this.wait(this.time(380));
      case 'wind-chosen':
        this.chosen = [...this.chosen, seat];
        return this.wait(this.time(120));
      default:
        happen(this.shown, event);
    }
  }
}
