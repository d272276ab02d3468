// Where points come from, for the analysis of a game. Made-up rules are secret until the end.
import { t } from '../../language/words';
import type { Source } from '../../table/game';
import type { BoardFacts, SeatView, View } from './types';

export function sources(view: View, board: BoardFacts): Source[] {
  const of = (points: (seat: SeatView) => number): number[] => view.seats.map(points);
  return [
    { name: t('fort.score_track'), points: of((seat) => seat.score?.track ?? seat.points) },
    { name: t('fort.score_fort'), points: of((seat) => seat.score?.fort ?? board.level_points[seat.level] ?? 0) },
    { name: t('fort.macaroni'), points: of((seat) => seat.score?.macaroni ?? (seat.macaroni ? board.macaroni : 0)) },
    { name: t('fort.score_rule'), points: of((seat) => seat.score?.rule ?? 0) },
  ];
}
