// The socket of the server. It comes back by itself after it was lost, with growing pauses; what had
// not been answered is sent again, so that nobody notices a short absence.
import { Refused, type Link, type LinkState } from './link';

interface Waiting {
  command: Record<string, unknown>;
  resolve(answer: any): void;
  reject(why: Refused): void;
  repeat: boolean; // safe to send again after a broken connection
}

// A repeated move is made only once (it has a key); these others change nothing when repeated.
const repeatable = new Set(['move', 'watch', 'unwatch', 'lobby', 'ping', 'hint', 'mute']);
const longestPause = 15_000;
const silence = 45_000; // a socket that says nothing for so long is asked whether it is still there

export class SocketLink implements Link {
  state = $state<LinkState>('connecting');
  #socket: WebSocket | null = null;
  #listeners = new Set<(update: any) => void>();
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #watched = new Map<string, () => number>(); // tables, and the last number seen at each
  #inLobby = false;
  #language: () => string;

  constructor(language: () => string) {
    this.#language = language;
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#hurry();
    });
    this.#connect();
  }

  ask<T = any>(command: { do: string } & Record<string, unknown>): Promise<T> {
    if (command.do === 'lobby') this.#inLobby = command['on'] === true;
    if (command.do === 'unwatch') this.#watched.delete(String(command['table']));
    return new Promise<T>((resolve, reject) => {
      const id = this.#next++;
      const waiting = { command, resolve, reject, repeat: repeatable.has(command.do) };
      this.#waiting.set(id, waiting);
      if (this.state === 'open') this.#send(id, waiting);
      else if (this.state === 'closed') this.#connect();
    });
  }

  listen(heard: (update: any) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  // From now on this table is watched again after every new beginning.
  keepWatching(table: string, lastSeen: () => number): void {
    this.#watched.set(table, lastSeen);
  }

  // Somebody else now, or another language: the server learns that at the beginning of a socket.
  renew(): void {
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  #hurry(): void {
    if (this.state === 'open') return;
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket) return;
    this.state = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket?lang=${this.#language()}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => this.#heard(String(message.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(): void {
    this.state = 'open';
    this.#tries = 0;
    this.#heardAt = Date.now();
    this.#pulse = setInterval(() => this.#feelPulse(), silence / 3);
    const asked = [...this.#waiting.values()].map(({ command }) => `${command['do']} ${command['table'] ?? ''}`);
    for (const [id, waiting] of this.#waiting) this.#send(id, waiting);
    for (const [table, lastSeen] of this.#watched) {
      if (!asked.includes(`watch ${table}`)) void this.#watchAgain(table, lastSeen());
    }
    if (this.#inLobby && !asked.includes('lobby ')) void this.#lobbyAgain();
  }

  async #watchAgain(table: string, since: number): Promise<void> {
    try {
      const answer = await this.ask({ do: 'watch', table, since });
      this.#tell({ update: 'again', ...answer, code: table });
    } catch {
      this.#tell({ update: 'again', table: null, code: table });
    }
  }

  async #lobbyAgain(): Promise<void> {
    const answer = await this.ask({ do: 'lobby', on: true }).catch(() => null);
    if (answer) this.#tell({ update: 'lobby-again', tables: answer.tables });
  }

  #feelPulse(): void {
    const quiet = Date.now() - this.#heardAt;
    if (quiet > silence + 15_000) {
      this.#drop();
      this.#lost();
    } else if (quiet > silence) {
      void this.ask({ do: 'ping' }).catch(() => {});
    }
  }

  #send(id: number, { command }: Waiting): void {
    this.#socket?.send(JSON.stringify({ id, ...command }));
  }

  #heard(frame: string): void {
    this.#heardAt = Date.now();
    for (const line of frame.split('\n')) {
      if (!line) continue;
      const message = JSON.parse(line);
      if (message.update) {
        this.#tell(message);
        continue;
      }
      const waiting = this.#waiting.get(message.id);
      if (!waiting) continue;
      this.#waiting.delete(message.id);
      if (message.ok) waiting.resolve(message);
      else waiting.reject(new Refused(message.error.code, message.error.text));
    }
  }

  #tell(update: any): void {
    for (const listener of this.#listeners) listener(update);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#pulse);
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#pulse);
    this.state = 'connecting';
    for (const [id, waiting] of this.#waiting) {
      if (waiting.repeat) continue;
      this.#waiting.delete(id);
      waiting.reject(new Refused('lost', ''));
    }
    const pause = Math.min(longestPause, 250 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    this.#timer = setTimeout(() => this.#connect(), pause);
  }
}
