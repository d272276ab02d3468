// Things travel from where they were to where they go: positions are measured before and after a
// change, and only transform and opacity are animated. A thing that changes hands is drawn in a
// layer above the table, so that no edge cuts it off.
import { tick } from 'svelte';
import { afterFrame } from './frame';

const ease = 'cubic-bezier(.2,.8,.3,1)';
type Thing = HTMLElement | SVGElement;

export interface Flight {
  time: number; // ms; 0: cross-fade
  source?: Element | null | undefined; // where new things come from
}
export interface Was {
  node: Thing;
  box: DOMRect;
}

export class Flights<F extends Flight = Flight> {
  private going = new Set<Animation>();
  private sliding = new Map<Element, Animation>();

  // Things that fly carry their number in the attribute `mark`.
  constructor(
    protected table: HTMLElement,
    protected layer: HTMLElement,
    private mark: string,
  ) {}

  async change(apply: () => void, how: F): Promise<void> {
    const before = this.measure();
    // Whatever still slides goes on from where it is seen: two animations of one thing would be left to
    // the page's own thread.
    for (const one of this.sliding.values()) one.cancel();
    this.sliding.clear();
    apply();
    await tick();
    const now = this.measure();
    for (const [id, { node, box }] of now) {
      const was = before.get(id);
      if (!box.width) continue;
      if (how.time === 0) {
        if (was?.node !== node) this.run(node, [{ opacity: 0 }, { opacity: 1 }], 160);
      } else if (this.special(id, was?.box, node, box, how)) {
        continue;
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

  // A light over the table.
  flash(node: Element, time: number): void {
    if (time) this.run(node, [{ opacity: 0 }, { opacity: 0.9, offset: 0.18 }, { opacity: 0 }], time, 'ease-out');
  }

  // Something without a number of its own, such as one pizza of many, from one place to another.
  send(node: Thing, from: DOMRect, to: DOMRect, time: number, delay = 0): Promise<unknown> {
    const size = Math.min(34, Math.max(18, to.height));
    const box = new DOMRect(to.left + to.width / 2 - size / 2, to.top + to.height / 2 - size / 2, size, size);
    this.place(node, box);
    const x = from.left + from.width / 2 - box.left - size / 2;
    const y = from.top + from.height / 2 - box.top - size / 2;
    const lift = Math.min(60, Math.hypot(x, y) / 4);
    const frames = [
      { transform: `translate(${x}px,${y}px) scale(.7)`, opacity: 0.4 },
      { transform: `translate(${x / 2}px,${y / 2 - lift}px) scale(1.35)`, opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 },
    ];
    const one = this.run(node, frames, time, ease, delay);
    return one.finished.finally(() => node.remove()).catch(() => {});
  }

  // A thing that has a way of its own; answers whether it took it.
  protected special(_id: number, _from: DOMRect | undefined, _node: Thing, _to: DOMRect, _how: F): boolean {
    return false;
  }

  private measure(): Map<number, Was> {
    const found = new Map<number, Was>();
    for (const node of this.table.querySelectorAll<Thing>(`[${this.mark}]`)) {
      const id = Number(node.getAttribute(this.mark));
      if (id > 0) found.set(id, { node, box: node.getBoundingClientRect() });
    }
    return found;
  }

  // Everything is drawn at its beginning first, which may take several frames, and then sets off together.
  protected run(node: Element, frames: Keyframe[], duration: number, easing = ease, delay = 0): Animation {
    const one = node.animate(frames, { duration, easing, delay, fill: 'backwards' });
    one.pause();
    afterFrame(() => one.playState === 'paused' && one.play());
    this.going.add(one);
    one.finished.then(() => this.going.delete(one), () => this.going.delete(one));
    return one;
  }

  private slide(node: Element, from: DOMRect, to: DOMRect, time: number): void {
    if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 1) return;
    this.sliding.set(node, this.run(node, [{ transform: shift(from, to) }, { transform: 'none' }], time * 0.8));
  }

  protected place(node: Thing, box: DOMRect): void {
    const origin = this.layer.getBoundingClientRect();
    node.style.cssText = `position:absolute;margin:0;transform-origin:0 0;left:${box.left - origin.left}px;top:${box.top - origin.top}px;width:${box.width}px;height:${box.height}px`;
    node.removeAttribute(this.mark);
    this.layer.append(node);
  }

  private fly(old: Thing | undefined, node: Thing, from: DOMRect, to: DOMRect, time: number): void {
    const double = node.cloneNode(true) as Thing;
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

  private leave({ node, box }: Was, time: number): void {
    if (node.isConnected) return;
    this.place(node, box);
    const frames = time ? [{ opacity: 1, transform: 'none' }, { opacity: 0, transform: 'translateY(18px) scale(.9)' }] : [{ opacity: 1 }, { opacity: 0 }];
    this.run(node, frames, time || 160).finished.finally(() => node.remove());
  }
}

export const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width},${from.height / to.height})`;
