// Who sits in a seat, in words.
import { t, tAny } from '../language/words';
import type { Place } from '../protocol/types';

export function seatName(place: Place): string {
  if (place.name) return place.name;
  if (place.computer) return t('shell.computer_level', { level: levelName(place.computer) });
  return place.person ? t('shell.somebody') : t('shell.seat_open');
}

export function levelName(computer: string): string {
  return tAny(`shell.level_${computer}`);
}
