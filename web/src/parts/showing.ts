// Whether a board is still showing what happened. Its stage says so, whoever feeds the board waits.
import { getContext, setContext } from 'svelte';

const key = Symbol('showing');

export class Showing {
  #running = 0;
  #waiting: (() => void)[] = [];

  get busy(): boolean {
    return this.#running > 0;
  }
  begin(): void {
    this.#running++;
  }
  end(): void {
    if (--this.#running > 0) return;
    for (const go of this.#waiting.splice(0)) go();
  }
  done(): Promise<void> {
    return this.busy ? new Promise((go) => this.#waiting.push(go)) : Promise.resolve();
  }
}

// Both while a component begins: who feeds the board provides, the stage of the board finds.
export function provideShowing(): Showing {
  return setContext(key, new Showing());
}
export function findShowing(): Showing | undefined {
  return getContext<Showing | undefined>(key);
}
