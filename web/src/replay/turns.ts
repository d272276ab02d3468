// Where a game turned, and why: a mistake, a find, or what nobody could know.
import type { Alternative, Analysis, Decision } from '../local';
import { curveOf, turningPoints } from './analysis';

export type Why = 'mistake' | 'find' | 'fortune' | 'fair';
export interface Turn {
  move: number;
  decision: Decision;
  hit: number; // the seat whose chance changed most
  from: number;
  to: number;
  why: Why;
  other: Alternative | null; // what would have been better, or the next best
}

const clear = 0.05; // a search of a few hundred games is not surer than this

export const playedOf = ({ played, alternatives }: Decision): Alternative | undefined => alternatives.find(({ move }) => move === played);
// By what they promise; what the search hardly looked at promises nothing.
const leastShare = 0.04;
export function ranked({ alternatives }: Decision): Alternative[] {
  const sure = alternatives.filter(({ share }, i) => i === 0 || share >= leastShare);
  return sure.sort((a, b) => b.win_chance - a.win_chance);
}
// How much worse than the best, in chances to win.
export function lossOf(decision: Decision): number {
  const best = ranked(decision)[0];
  const played = playedOf(decision);
  return best && played ? Math.max(0, best.win_chance - played.win_chance) : 0;
}

// `change` and `after` of whoever decided. What the search never thought of is judged by what came of it.
function reason(decision: Decision, change: number, after: number): { why: Why; other: Alternative | null } {
  const [best, next] = ranked(decision);
  const played = playedOf(decision);
  if (!best) return { why: 'fair', other: null };
  if (best.win_chance - (played?.win_chance ?? after) > clear) return { why: 'mistake', other: best };
  if (played === best && next && change > 0 && best.win_chance - next.win_chance > clear) return { why: 'find', other: next };
  // The search saw this chance already before the cards fell.
  return { why: played === best ? 'fortune' : 'fair', other: null };
}

export function turnsOf(analysis: Analysis, most = 3): Turn[] {
  const curve = curveOf(analysis);
  return turningPoints(curve, most, clear).flatMap((move) => {
    const decision = analysis.decisions[move - 1];
    const at = curve.findIndex((point) => point.move === move);
    const before = curve[at - 1]?.chances;
    const after = curve[at]?.chances;
    if (!decision || !before || !after) return [];
    const changes = after.map((chance, seat) => chance - before[seat]!);
    // Of equal changes that of whoever moved.
    const size = (seat: number): number => Math.abs(changes[seat]!) + (seat === decision.seat - 1 ? 0.01 : 0);
    const hit = changes.reduce((most, _, seat) => (size(seat) > size(most) ? seat : most), 0);
    return [{ move, decision, hit: hit + 1, from: before[hit]!, to: after[hit]!, ...reason(decision, changes[decision.seat - 1]!, after[decision.seat - 1]!) }];
  });
}
