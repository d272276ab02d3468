// Tiny sounds made on the spot; off until somebody wants them.
import { settings } from '../parts/settings.svelte';
import type { GameEvent } from './game';

type Tone = { at: number; from: number; to: number; length: number; loud: number; wave: OscillatorType };

const tap: Tone[] = [{ at: 0, from: 320, to: 180, length: 0.07, loud: 0.12, wave: 'triangle' }];
const call: Tone[] = [
  { at: 0, from: 523, to: 523, length: 0.16, loud: 0.1, wave: 'sine' },
  { at: 0.13, from: 784, to: 784, length: 0.24, loud: 0.1, wave: 'sine' },
];
const end: Tone[] = [523, 659, 784, 1047].map((tone, i) => ({ at: i * 0.13, from: tone, to: tone, length: 0.3, loud: 0.09, wave: 'sine' }));

export class Sounds {
  #context: AudioContext | null = null;
  #turn = false;

  follow(events: GameEvent[], yourTurn: boolean): void {
    const begins = yourTurn && !this.#turn;
    this.#turn = yourTurn;
    if (!settings.sounds) return;
    if (events.some((one) => one.event === 'game-over')) this.#play(end);
    else if (begins) this.#play(call);
    else if (events.length) this.#play(tap);
  }

  #play(tones: Tone[]): void {
    this.#context ??= new AudioContext();
    const context = this.#context;
    for (const { at, from, to, length, loud, wave } of tones) {
      const begin = context.currentTime + at;
      const tone = new OscillatorNode(context, { type: wave, frequency: from });
      const volume = new GainNode(context, { gain: 0 });
      tone.frequency.exponentialRampToValueAtTime(to, begin + length);
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + length + 0.02);
    }
  }
}
