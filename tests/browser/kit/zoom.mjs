// Text twice as large: what can be pressed or filled in must not be cut off.
export async function cutOff(page) {
  return page.evaluate(() => {
    const found = [];
    const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const node of document.querySelectorAll('button, a[href], select, input, summary')) {
      if (!shown(node) || node.closest('.unseen')) continue;
      const name = `${node.tagName} ${(node.ariaLabel || node.textContent || node.name || '').trim().slice(0, 40)} .${node.className}`;
      const style = getComputedStyle(node);
      const clips = style.overflow !== 'visible' || node.tagName === 'BUTTON' || node.tagName === 'A';
      if (clips && node.tagName !== 'INPUT' && (node.scrollWidth > node.clientWidth + 2 || node.scrollHeight > node.clientHeight + 2) && style.display !== 'inline') {
        found.push(`${name}: ${node.scrollWidth}×${node.scrollHeight} in ${node.clientWidth}×${node.clientHeight}`);
      }
      // Beside the screen where nothing scrolls there.
      const box = node.getBoundingClientRect();
      let scrolls = document.documentElement.scrollWidth > innerWidth + 1;
      for (let up = node.parentElement; up && !scrolls; up = up.parentElement) scrolls = /auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth;
      if ((box.right > innerWidth + 2 || box.left < -2) && !scrolls) found.push(`${name}: outside, ${Math.round(box.left)}–${Math.round(box.right)} of ${innerWidth}`);
    }
    if (document.documentElement.scrollWidth > innerWidth + 2) found.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${innerWidth}`);
    return found;
  });
}

export async function zoomed(page, what) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  try {
    return await what(page);
  } finally {
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
}
