// The game of a lesson: the real engine, one game, asked in the engine protocol.
import type { Engine } from '../local/engine';
import type { GameEvent } from '../table/game';
import type { Lesson, Step } from './lesson';

export const learner = 1; // the seat

export interface Shown {
  view: any;
  legal: string[];
  events: GameEvent[];
}

export class LessonEngine {
  constructor(
    private engine: Engine,
    private lesson: Lesson,
  ) {}

  #ask<T = any>(request: { command: string } & Record<string, unknown>): T {
    const answer = JSON.parse(this.engine.line(JSON.stringify(request)));
    if (!answer.ok) throw new Error(answer.error);
    return answer as T;
  }

  get board(): any {
    return this.#ask({ command: 'board' }).board;
  }

  now(events: GameEvent[] = []): Shown {
    const { view } = this.#ask({ command: 'view', viewer: learner });
    const { legal } = this.#ask<{ legal: { moves: string[] }[] }>({ command: 'legal', seat: learner });
    return { view, legal: legal[0]?.moves ?? [], events };
  }

  // As it is when this step is told: everybody did what was asked before.
  goTo(step: number): Shown {
    const { game, position, steps } = this.lesson;
    this.#ask({ command: 'load', game, position, seed: '1' });
    for (const one of steps.slice(0, step)) for (const [seat, move] of movesOf(one)) this.apply(seat, move);
    return this.now();
  }

  apply(seat: number, move: string): Shown {
    return this.now(this.#ask<{ events: GameEvent[] }>({ command: 'apply', seat, move, viewer: learner }).events);
  }

  // In words; null: it is legal.
  whyNot(move: string, language: string): string | null {
    return this.#ask<{ why: string | null }>({ command: 'why', seat: learner, move, language }).why;
  }
}

export function movesOf(step: Step): [number, string][] {
  return [...(step.move ? [[learner, step.move] as [number, string]] : []), ...(step.then ?? [])];
}
