// The modules of src/local for Node: compiled once by the esbuild that Vite brings.
import { webcrypto } from 'node:crypto';
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A browser has it; Node only from version 20.
globalThis.crypto ??= webcrypto;

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
export const wasm = at('../../../build/web-engine/engine.wasm');
export const native = at('../../../build/release/cli/ludoteca');

const outfile = at('../../../build/web-engine/local_play.mjs');
await build({
  stdin: {
    contents: `export * from './engine.ts'; export * from './tables.ts'; export * from './kept_tables.ts';`,
    resolveDir: at('../../src/local'),
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  outfile,
});
export const { Engine, EngineError, Tables, TablesInMemory } = await import(outfile);

const module = new WebAssembly.Module(readFileSync(wasm));
export const newEngine = () => Engine.start(module);
