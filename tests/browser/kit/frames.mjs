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

// What the browser showed while something moved, from its own trace: of all frames in which an animation
// was under way, how many did not reach the screen although it counts them as lost (where it did not show
// one because it had nothing new, that is none). `lost`: something was moving; `waiting`: a motion was
// still to begin or had just ended, and the page was at work.
export async function framesShown(page, what) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const frames = new Map();
  for (const { name, ph, pid, args } of traceEvents) {
    const told = name === 'PipelineReporter' && ph === 'b' && args.frame_reporter;
    if (!told) continue;
    // A frame may be told twice: what the compositor made of it, and what came later from the page.
    const which = [pid, told.layer_tree_host_id, told.frame_source, told.frame_sequence].join();
    const frame = frames.get(which) ?? { moves: false, waits: false, shown: false, dropped: false, counts: false };
    frame.moves ||= told.has_compositor_animation;
    frame.waits ||= told.has_main_animation;
    frame.shown ||= told.state.startsWith('STATE_PRESENTED');
    frame.dropped ||= told.state === 'STATE_DROPPED';
    frame.counts ||= told.affects_smoothness;
    frames.set(which, frame);
  }
  const all = [...frames.values()].filter(({ moves, waits, shown, dropped }) => (moves || waits) && (shown || dropped));
  const gone = all.filter(({ shown, counts }) => !shown && counts);
  return { all: all.length, lost: gone.filter(({ moves }) => moves).length, waiting: gone.filter(({ moves }) => !moves).length };
}

// The longest task of the page's own thread, in ms of wall time.
export async function longestTask(page, what) {
  await page.evaluate(() => {
    window.longTasks = [];
    window.taskWatch = new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)));
    window.taskWatch.observe({ type: 'longtask' });
  });
  await what();
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.taskWatch.disconnect();
    return Math.max(0, ...window.longTasks);
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
