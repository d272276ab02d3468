// What happened at a table, shown one after the other: the next begins when the board has shown the last.
import { tick } from 'svelte';
import { pace } from '../parts/settings.svelte';
import type { Showing } from '../parts/showing';

const unseen = 350; // ms for a step that no board shows
const between = 90;
const most = 16; // waiting: more than a round of everybody
const few = 6; // so many are still shown to whoever is that far behind
const longest = 20_000; // a board that never ends must not hold the table up

const sleep = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

interface Acts<U> {
  begin(update: U, quick: boolean): void; // now it is on the table
  end(update: U): void; // now everybody has seen it
}

export class ShowQueue<U> {
  length = $state(0); // still waiting
  current = $state.raw<U | null>(null);
  #waiting: U[] = [];
  #running = 0; // which run; an older one that wakes up does nothing more

  constructor(
    private showing: Showing,
    private acts: Acts<U>,
  ) {}

  add(update: U): void {
    this.#waiting.push(update);
    this.length = this.#waiting.length;
    if (document.hidden) this.skip();
    else if (this.current === null) void this.#run(++this.#running);
  }

  async #run(run: number): Promise<void> {
    for (let update = this.#next(); update; update = this.#next()) {
      this.current = update;
      this.acts.begin(update, false);
      await tick();
      if (this.showing.busy) await Promise.race([this.showing.done(), sleep(longest)]);
      else if (this.length) await sleep(unseen * pace());
      if (run !== this.#running) return;
      this.acts.end(update);
      if (this.length) await sleep(between * pace());
      if (run !== this.#running) return;
      if (this.length > most) this.#catchUp(few);
    }
    this.current = null;
  }

  // Computer players alone are quicker than anybody can look: what is old is passed over.
  #catchUp(left: number): void {
    while (this.length > left) {
      const update = this.#next()!;
      this.acts.begin(update, true);
      this.acts.end(update);
    }
  }

  #next(): U | undefined {
    const update = this.#waiting.shift();
    this.length = this.#waiting.length;
    return update;
  }

  // Everything is shown at once.
  skip(): void {
    this.#running++;
    if (this.current) this.acts.end(this.current);
    this.current = null;
    this.#catchUp(0);
  }

  clear(): void {
    this.#running++;
    this.#waiting = [];
    this.length = 0;
    this.current = null;
  }
}
