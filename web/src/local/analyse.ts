// A finished game looked at again by a computer player, in a worker of its own: how likely everybody was
// to win before each move, and what else could have been played. First every decision quickly, so that
// there is something to see; then closely: what is on the screen, where the game turned, all the rest.
import { engineModule, startThinker } from './device';
import type { ThoughtAnswer } from './messages';

export interface Alternative {
  move: string;
  share: number; // of the thoughts, 0 to 1: how much the player was drawn to it
  win_chance: number; // of the seat that decides
  ahead: number; // points at the end, of the best other player
  line: string[]; // the moves of the same seat that should follow, this one first
}
export interface Decision {
  number: number; // of the move, from 1
  seat: number;
  played: string;
  chances: number[] | null; // of each seat to win, before the move; null without a choice
  alternatives: Alternative[]; // the best first, and the move that was played; empty without a choice
  close: boolean; // looked at closely
}
export interface Analysis {
  game: string;
  players: number;
  moves: number;
  decisions: (Decision | undefined)[]; // by number, the first at 0; undefined until it was looked at
  end: number[] | null; // the chances after the last move; of a finished game 1 for the winner
  firm: boolean; // where the game turned was looked at closely
}
export interface AnalysisWish {
  edition?: string | undefined; // its text, if it is not the one in the program
  signal?: AbortSignal; // ends it; the promise is rejected with the reason
  wanted?: () => number; // the number of the decision that somebody waits for; 0: none
}

const quickly = 60; // iterations of the search
const closely = 400;
const turnsToSee = 4; // so many of the biggest changes are looked at closely before it is firm

// `progress` gets what is known so far, after each decision.
export async function analyse(
  record: string,
  progress: (sofar: Analysis) => void = () => {},
  { edition, signal, wanted = () => 0 }: AnalysisWish = {},
): Promise<Analysis> {
  const module = await engineModule();
  signal?.throwIfAborted();
  const { port1: port, port2 } = new MessageChannel();
  const worker = startThinker(module, port2);
  try {
    return await study(caller(port, worker, signal), { record, ...(edition ? { edition } : {}) }, wanted, progress);
  } finally {
    worker.terminate();
    port.close();
  }
}

type Call = (request: { command: string } & Record<string, unknown>) => Promise<any>;

function caller(port: MessagePort, worker: Worker, signal: AbortSignal | undefined): Call {
  let ids = 0;
  let fail: (why: unknown) => void = () => {};
  worker.onerror = () => fail(new Error('the engine broke'));
  signal?.addEventListener('abort', () => fail(signal.reason));
  return (request) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      fail = reject;
      port.onmessage = ({ data }: MessageEvent<ThoughtAnswer>) =>
        data.wrong === undefined ? resolve(data.answer) : reject(new Error(data.wrong));
      port.postMessage({ id: ++ids, request });
    });
}

async function study(
  call: Call,
  of: { record: string; edition?: string },
  wanted: () => number,
  progress: (sofar: Analysis) => void,
): Promise<Analysis> {
  const { game, players, moves } = await call({ command: 'study', ...of });
  const analysis: Analysis = { game, players, moves, decisions: [], end: null, firm: false };
  const look = async (number: number, iterations: number): Promise<void> => {
    const told = await call({ command: 'decision', number: number - 1, player: `search:${iterations}`, seed: '1' });
    analysis.decisions[number - 1] = {
      number,
      seat: told.seat,
      played: told.played,
      chances: told.chances ?? null,
      alternatives: told.considered ?? [],
      close: iterations === closely || !told.chances,
    };
    progress(analysis);
  };
  const isClose = (number: number) => analysis.decisions[number - 1]?.close === true;
  const lookAtWanted = async (): Promise<void> => {
    for (let now = wanted(); now >= 1 && now <= moves && !isClose(now); now = wanted()) await look(now, closely);
  };
  const lookClosely = async (numbers: number[]): Promise<void> => {
    for (const number of numbers) {
      await lookAtWanted();
      if (!isClose(number)) await look(number, closely);
    }
  };
  for (let number = 1; number <= moves; number++) {
    await lookAtWanted();
    if (!analysis.decisions[number - 1]) await look(number, quickly);
  }
  const { result } = await call({ command: 'decision', number: moves, player: 'random', seed: '1' });
  if (result) analysis.end = shares(result.place);
  // Closely looked at, some are not that big, and others take their place.
  for (let open: number[]; (open = byChange(analysis).slice(0, turnsToSee).flat().filter((one) => !isClose(one))).length; ) {
    await lookClosely(open);
  }
  analysis.firm = true;
  progress(analysis);
  await lookClosely(Array.from({ length: moves }, (_, i) => i + 1));
  return analysis;
}

// The biggest changes of anybody's chance, each with the decisions that it is known from, and the one
// that made it.
function byChange({ decisions, moves, end }: Analysis): number[][] {
  const known = decisions.flatMap((one) => (one?.chances ? [{ number: one.number, chances: one.chances }] : []));
  if (end) known.push({ number: moves + 1, chances: end });
  const changes = known.slice(1).map(({ number, chances }, i) => {
    const before = known[i]!;
    const by = Math.max(...chances.map((chance, seat) => Math.abs(chance - before.chances[seat]!)));
    return { by, numbers: [before.number, number - 1, number].filter((one) => one <= moves) };
  });
  return changes.sort((a, b) => b.by - a.by).map(({ numbers }) => numbers);
}

// A shared first place is shared.
function shares(places: number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
