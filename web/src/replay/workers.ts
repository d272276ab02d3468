// The analysis that the server's workers make of a finished game, where it has any: nothing need be
// worked out on this device then.
import type { Analysis } from '../local';
import { api } from '../protocol/api';
import { isLocal } from '../protocol/links';

const betweenQuestions = 1000; // milliseconds
const mostQuestions = 60;

export async function fromWorkers(code: string, signal: AbortSignal): Promise<Analysis | null> {
  for (let asked = 0; !isLocal(code) && asked < mostQuestions && !signal.aborted; asked++) {
    const { analysis, awaited } = await api.analysis(code);
    if (analysis || !awaited) return analysis ?? null;
    await new Promise((resolve) => setTimeout(resolve, betweenQuestions));
  }
  return null;
}
