// Makes what is shown like the truth, in place: only what differs is drawn again. Things with a number
// of their own (`id`) do not become other things.
type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

export function become<T>(shown: T, truth: T): T {
  return isThing(shown) && isThing(truth) ? (changed(shown, truth) as T) : truth;
}

function changed(shown: Thing, truth: Thing): Thing {
  if (Array.isArray(shown) !== Array.isArray(truth) || shown['id'] !== truth['id']) return truth;
  for (const key of Object.keys(truth)) {
    const now = become(shown[key], truth[key]);
    if (now !== shown[key]) shown[key] = now;
  }
  for (const key of Object.keys(shown)) if (!(key in truth)) delete shown[key];
  if (Array.isArray(shown) && Array.isArray(truth)) shown.length = truth.length;
  return shown;
}
