// The tables where you sit or sat, the newest first; those of this device among them.
import { api, type MyTable } from '../protocol/api';
import { localPlay } from '../protocol/links';

const place = 'ludoteca.local';

// From now on the home page asks the engine on this device too.
export function rememberLocalTables(): void {
  try {
    localStorage.setItem(place, 'yes');
  } catch {
    // Such a browser forgets the tables too.
  }
}

function hasLocalTables(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

export class MyTables {
  #there = $state.raw<MyTable[]>([]);
  #here = $state.raw<MyTable[]>([]);
  #all = $derived([...this.#there, ...this.#here].sort((a, b) => b.changed - a.changed));
  playing = $derived(
    this.#all.filter((table) => table.phase === 'playing' || table.phase === 'open').sort((a, b) => Number(b.your_turn ?? false) - Number(a.your_turn ?? false)),
  );
  finished = $derived(this.#all.filter((table) => table.phase === 'finished'));

  // Only what lies on this device can be thrown away.
  async remove(code: string): Promise<void> {
    const { localApi } = await localPlay();
    await localApi.forget(code);
    this.#here = this.#here.filter((table) => table.code !== code);
  }

  async load(signedIn: boolean): Promise<void> {
    if (signedIn) api.myTables().then((tables) => (this.#there = tables), () => {});
    if (hasLocalTables()) {
      const { localApi } = await localPlay();
      this.#here = await localApi.myTables();
    }
  }
}
