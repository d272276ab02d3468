// The board that was told last. Moves are put into words without a board at hand (for hints and
// the list of moves); at one time only one game is on the page.
import type { GameBoard, View } from './types';

let last: GameBoard | null = null;
export const remember = (board: GameBoard | null): void => void (last = board);
export const boardOf = (view: View): GameBoard | null => (last && last.side === view.options['board'] ? last : null);
