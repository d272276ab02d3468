// Plays what happens on the table of Photograph.
import { become } from '../../parts/become';
import { Stage as Plain } from '../../parts/stage.svelte';
import { exposure } from './exposure';
import { Flights } from './flight';
import { fresh, happen, settle } from './happen';
import { noteOf } from './say';
import type { Take } from './take';
import type { Happening, View } from './types';

export type Banner = { what: 'sunset' | 'sunset-over' | 'last-shots' } | { what: 'good-shot'; seat: number; colour: Happening['colour'] };

export class Stage extends Plain<View, View, Happening, Flights> {
  scene = $state.raw<(Take & { seat: number }) | null>(null); // what a rival is about to take
  banner = $state.raw<Banner | null>(null);
  chosen = $state<number[]>([]); // seats that have wound in secret

  private flashLight: Element | null = null;

  constructor(view: View, seat: () => number, pace: () => number) {
    super(fresh(view), seat, pace);
  }

  open(table: HTMLElement, layer: HTMLElement, flash: Element): () => void {
    this.flashLight = flash;
    return this.openWith(new Flights(table, layer));
  }

  protected settle(view: View): View {
    return become(this.shown, settle(view, this.shown));
  }

  protected override tidy(): void {
    this.scene = null;
    if (this.shown.step !== 'sunset' && this.shown.step !== 'final-shots') this.chosen = [];
  }

  private show(banner: Banner): void {
    this.banner = banner;
    setTimeout(() => this.banner === banner && (this.banner = null), 1500);
  }

  protected async happen(event: Happening, flights: Flights): Promise<void> {
    const seat = event.seat ?? 0;
    const own = seat === this.seat();
    const change = (ms: number, more: object = {}): Promise<void> =>
      flights.change(() => happen(this.shown, event), { time: this.time(ms), ...more });
    this.note(seat, () => noteOf(event));
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
