// A finished game looked at again by a computer player, in a worker of its own: how likely everybody was
// to win before each move, and what else could have been played.
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
  chances: number[]; // of each seat to win, before the move
  alternatives: Alternative[]; // the best first, and the move that was played; empty without a choice
}
export interface Analysis {
  game: string;
  players: number;
  decisions: Decision[];
  end: number[] | null; // the chances after the last move; of a finished game 1 for the winner
}
export interface AnalysisWish {
  iterations?: number; // of the search, for each decision
  edition?: string | undefined; // its text, if it is not the one in the program
  signal?: AbortSignal; // ends it; the promise is rejected with the reason
}

const usualIterations = 400;

// `progress` gets what is known so far, after each decision.
export async function analyse(
  record: string,
  progress: (sofar: Analysis, moves: number) => void = () => {},
  { iterations = usualIterations, edition, signal }: AnalysisWish = {},
): Promise<Analysis> {
  const module = await engineModule();
  signal?.throwIfAborted();
  const { port1: port, port2 } = new MessageChannel();
  const worker = startThinker(module, port2);
  try {
    return await study(caller(port, worker, signal), { record, ...(edition ? { edition } : {}) }, iterations, progress);
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
  iterations: number,
  progress: (sofar: Analysis, moves: number) => void,
): Promise<Analysis> {
  const { game, players, moves } = await call({ command: 'study', ...of });
  const analysis: Analysis = { game, players, decisions: [], end: null };
  let chances: number[] = Array(players).fill(1 / players);
  for (let move = 0; move < moves; move++) {
    const told = await call({ command: 'next', player: `search:${iterations}`, seed: '1' });
    chances = told.chances ?? chances; // a single move changes nothing
    analysis.decisions.push({
      number: move + 1,
      seat: told.seat,
      played: told.played,
      chances,
      alternatives: told.considered ?? [],
    });
    progress(analysis, moves);
  }
  const { result } = await call({ command: 'next', player: 'random', seed: '1' });
  if (result) analysis.end = shares(result.place);
  progress(analysis, moves);
  return analysis;
}

// A shared first place is shared.
function shares(places: number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
