// The ends of games, replays, lessons, signs and own editions: whole words, and no barriers in light and
// dark. The moments of Fort and Broom Service are looked at in fort.test.mjs and broom-service.test.mjs,
// the analysis in analysis.test.mjs, the shell and Photograph in screens.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriersInBothLights } from './kit/axe.mjs';
import { walkGames } from './kit/game_screens.mjs';
import { server } from './kit/house.mjs';
import { visiting } from './kit/visit.mjs';
import { wholePage } from './kit/words.mjs';

for (const part of ['afterwards', 'learn', 'glossary', 'edition']) {
  test(`${part}: no barriers, in light and dark`, () =>
    visiting(server, { likes: { speed: 'none' } }, async (visit) => {
      const faults = [];
      const look = async (name, page) => {
        await wholePage(page, 'en').catch((why) => faults.push(`${name}: ${why.message}`));
        for (const fault of await barriersInBothLights(page)) faults.push(`${name}: ${fault}`);
      };
      await walkGames(visit, look, [part]);
      assert.equal([...new Set(faults)].join('\n'), '');
    }));
}
