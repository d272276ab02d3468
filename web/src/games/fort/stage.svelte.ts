// Plays what happens on the table of Fort: cards and stuff travel, levels and points are cheered.
import { Flights } from '../../parts/flights';
import { Stage as Plain } from '../../parts/stage.svelte';
import { iconArt } from './art/icons';
import { happen, settle } from './happen';
import { noteOf } from './notes';
import type { Happening, Shown, View } from './types';

export interface Banner {
  what: 'fort' | 'macaroni' | 'end';
  seat?: number;
  level?: number;
  reason?: string;
}

export class Stage extends Plain<Shown, View, Happening, Flights> {
  banner = $state.raw<Banner | null>(null);
  private table: HTMLElement | null = null;

  constructor(view: View, seat: () => number, pace: () => number) {
    super(settle(view, null), seat, pace);
  }

  open(table: HTMLElement, layer: HTMLElement): () => void {
    this.table = table;
    return this.openWith(new Flights(table, layer, 'data-card'));
  }

  protected settle(view: View): Shown {
    return settle(view, this.shown);
  }

  private place(name: string): Element | null {
    return this.table?.querySelector(`[data-place="${name}"]`) ?? null;
  }

  private show(banner: Banner): void {
    this.banner = banner;
    setTimeout(() => this.banner === banner && (this.banner = null), 1500);
  }

  private sourceOf(event: Happening): Element | null {
    if (event.event === 'card-drawn') return this.place(`${event.seat}.deck`);
    if (event.event === 'park-filled' || event.from === 'park-deck') return this.place('park-deck');
    if (event.event === 'kid-passed') return this.place(`${event.seat}.hand`);
    return event.owner ? this.place(`${event.owner}.${event.from}`) : null;
  }

  // Pizza and toys fly one by one from where they are drawn to where they will be.
  private async move(event: Happening, flights: Flights): Promise<void> {
    const time = this.time(380);
    const at = (place: string | undefined): DOMRect | undefined =>
      this.place(place === 'supply' ? 'supply' : `${event.seat}.${place}.${event.kind}`)?.getBoundingClientRect() ?? this.place(`${event.seat}.${place}`)?.getBoundingClientRect();
    const from = at(event.from);
    const to = at(event.to);
    if (time && from?.width && to?.width) {
      const flying = Array.from({ length: event.count ?? 1 }, (_, i) => flights.send(token(event.kind!), from, to, time, this.time(90) * i));
      if (event.from !== 'supply') happen(this.shown, event);
      await Promise.all(flying);
      if (event.from === 'supply') happen(this.shown, event);
    } else happen(this.shown, event);
  }

  protected async happen(event: Happening, flights: Flights): Promise<void> {
    const own = event.seat === this.seat();
    const change = (ms: number): Promise<void> => flights.change(() => happen(this.shown, event), { time: this.time(ms), source: this.sourceOf(event) });
    const { turn } = this.shown;
    if (event.seat) this.note(event.seat, () => noteOf(event, turn));
    switch (event.event) {
      case 'turn-started':
        await change(1);
        return this.wait(this.time(own ? 120 : 260));
      case 'card-played':
        await change(360);
        return this.wait(this.time(own ? 240 : 620));
      case 'card-added':
        await change(280);
        return this.wait(this.time(own ? 160 : 340));
      case 'kid-moved':
        await change(300);
        return this.wait(this.time(event.to === 'yard' || event.from === 'in-play' ? 60 : own ? 220 : 420));
      case 'card-drawn':
        await change(260);
        return this.wait(this.time(own ? 70 : 24));
      case 'park-filled':
        await change(280);
        return this.wait(this.time(160));
      case 'resources-moved':
        return this.move(event, flights);
      case 'converted':
      case 'points-won':
        await change(1);
        return this.wait(this.time(own ? 120 : 200));
      case 'fort-raised':
        this.show({ what: 'fort', seat: event.seat!, level: event.level! });
        await change(200);
        return this.wait(this.time(560));
      case 'macaroni-taken':
        this.show({ what: 'macaroni', seat: event.seat! });
        await change(200);
        return this.wait(this.time(500));
      case 'end-triggered':
        this.show({ what: 'end', reason: event.reason! });
        return this.wait(this.time(600));
      case 'not-followed':
        return this.wait(this.time(180));
      case 'deck-shuffled':
      case 'perk-taken':
      case 'rule-kept':
        await change(240);
        return this.wait(this.time(240));
      default:
        happen(this.shown, event);
    }
  }
}

function token(kind: 'pizza' | 'toy'): HTMLElement {
  const node = document.createElement('span');
  node.innerHTML = `<svg viewBox="0 0 24 24" width="100%" height="100%">${iconArt[kind]}</svg>`;
  return node;
}
