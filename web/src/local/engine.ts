// The engine (web/engine): rules, tables and computer players, compiled to WebAssembly. A call passes
// a JSON text and gets one back.
import { wasiImports, type EngineMemory } from './wasi';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  call(text: number, size: number): number;
  engine_line(text: number, size: number): number;
  answer_size(): number;
}

// What was asked for is wrong; the engine goes on. Anything else that it throws is its end.
export class EngineError extends Error {}

export class Engine {
  #exports: Exports;
  #write = new TextEncoder();
  #read = new TextDecoder();

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async start(module: WebAssembly.Module): Promise<Engine> {
    const memory: EngineMemory = {};
    const instance = await WebAssembly.instantiate(module, wasiImports(module, memory));
    const exports = instance.exports as unknown as Exports;
    memory.memory = exports.memory;
    exports._initialize();
    return new Engine(exports);
  }

  call<T = any>(request: { command: string } & Record<string, unknown>): T {
    const answer = JSON.parse(this.#pass('call', JSON.stringify(request)));
    if (answer.error !== undefined) throw new EngineError(answer.error);
    return answer;
  }

  // One line of the engine protocol (docs/engine-protocol.md).
  line(text: string): string {
    return this.#pass('engine_line', text);
  }

  get memory(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  #pass(name: 'call' | 'engine_line', text: string): string {
    const { memory, room, answer_size } = this.#exports;
    const bytes = this.#write.encode(text);
    const at = room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answer = this.#exports[name](at, bytes.length);
    return this.#read.decode(new Uint8Array(memory.buffer, answer, answer_size()));
  }
}
