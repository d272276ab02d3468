// Moves in the game's notation, taken apart (games/broom_service/notation.h).
import { kinds, roles, type Kind, type Resources, type Role } from './types';

const codes = ['fw', 'pw', 'hw', 'mw', 'vd', 'hd', 'fg', 'rg', 'hg', 'wf'];
export const roleOf = (code: string): Role => roles[codes.indexOf(code)]!;
export const codeOf = (role: Role): string => codes[roles.indexOf(role)]!;
const kindOf = (letter: string): Kind => kinds['ovgw'.indexOf(letter)]!;
export const nothing: Resources = { orange: 0, violet: 0, green: 0, wands: 0 };

export type Move =
  | { do: 'roles'; roles: Role[] }
  | { do: 'extra' | 'brave' | 'cowardly'; role: Role }
  | { do: 'move'; from: number; to: number }
  | { do: 'deliver'; from: number; tower: string; left: number }
  | { do: 'cloud'; region: number }
  | { do: 'fly'; circle: string }
  | { do: 'take'; amount: Resources }
  | { do: 'set'; kinds: Kind[] }
  | { do: 'offer'; count: number; kind: Kind }
  | { do: 'distil'; kind: Kind }
  | { do: 'no-extra' | 'act' | 'brave-tile' | 'points-tile' | 'black-market' | 'tile-first' | 'delivery-first' | 'skip' };

export function readMove(move: string): Move {
  const [what = '', rest = ''] = move.split(':');
  switch (what) {
    case 'roles':
      return { do: what, roles: rest.split('+').map(roleOf) };
    case 'extra':
    case 'brave':
    case 'cowardly':
      return { do: what, role: roleOf(rest) };
    case 'move': {
      const [from, to] = rest.split('>').map(Number);
      return { do: what, from: from!, to: to! };
    }
    case 'deliver': {
      const [, from, tower, left] = /^(\d+)>(t\d+|tile)(?:-(\d+))?$/.exec(rest)!;
      return { do: what, from: Number(from), tower: tower!, left: Number(left ?? 0) };
    }
    case 'cloud':
      return { do: what, region: Number(rest) };
    case 'fly':
      return { do: what, circle: rest.toUpperCase() };
    case 'take': {
      const amount = { ...nothing };
      for (const [, count, letter] of rest.matchAll(/(\d+)([ovgw])/g)) amount[kindOf(letter!)] = Number(count);
      return { do: what, amount };
    }
    case 'set':
      return { do: what, kinds: [...rest].map(kindOf) };
    case 'offer':
      return { do: what, count: parseInt(rest, 10), kind: kindOf(rest.at(-1)!) };
    case 'distil':
      return { do: what, kind: kindOf(rest) };
    default:
      return { do: what as 'skip' };
  }
}
// The engine lists roles in its own order.
export const rolesMove = (chosen: readonly Role[]): string => `roles:${roles.filter((one) => chosen.includes(one)).map(codeOf).join('+')}`;
export const total = (amount: Partial<Resources>): number => kinds.reduce((sum, kind) => sum + (amount[kind] ?? 0), 0);
