// Where points come from, for the analysis of a game.
import { t } from '../../language/words';
import type { Source } from '../../table/game';
import type { View } from './types';

export function sources(view: View): Source[] {
  const of = (part: 'strip' | 'blurry' | 'good_shot'): number[] =>
    view.seats.map((seat) => Object.values(seat.points.colours).reduce((sum, colour) => sum + (colour?.[part] ?? 0), 0));
  return [
    { name: t('analysis.photograph_strips'), points: of('strip') },
    { name: t('analysis.photograph_good'), points: of('good_shot') },
    { name: t('analysis.photograph_blurry'), points: of('blurry') },
  ];
}
