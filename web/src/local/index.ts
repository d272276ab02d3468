// Playing on this device, without a server. Loaded when it is needed; the engine comes with the first
// link.
import { Refused } from '../protocol/link';
import type { GameOffer, MyTable, ReplayTold } from '../protocol/api';
import type { Watched, Wish } from '../protocol/types';
import { Device } from './device';
import { LocalLink } from './local_link.svelte';

export { analyse, type Alternative, type Analysis, type AnalysisWish, type Decision } from './analyse';
export type { LocalLink };

const device = new Device();
const forgotten = new Set<string>();
let link: Promise<LocalLink> | undefined;
let speech = { language: () => 'en', name: () => '' };

type Said = string | (() => string);
const saying = (said: Said) => (typeof said === 'string' ? () => said : said);

// The one link of this page. The name is that of the person at this device, once it was told; until
// then the usual word for a guest. After a change of either, call renew() of the link.
export function openLocalLink(language: Said, name?: Said): Promise<LocalLink> {
  speech = { language: saying(language), name: name === undefined ? speech.name : saying(name) };
  link ??= device.start().then(
    () => new LocalLink(device, () => speech.language(), () => speech.name()),
    (why) => {
      link = undefined;
      throw new Refused('offline', String(why));
    },
  );
  return link;
}

// False if tables end with the page: some browsers keep nothing in private windows.
export const tablesAreKept = () => device.keeps;

// The requests of protocol/api.ts that concern tables, answered on this device.
export const localApi = {
  games: async () => (await json<{ games: GameOffer[] }>('/api/games')).games,
  myTables: async () => (await json<{ tables: MyTable[] }>('/api/tables/mine')).tables.filter(({ code }) => !forgotten.has(code)),
  // Removes a table from this device for good.
  forget: async (code: string) => {
    await ready();
    forgotten.add(code);
    device.forget(code);
  },
  open: async (wish: Wish) => (await ready()).ask<{ code: string }>({ do: 'create', ...wish }).then(({ code }) => code),
  table: (code: string) => json<Watched>(at(code)),
  record: (code: string) => text(`${at(code)}/record`),
  edition: (code: string) => text(`${at(code)}/edition`),
  replay: (code: string, viewer: number) => json<ReplayTold>(`${at(code)}/replay`, `viewer=${viewer}`),
};

const at = (code: string) => `/api/tables/${code}`;
const ready = () => openLocalLink(speech.language, speech.name);

async function text(path: string, query = ''): Promise<string> {
  await ready();
  const { status, body } = await device.request(path, query, speech.language(), speech.name());
  if (status < 400) return body;
  const { error } = JSON.parse(body);
  throw new Refused(error?.code ?? String(status), error?.text ?? '');
}

async function json<T>(path: string, query = ''): Promise<T> {
  return JSON.parse(await text(path, query)) as T;
}
