// Kids, actions and things in words.
import { hasWords, language, t, tAny } from '../../language/words';
import { boardFacts, hasCoin, kidOf, type Kid } from './cards.svelte';
import type { IconName } from './art/icons';
import type { Suit } from './art/suits';
import type { Effect, Times } from './effect';
import type { Kind } from './types';

export const joined = (parts: string[]): string => new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
// Kids have the names of the rulebook in this language where it tells them.
export function kidName(name: string): string {
  const key = `fort.kid_${slug(name)}`;
  return hasWords(key) ? tAny(key) : kidOf(name).name;
}

export const suitName = (suit: Suit): string => tAny(`fort.suit_${suit}`);
export const suitsWords = (kid: Kid): string => kid.suits.map(suitName).join(', ');
export const perkName = (perk: string): string => tAny(`fort.perk_${perk}`);
export const perkDoes = (perk: string): string => capital(tAny(`fort.perk_${perk}_does`, { count: boardFacts()?.backpack ?? 2 }));
export const ruleName = (rule: string): string => tAny(`fort.rule_${rule}`);

export function ruleDoes(rule: string): string {
  const values = boardFacts()?.rules;
  const n = { 'friendship-bracelet': values?.all_suits, loner: values?.loner, minimalism: values?.minimalism, sleepover: values?.sleepover }[rule];
  return capital(tAny(`fort.rule_${rule}_does`, { count: n ?? 0, level: values?.minimalism_level ?? 2, tied: values?.sleepover_tied ?? 4 }));
}

export const resourceWords = (pizza: number, toys: number): string => {
  const parts = [pizza ? t('fort.resource_pizza', { count: pizza }) : '', toys ? t('fort.resource_toy', { count: toys }) : ''].filter(Boolean);
  return parts.length ? joined(parts) : t('fort.resource_none');
};
export const oneOf = (kind: Kind): string => resourceWords(kind === 'pizza' ? 1 : 0, kind === 'toy' ? 1 : 0);

export const iconWords = (icon: IconName, count = 1): string => tAny(`fort.do_${icon}`, { count });
export const timesWords = (times: Times): string => tAny(`fort.each_${times}`);

// An action as a sentence: the same grammar as its icons.
export function effectWords(effect: Effect | null): string {
  if (!effect) return t('fort.effect_none');
  let text = iconWords(effect.first, effect.times ? 1 : effect.count);
  if (effect.then) text = t(effect.pair ? 'fort.effect_and' : 'fort.effect_then', { first: text, then: iconWords(effect.then, effect.thenCount) });
  if (effect.times) {
    text = t(effect.then ? 'fort.effect_group' : 'fort.effect_times', { what: text, each: timesWords(effect.times) });
    if (effect.first === 'any' || effect.then === 'any') text = t('fort.effect_same-kind', { what: text });
  }
  if (effect.trashThis) text = t('fort.effect_then', { first: text, then: iconWords('trash-this') });
  return text;
}

// As it is read aloud: name, suits, both actions.
export function kidWords(name: string): string {
  const kid = kidOf(name);
  const parts = [t('fort.card', { kid: kidName(name), suits: suitsWords(kid) })];
  if (kid.friendOf) parts.push(t('fort.best_friend'));
  if (!kid.public && !kid.private) parts.push(t('fort.no_actions'));
  if (kid.public) parts.push(t('fort.public_is', { what: effectWords(kid.public) }));
  if (kid.private) parts.push(t('fort.private_is', { what: effectWords(kid.private) }));
  return parts.join('. ');
}

export const withCoin = (name: string, coin: Suit | undefined): string =>
  coin && hasCoin(kidOf(name)) ? t('fort.kid_coin', { kid: kidName(name), suit: suitName(coin) }) : kidName(name);
export const costWords = (level: number): string => {
  const [pizza, toys, any] = boardFacts()?.costs[level] ?? [0, 0, 0];
  const parts = [resourceWords(pizza, toys), any ? t('fort.resource_any', { count: any }) : ''].filter(Boolean);
  return joined(parts);
};

export const points = (count: number): string => t('fort.points', { count });
