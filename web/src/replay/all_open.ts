// A finished game with everything open: what each seat saw, put together. A card that one seat knows
// is known; what nobody saw stays hidden.
import type { ReplayStep, ReplayTold } from '../protocol/api';

type Plain = Record<string, unknown>;
const isPlain = (one: unknown): one is Plain => typeof one === 'object' && one !== null && !Array.isArray(one);

// What `b` knows beyond `a`. Where both know something, `a` is right.
export function together(a: unknown, b: unknown): unknown {
  if (a === null || a === undefined) return b;
  if (b === null || b === undefined) return a;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length === b.length) return a.map((one, i) => together(one, b[i]));
    return a.length > b.length ? a : b;
  }
  if (isPlain(a) && isPlain(b)) {
    const all: Plain = { ...b };
    for (const [key, value] of Object.entries(a)) all[key] = together(value, b[key]);
    return all;
  }
  return a;
}

function openStep(steps: ReplayStep[]): ReplayStep {
  const [base, ...others] = steps as [ReplayStep, ...ReplayStep[]];
  const view = others.reduce((sum, one) => together(sum, one.view), base.view as unknown) as Plain;
  const events = others.reduce((sum, one) => together(sum, one.events), base.events as unknown) as Plain[] | undefined;
  return { ...base, view: { ...view, viewer: 'all' }, ...(events ? { events } : {}) };
}

// `told`: a spectator's, then every seat's.
export function allOpen(told: ReplayTold[]): ReplayTold {
  const first = told[0]!;
  return { ...first, steps: first.steps.map((_, i) => openStep(told.map((one) => one.steps[i]!))) };
}
