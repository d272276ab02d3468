// Broom Service on the page.
import { loadWords } from '../../language/words';
import type { GameModule } from '../../table/game';
import Board from './Board.svelte';
import Options from './Options.svelte';
import { moveWords } from './say';
import Score from './Score.svelte';
import { sources } from './sources';

export async function broomService(): Promise<GameModule> {
  await loadWords('broom-service');
  return { Board, Options, Score, moveWords, sources };
}
