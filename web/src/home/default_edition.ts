// The edition compiled into the program, as a file to copy and change (docs/editions.md).
import type { GameName } from '../table/game';

const one = (part: Promise<{ default: string }>): Promise<string> => part.then((text) => text.default);
const parts: Record<GameName, () => Promise<string>[]> = {
  photograph: () => [one(import('../../../games/photograph/edition.txt?raw'))],
  fort: () => [one(import('../../../games/fort/edition.txt?raw'))],
  'broom-service': () => [
    one(import('../../../games/broom_service/edition.txt?raw')),
    one(import('../../../games/broom_service/front.txt?raw')),
    one(import('../../../games/broom_service/back.txt?raw')),
  ],
};

export async function defaultEdition(game: GameName): Promise<string> {
  return (await Promise.all(parts[game]())).join('\n');
}
