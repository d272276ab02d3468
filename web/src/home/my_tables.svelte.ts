// The tables where you sit or sat, the newest first.
import { api, type MyTable } from '../protocol/api';

export class MyTables {
  #all = $state<MyTable[]>([]);
  playing = $derived(this.#all.filter((table) => table.phase === 'playing' || table.phase === 'open'));
  finished = $derived(this.#all.filter((table) => table.phase === 'finished'));

  async load(): Promise<void> {
    try {
      this.#all = await api.myTables();
    } catch {
      // Without the server there is nothing to continue there.
    }
  }
}
