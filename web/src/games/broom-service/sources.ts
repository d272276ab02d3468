// Where points come from, for the analysis of a game.
import { tAny } from '../../language/words';
import type { Source } from '../../table/game';
import type { View } from './types';

const kept = ['start', 'towers', 'bravery', 'storm', 'events', 'tiles', 'bolt_points', 'set_points', 'amulet_points', 'bewitched'] as const;

export function sources(view: View): Source[] {
  return kept.map((key) => ({ name: tAny(`broom-service.source_${key}`), points: view.seats.map(({ score }) => score[key]) }));
}
