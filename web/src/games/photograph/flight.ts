// The flights of photos: as other things fly, and a shot is held up for all to see on its way.
import { Flights as Plain, shift, type Flight as PlainFlight } from '../../parts/flights';

const spring = 'cubic-bezier(.3,1.25,.5,1)';

export interface Flight extends PlainFlight {
  exposure?: { id: number; make(): { node: HTMLElement; drop(): void }; from?: Element | null; far: boolean };
}

export class Flights extends Plain<Flight> {
  constructor(table: HTMLElement, layer: HTMLElement) {
    super(table, layer, 'data-photo');
  }

  protected override special(id: number, from: DOMRect | undefined, node: HTMLElement | SVGElement, to: DOMRect, how: Flight): boolean {
    if (how.exposure?.id !== id) return false;
    this.expose(how.exposure, from, node, to, how.time);
    return true;
  }

  private expose(shot: NonNullable<Flight['exposure']>, from: DOMRect | undefined, node: HTMLElement | SVGElement, to: DOMRect, time: number): void {
    const start = from?.width ? from : shot.from?.getBoundingClientRect();
    if (!start) return;
    const { node: card, drop } = shot.make();
    const width = shot.far ? 124 : Math.max(96, start.width);
    const table = this.table.getBoundingClientRect();
    const left = Math.min(Math.max((start.left + to.left) / 2 + to.width / 2 - width / 2, table.left + 8), table.right - width - 8);
    const top = shot.far ? Math.max(start.bottom, to.bottom) + 14 : start.top - 26;
    const pose = new DOMRect(shot.far ? left : start.left + start.width / 2 - width / 2, top, width, (width * 84) / 108);
    this.place(card, pose);
    node.style.visibility = 'hidden';
    const held = shot.far ? [0.22, 0.74] : [0.3, 0.5];
    this.run(card, [
      { transform: shift(start, pose), easing: spring },
      { transform: 'none', offset: held[0]! },
      { transform: 'none', offset: held[1]!, easing: 'cubic-bezier(.5,0,.3,1)' },
      { transform: shift(to, pose) },
    ], time, 'linear').finished.finally(() => {
      node.style.visibility = '';
      drop();
    });
  }
}
