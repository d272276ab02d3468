// Somebody who plays Photograph on the page: what the screen asks for, and ways to answer.
import assert from 'node:assert/strict';
import { until } from './visit.mjs';

// What the screen asks: to take photos, to wind the film, to lift the curtain, nothing yet, or the
// game is over.
function momentOf() {
  const seen = (selector) => document.querySelector(selector) !== null;
  if (seen('dialog[open] .podium')) return 'over';
  if (seen('.curtain')) return 'curtain';
  if (!seen('.question.yours')) return 'wait';
  if (seen('.pill.may:not([hidden])') || seen('.narrow .cell.live')) return 'take';
  if (seen('.track.live')) return 'wind';
  return 'wait';
}

export const momentNow = (page) => page.evaluate(momentOf);

export const nextMoment = (page) => until(page, momentOf, undefined, (moment) => moment !== 'wait');

// Every answer changes the film, or what covers it. (The question changes already while somebody
// points at a choice.)
const signOf = () =>
  [
    document.querySelector('dialog[open] .podium, .curtain')?.className,
    document.querySelector('.film .secret')?.className,
    ...[...document.querySelectorAll('.track .frame')].map((frame) => frame.ariaLabel),
  ].join('|');

// Waits until the table has answered a move.
export async function answered(page, before, time) {
  return until(page, signOf, undefined, (now) => now !== before, time);
}
export const signNow = (page) => page.evaluate(signOf);

// A game from here to its end. `hand` answers questions: { take(page, n), wind(page, n) }; `between`
// looks on after each answer. Says how many moves were made.
export async function playToEnd(page, hand, { between = async () => {}, most = Infinity } = {}) {
  let made = 0;
  for (; made < most; ) {
    const moment = await nextMoment(page);
    if (moment === 'over') break;
    if (moment === 'curtain') {
      await hand.lift(page);
      await until(page, () => document.querySelector('.curtain') === null);
      continue;
    }
    const before = await signNow(page);
    await insist(page, before, () => hand[moment](page, made));
    await between(page, made);
    made++;
    assert.ok(made < 80, 'a game of two has about thirty moves of each');
  }
  return made;
}

// On a busy machine the browser swallows a touch now and then, as real ones do: somebody tries again,
// if the same is still asked.
export async function insist(page, before, gesture) {
  const asked = await momentNow(page);
  for (let left = 3; ; left--) {
    try {
      await gesture();
      return await answered(page, before, left ? 3000 : undefined);
    } catch (why) {
      if (!left) throw why;
      if ((await momentNow(page)) !== asked) return answered(page, before); // it was only slow
    }
  }
}

// The choice of the n-th time: not random, so that a run can be repeated, but never the same.
export const pick = (list, n) => list[(n * 5 + 2) % list.length];

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
export async function spot(locator) {
  const box = await locator.boundingBox({ timeout: 10_000 });
  assert.ok(box, `${locator} is on the screen`);
  return middle(box);
}

export const places = async (page) => {
  const size = await page.locator('.track .frame').count();
  return { size, from: (n) => 1 + (n % (size - 1)), frame: (place) => page.locator('.track .frame').nth(place - 1) };
};
