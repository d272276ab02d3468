// Gestures of one or two fingers, as the browser gets them from a touch screen.
export async function fingers(page, what) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  await what(send);
  await devtools.detach();
}

// Each finger goes in a straight line from its first point to its second.
export const glide = (page, from, to, steps = 6) =>
  fingers(page, async (send) => {
    await send('touchStart', from);
    for (let step = 1; step <= steps; step++) {
      await send('touchMove', from.map((start, i) => ({ x: start.x + ((to[i].x - start.x) * step) / steps, y: start.y + ((to[i].y - start.y) * step) / steps })));
    }
    await send('touchEnd', []);
  });
