// A chance in percent, as this language writes it.
import { number } from '../language/words';
export const percent = (chance: number): string => number(chance, { style: 'percent' });
