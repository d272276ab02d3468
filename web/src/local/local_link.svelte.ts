// A link to the tables of this device, with the messages of the server (docs/protocol.md).
import { Refused, type Link, type LinkState } from '../protocol/link';
import type { Device, DeviceUser } from './device';

interface Waiting {
  command: Record<string, unknown>;
  resolve(answer: any): void;
  reject(why: Refused): void;
}

// Made once however often they are asked for; the others are refused when the worker breaks.
const repeatable = new Set(['move', 'watch', 'unwatch', 'lobby', 'ping', 'hint']);

export class LocalLink implements Link, DeviceUser {
  state = $state<LinkState>('open');
  #device: Device;
  #language: () => string;
  #name: () => string;
  #number: number;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<(update: any) => void>();
  #watched = new Map<string, number>(); // tables, and the last number seen at each

  constructor(device: Device, language: () => string, name: () => string) {
    this.#device = device;
    this.#language = language;
    this.#name = name;
    this.#number = device.join(this);
    this.#welcome();
  }

  ask<T = any>(command: { do: string } & Record<string, unknown>): Promise<T> {
    if (command.do === 'unwatch') this.#watched.delete(String(command['table']));
    return new Promise<T>((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { command, resolve, reject });
      this.#send(id, command);
    });
  }

  listen(heard: (update: any) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  // Another language or name from now on.
  renew(): void {
    this.#welcome();
    for (const [table, since] of this.#watched) void this.#watchAgain(table, since);
  }

  message(message: any): void {
    if (message.update) {
      if (message.number && this.#watched.has(message.table)) {
        this.#watched.set(message.table, message.number);
      }
      this.#tell(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    if (!message.ok) return waiting.reject(new Refused(message.error.code, message.error.text));
    if (waiting.command['do'] === 'watch') {
      this.#watched.set(String(waiting.command['table']), message.table.number);
    }
    waiting.resolve(message);
  }

  restarted(): void {
    this.#welcome();
    const watched = [...this.#watched];
    for (const [id, { command, reject }] of [...this.#waiting]) {
      if (repeatable.has(String(command['do']))) this.#send(id, command);
      else {
        this.#waiting.delete(id);
        reject(new Refused('lost', ''));
      }
    }
    for (const [table, since] of watched) void this.#watchAgain(table, since);
  }

  async #watchAgain(table: string, since: number): Promise<void> {
    const answer = await this.ask({ do: 'watch', table, since }).catch(() => ({ table: null }));
    this.#tell({ update: 'again', ...answer, code: table });
  }

  #welcome(): void {
    this.#device.call({
      command: 'welcome',
      link: this.#number,
      language: this.#language(),
      name: this.#name(),
    });
  }

  #send(id: number, command: Record<string, unknown>): void {
    this.#device.call({ command: 'hear', link: this.#number, message: { id, ...command } });
  }

  #tell(update: any): void {
    for (const listener of this.#listeners) listener(update);
  }
}
