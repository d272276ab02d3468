// The few calls to an operating system that the engine makes: clocks, randomness, complaints.
// Everything else of WASI is not there, and says so.

const errno = { success: 0, badFile: 8, notSupported: 58 } as const;
const realTime = 0; // of WASI's clocks; the other one that is asked for only ever grows

export interface EngineMemory {
  memory?: WebAssembly.Memory;
}

export function wasiImports(module: WebAssembly.Module, engine: EngineMemory): WebAssembly.Imports {
  const bytes = () => new DataView(engine.memory!.buffer);
  const known: Record<string, (...args: any[]) => number> = {
    clock_time_get(clock: number, _precision: bigint, result: number) {
      const ms = clock === realTime ? Date.now() : performance.now();
      bytes().setBigUint64(result, BigInt(Math.round(ms * 1e6)), true);
      return errno.success;
    },
    random_get(at: number, size: number) {
      crypto.getRandomValues(new Uint8Array(engine.memory!.buffer, at, size));
      return errno.success;
    },
    environ_sizes_get(count: number, size: number) {
      bytes().setUint32(count, 0, true);
      bytes().setUint32(size, 0, true);
      return errno.success;
    },
    environ_get: () => errno.success,
    fd_write(_file: number, vectors: number, count: number, written: number) {
      let text = '';
      let size = 0;
      for (let i = 0; i < count; i++) {
        const at = bytes().getUint32(vectors + 8 * i, true);
        const length = bytes().getUint32(vectors + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(engine.memory!.buffer, at, length));
        size += length;
      }
      bytes().setUint32(written, size, true);
      console.error(text); // the last words before it gives up
      return errno.success;
    },
    proc_exit(code: number) {
      throw new Error(`the engine ended with ${code}`);
    },
    fd_prestat_get: () => errno.badFile,
    fd_fdstat_get: () => errno.badFile,
  };
  const imports: WebAssembly.Imports = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) {
    const calls = (imports[space] ??= {});
    calls[name] = known[name] ?? (() => errno.notSupported);
  }
  return imports;
}
