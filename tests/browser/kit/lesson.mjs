// Somebody who goes through a lesson: reads, does what the coach asks for, and presses on.
import assert from 'node:assert/strict';
import { tabTo } from './hands.mjs';
import { until } from './visit.mjs';

// Which step the coach is at, and whether it waits for a move; nothing while the table still moves.
function coachNow() {
  const coach = document.querySelector('.coach');
  if (!coach || coach.querySelector('.buttons button:disabled:not(.icon)')) return null;
  const [now, count] = coach.querySelector('.count').textContent.match(/\d+/g).map(Number);
  return { now, count, asked: coach.querySelector('.buttons .main') === null, note: coach.querySelector('.note')?.textContent ?? '' };
}
export const coachAt = (page, more = () => true, time) => until(page, coachNow, undefined, (coach) => coach && more(coach), time);

// What to press at the steps that ask for a move, one after the other. "a > b" lifts a card of the
// film and puts it down.
const role = (name) => `[data-role="${name}"]`;
const card = (name) => `[data-target="hand:${name}"]`;
const lay = (name, code) => [`.hand ${role(name)}`, `[data-move="brave:${code}"]`];
export const doings = {
  photograph: { 5: ['[data-pill="2L1"]'], 6: ['1 > 6'], 10: ['[data-pill="3L2"]'], 11: ['3 > 7'], 14: ['[data-pill="3R1"]'], 15: ['3 > 5'] },
  fort: {
    4: [card('bug')],
    5: [card('themoles')],
    6: ['[data-move="begin"]'],
    8: ['[data-target="park:sarge"]'],
    11: [card('noodletwins')],
    14: [card('rusty')],
    15: ['.panel .tile', '.panel [data-move^="rule:"]'],
    16: ['[data-target="park:prince"]'],
  },
  'broom-service': {
    5: [...['root-gatherer', 'hill-witch', 'forest-witch', 'valley-druid'].map(role), '[data-move="roles"]'],
    7: lay('root-gatherer', 'rg'),
    8: ['[data-move="take:2o1w"]'],
    9: lay('hill-witch', 'hw'),
    11: ['[data-move="brave:fw"]'],
    12: ['.target[data-look="region:16"]'],
    13: ['.target[data-look="tower:t29"]'],
    14: lay('valley-druid', 'vd'),
    15: ['.target[data-look="tower:t21"]'],
  },
};

// With arrows, until the element in focus says so.
async function walkTo(page, attribute, goal, way) {
  for (let i = 0; i < 12; i++) {
    const now = await page.evaluate((attribute) => document.activeElement.dataset[attribute], attribute);
    if (now === goal) return;
    await page.keyboard.press(way(now));
  }
  assert.fail(`arrows do not lead to ${goal}`);
}

async function take(page, move) {
  await tabTo(page, '.pill:not([hidden])', { most: 120 });
  await walkTo(page, 'pill', move, (now) => (now[0] !== move[0] ? 'ArrowDown' : 'ArrowRight'));
  await page.keyboard.press('Enter');
}

const frame = (page, place) => page.locator(`[data-frame="${place}"]`);

async function wind(page, hand, [from, to]) {
  if (hand.keys) {
    await tabTo(page, '[data-frame]');
    await walkTo(page, 'frame', String(from), (now) => (Number(now) < from ? 'ArrowRight' : 'ArrowLeft'));
    await page.keyboard.press('Enter');
    for (let i = from; i < to; i++) await page.keyboard.press('ArrowRight');
    return page.keyboard.press('Enter');
  }
  await hand.press(page, frame(page, from));
  await hand.press(page, frame(page, to));
}

export async function goThrough(page, name, hand, { look = async () => {} } = {}) {
  for (;;) {
    const { now, count, asked } = await coachAt(page);
    await look(now);
    if (now === count) return count;
    if (!asked) await hand.press(page, page.locator('.coach .buttons .main'));
    else await answer(page, name, now, hand);
    await coachAt(page, (coach) => coach.now === now + 1);
  }
}

async function answer(page, name, step, hand) {
  const presses = doings[name][step];
  assert.ok(presses, `${name}: step ${step} asks for a move that this test does not know`);
  for (const [i, what] of presses.entries()) {
    if (what.includes(' > ') && /^\d/.test(what)) {
      await wind(page, hand, what.split(' > ').map(Number));
      continue;
    }
    const pill = /data-pill="(.+?)"/.exec(what)?.[1];
    if (pill && hand.keys) {
      await take(page, pill);
      continue;
    }
    await hand.press(page, page.locator(what).first());
    // A card is looked at first, and played by a second press.
    if (i === presses.length - 1 && !(await moved(page, step))) await hand.press(page, page.locator(what).first());
  }
}
const moved = (page, step) =>
  coachAt(page, (coach) => coach.now > step, 700).then(
    () => true,
    () => false,
  );
