// What is known about a finished game: chances and alternatives, worked out once on this device unless
// workers of the server are quicker, and what each seat saw, to put moves into words.
import type { Analysis, Decision } from '../local';
import { tableApi } from '../protocol/links';
import type { ReplayStep } from '../protocol/api';
import type { GameModule } from '../table/game';
import { curveOf } from './analysis';
import { turnsOf, type Turn } from './turns';
import { fromWorkers } from './workers';

export class Study {
  analysis = $state.raw<Analysis | null>(null);
  working = $state(false);
  broken = $state(false);
  at = 0; // the decision on the screen: it is looked at first
  curve = $derived(this.analysis ? curveOf(this.analysis) : []);
  looked = $derived(this.analysis?.decisions.filter(Boolean).length ?? 0);
  close = $derived(this.analysis?.decisions.filter((one) => one?.close).length ?? 0);
  turns = $state.raw<Turn[] | null>(null); // null until they are firm; then they stay, though details follow
  #seen = $state.raw<ReplayStep[][]>([]); // by seat
  #stop = new AbortController();

  constructor(readonly code: string) {}

  async work(players: number, otherEdition: boolean): Promise<void> {
    this.working = true;
    this.broken = false;
    this.#stop = new AbortController();
    try {
      const [api, { analyse }] = await Promise.all([tableApi(this.code), import('../local')]);
      const seats = Array.from({ length: players }, (_, i) => i + 1);
      const [record, edition, ...told] = await Promise.all([
        api.record(this.code),
        otherEdition ? api.edition(this.code) : undefined,
        ...seats.map((seat) => api.replay(this.code, seat)),
      ]);
      this.#seen = told.map(({ steps }) => steps);
      const hear = (soFar: Analysis): void => {
        this.analysis = { ...soFar };
        if (soFar.firm) this.turns ??= turnsOf(soFar);
      };
      fromWorkers(this.code, this.#stop.signal).then(
        (made) => {
          if (!made || this.#stop.signal.aborted) return;
          hear(made);
          this.#stop.abort(); // there is nothing left to do
        },
        () => {}, // the server is away: it is worked out here
      );
      await analyse(record, hear, { edition, signal: this.#stop.signal, wanted: () => this.at });
    } catch {
      this.broken = !this.#stop.signal.aborted;
    } finally {
      this.#stop.abort();
      this.working = false;
    }
  }

  // A move of a decision in words, as whoever decided would have said it.
  words(game: GameModule, { number, seat }: Decision, move: string): string {
    const view = this.#seen[seat - 1]?.[number - 1]?.view;
    return view ? game.moveWords(move, view) : move;
  }

  leave(): void {
    this.#stop.abort();
  }
}
