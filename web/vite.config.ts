import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { engine, serviceWorker } from './offline';

const server = process.env.LUDOTECA_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), engine(), serviceWorker()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: fileURLToPath(new URL('../build/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // A file inside another would break the content security policy (data: is not allowed everywhere).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: server, changeOrigin: false }, '/socket': { target: server.replace('http', 'ws'), ws: true } },
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
  },
});
