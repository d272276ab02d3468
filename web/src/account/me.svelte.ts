// Who you are. A guest is made silently when a game needs somebody.
import { tAny } from '../language/words';
import { api, type Me } from '../protocol/api';
import { Refused } from '../protocol/link';
import { renewServerLink } from '../protocol/links';

const now = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

export function me(): Me | null {
  return now.me;
}

// False until the server has been asked.
export function isKnown(): boolean {
  return now.known;
}

// The cookie cannot be seen from here; this says that the server has given one, so that a newcomer
// is not asked for.
const place = 'ludoteca.somebody';

function remember(somebody: boolean): void {
  try {
    if (somebody) localStorage.setItem(place, 'yes');
    else localStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing asks every time.
  }
}

function isNewcomer(): boolean {
  try {
    return localStorage.getItem(place) === null;
  } catch {
    return false;
  }
}

export async function findMe(): Promise<void> {
  if (isNewcomer()) {
    now.known = true;
    return;
  }
  try {
    now.me = await api.me();
  } catch (why) {
    if (!(why instanceof Refused) || why.code !== 'offline') now.me = null;
  }
  now.known = true;
}

const friendlyNames = 12;
let suggested = 0;

export function suggestedName(): string {
  suggested ||= 1 + Math.floor(Math.random() * friendlyNames);
  return tAny(`shell.guest_${suggested}`);
}

// Somebody else from now on: the socket learns it by beginning again.
export function becomes(somebody: Me | null): void {
  const changed = somebody?.id !== now.me?.id || somebody?.name !== now.me?.name;
  now.me = somebody;
  now.known = true;
  remember(somebody !== null);
  if (changed) renewServerLink();
}

export async function beSomebody(name?: string): Promise<Me> {
  if (!now.me) becomes(await api.guest(name?.trim() || suggestedName()));
  else if (name && name.trim() && name.trim() !== now.me.name && !now.me.account) {
    becomes(await api.rename(name.trim()));
  }
  return now.me!;
}
