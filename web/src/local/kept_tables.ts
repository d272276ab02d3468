// Where tables of this device are kept. The row and the log of a table come from the engine and go
// back to it; what is inside does not matter here.

export interface KeptTable {
  row: unknown;
  log: unknown[];
}
// What the engine wants kept: new rows of the log, and the row of the table if it changed.
export interface Addition {
  code: string;
  row?: { phase: number } & Record<string, unknown>;
  log: ({ number: number } & Record<string, unknown>)[];
}
// `taken`: another page of this browser wrote first; this is the table as it is now.
export type Kept = { how: 'yes' } | { how: 'lost' } | { how: 'taken'; table: KeptTable | null };

export interface KeptTables {
  all(): Promise<KeptTable[]>;
  keep(additions: Addition[]): Promise<Kept>;
  forget(code: string): Promise<void>;
}

// For a browser that keeps nothing (as some do in private windows), and for tests.
export class TablesInMemory implements KeptTables {
  #tables = new Map<string, KeptTable>();

  async all(): Promise<KeptTable[]> {
    return [...this.#tables.values()];
  }

  async keep(additions: Addition[]): Promise<Kept> {
    for (const { code, row, log } of additions) {
      const table = this.#tables.get(code) ?? { row: null, log: [] };
      if (log[0] && log[0].number !== table.log.length + 1) return { how: 'taken', table };
      this.#tables.set(code, { row: row ?? table.row, log: [...table.log, ...log] });
    }
    return { how: 'yes' };
  }

  async forget(code: string): Promise<void> {
    this.#tables.delete(code);
  }
}
