// The board that was told last. Moves are put into words without a board at hand (for hints and
// the list of moves); at one time only one game is on the page.
import type { GameBoard, View } from './types';
import { useValues } from './values';

let last: GameBoard | null = null;
export function remember(board: GameBoard | null): void {
  last = board;
  if (board) useValues(board);
}
export const boardOf = (view: View): GameBoard | null => (last && last.side === view.options['board'] ? last : null);
