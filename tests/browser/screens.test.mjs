// Every screen in every language: whole words, no barriers in light and dark, room for larger text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './kit/axe.mjs';
import { server } from './kit/house.mjs';
import { settled, walk } from './kit/screens.mjs';
import { desktop, phone, visiting } from './kit/visit.mjs';
import { wholePage } from './kit/words.mjs';
import { cutOff, zoomed } from './kit/zoom.mjs';

async function barriersInBothLights(page) {
  const found = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  // Only colours differ.
  found.push(...(await barriers(page, ['color-contrast', 'link-in-text-block'])).map((one) => `dark: ${one}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
const cutOffTwiceAsLarge = (page) => zoomed(page, cutOff);

const largeBoards = { todo: 'Photograph: names and numbers of rivals and strips are cut short when text is twice as large' };

async function everywhere(t, how, language, faultsOf) {
  await visiting(server, { ...how, likes: { language, speed: 'none' } }, async (visit) => {
    const faults = [];
    const look = async (name, page) => {
      await wholePage(page, language).catch((why) => faults.push(`${name}: ${why.message}`));
      for (const fault of await faultsOf(page)) faults.push(`${name}: ${fault}`);
    };
    await walk(visit, look).catch((why) => faults.push(String(why)));
    const isBoard = (fault) => fault.includes('on the board:');
    const once = (list) => [...new Set(list)].join('\n');
    assert.equal(once(faults.filter((fault) => !isBoard(fault))), '');
    await t.test('on the boards of games', largeBoards, () => assert.equal(once(faults.filter(isBoard)), ''));
  });
}

test('English: no barriers, in light and dark', (t) => everywhere(t, desktop, 'en', barriersInBothLights));
test('Portuguese on a phone: no barriers', (t) => everywhere(t, phone, 'pt-BR', (page) => barriers(page)));
test('French: text twice as large is not cut off', (t) => everywhere(t, desktop, 'fr', cutOffTwiceAsLarge));
test('Polish on a phone: text twice as large is not cut off', (t) => everywhere(t, phone, 'pl', cutOffTwiceAsLarge));
