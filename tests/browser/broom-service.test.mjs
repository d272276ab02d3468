// Broom Service as people play it: whole games with a mouse, with a finger on a phone, with keys.
import { test } from 'node:test';
import { broom } from './kit/broom.mjs';
import { ways, wholeGame } from './kit/whole_game.mjs';

for (const [name, way] of Object.entries(ways)) test(`Broom Service ${name}`, () => wholeGame(broom, way));
