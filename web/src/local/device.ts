// The workers of this page: one with the tables, one that thinks. Whatever breaks is started again; the
// tables are kept elsewhere.
import { engineUrl } from 'virtual:ludoteca-engine';
import type { FromTables, ToTables, ToThinker } from './messages';

export interface DeviceUser {
  message(message: any): void; // of the protocol
  restarted(): void; // everything that was said to the tables before is forgotten
}
type Answer = { status: number; body: string };

const restartPause = 500;

let compiled: Promise<WebAssembly.Module> | undefined;

// Fetched when somebody first plays here; the service worker has it ready.
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(engineUrl)).catch((why) => {
    compiled = undefined;
    throw why;
  });
  return compiled;
}

// A worker that thinks, at the other end of the port.
export function startThinker(module: WebAssembly.Module, port: MessagePort): Worker {
  const worker = new Worker(new URL('./thinker_worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ module, port } satisfies ToThinker, [port]);
  return worker;
}

export class Device {
  #tables: Worker | undefined;
  #thinker: Worker | undefined;
  #users = new Map<number, DeviceUser>();
  #requests = new Map<number, { query: Record<string, unknown>; answer(answer: Answer): void }>();
  #last = 0;
  keeps = true; // false: the tables end with the page

  // Rejects if the engine cannot be had.
  async start(): Promise<void> {
    const module = await engineModule();
    if (this.#tables) return;
    this.#tables = new Worker(new URL('./tables_worker.ts', import.meta.url), { type: 'module' });
    this.#tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.#heard(data);
    this.#tables.onerror = () => this.#restart();
    const thinker = this.#newThinker(module);
    this.#say({ kind: 'start', module, thinker }, [thinker]);
  }

  join(user: DeviceUser): number {
    this.#users.set(++this.#last, user);
    return this.#last;
  }

  call(request: { command: string } & Record<string, unknown>): void {
    this.#say({ kind: 'call', request });
  }

  forget(code: string): void {
    this.#say({ kind: 'forget', code });
  }

  // What the server would answer to GET path?query.
  request(path: string, query: string, language: string, name: string): Promise<Answer> {
    return new Promise((answer) => {
      const id = ++this.#last;
      const asked = { command: 'request', request: id, path, query, language, name };
      this.#requests.set(id, { query: asked, answer });
      this.call(asked);
    });
  }

  #say(message: ToTables, ports: MessagePort[] = []): void {
    this.#tables?.postMessage(message, ports);
  }

  #newThinker(module: WebAssembly.Module): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#thinker?.terminate();
    this.#thinker = startThinker(module, port2);
    this.#thinker.onerror = (event) => {
      event.preventDefault();
      setTimeout(() => {
        const thinker = this.#newThinker(module);
        this.#say({ kind: 'thinker', thinker }, [thinker]);
      }, restartPause);
    };
    return port1;
  }

  #heard(message: FromTables): void {
    if (message.kind === 'started') this.keeps = message.keeps;
    else if (message.kind === 'message') this.#users.get(message.link)?.message(message.message);
    else if (message.kind === 'broken') this.#restart();
    else {
      this.#requests.get(message.request)?.answer(message);
      this.#requests.delete(message.request);
    }
  }

  #restart(): void {
    this.#tables?.terminate();
    this.#tables = undefined;
    setTimeout(async () => {
      await this.start();
      for (const user of this.#users.values()) user.restarted();
      for (const { query } of this.#requests.values()) {
        this.call(query as { command: string } & Record<string, unknown>);
      }
    }, restartPause);
  }
}
