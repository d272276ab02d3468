// Which link a table has: tables played without the server have codes of their own.
import { language } from '../language/words';
import type { LocalLink } from '../local';
import type { Link } from './link';
import { SocketLink } from './socket.svelte';

let socket: SocketLink | undefined;
let local: LocalLink | undefined;

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

export async function linkFor(code: string): Promise<Link> {
  if (!isLocal(code)) return serverLink();
  const { openLocalLink } = await import('../local');
  local = await openLocalLink(language);
  return local;
}
