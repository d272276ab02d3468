// Which link a table has: tables played without the server have codes of their own.
import { language } from '../language/words';
import type { LocalLink } from '../local';
import { me } from '../account/me.svelte';
import { api } from './api';
import type { Link } from './link';
import { SocketLink } from './socket.svelte';

let socket: SocketLink | undefined;
let local: LocalLink | undefined;
let nameHere = ''; // of somebody the server does not know

export function serverLink(): SocketLink {
  socket ??= new SocketLink(language);
  return socket;
}

// A new name or language is told to the server at the beginning of a socket.
export function renewServerLink(): void {
  socket?.renew();
  local?.renew();
}

export function isLocal(code: string): boolean {
  return code.startsWith('local-');
}

// The requests about a table: to the server, or to the engine on this device.
export async function tableApi(code: string): Promise<Pick<typeof api, 'table' | 'record' | 'replay' | 'edition'>> {
  return isLocal(code) ? (await localPlay()).localApi : api;
}

// Loaded when somebody plays without the server; the engine is large.
export async function localPlay(name = ''): Promise<typeof import('../local')> {
  nameHere ||= name;
  const play = await import('../local');
  local = await play.openLocalLink(language, () => me()?.name ?? nameHere);
  return play;
}

export async function linkFor(code: string): Promise<Link> {
  if (!isLocal(code)) return serverLink();
  await localPlay();
  return local!;
}
