// Requests to the server, with the words of a refusal in the language of the page.
import { language } from '../language/words';
import type { Analysis } from '../local/analyse';
import { Refused } from './link';
import type { Options, Phase, Summary, Watched, Wish } from './types';

export interface Me {
  id: number;
  name: string;
  account: boolean;
  created: number;
}
export interface Token {
  id: string;
  label: string;
  created: number;
  token?: string; // told once, when it is made
}
export interface GameOffer {
  name: string;
  editions: string[];
  min_players: number;
  max_players: number;
  options: { key: string; values: string[] }[];
  computers: string[];
}
export interface MyTable extends Summary {
  phase: Phase;
  changed: number;
  your_turn?: boolean; // of a game that is being played
  deadline?: number;
  options: Options;
}
export interface PlayerPage {
  name: string;
  since: number;
  games: {
    game: string;
    games: number;
    wins: number;
    mean_place: number;
    rating?: { mu: number; sigma: number; games: number };
  }[];
}
export interface ReplayTold {
  board?: any;
  steps: ReplayStep[];
}
export interface ReplayStep {
  seat?: number;
  move?: string;
  events?: Record<string, unknown>[];
  say?: string[];
  view: any;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused('offline', '');
  }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  throw new Refused(told?.error?.code ?? String(answer.status), told?.error?.text ?? '');
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await call(method, path, body)).json() as Promise<T>;
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  guest: (name: string) => json<Me>('POST', '/api/guest', { name }),
  account: (name: string, password: string) => json<Me>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string) => json<Me>('POST', '/api/sign-in', { name, password }),
  signOut: (everywhere: boolean) => call('POST', '/api/sign-out', { everywhere }),
  rename: (name: string) => json<Me>('PATCH', '/api/me', { name }),
  password: (old: string, fresh: string) => json<Me>('POST', '/api/me/password', { old, new: fresh }),
  forget: (password?: string) => call('DELETE', '/api/me', password === undefined ? undefined : { password }),
  tokens: async () => (await json<{ tokens: Token[] }>('GET', '/api/me/tokens')).tokens,
  addToken: (label: string) => json<Token>('POST', '/api/me/tokens', { label }),
  dropToken: (id: string) => call('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`),
  games: async () => (await json<{ games: GameOffer[] }>('GET', '/api/games')).games,
  tables: async () => (await json<{ tables: Summary[] }>('GET', '/api/tables')).tables,
  myTables: async () => (await json<{ tables: MyTable[] }>('GET', '/api/tables/mine')).tables,
  open: async (wish: Wish) => (await json<{ code: string }>('POST', '/api/tables', wish)).code,
  table: (code: string) => json<Watched>('GET', at(code)),
  record: async (code: string) => (await call('GET', `${at(code)}/record`)).text(),
  edition: async (code: string) => (await call('GET', `${at(code)}/edition`)).text(),
  analysis: (code: string) => json<{ analysis?: Analysis; awaited?: boolean }>('GET', `${at(code)}/analysis`),
  replay: (code: string, viewer: number) => json<ReplayTold>('GET', `${at(code)}/replay?viewer=${viewer}`),
  player: (name: string) => json<PlayerPage>('GET', `/api/players/${encodeURIComponent(name)}`),
};
