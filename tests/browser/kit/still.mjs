// Nothing at the table moves when something happens but the things that the game moves: areas, rows
// and buttons stay where they are. (The browser's own count of shifts also counts cards of a hand that
// make room for others.)
import assert from 'node:assert/strict';

const areas = ['.table header', '.table .question', '.question .buttons', '.felt', '.board > .rivals', '.board > .city', '.board > .album', '.board > .film', '.city .row', '.city .row:last-child'];

export function boxes(page, list = areas) {
  return page.evaluate(
    (list) =>
      Object.fromEntries(
        list.map((selector) => {
          const area = document.querySelector(selector);
          const box = area?.getBoundingClientRect();
          // Where it would be if nothing was scrolled.
          for (let at = area?.parentElement; at; at = at.parentElement) box.y += at.scrollTop;
          return [selector, box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'not there'];
        }),
      ),
    list,
  );
}

// Compares with where things were at first; `end` fails with everything that moved.
export class Stillness {
  #moved = new Set();

  static async begin(page, list = areas) {
    const still = new Stillness();
    still.first = await boxes(page, list);
    still.look = async () => {
      const now = await boxes(page, list);
      if (!(await page.locator('.question .tool').count())) return; // the game is over
      for (const [area, box] of Object.entries(now)) {
        if (box !== still.first[area]) still.#moved.add(`${area}: ${still.first[area]} -> ${box}`);
      }
    };
    return still;
  }

  end() {
    assert.deepEqual([...this.#moved], [], 'moved on the table');
  }
}
