// The legend of all variants, for the page of signs.
import type { SignGroup } from '../../rules/signs';
import { legendOf } from './legend';

export const broomSigns = (): SignGroup[] =>
  legendOf(null).map(({ id, title, rule, items }) => ({
    id,
    title,
    ...(rule ? { rule: rule.toLowerCase() } : {}),
    // Some clouds are named like potions.
    signs: items.map((item) => ({ id: id === 'clouds' ? `cloud-${item.id}` : item.id, name: item.name, does: item.does, art: item.scene ?? item.piece ?? '', box: item.scene ? '0 0 100 62' : (item.box ?? '-14 -14 28 28') })),
  }));
