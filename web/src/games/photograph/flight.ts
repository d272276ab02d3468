// Photos travel from where they were to where they go: positions are measured before and after a
// change, and only transform and opacity are animated. A photo that changes hands is drawn in a
// layer above the table, so that no edge cuts it off.
import { tick } from 'svelte';

const ease = 'cubic-bezier(.2,.8,.3,1)';
const spring = 'cubic-bezier(.3,1.25,.5,1)';

export interface Flight {
  time: number; // ms; 0: cross-fade
  source?: Element | null; // where new photos come from
  exposure?: { id: number; make(): { node: HTMLElement; drop(): void }; from?: Element | null; far: boolean }; // a shot that is held up for all to see
}
interface Was {
  node: SVGElement;
  box: DOMRect;
}

export class Flights {
  private going = new Set<Animation>();

  constructor(
    private table: HTMLElement,
    private layer: HTMLElement,
  ) {}

  async change(apply: () => void, how: Flight): Promise<void> {
    const before = this.measure();
    apply();
    await tick();
    const now = this.measure();
    for (const [id, { node, box }] of now) {
      const was = before.get(id);
      if (!box.width) continue;
      if (how.time === 0) {
        if (was?.node !== node) this.run(node, [{ opacity: 0 }, { opacity: 1 }], 160);
      } else if (how.exposure?.id === id) {
        this.expose(how.exposure, was?.box, node, box, how.time);
      } else if (was?.node === node) {
        this.slide(node, was.box, box, how.time);
      } else {
        const from = was?.box.width ? was.box : how.source?.getBoundingClientRect();
        if (from) this.fly(was?.node, node, from, box, how.time);
      }
    }
    for (const [id, was] of before) if (!now.has(id) && was.box.width) this.leave(was, how.time);
  }

  skip(): void {
    for (const one of [...this.going]) one.finish();
  }

  // A light over the table; the only thing here that is not a photo.
  flash(node: Element, time: number): void {
    if (time) this.run(node, [{ opacity: 0 }, { opacity: 0.9, offset: 0.18 }, { opacity: 0 }], time, 'ease-out');
  }

  private measure(): Map<number, Was> {
    const found = new Map<number, Was>();
    for (const node of this.table.querySelectorAll<SVGElement>('[data-photo]'))
      if (Number(node.dataset['photo']) > 0) found.set(Number(node.dataset['photo']), { node, box: node.getBoundingClientRect() });
    return found;
  }

  private run(node: Element, frames: Keyframe[], duration: number, easing = ease): Animation {
    const one = node.animate(frames, { duration, easing, fill: 'backwards' });
    this.going.add(one);
    one.finished.then(() => this.going.delete(one), () => this.going.delete(one));
    return one;
  }

  private slide(node: Element, from: DOMRect, to: DOMRect, time: number): void {
    if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 1) return;
    this.run(node, [{ transform: shift(from, to) }, { transform: 'none' }], time * 0.8);
  }

  private place(node: HTMLElement | SVGElement, box: DOMRect): void {
    const origin = this.layer.getBoundingClientRect();
    node.style.cssText = `position:absolute;margin:0;transform-origin:0 0;left:${box.left - origin.left}px;top:${box.top - origin.top}px;width:${box.width}px;height:${box.height}px`;
    node.removeAttribute('data-photo');
    this.layer.append(node);
  }

  private fly(old: SVGElement | undefined, node: SVGElement, from: DOMRect, to: DOMRect, time: number): void {
    const double = node.cloneNode(true) as SVGElement;
    this.place(double, to);
    node.style.visibility = 'hidden';
    const path = [{ transform: shift(from, to) }, { transform: 'none' }];
    const other = old && !old.isConnected ? old : undefined;
    if (other) {
      this.place(other, to);
      this.run(other, [{ transform: shift(from, to), opacity: 1 }, { opacity: 0, offset: 0.55 }, { transform: 'none', opacity: 0 }], time);
    }
    this.run(double, path, time).finished.finally(() => {
      node.style.visibility = '';
      double.remove();
      other?.remove();
    });
  }

  private expose(shot: NonNullable<Flight['exposure']>, from: DOMRect | undefined, node: SVGElement, to: DOMRect, time: number): void {
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

  private leave({ node, box }: Was, time: number): void {
    if (node.isConnected) return;
    this.place(node, box);
    const frames = time ? [{ opacity: 1, transform: 'none' }, { opacity: 0, transform: 'translateY(18px) scale(.9)' }] : [{ opacity: 1 }, { opacity: 0 }];
    this.run(node, frames, time || 160).finished.finally(() => node.remove());
  }
}

const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width},${from.height / to.height})`;
