// A decision as a gesture: what is pressed, what is chosen but not yet done, why something is refused.
// Every part of the board that can be pressed shares this.
import { getContext, setContext } from 'svelte';
import { hasCoin, kidOf, written } from './cards.svelte';
import { suitToMatch } from './foresee';
import { byTarget, isLight, readMove, targetOf, type Move } from './moves';
import type { Seat, Shown } from './types';

const key = Symbol('gesture');

interface Table {
  shown: Shown;
  legal: string[]; // [] while things fly or a move is on its way
  seat: number;
  hint: string | null;
  play(move: string): void;
  why?: ((move: string) => Promise<string>) | undefined;
}

export class Gesture {
  chosen = $state<string | null>(null); // a target; its moves are shown before one is made
  all = $state(false); // go on with all repetitions that are left
  targets = $derived.by(() => byTarget(this.table().legal));
  zones = $derived(new Set([...this.targets.keys()].map((target) => target.split(':')[0]!)));
  hinted = $derived.by(() => (this.table().hint ? targetOf(readMove(this.table().hint!)) : null));

  constructor(private table: () => Table) {
    setContext(key, this);
  }

  get shown(): Shown {
    return this.table().shown;
  }
  get legal(): string[] {
    return this.table().legal;
  }
  get seat(): number {
    return this.table().seat;
  }
  get hint(): string | null {
    return this.table().hint;
  }
  get me(): Seat {
    return this.shown.seats[(this.seat || 1) - 1]!;
  }
  get asked(): boolean {
    return this.legal.length > 0;
  }

  may(target: string): boolean {
    return this.targets.has(target);
  }
  movesOf(target: string | null): Move[] {
    return target ? (this.targets.get(target) ?? []) : [];
  }

  act(move: string): void {
    this.chosen = null;
    this.table().play(move);
  }

  // Once: see what it would do. Again: do it. Light moves are done at once.
  press(target: string): void {
    if (!this.asked) return;
    const moves = this.movesOf(target);
    const only = moves.length === 1 ? moves[0]! : null;
    if (only && (isLight(only) || this.chosen === target)) return this.act(only.text);
    if (moves.length) {
      this.chosen = this.chosen === target ? null : target;
      return;
    }
    if (this.shown.step === 'play' && target.startsWith('hand:')) this.chosen = target;
    this.table().play(this.notLegal(target)); // the table says why not
  }

  // Why this cannot be pressed now, though its like can; nothing if it can, or if it is not asked for.
  async why(target: string): Promise<string> {
    const zone = target.slice(0, target.indexOf(':'));
    if (!this.asked || this.may(target) || (zone !== 'hand' && !this.zones.has(zone))) return '';
    return (await this.table().why?.(this.notLegal(target))) ?? '';
  }

  // The move somebody meant who pressed this.
  private notLegal(target: string): string {
    const [zone, rest = ''] = target.split(/:(.*)/);
    const icon = this.shown.play.icon;
    const [seat, kidText] = rest.includes('.') ? rest.split('.') : [null, rest];
    const name = zone === 'token' ? '' : kidOf(kidText!).name.replace(/[^a-z0-9]/gi, '');
    const looking = icon === 'lookout';
    switch (zone) {
      case 'hand':
        return this.handMove(name);
      case 'lookout':
        return `count:${name}${this.coin(name)}`;
      case 'park':
        return `${looking ? 'look-park' : 'park'}:${name}`;
      case 'deck':
        return looking ? 'look-deck' : 'deck';
      case 'yard':
        return `${looking ? 'look-yard' : icon === 'trash-rival' ? 'trash-yard' : 'yard'}:${seat}.${name}`;
      case 'discard':
        return icon === 'trash' ? `trash-discard:${name}` : `recycle:${name}`;
      case 'token': {
        const [place, kind] = rest.split('.');
        const verb = icon === 'convert' ? 'convert' : icon?.startsWith('spend') ? 'spend' : 'pack';
        return `${verb}:${kind}-${place}`;
      }
      default:
        return target;
    }
  }

  private coin(name: string): string {
    const kid = kidOf(written(name));
    if (!hasCoin(kid)) return '';
    const played = this.shown.play.kid ? kidOf(this.shown.play.kid) : null;
    const times = (this.shown.play.action === 'private' ? played?.private : played?.public)?.times;
    return `=${this.shown.step.startsWith('follow') ? (suitToMatch(this.shown) ?? 'book') : (this.shown.play.suit_counted ?? times ?? 'book')}`;
  }

  private handMove(name: string): string {
    switch (this.shown.step) {
      case 'add':
        return `add:${name}${this.coin(name)}`;
      case 'follow':
      case 'follow-more':
        return `follow:${name}${this.coin(name)}`;
      case 'repeat':
        return this.shown.play.icon === 'trash' ? `trash:${name}` : this.shown.play.icon === 'lookout' ? `look:${name}` : `play:${name}`;
      default:
        return `play:${name}`;
    }
  }
}

export const gesture = (): Gesture => getContext<Gesture>(key);
