// The games of the page. Their code is loaded when somebody opens the box.
import type { GameInfo, GameName } from '../table/game';

export const games: readonly GameInfo[] = [
  { name: 'photograph', load: () => import('./photograph').then((m) => m.photograph()), mood: 'contact-sheet' },
  { name: 'fort', load: () => import('./fort').then((m) => m.fort()), mood: 'back-yard' },
  { name: 'broom-service', load: () => import('./broom-service').then((m) => m.broomService()), mood: 'map-at-dusk' },
];

export function gameInfo(name: string): GameInfo | undefined {
  return games.find((game) => game.name === (name as GameName));
}
