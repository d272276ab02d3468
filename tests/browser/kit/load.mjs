// How many bytes travel for the first screen, and then for a table: bodies as they are sent,
// compressed, and headers. The visitor comes without a service worker, which fetches everything,
// quietly and later.
import { nextMoment } from './photograph.mjs';

export async function loadSizes(visit) {
  const { page, context } = visit;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  const files = new Map();
  devtools.on('Network.responseReceived', ({ requestId, response }) => files.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!/\.wasm$/.test(files.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await visit.goto('/');
  await page.locator('[data-box=photograph]').waitFor();
  await page.waitForLoadState('networkidle');
  const first = bytes;
  const firstFiles = files.size;
  await page.locator('[data-box=photograph]').click();
  await page.locator('button.play').click();
  await nextMoment(page);
  await page.waitForLoadState('networkidle');
  return { first, game: bytes - first, files: firstFiles };
}
