// Leads through a lesson: which step it is, what the table shows, what the coach answers to a move.
import { language, t, tAny } from '../language/words';
import type { Showing } from '../parts/showing';
import { speak } from '../parts/speak.svelte';
import { ShowQueue } from '../table/show_queue.svelte';
import type { GameEvent } from '../table/game';
import type { Lesson, Step } from './lesson';
import { learner, movesOf, type LessonEngine, type Shown } from './lesson_engine';
import { progress, remember } from './progress.svelte';

export class Guide {
  at = $state(0);
  view = $state.raw<any>(null);
  board = $state.raw<any>(null);
  events = $state.raw<GameEvent[]>([]);
  note = $state(''); // the answer to what was just tried
  hinted = $state(false); // the move that is asked for is pointed at on the board

  step = $derived<Step>(this.#step());
  last = $derived(this.at === this.#size() - 1);
  waiting = $derived(this.#waiting()); // the table is still showing what happened
  words = $derived(this.#words(this.step.say));
  #legal = $state.raw<string[]>([]);
  legal = $derived(this.step.move && !this.waiting ? this.#legal : []);
  asked = $derived(this.step.move !== undefined);
  #queue: ShowQueue<Shown>;

  constructor(
    readonly lesson: Lesson,
    private engine: LessonEngine,
    showing: Showing,
  ) {
    this.#queue = new ShowQueue(showing, { begin: (shown, quick) => this.#show(shown, quick), end: () => {} });
    this.goTo(Math.min(progress().step[lesson.game] ?? 0, lesson.steps.length - 1));
    this.board = engine.board;
  }

  #step(): Step {
    return this.lesson.steps[this.at]!;
  }
  #words(key: string): string {
    return tAny(`learn.${this.lesson.prefix}${key}`, { rival: this.lesson.rival });
  }
  #size(): number {
    return this.lesson.steps.length;
  }
  #waiting(): boolean {
    return this.#queue.current !== null;
  }

  #show({ view, legal, events }: Shown, quick = true): void {
    this.view = view;
    this.#legal = legal;
    this.events = quick ? [] : events;
  }

  // To any step, at once.
  goTo(step: number): void {
    this.#queue.clear();
    this.#show(this.engine.goTo(step));
    this.#begin(step);
  }
  back(): void {
    if (this.at > 0) this.goTo(this.at - 1);
  }

  #begin(step: number): void {
    this.at = step;
    this.note = '';
    this.hinted = false;
    remember('step', this.lesson.game, step);
    if (step === this.lesson.steps.length - 1) remember('done', this.lesson.game, true);
    speak(this.words);
  }

  // After a step that only tells something, or instead of doing what is asked.
  next(): void {
    if (this.last) return;
    this.#queue.skip();
    this.#go(movesOf(this.step));
  }

  #go(moves: [number, string][]): void {
    for (const [seat, move] of moves) this.#queue.add(this.engine.apply(seat, move));
    this.#begin(this.at + 1);
  }

  // What the learner does on the board.
  play(move: string): void {
    const { step } = this;
    if (!step.move) return this.say(t('learn.first_read'));
    if (this.waiting) return;
    if (!this.#legal.includes(move)) return this.say(this.#refusal(move));
    if (move === step.move || step.or?.test(move)) return this.#go([[learner, move], ...(step.then ?? [])]);
    const why = step.not?.find(([others]) => others.test(move))?.[1];
    this.say(why ? this.#words(why) : t('learn.not_this'));
  }

  // What the board itself refuses.
  refuse(text: string): void {
    this.say(this.asked ? text : t('learn.first_read'));
  }

  say(text: string): void {
    this.note = text;
    speak(text);
  }

  whyNot(move: string): string {
    return this.asked && !this.waiting ? this.#refusal(move) : '';
  }

  #refusal(move: string): string {
    try {
      return this.engine.whyNot(move, language()) ?? '';
    } catch {
      return t('learn.not_this');
    }
  }
}
