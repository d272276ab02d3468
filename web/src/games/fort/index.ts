// Fort on the page.
import { loadWords } from '../../language/words';
import type { GameModule } from '../../table/game';
import Board from './Board.svelte';
import { moveWords } from './move_words';
import Options from './Options.svelte';
import Score from './Score.svelte';
import { sources } from './sources';

export async function fort(): Promise<GameModule> {
  await loadWords('fort');
  return { Board, Options, Score, moveWords, sources };
}
