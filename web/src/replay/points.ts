// Points by source over a whole game, as bands to draw one over the other.
import type { ReplayStep } from '../protocol/api';
import type { GameModule, Source } from '../table/game';

export interface Sample {
  move: number;
  sources: Source[];
}
const most = 60; // more cannot be told apart on a screen

export function samplesOf(game: GameModule, board: unknown, steps: ReplayStep[]): Sample[] {
  if (!game.sources || steps.length < 2) return [];
  const last = steps.length - 1;
  const step = Math.max(1, last / most);
  const moves = [...new Set(Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => Math.round(i * step)).concat(last))];
  return moves.map((move) => ({ move, sources: game.sources!(steps[move]!.view, board) }));
}

export interface Band {
  name: string;
  place: number; // among all sources: its colour
  end: number;
  low: number[];
  high: number[];
}

// Gains upwards from nothing, losses downwards; sources that never counted for this seat are left out.
export function bandsOf(samples: Sample[], seat: number): Band[] {
  const up = samples.map(() => 0);
  const down = samples.map(() => 0);
  return (samples[0]?.sources ?? []).flatMap(({ name }, place) => {
    const points = samples.map(({ sources }) => sources[place]!.points[seat - 1] ?? 0);
    if (points.every((one) => one === 0)) return [];
    const low: number[] = [];
    const high: number[] = [];
    points.forEach((one, i) => {
      const side = one < 0 ? down : up;
      low.push(Math.min(side[i]!, side[i]! + one));
      high.push(Math.max(side[i]!, side[i]! + one));
      side[i]! += one;
    });
    return [{ name, place, end: points.at(-1)!, low, high }];
  });
}
