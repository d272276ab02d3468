// Plays what happened on the map and around it: pawns fly, potions travel to towers, a brave action is snatched.
import { Flights } from '../../parts/flights';
import { Stage } from '../../parts/stage.svelte';
import { bolt, resource, star } from './art/pieces';
import { fresh, happen } from './happen';
import { cloudArt } from './map/pieces_on_map';
import { noteOf } from './say';
import { kinds, type EventCard, type GameBoard, type Happening, type Resources, type Role, type View } from './types';

export type Banner =
  | { what: 'event'; card: EventCard; round: number }
  | { what: 'stolen'; from: number; by: number; role: Role }
  | { what: 'brave'; seat: number; role: Role }
  | { what: 'round-ended'; round: number; card: EventCard };
export interface Gain {
  id: number;
  seat: number;
  points: number;
}

const svg = (markup: string, box = '-12 -12 24 24'): SVGElement => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  node.setAttribute('viewBox', box);
  node.innerHTML = markup;
  return node;
};

export class BroomStage extends Stage<View, View, Happening, Flights> {
  banner = $state.raw<Banner | null>(null);
  gains = $state.raw<Gain[]>([]); // points that were just won or lost
  chosen = $state<number[]>([]); // seats that have chosen in secret
  private table: HTMLElement | null = null;
  private numbers = 0;

  constructor(
    view: View,
    private board: () => GameBoard,
    seat: () => number,
    pace: () => number,
  ) {
    super(fresh(view), seat, pace);
  }

  open(table: HTMLElement, layer: HTMLElement): () => void {
    this.table = table;
    return this.openWith(new Flights(table, layer, 'data-piece'));
  }

  protected settle(view: View): View {
    return fresh(view);
  }
  protected override tidy(): void {
    if (!['choose-roles', 'extra-role', 'full-hands'].includes(this.shown.step)) this.chosen = [];
  }

  // The place of something on the table, if it is to be seen.
  private at(name: string): DOMRect | null {
    const box = this.table?.querySelector(`[data-at="${name}"]`)?.getBoundingClientRect();
    return box?.width ? box : null;
  }
  private send(markup: string, from: string, to: string, time: number, delay = 0, box?: string): void {
    const start = this.at(from);
    const end = this.at(to);
    if (start && end && time > 0) void this.flights?.send(svg(markup, box), start, end, time, delay);
  }
  private show(banner: Banner, ms: number): Promise<void> {
    this.banner = banner;
    const held = Math.max(this.time(ms), 500);
    setTimeout(() => this.banner === banner && (this.banner = null), held);
    return this.wait(this.time(ms * 0.8));
  }
  private gain(seat: number, points: number): void {
    if (!points) return;
    const one = { id: ++this.numbers, seat, points };
    this.gains = [...this.gains, one];
    setTimeout(() => (this.gains = this.gains.filter((other) => other !== one)), 1700);
  }
  private stream(amount: Partial<Resources>, from: string, seat: number, time: number): void {
    let delay = 0;
    for (const kind of kinds)
      for (let i = 0; i < Math.min(4, amount[kind] ?? 0); i++) this.send(resource(kind), from, `seat-${seat}-${kind}`, time, (delay += time * 0.18) - time * 0.18);
  }

  protected async happen(event: Happening): Promise<void> {
    const seat = event.seat ?? 0;
    const own = seat === this.seat();
    const change = (): void => happen(this.shown, event, this.board());
    this.note(seat, () => noteOf(event));
    switch (event.event) {
      case 'event-revealed':
        change();
        return this.show({ what: 'event', card: event.card!, round: this.shown.round }, 1900);
      case 'round-ended':
        return this.show({ what: 'round-ended', round: event.round!, card: this.shown.event }, 1300);
      case 'roles-chosen':
      case 'extra-role-chosen':
        this.chosen = [...this.chosen, seat];
        return this.wait(this.time(90));
      case 'role-laid':
        change();
        return this.wait(this.time(own ? 260 : 620));
      case 'passed':
        change();
        return this.wait(this.time(260));
      case 'brave-out':
        return this.show({ what: 'stolen', from: seat, by: event.by!, role: this.shown.role! }, 1500);
      case 'brave-acts':
        change();
        return this.wait(this.time(380));
      case 'pawn-moved':
      case 'pawn-flew':
        change();
        return this.wait(this.time(event.event === 'pawn-flew' ? 700 : 560));
      case 'potion-delivered':
        this.send(resource(event.potion!), `seat-${seat}-${event.potion}`, `tower-${event.tower}`, this.time(520));
        await this.wait(this.time(460));
        change();
        this.gain(seat, event.points ?? 0);
        this.send(star, `tower-${event.tower}`, `seat-${seat}-score`, this.time(520));
        this.stream({ wands: event.wands ?? 0 }, `tower-${event.tower}`, seat, this.time(520));
        return this.wait(this.time(420));
      case 'cloud-taken':
        this.send(`<g transform="scale(.2)">${cloudArt({ kind: event.kind!, wands: event.wands!, bolts: event.bolts! })}</g>${bolt}`, `cloud-${event.region}`, `seat-${seat}-bolts`, this.time(700));
        change();
        return this.wait(this.time(560));
      case 'resources-taken':
        this.stream(event.amount!, 'role', seat, this.time(460));
        await this.wait(this.time(360));
        change();
        return this.wait(this.time(160));
      case 'offer-shown':
      case 'set-handed-in':
        change();
        return this.wait(this.time(520));
      case 'points-scored':
        change();
        this.gain(seat, event.points ?? 0);
        return this.wait(this.time(420));
      case 'amulet-taken':
      case 'forest-tile-taken':
        this.send(star, `tile-${event.region}`, `seat-${seat}-tiles`, this.time(520));
        change();
        return this.wait(this.time(360));
      default:
        change();
    }
  }
}
