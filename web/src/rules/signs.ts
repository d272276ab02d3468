// What is what: every sign of a game with its picture, its name and what it means.
import { loadWords } from '../language/words';
import type { GameName } from '../table/game';

export interface Sign {
  id: string;
  name: string;
  does: string;
  art: string; // SVG, drawn by the game itself
  box: string; // its field
}
export interface SignGroup {
  id: string;
  title: string;
  rule?: string;
  signs: Sign[];
}

// Words and pictures come with the code of the game; the list is made anew when the language changes.
export const signsOf: Record<GameName, () => Promise<() => SignGroup[]>> = {
  photograph: async () => (await loadWords('photograph'), (await import('../games/photograph/signs')).photographSigns),
  fort: async () => {
    await loadWords('fort');
    const { fortSigns, knowKids } = await import('../games/fort/signs');
    knowKids();
    return fortSigns;
  },
  'broom-service': async () => (await loadWords('broom-service'), (await import('../games/broom-service/signs')).broomSigns),
};
