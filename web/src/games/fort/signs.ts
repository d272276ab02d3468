// Every sign of Fort: icons, suits, kids, perks, made-up rules. Without a table the edition of this
// program says what the cards show.
import edition from '../../../../games/fort/edition.txt?raw';
import { t, tAny } from '../../language/words';
import type { SignGroup } from '../../rules/signs';
import { face } from './art/face';
import { macaroniArt, perkArt, ruleArt } from './art/finds';
import { iconArt, iconNames, timesArt, timesNames } from './art/icons';
import { suitColour, suitShape, suits, type Suit } from './art/suits';
import { boardFacts, kidOf, useBoard, type Kid } from './cards.svelte';
import { readEdition } from './edition';
import { capital, effectWords, iconWords, kidName, perkDoes, perkName, ruleDoes, ruleName, suitName, suitsWords, timesWords } from './say';

const suitArt = (suit: Suit): string => `<circle cx="12" cy="12" r="16.500" fill="${suitColour[suit]}"/><path d="${suitShape[suit]}" fill="#fff" fill-rule="evenodd"/>`;
const faceArt = (kid: Kid): string => `<rect width="100" height="100" fill="${suitColour[kid.suits[0] ?? 'coin']}" fill-opacity=".3"/>${face(kid.name)}`;
const sentence = (text: string): string => `${capital(text)}.`;

function kidDoes(kid: Kid): string {
  const parts = [sentence(suitsWords(kid))];
  if (kid.friendOf) parts.push(t('fort.best_friend_why'));
  if (kid.public) parts.push(sentence(t('fort.public_is', { what: effectWords(kid.public) })));
  if (kid.private) parts.push(sentence(t('fort.private_is', { what: effectWords(kid.private) })));
  if (!kid.public && !kid.private) parts.push(t('fort.no_actions_why'));
  return parts.join(' ');
}

// Before the list is made.
export function knowKids(): void {
  if (!boardFacts()) useBoard(readEdition(edition), []);
}

export function fortSigns(): SignGroup[] {
  return [
    { id: 'icons', title: t('fort.legend_icons'), rule: 'f5', signs: iconNames.map((icon) => ({ id: icon, name: capital(tAny(`fort.icon_${icon}`)), does: sentence(iconWords(icon)), art: iconArt[icon], box: '0 0 24 24' })) },
    {
      id: 'times',
      title: t('fort.legend_times'),
      rule: 'f4.3',
      signs: timesNames.map((times) => ({ id: `times-${times}`, name: t('fort.legend_times_name', { what: tAny(`fort.legend_${times}`) }), does: sentence(timesWords(times)), art: timesArt[times], box: '0 0 24 24' })),
    },
    { id: 'suits', title: t('fort.legend_suits'), rule: 'f1.2', signs: suits.map((suit) => ({ id: suit, name: capital(suitName(suit)), does: suit === 'coin' ? t('fort.coin_why') : sentence(t('fort.legend_suit_does', { suit: suitName(suit) })), art: suitArt(suit), box: '-5 -5 34 34' })) },
    { id: 'perks', title: t('fort.legend_perks'), rule: 'f7', signs: Object.keys(perkArt).map((perk) => ({ id: perk, name: perkName(perk), does: sentence(perkDoes(perk)), art: perkArt[perk]!, box: '0 0 48 48' })) },
    {
      id: 'rules',
      title: t('fort.legend_rules'),
      rule: 'f8.3',
      signs: [
        ...Object.keys(ruleArt).map((rule) => ({ id: rule, name: ruleName(rule), does: sentence(ruleDoes(rule)), art: ruleArt[rule]!, box: '0 0 48 48' })),
        { id: 'macaroni', name: t('fort.macaroni'), does: sentence(t('fort.macaroni_does', { count: boardFacts()!.macaroni })), art: macaroniArt, box: '0 0 48 48' },
      ],
    },
    { id: 'kids', title: t('fort.legend_kids'), rule: 'f4', signs: boardFacts()!.kids.map(({ kid }) => kidOf(kid)).map((kid) => ({ id: kid.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase(), name: kidName(kid.name), does: kidDoes(kid), art: faceArt(kid), box: '0 0 100 100' })) },
  ];
}
