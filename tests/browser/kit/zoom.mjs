import { settled } from './screens.mjs';

// Text twice as large: the words of what can be pressed or filled in must not be cut off, neither by
// the control itself, nor by what it lies in, nor by the edge of the screen.
export async function cutOff(page) {
  return page.evaluate(() => {
    const found = [];
    const slack = 2;
    const wordsOf = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
    const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Words for the ear only are cut off on purpose.
    const unseen = (node) => node.getBoundingClientRect().width <= 1 || getComputedStyle(node).clipPath !== 'none';
    const names = (node) => `${node.tagName.toLowerCase()}.${node.classList[0] ?? ''} “${node.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

    function faultOf(control) {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.data.trim() || !shown(text.parentElement) || text.parentElement.closest('svg, option, optgroup')) continue;
        for (const word of wordsOf(text)) {
          // A badge may stand over the edge of what it belongs to.
          let inside = getComputedStyle(text.parentElement).position !== 'absolute';
          for (let at = text.parentElement; at; at = at.parentElement) {
            if (unseen(at)) break;
            const style = getComputedStyle(at);
            const box = at.getBoundingClientRect();
            const wide = word.left < box.left - slack || word.right > box.right + slack;
            if (wide && scrolls(style.overflowX)) break;
            if (wide && (style.overflowX !== 'visible' || (inside && at === control))) return `${names(control)} is cut off at the side by ${names(at)}`;
            const high = word.top < box.top - slack - word.height / 4 || word.bottom > box.bottom + slack + word.height / 4;
            if (high && scrolls(style.overflowY)) break;
            if (high && style.overflowY !== 'visible') return `${names(control)} is cut off above or below by ${names(at)}`;
            if (at === control) inside = false;
            if (at === document.documentElement && wide) return `${names(control)} is beside the screen`;
          }
        }
      }
      return null;
    }
    for (const control of document.querySelectorAll('button, a[href], label, summary, [role=button]')) {
      if (!shown(control) || control.closest('[aria-hidden=true]')) continue;
      const fault = faultOf(control);
      if (fault) found.push(`${control.closest('.board') ? 'on the board: ' : ''}${fault}`);
    }
    // A phone makes a page that is too wide smaller: innerWidth grows with it, the root does not.
    const screenWidth = document.documentElement.getBoundingClientRect().width;
    if (document.documentElement.scrollWidth > screenWidth + slack) found.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${screenWidth}`);
    return found;
  });
}

export async function zoomed(page, what) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await settled(page);
  try {
    return await what(page);
  } finally {
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
}
