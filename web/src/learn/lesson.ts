// A lesson is data: a position, and steps that explain one thing at a time or ask for one move. The
// words of a step are learn.GAME_SAY. A test plays every lesson through the engine (web/tests).
import type { GameName } from '../table/game';

export interface Step {
  say: string;
  at?: string; // what it is about: selectors of data attributes of the board
  move?: string; // the learner is asked for this move
  or?: RegExp; // other moves that do as well
  not?: [RegExp, string][]; // why another legal move is not the one: the first that fits
  then?: [seat: number, move: string][]; // what the others do after it
}

export interface Lesson {
  game: GameName;
  prefix: string; // of its words
  rival: string; // who sits opposite
  position: unknown; // as the engine protocol's `position` tells it
  steps: Step[];
}

export const lessons: Record<GameName, () => Promise<Lesson>> = {
  photograph: () => import('./lessons/photograph').then((m) => m.photograph),
  fort: () => import('./lessons/fort').then((m) => m.fort),
  'broom-service': () => import('./lessons/broom_service').then((m) => m.broomService),
};
