// Fort as people play it: whole games with a mouse, with a finger on a phone, with keys.
import { test } from 'node:test';
import { fort } from './kit/fort.mjs';
import { lookAtMoments, lookAtScene } from './kit/moments.mjs';
import { ways, wholeGame } from './kit/whole_game.mjs';

for (const [name, way] of Object.entries(ways)) test(`Fort ${name}`, () => wholeGame(fort, way));

const moments = {
  'two players': { steps: ['play', 'choose-action', 'add', 'follow', 'recruit'] },
  'three players, in Portuguese on a phone': { players: 3, language: 'pt-BR', narrow: true, steps: ['play', 'choose-action', 'add', 'repeat', 'follow', 'recruit'] },
  'four players with a draft, in French on a phone': { players: 4, options: { setup: 'draft' }, language: 'fr', narrow: true, steps: ['draft', 'keep-rule', 'pay'] },
  'four players, in Polish': { players: 4, language: 'pl', steps: ['play', 'take-perk', 'repeat'] },
};
for (const [name, wish] of Object.entries(moments)) test(`Fort, moments: ${name}`, () => lookAtMoments(fort, wish));
test('Fort: which suit a card counts as', () => lookAtScene(fort, { players: 4, options: {}, prefers: [] }, 'choose-suit', 'pl'));
