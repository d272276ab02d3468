// Why moves are not legal, in the table's own words; asked once for a decision.
import { Refused } from '../protocol/link';

const most = 200;

export class Whys {
  #known = new Map<string, Promise<string>>();

  constructor(private ask: (asked: number, move: string) => Promise<unknown>) {}

  of(asked: number, move: string): Promise<string> {
    const key = `${asked}.${move}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size > most) this.#known.clear();
    const answer = this.ask(asked, move).then(
      () => '',
      (why) => (why instanceof Refused ? why.text : ''),
    );
    this.#known.set(key, answer);
    return answer;
  }
}
