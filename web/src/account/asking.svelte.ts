// A form that asks the server something: busy while it waits, and its refusal in words.
import { t } from '../language/words';
import { Refused } from '../protocol/link';

export class Asking {
  busy = $state(false);
  fault = $state('');
  done = $state('');

  async run(act: () => Promise<string | void>): Promise<boolean> {
    this.busy = true;
    this.fault = '';
    this.done = '';
    try {
      this.done = (await act()) ?? '';
      return true;
    } catch (why) {
      this.fault = why instanceof Refused && why.text ? why.text : t('shell.not_reachable');
      return false;
    } finally {
      this.busy = false;
    }
  }
}
