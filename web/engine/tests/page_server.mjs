// Builds the test page as the real one is built, and serves it with the headers of the server.
import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../../build/web-engine/page');

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
// As in server/net/http_answer.cc.
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; worker-src 'self'; base-uri 'none'";

export async function buildPage() {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, at('../../vite.config.ts'));
  await build({
    ...config,
    configFile: false,
    root: at('./page'),
    publicDir: at('../../public'),
    logLevel: 'warn',
    build: { ...config.build, outDir, emptyOutDir: true },
  });
}

// Another version of it.
export function changePage() {
  for (const [file, from, to] of [
    ['index.html', 'Local play', 'Local play, newer'],
    ['sw.js', /"[0-9a-f]{12}"/, '"newer"'],
  ]) {
    const path = join(outDir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
}

// `asked` collects the paths that the page wanted of the server.
export function servePage(port, asked = []) {
  const server = createServer(async (request, answer) => {
    const path = new URL(request.url, 'http://here').pathname;
    asked.push(path);
    const file = path === '/' ? '/index.html' : path;
    const body = await readFile(join(outDir, file)).catch(() => null);
    answer.setHeader('Content-Security-Policy', policy);
    answer.setHeader('Cache-Control', 'no-cache');
    answer.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    answer.statusCode = body ? 200 : 404;
    answer.end(body ?? '');
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}
