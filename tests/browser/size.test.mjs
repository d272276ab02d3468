// The first load of the page stays small: at most 200 KB compressed, without the engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { server } from './kit/house.mjs';
import { loadSizes } from './kit/load.mjs';
import { visiting } from './kit/visit.mjs';

test('the first load takes at most 200 KB', async () => {
  await visiting(server, { serviceWorkers: 'block' }, async (visit) => {
    const { first, game } = await loadSizes(visit);
    console.log(`home ${first} bytes, and the table of Photograph ${game} more`);
    assert.ok(first <= 200_000, `${first} bytes`);
    assert.ok(first + game <= 400_000, `${first + game} bytes with the table`);
  });
});
