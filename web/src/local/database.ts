// Tables in the browser's own database (IndexedDB): one entry a table, one entry a row of its log. The
// unique (code, number) decides who was first, if two pages play at the same table.
import type { Addition, Kept, KeptTable, KeptTables } from './kept_tables';

const name = 'ludoteca';
const version = 1;
const mostOver = 50; // finished games that are kept

interface TableEntry {
  code: string;
  row: { phase: number; changed: string } & Record<string, unknown>;
}
interface LogEntry {
  code: string;
  number: number;
  row: unknown;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

const rowsOf = (code: string) => IDBKeyRange.bound([code, 0], [code, Infinity]);
const isOver = (entry: TableEntry) => entry.row.phase >= 2;

export class TablesInDatabase implements KeptTables {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // Another page wants to change the form of the database: it must not wait for this one.
    database.onversionchange = () => database.close();
  }

  static async open(): Promise<TablesInDatabase> {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'code' });
      request.result.createObjectStore('log', { keyPath: ['code', 'number'] });
    };
    const tables = new TablesInDatabase(await result(request));
    await tables.#forgetOld();
    return tables;
  }

  async all(): Promise<KeptTable[]> {
    const transaction = this.#database.transaction(['tables', 'log']);
    const entries: TableEntry[] = await result(transaction.objectStore('tables').getAll());
    const log: LogEntry[] = await result(transaction.objectStore('log').getAll());
    const tables = new Map(entries.map(({ code, row }) => [code, { row, log: [] as unknown[] }]));
    for (const { code, row } of log) tables.get(code)?.log.push(row);
    return [...tables.values()];
  }

  async keep(additions: Addition[]): Promise<Kept> {
    const transaction = this.#database.transaction(['tables', 'log'], 'readwrite');
    for (const { code, row, log } of additions) {
      for (const one of log) transaction.objectStore('log').add({ code, number: one.number, row: one });
      if (row) transaction.objectStore('tables').put({ code, row });
    }
    try {
      await done(transaction);
      return { how: 'yes' };
    } catch (why) {
      if (!(why instanceof DOMException) || why.name !== 'ConstraintError') return { how: 'lost' };
      return { how: 'taken', table: await this.#table(additions[0]!.code) };
    }
  }

  async #table(code: string): Promise<KeptTable | null> {
    const transaction = this.#database.transaction(['tables', 'log']);
    const entry: TableEntry | undefined = await result(transaction.objectStore('tables').get(code));
    const log: LogEntry[] = await result(transaction.objectStore('log').getAll(rowsOf(code)));
    return entry ? { row: entry.row, log: log.map(({ row }) => row) } : null;
  }

  async forget(code: string): Promise<void> {
    const transaction = this.#database.transaction(['tables', 'log'], 'readwrite');
    transaction.objectStore('tables').delete(code);
    transaction.objectStore('log').delete(rowsOf(code));
    await done(transaction);
  }

  async #forgetOld(): Promise<void> {
    const transaction = this.#database.transaction(['tables', 'log'], 'readwrite');
    const entries: TableEntry[] = await result(transaction.objectStore('tables').getAll());
    const over = entries.filter(isOver).sort((a, b) => Number(b.row.changed) - Number(a.row.changed));
    for (const { code } of over.slice(mostOver)) {
      transaction.objectStore('tables').delete(code);
      transaction.objectStore('log').delete(rowsOf(code));
    }
    await done(transaction);
  }
}
