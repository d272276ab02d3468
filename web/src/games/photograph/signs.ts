// Every sign of Photograph: colours, photos, cards.
import { t } from '../../language/words';
import type { SignGroup } from '../../rules/signs';
import { colours, cream, ink, tones, type Colour } from './art/ink';
import { scene } from './art/scene';
import { signs } from './art/sign';
import { colourName, subject } from './say';

const box = '0 0 108 84';
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const mark = (colour: Colour): string => `<circle cx="96" cy="12" r="9" fill="${tones[colour].deep}" stroke="#fffaf0" stroke-width="1.6"/><path d="${signs[colour]}" fill="${cream}" fill-rule="evenodd" transform="translate(90 6) scale(.5)"/>`;
const front = (colour: Colour, number: number): string =>
  `${scene(colour, number)}<path d="M0 0h29v23q0 9-9 9H0z" fill="#fffaf0"/><text x="13" y="26" text-anchor="middle" font-size="26" font-weight="800" fill="${ink}">${number}</text>${mark(colour)}`;
const back = (colour: Colour, range: string, more = ''): string =>
  `<rect width="108" height="84" fill="${tones[colour].deep}"/><circle cx="54" cy="33" r="23" fill="#fffaf0"/><path d="${signs[colour]}" fill="${tones[colour].deep}" fill-rule="evenodd" transform="translate(36.5 15.5) scale(1.46)"/><rect x="26" y="57" width="56" height="23" rx="11.5" fill="#fffaf0"/><text x="54" y="75" text-anchor="middle" font-size="18" font-weight="700" fill="${ink}">${range}</text>${more}`;
const cross = '<path d="M14 12Q50 40 95 74M93 10Q58 38 12 76" fill="none" stroke="#fffaf0" stroke-width="6" stroke-linecap="round"/>';
const tick = '<circle cx="54" cy="70" r="12" fill="#2f6b42" stroke="#fffaf0" stroke-width="2"/><path d="M48 70l4.500 4.500 8-9" fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>';
const star = '<path d="M12 2.300l2.900 6.200 6.800.8-5 4.700 1.300 6.700-6-3.300-6 3.300 1.300-6.700-5-4.700 6.800-.8z" fill="#e8ac24" stroke="#26211d" stroke-width="1"/>';
const sun = '<rect width="108" height="84" fill="#f0a78f"/><circle cx="54" cy="56" r="24" fill="#e8ac24"/><path d="M0 56h108v28H0z" fill="#613a86"/><path d="M54 14v12M20 26l9 8M88 26l-9 8" stroke="#fffaf0" stroke-width="4" stroke-linecap="round"/><path d="M24 66h60M36 74h36" stroke="#f0a78f" stroke-width="3" stroke-linecap="round"/>';

export const photographSigns = (): SignGroup[] => [
  {
    id: 'colours',
    title: t('photograph.legend_colours'),
    rule: 'p1',
    signs: colours.map((colour, i) => ({
      id: colour,
      name: capital(t('photograph.legend_colour_name', { colour: colourName(colour), subject: subject(colour) })),
      does: t('photograph.legend_colour_does'),
      art: front(colour, 1 + i),
      box,
    })),
  },
  {
    id: 'cards',
    title: t('photograph.legend_cards'),
    rule: 'p5',
    signs: [
      { id: 'front', name: t('photograph.legend_front'), does: t('photograph.legend_front_does'), art: front('red', 7), box },
      { id: 'back', name: t('photograph.legend_back'), does: t('photograph.legend_back_does'), art: back('green', '1–6'), box },
      { id: 'sharp', name: t('photograph.legend_sharp'), does: t('photograph.legend_sharp_does'), art: front('yellow', 8) + tick, box },
      { id: 'blurry', name: t('photograph.legend_blurry'), does: t('photograph.legend_blurry_does'), art: back('grey', '7–12', cross), box },
      { id: 'good-shot', name: t('photograph.legend_good_shot'), does: t('photograph.legend_good_shot_does'), art: star, box: '0 0 24 24' },
      { id: 'sunset', name: t('photograph.legend_sunset'), does: t('photograph.legend_sunset_does'), art: sun, box },
    ],
  },
];
