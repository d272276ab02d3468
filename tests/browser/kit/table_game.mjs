// Somebody who plays a game by pressing what its screen offers, step by step, to the end.
//
// A game tells `choices`: selectors, and those of the first one that finds anything are what can be
// pressed now.
import assert from 'node:assert/strict';
import { until } from './visit.mjs';

function seen(selectors) {
  if (document.querySelector('dialog[open] .podium')) return { over: true };
  if (!document.querySelector('.question.yours')) return null;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  for (const selector of selectors) {
    const count = [...document.querySelectorAll(selector)].filter(shown).length;
    if (count) return { selector, count };
  }
  return null;
}

export const nextChoice = (page, game) => until(page, seen, game.choices);

// All that a press may change on the screen.
const signOf = () =>
  [
    document.querySelector('dialog[open] .podium')?.className,
    document.querySelector('.question .words')?.textContent,
    document.querySelector('.felt').textContent,
    ...[...document.querySelectorAll('[aria-pressed=true], .target')].map((one) => one.ariaLabel ?? one.textContent),
  ].join('|');

// `hand` is one of press.mjs; `between` looks on after each press. Says how often something was pressed.
export async function playGame(page, game, hand, { between = async () => {}, most = Infinity } = {}) {
  let made = 0;
  // On a busy machine the browser swallows a touch now and then, as real ones do; and a place on the map
  // that is chosen already stays so when it is pressed again. Somebody would press something else.
  let inVain = 0;
  while (made < most) {
    const choice = await nextChoice(page, game);
    if (choice.over) break;
    const before = await page.evaluate(signOf);
    try {
      await hand.press(page, page.locator(choice.selector).locator('visible=true').nth((made * 7 + 3 + inVain) % choice.count));
      await until(page, signOf, undefined, (now) => now !== before, 3000);
    } catch (why) {
      if (++inVain > 5) throw why;
      continue;
    }
    inVain = 0;
    await between(page, made++);
    assert.ok(made < 600, 'it comes to an end');
  }
  return made;
}
