// The gesture of winding: a card is dragged, or lifted and put down, by pointer or by keys. Places are
// counted from 1 at the back of the hand.
import { afterMark } from '../../parts/press';
import type { Wind } from './take';

export interface Winder {
  live(): boolean; // a card may be wound now
  size(): number;
  may(wind: Wind): boolean;
  wind(wind: Wind): void;
  refuse(why: 'front' | 'backwards'): void;
}

export class Winding {
  lifted = $state<number | null>(null);
  place = $state<number | null>(null);
  sent = $state.raw<Wind | null>(null); // put down, but the table has not answered yet
  track = $state<HTMLElement>();

  private dragging = false;
  private moved = false;
  private start = 0;
  private waiting = false; // put down while the table did not listen

  constructor(private by: Winder) {}

  get held(): Wind | null {
    const { lifted, place } = this;
    return lifted !== null && place !== null && place > lifted ? { from: lifted, to: place } : this.sent;
  }

  cancel = (): void => {
    this.dragging = this.moved = this.waiting = false;
    this.lifted = this.place = null;
  };

  forget(): void {
    this.sent = null;
    this.cancel();
  }

  // The table listens again: what it refused lies where it was, what was put down meanwhile counts now.
  wake = (): void => {
    this.sent = null;
    if (this.waiting) this.drop();
  };

  lift(place: number): void {
    if (place === this.by.size()) return this.by.refuse('front');
    this.sent = null;
    this.lifted = this.place = place;
  }

  drop(): void {
    const { lifted, place } = this;
    if (lifted === null || place === null) return;
    this.dragging = this.moved = false;
    this.waiting = !this.by.live(); // somebody else's choice is just being shown
    if (this.waiting) return;
    if (this.by.may({ from: lifted, to: place })) {
      this.sent = { from: lifted, to: place };
      this.cancel();
      this.by.wind(this.sent);
      return;
    }
    if (place < lifted) this.by.refuse('backwards');
    this.cancel();
  }

  // With a card in the air: one place on.
  step(by: number): void {
    if (this.lifted === null) return;
    this.place = Math.min(this.by.size(), Math.max(this.lifted, (this.place ?? this.lifted) + by));
  }

  down(event: PointerEvent, place: number): void {
    if (!this.by.live() || this.lifted !== null) return;
    this.dragging = true;
    this.moved = false;
    this.start = event.clientX;
    if (place !== this.by.size()) this.track?.setPointerCapture(event.pointerId);
  }

  move = (event: PointerEvent): void => {
    if (this.waiting) return;
    if (this.dragging && !this.moved && Math.abs(event.clientX - this.start) > 8) {
      this.moved = true;
      const from = this.placeAt(this.start);
      if (from === this.by.size()) this.by.refuse('front');
      else this.lifted = from;
    }
    if (this.lifted === null) return;
    if (this.dragging) this.place = this.placeAt(event.clientX);
    else if (event.pointerType === 'mouse') this.place = Math.max(this.lifted, this.placeAt(event.clientX));
  };

  up = (event: PointerEvent): void => {
    if (this.waiting || !this.track) return;
    const at = this.placeAt(event.clientX);
    const { dragging, moved } = this;
    this.dragging = this.moved = false;
    afterMark(event, this.track, () => this.release(at, dragging, moved));
  };

  private release(at: number, dragging: boolean, moved: boolean): void {
    if (dragging && moved) {
      this.place = at;
      this.drop();
    } else if (this.lifted === null) {
      if (dragging) this.lift(at);
    } else if (at > this.lifted) {
      this.place = at;
      this.drop();
    } else if (at < this.lifted) this.lift(at);
    else this.cancel();
  }

  // The place under the pointer, from where the frames lie: that stands still while cards move.
  private placeAt(x: number): number {
    const frame = this.track?.querySelector<HTMLElement>('.frame');
    const strip = frame?.offsetParent?.getBoundingClientRect();
    if (!frame || !strip) return 1;
    const place = Math.ceil((x - strip.left - frame.offsetLeft) / frame.offsetWidth);
    return Math.min(this.by.size(), Math.max(1, place));
  }
}
