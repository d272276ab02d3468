// Every screen in every language: whole words, no barriers in light and dark, room for larger text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers, barriersInBothLights } from './kit/axe.mjs';
import { server } from './kit/house.mjs';
import { walk } from './kit/screens.mjs';
import { desktop, phone, visiting } from './kit/visit.mjs';
import { wholePage } from './kit/words.mjs';
import { cutOff, zoomed } from './kit/zoom.mjs';

const cutOffTwiceAsLarge = (page) => zoomed(page, cutOff);

async function everywhere(how, language, faultsOf) {
  await visiting(server, { ...how, likes: { language, speed: 'none' } }, async (visit) => {
    const faults = [];
    const look = async (name, page) => {
      await wholePage(page, language).catch((why) => faults.push(`${name}: ${why.message}`));
      for (const fault of await faultsOf(page)) faults.push(`${name}: ${fault}`);
    };
    await walk(visit, look).catch((why) => faults.push(String(why)));
    assert.equal([...new Set(faults)].join('\n'), '');
  });
}

test('English: no barriers, in light and dark', () => everywhere(desktop, 'en', barriersInBothLights));
test('Portuguese on a phone: no barriers', () => everywhere(phone, 'pt-BR', (page) => barriers(page)));
test('French: text twice as large is not cut off', () => everywhere(desktop, 'fr', cutOffTwiceAsLarge));
test('Polish on a phone: text twice as large is not cut off', () => everywhere(phone, 'pl', cutOffTwiceAsLarge));
