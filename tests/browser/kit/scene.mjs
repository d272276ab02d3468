// A moment that hardly ever comes, put before the eyes of whoever opens a table: the engine plays games
// with known seeds until it comes, and the page is told of that moment instead of the table's own.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './server.mjs';

class Engine {
  #process = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #lines = createInterface(this.#process.stdout)[Symbol.asyncIterator]();

  async ask(request) {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await this.#lines.next()).value);
    if (!answer.ok) throw new Error(`${request.command}: ${answer.error}`);
    return answer;
  }
  end() {
    this.#process.stdin.end();
  }
}

// Seat 1 makes the first legal move that one of `prefers` matches; computer players do the rest.
async function play(engine, { game, players, options, prefers }, step, seed) {
  let now = await engine.ask({ command: 'new', game, players, options, seed: seed.toString(16) });
  for (let made = 0; !now.finished; made++) {
    const seat = now.to_act[0];
    let move;
    if (seat === 1) {
      const { view } = await engine.ask({ command: 'view', viewer: 1 });
      const legal = (await engine.ask({ command: 'legal', seat: 1 })).legal[0].moves;
      if (view.step === step) return { view, legal, board: (await engine.ask({ command: 'board' })).board };
      move = prefers.map((wish) => legal.filter((one) => wish.test(one))).find((some) => some.length)?.[0] ?? legal[(made * 7) % legal.length];
    } else {
      move = (await engine.ask({ command: 'choose', seat, player: 'easy', seed: '1' })).move;
    }
    now = await engine.ask({ command: 'apply', seat, move });
  }
  return null;
}

export async function findScene(wish, step, most = 200) {
  const engine = new Engine();
  try {
    for (let seed = 1; seed <= most; seed++) {
      const scene = await play(engine, wish, step, seed);
      if (scene) return scene;
    }
  } finally {
    engine.end();
  }
  throw new Error(`nobody comes to ${step} in ${most} games`);
}

// From now on every table that this page watches shows the scene.
export async function showScene(page, { view, legal, board }) {
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage((frame) => {
      const lines = frame.split('\n').filter(Boolean).map((line) => {
        const told = JSON.parse(line);
        return JSON.stringify(told.views ? { ...told, board, views: told.views.map((one) => ({ ...one, view, legal })) } : told);
      });
      socket.send(lines.join('\n'));
    });
  });
}
