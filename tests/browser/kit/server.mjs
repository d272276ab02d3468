// A real server with a database of its own in a temporary folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { root } from './modules.mjs';

export const program = process.env.LUDOTECA ?? fileURLToPath(new URL('build/release/cli/ludoteca', root));
// One address plays for many people here.
const limits = ['connections=off', 'api=off', 'sign-in=off', 'messages=off', 'open-per-address=off'];

export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'ludoteca-browser-'));
  #process = null;
  #port = 0; // any free one; the same again after a restart

  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    const log = openSync(join(this.#folder, 'log'), 'a');
    const asked = ['serve', '--database', `sqlite:${this.#folder}/tables.db`, '--listen', `127.0.0.1:${this.#port}`];
    process.once('exit', () => this.#process?.kill('SIGKILL')); // also when a test breaks off
    this.#process = spawn(program, [...asked, ...limits.flatMap((limit) => ['--limit', limit])], { stdio: ['ignore', 'pipe', log] });
    const [line] = await Promise.race([once(createInterface(this.#process.stdout), 'line'), once(this.#process, 'exit')]);
    const port = /:(\d+)/.exec(String(line))?.[1];
    if (!port) throw new Error(`the server does not start: ${readFileSync(join(this.#folder, 'log'), 'utf8')}`);
    this.#port = Number(port);
  }

  // Pulls the plug.
  async kill() {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  async end() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
