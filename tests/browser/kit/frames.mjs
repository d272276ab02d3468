// How quickly the page answers, and how smoothly it moves.

// From clicks to the first frame that shows their effect, as the browser itself measures it (Event
// Timing, in steps of 8 ms; below 16 ms it says nothing).
export async function clickTimes(page, clicks) {
  await page.evaluate(() => {
    window.clickTimes = [];
    window.clickWatch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'pointerup' || name === 'click') window.clickTimes.push(duration);
    });
    window.clickWatch.observe({ type: 'event', durationThreshold: 16 });
  });
  await clicks();
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.clickWatch.disconnect();
    return window.clickTimes;
  });
}

// The time between frames while something happens.
export async function framesWhile(page, what) {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const frame = (now) => {
      window.frameTimes.push(now - last);
      last = now;
      if (window.frameTimes) window.nextFrame = requestAnimationFrame(frame);
    };
    window.nextFrame = requestAnimationFrame(frame);
  });
  await what();
  return page.evaluate(() => {
    cancelAnimationFrame(window.nextFrame);
    return window.frameTimes.slice(1);
  });
}

// What each frame costs the page's own thread, from the browser's trace, in ms of processor time: that
// does not depend on what else the machine does.
export async function frameCosts(page, what) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'benchmark'] });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const begins = traceEvents.filter(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph !== 'E');
  const threads = new Map();
  for (const { pid, tid } of begins) threads.set(`${pid} ${tid}`, (threads.get(`${pid} ${tid}`) ?? 0) + 1);
  const busiest = [...threads].sort((a, b) => b[1] - a[1])[0]?.[0];
  const mine = ({ pid, tid }) => `${pid} ${tid}` === busiest;
  const starts = begins.filter(mine).map(({ ts }) => ts).sort((a, b) => a - b);
  const tasks = traceEvents.filter((event) => mine(event) && event.name === 'RunTask' && event.tdur !== undefined);
  return starts.slice(0, -1).map((start, i) =>
    tasks.filter(({ ts }) => ts + 50 >= start && ts + 50 < starts[i + 1]).reduce((sum, { tdur }) => sum + tdur / 1000, 0),
  );
}
