// Nothing at the table moves when something happens: neither the areas, nor what lies in them
// without a reason.
import assert from 'node:assert/strict';

const areas = ['.table header', '.table .question', '.felt', '.board > .rivals', '.board > .city', '.board > .album', '.board > .film'];

export async function watchShifts(page) {
  await page.evaluate(() => {
    window.shifts = [];
    const describe = (node) => (node instanceof Element ? node : node?.parentElement);
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        for (const { node, previousRect, currentRect } of entry.sources) {
          const at = describe(node);
          if (!at?.closest('.felt, .question, header') || at.closest('.layer, dialog')) continue;
          const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
          window.shifts.push(`${at.tagName}.${at.className?.baseVal ?? at.className} ${rect(previousRect)} -> ${rect(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

export async function shiftsSeen(page) {
  return page.evaluate(() => window.shifts);
}

export function boxes(page, list = areas) {
  return page.evaluate(
    (list) =>
      Object.fromEntries(
        list.map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
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
      for (const [area, box] of Object.entries(await boxes(page, list))) {
        if (box !== still.first[area]) still.#moved.add(`${area}: ${still.first[area]} -> ${box}`);
      }
    };
    return still;
  }

  end() {
    assert.deepEqual([...this.#moved], [], 'moved on the table');
  }
}
