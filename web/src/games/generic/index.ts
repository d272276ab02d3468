// The honest fallback for a game without a board yet: shows the facts of the view.
import type { GameModule, GameName } from '../../table/game';
import Board from './Board.svelte';
import Options from './Options.svelte';
import Score from './Score.svelte';

export function generic(_name: GameName): GameModule {
  return { Board, Options, Score, moveWords: (move) => move };
}
