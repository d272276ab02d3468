// "Name: value", as the language writes it.
import { t } from '../language/words';

export const pair = (name: string, value: string): string => t('shell.pair', { name, value });
