// Keeps the page itself on this device, so that it opens and plays without a connection. Built apart
// (web/offline.ts) with the list of all files, which also is its version: a new list is another worker,
// which the browser takes up for the next load.
//
// Only what the list names is ever kept: nothing of /api, no tables, nobody's name.
declare const files: string[];
declare const version: string;

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Waitable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as {
  addEventListener(name: 'install' | 'activate', then: (event: Waitable) => void): void;
  addEventListener(name: 'fetch', then: (event: Fetched) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

const ours = 'ludoteca-';
const shelf = ours + version;
const page = '/index.html';

// The server's own: never answered from here.
const serverPaths = ['/api/', '/socket', '/metrics', '/health'];

async function fill(): Promise<void> {
  const cache = await caches.open(shelf);
  // Past the browser's own cache, which may have the files of another version.
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  await worker.skipWaiting();
}

// A page of the version before may still be open and want more of its files: the last two stay.
async function tidy(): Promise<void> {
  const shelves = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== shelf);
  await Promise.all(shelves.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  const wanted = request.mode === 'navigate' ? page : request;
  const kept = (await cache.match(wanted)) ?? (await caches.match(request));
  return kept ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (serverPaths.some((path) => url.pathname.startsWith(path))) return;
  event.respondWith(answer(request));
});
