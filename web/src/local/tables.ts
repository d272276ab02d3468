// The tables of this device: the engine's hall, with what it needs of the world. Nothing is told before
// it is kept: that is the hall's own order of doing things; here its wishes are only carried out.
import type { Engine } from './engine';
import type { Addition, KeptTables } from './kept_tables';

export interface Question {
  record: string;
  seat: number;
  player: string;
  seed: string;
  edition?: string; // its text, if it is not the one in the program
}
// The moves that a computer player considered, the one it makes first.
export type Think = (question: Question) => Promise<unknown[]>;

export interface Told {
  message(link: number, message: any): void;
  answered(request: number, status: number, body: string): void;
  broken(why: unknown): void;
}

// What the engine asks for (web/engine/web_hall.h).
type Wish =
  | { to: number; message: any }
  | { keep: number; tables: Addition[] }
  | ({ think: number } & Question)
  | { answered: number; status: number; body: string };

export class Tables {
  #engine: Engine;
  #kept: KeptTables;
  #think: Think;
  #told: Told;

  private constructor(engine: Engine, kept: KeptTables, think: Think, told: Told) {
    this.#engine = engine;
    this.#kept = kept;
    this.#think = think;
    this.#told = told;
  }

  static async open(engine: Engine, kept: KeptTables, think: Think, told: Told): Promise<Tables> {
    const tables = new Tables(engine, kept, think, told);
    tables.call({ command: 'open', tables: await kept.all() });
    return tables;
  }

  call(request: { command: string } & Record<string, unknown>): void {
    let wishes: Wish[];
    try {
      wishes = this.#engine.call(request);
    } catch (why) {
      this.#told.broken(why);
      return;
    }
    for (const wish of wishes) this.#carryOut(wish);
  }

  // The engine knows it until it is started again; the page does not ask for it any more.
  async forget(code: string): Promise<void> {
    await this.#kept.forget(code);
  }

  #carryOut(wish: Wish): void {
    if ('to' in wish) this.#told.message(wish.to, wish.message);
    else if ('answered' in wish) this.#told.answered(wish.answered, wish.status, wish.body);
    else if ('keep' in wish) void this.#keep(wish.keep, wish.tables);
    else void this.#consider(wish);
  }

  async #keep(keep: number, tables: Addition[]): Promise<void> {
    const kept = await this.#kept.keep(tables).catch(() => ({ how: 'lost' }) as const);
    const table = kept.how === 'taken' && kept.table ? { table: kept.table } : {};
    this.call({ command: 'kept', keep, how: kept.how, ...table });
  }

  async #consider({ think, ...question }: { think: number } & Question): Promise<void> {
    const considered = await this.#think(question);
    this.call({ command: 'thought', think, considered });
  }
}
