// What was said at the table: the log of events in words, and the chat.
import { language, t, tAny } from '../language/words';
import { speak } from '../parts/speak.svelte';
import type { Place, UpdateChat, Update } from '../protocol/types';

export interface LogLine {
  number: number;
  seat: number; // 0: nobody's
  text: string;
}
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  time: number;
}

// What happens to seats is told by the page; the game's events come in words from the server.
const seatActs = new Set(['take-over', 'give-back', 'vote', 'kick', 'stand', 'sit']);

const leaving = new Set(['stand', 'take-over', 'kick']);

export class Talk {
  log = $state<LogLine[]>([]);
  chat = $state<ChatLine[]>([]);
  unread = $state(0);
  muted = $state<number[]>([]); // seats whose words are hidden
  #heard = { chat: 0, log: 0 }; // a chat may come while moves before it are still to be shown

  #language = language();

  // Whether the log is in another language than the page by now; if so, it is emptied to be told again.
  inOtherLanguage(): boolean {
    if (this.#language === language()) return false;
    this.#language = language();
    this.log = [];
    this.#heard.log = 0;
    return true;
  }

  // `before`: who sat there until then; whoever leaves is named, not the computer that follows.
  hear(update: Update, seat: number, before: Place[] = []): void {
    const kind = update.update === 'chat' ? 'chat' : 'log';
    if (update.number <= this.#heard[kind]) return; // told again after a broken connection
    this.#heard[kind] = update.number;
    if (update.update === 'chat') {
      const { number, name, text, time } = update as UpdateChat;
      this.chat.push({ number, seat: update.seat, name, text, time });
      this.unread++;
      speak(t('shell.chat_said', { name, text }));
      return;
    }
    if (update.update === 'undo') this.#forget(update.number);
    const views = 'views' in update ? update.views : undefined;
    const seen = views?.find((one) => one.seat === seat) ?? views?.[0];
    const lines = seen?.say ?? [];
    const actor = 'seat' in update && update.seat ? update.seat : 0;
    for (const text of lines) this.log.push({ number: update.number, seat: actor, text });
    if (lines.length) speak(lines.join(' '));
    if (seatActs.has(update.update) && 'seats' in update && update.seats) {
      const name = (leaving.has(update.update) ? before[actor - 1]?.name : undefined) ?? update.seats[actor - 1]?.name ?? t('shell.player_number', { number: actor });
      this.log.push({ number: update.number, seat: actor, text: tAny(`shell.act_${update.update}`, { name }) });
    }
  }

  // A move that was taken back is no longer part of the story.
  #forget(number: number): void {
    const last = this.log.at(-1)?.number;
    if (last !== undefined && last < number) this.log = this.log.filter((line) => line.number !== last);
  }

  // What was written before goes with its writer; it comes back with the next visit.
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
  }

  read(): void {
    this.unread = 0;
  }
}
