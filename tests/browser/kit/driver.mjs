// Plays at a table by a socket of its own, inside the page of whoever sits there: to bring a game
// quickly to the moment that a test is about.

// Until a decision in this step of the game (or `any`) is owed, or the game is over; at least `least` moves.
// Answers with what was seen last. `clever` asks for a hint before each move; `only` is the one seat
// that moves, once.
export function driveOn(page, code, step = 'never', { clever = false, least = 0, only = 0 } = {}) {
  return page.evaluate(drive, { code, step, clever, least, only });
}

async function drive({ code, step, clever, least, only }) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('no socket'));
  });
  const waiting = new Map();
  let awake = () => {};
  socket.onmessage = ({ data }) => {
    for (const line of data.split('\n').filter(Boolean)) {
      const message = JSON.parse(line);
      if (message.update) awake();
      else waiting.get(message.id)?.(message);
    }
  };
  let last = 0;
  const ask = (command) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, table: code, ...command }));
    });
  for (let made = 0; ; ) {
    const changed = new Promise((resolve) => (awake = resolve));
    const now = await ask({ do: 'watch' });
    const seen = now.views?.find(({ seat, legal }) => legal && (!only || seat === only));
    if (now.table.phase === 'finished' || (only && made) || (seen && (step === 'any' || seen.view.step === step) && made >= least)) {
      socket.close();
      return { phase: now.table.phase, seen, number: now.table.number };
    }
    if (!seen) {
      await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 2000))]);
      continue;
    }
    const { seat, asked: number, legal } = seen;
    let move = legal[(number * 7) % legal.length];
    if (clever) move = (await ask({ do: 'hint', seat })).hint?.[0]?.move ?? move;
    made++;
    await ask({ do: 'move', seat, number, key: `drive${number}`, move });
  }
}

// Asks the server for something as whoever looks at the page.
export function ask(page, method, path, body) {
  return page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(path, {
        method,
        ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return answer.headers.get('Content-Type')?.includes('json') ? answer.json() : answer.text();
    },
    { method, path, body },
  );
}

export async function beGuest(page, name) {
  await ask(page, 'POST', '/api/guest', { name });
  await page.evaluate(() => localStorage.setItem('ludoteca.somebody', 'yes'));
}
export async function openTable(page, seats, more = {}) {
  return (await ask(page, 'POST', '/api/tables', { game: 'photograph', seats, ...more })).code;
}

// Opens a table and plays until this seat owes a decision in that step; again if a game ends before.
export async function tableAt(page, game, { players = 2, options = {} }, step) {
  for (let tries = 0; tries < 8; tries++) {
    const code = await openTable(page, ['me', ...Array(players - 1).fill('easy')], { game: game.name, options });
    const { phase } = await driveOn(page, code, step);
    if (phase !== 'finished') return code;
  }
  throw new Error(`${game.name}: nobody comes to ${step} with ${JSON.stringify(options)}`);
}
