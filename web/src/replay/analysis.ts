// The win chances after every move. Local play provides the search; without it there is no curve.
export interface Chances {
  move: number; // after so many moves
  chances: number[]; // by seat, 0 to 1
}
export type Analyse = (record: string, progress?: (soFar: Chances[]) => void) => Promise<Chances[]>;

// Each file of src/local is offered; the one named analyse.ts is taken if it is there.
const found = import.meta.glob<{ analyse: Analyse }>('../local/not_yet.ts');

export async function analyser(): Promise<Analyse | null> {
  const load = Object.values(found)[0];
  return load ? (await load()).analyse : null;
}

// The moves that changed somebody's chance most: where the game turned.
export function turningPoints(curve: Chances[], most = 3, least = 0.12): number[] {
  const jumps = curve.slice(1).map((point, i) => ({
    move: point.move,
    by: Math.max(...point.chances.map((chance, seat) => Math.abs(chance - (curve[i]!.chances[seat] ?? chance)))),
  }));
  return jumps
    .filter(({ by }) => by >= least)
    .sort((a, b) => b.by - a.by)
    .slice(0, most)
    .map(({ move }) => move)
    .sort((a, b) => a - b);
}
