// A few words about what somebody just did, shown on their board.
import { t } from '../../language/words';
import { kidName, perkName, resourceWords } from './say';
import type { Happening, Shown } from './types';

export function noteOf(event: Happening, turn: Shown['turn']): string | null {
  const kid = event.kid ? kidName(event.kid) : '';
  switch (event.event) {
    case 'card-played':
      return t('fort.note_plays', { kid });
    case 'nothing-played':
      return t('fort.note_nothing');
    case 'card-added':
      return t('fort.note_adds', { kid });
    case 'kid-moved':
      if (event.from === 'hand' && event.to === 'discard' && event.seat !== turn) return t('fort.note_follows', { kid });
      if (event.to === 'discard' && (event.from === 'park' || event.from === 'park-deck' || event.owner !== event.seat)) return t('fort.note_recruits', { kid });
      if (event.to === 'lookout') return t('fort.note_lookout', { kid });
      if (event.to === 'box' && event.from !== 'in-play') return t('fort.note_trashes', { kid });
      return null;
    case 'not-followed':
      return t('fort.note_not_follow');
    case 'resources-moved': {
      const what = resourceWords(event.kind === 'pizza' ? event.count! : 0, event.kind === 'toy' ? event.count! : 0);
      if (event.to === 'pack') return t('fort.note_packs', { what });
      return event.from === 'supply' ? t('fort.note_takes', { what }) : t('fort.note_pays', { what });
    }
    case 'points-won':
      return t('fort.note_points', { count: event.points ?? 0 });
    case 'fort-raised':
      return t('fort.note_fort', { level: event.level ?? 0 });
    case 'perk-taken':
    case 'perk-trashed':
      return perkName(event.perk!);
    default:
      return null;
  }
}
