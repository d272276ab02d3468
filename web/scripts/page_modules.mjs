// The modules of the page in Node, components included, drawn as text (svelte/server).
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

globalThis.crypto ??= webcrypto;
// As much of a browser as modules ask for when they are loaded.
const nothing = () => {};
const quiet = { matches: false, addEventListener: nothing, removeEventListener: nothing };
Object.assign(globalThis, {
  matchMedia: () => quiet,
  location: { pathname: '/', search: '', hash: '', origin: '' },
  localStorage: { getItem: () => null, setItem: nothing },
  addEventListener: nothing,
  document: { documentElement: { dataset: {}, lang: '' }, hidden: false, querySelector: () => null },
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  HTMLElement: class {},
  innerWidth: 1440,
  innerHeight: 900,
});

const root = fileURLToPath(new URL('..', import.meta.url));
const plain = { name: 'no-engine', resolveId: (id) => (id === 'virtual:ludoteca-engine' ? id : undefined), load: (id) => (id === 'virtual:ludoteca-engine' ? 'export const engineUrl = "";' : undefined) };

export async function openPage() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [svelte(), plain],
  });
  const { render } = await server.ssrLoadModule('svelte/server');
  return { load: (path) => server.ssrLoadModule(path), render, end: () => server.close() };
}

export const engineModule = () => new WebAssembly.Module(readFileSync(fileURLToPath(new URL('../../build/web-engine/engine.wasm', import.meta.url))));
