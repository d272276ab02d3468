// The worker with the tables of this device. It answers at once: computer players think elsewhere.
import { TablesInDatabase } from './database';
import { Engine } from './engine';
import { TablesInMemory, type KeptTables } from './kept_tables';
import type { FromTables, ThoughtAnswer, ToTables } from './messages';
import { Tables, type Question } from './tables';

const say = (message: FromTables) => postMessage(message);
const clockTick = 2000; // ms: how exactly clocks of tables run out

// Questions are numbered, so that a new thinker can be asked again what a broken one left open.
interface Open {
  question: Question;
  answer(considered: unknown[]): void;
}
const open = new Map<number, Open>();
let thinker: MessagePort;
let questions = 0;

function ask(id: number): void {
  thinker.postMessage({ id, request: { command: 'consider', ...open.get(id)!.question } });
}

function think(question: Question): Promise<unknown[]> {
  return new Promise((answer) => {
    open.set(++questions, { question, answer });
    ask(questions);
  });
}

function meet(port: MessagePort): void {
  thinker = port;
  thinker.onmessage = ({ data }: MessageEvent<ThoughtAnswer>) => {
    const waiting = open.get(data.id);
    open.delete(data.id);
    if (data.wrong !== undefined) say({ kind: 'broken', why: data.wrong });
    else waiting?.answer(data.answer.considered);
  };
  for (const id of open.keys()) ask(id);
}

async function keeper(): Promise<{ kept: KeptTables; keeps: boolean }> {
  try {
    return { kept: await TablesInDatabase.open(), keeps: true };
  } catch {
    return { kept: new TablesInMemory(), keeps: false };
  }
}

let tables: Promise<Tables> | undefined;

async function start(module: WebAssembly.Module): Promise<Tables> {
  const [engine, { kept, keeps }] = await Promise.all([Engine.start(module), keeper()]);
  const opened = await Tables.open(engine, kept, think, {
    message: (link, message) => say({ kind: 'message', link, message }),
    answered: (request, status, body) => say({ kind: 'answered', request, status, body }),
    broken: (why) => say({ kind: 'broken', why: String(why) }),
  });
  setInterval(() => opened.call({ command: 'tick' }), clockTick);
  say({ kind: 'started', keeps });
  return opened;
}

onmessage = async ({ data }: MessageEvent<ToTables>) => {
  try {
    if (data.kind === 'start') {
      meet(data.thinker);
      tables = start(data.module);
    } else if (data.kind === 'thinker') {
      meet(data.thinker);
    }
    const opened = await tables!;
    if (data.kind === 'call') opened.call(data.request);
    else if (data.kind === 'forget') await opened.forget(data.code);
  } catch (why) {
    say({ kind: 'broken', why: String(why) });
  }
};
