// Local play without the rest of the page, for tests.
import * as local from '../../../src/local';
import { engineModule, startThinker } from '../../../src/local/device';
import { keepPage } from '../../../src/local/install';

keepPage();

// Asks a worker that thinks, and tells how many milliseconds it took.
async function newThinker(): Promise<(request: unknown) => Promise<number>> {
  const { port1, port2 } = new MessageChannel();
  startThinker(await engineModule(), port2);
  return (request) =>
    new Promise((resolve) => {
      const start = performance.now();
      port1.onmessage = () => resolve(performance.now() - start);
      port1.postMessage({ id: 1, request });
    });
}
Object.assign(window, { local, newThinker });
