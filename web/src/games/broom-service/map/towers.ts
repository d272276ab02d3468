// A tower on the map, around the middle of its base; points and wands as in its row of the edition.
import { ink, potion, potionColour } from '../art/pieces';
import type { Colour, TowerLook } from '../types';

const body: Record<Colour, string> = { orange: '#a64d08', violet: '#6d3189', green: '#1b6b41' };
const line = `stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"`;
const mark: Record<Colour, string> = {
  orange: 'M0-6L5 4H-5Z',
  violet: 'M0-5.5A5 5 0 1 0 .01-5.5Z',
  green: 'M-4.5-5H4.5V4H-4.5Z',
};
const smallStar = 'M0-9l2.6 5.9 6.4.7-4.8 4.3 1.4 6.3L0 4.9l-5.6 3.3 1.4-6.3-4.8-4.3 6.4-.7z';

export function towerArt(look: TowerLook, state: 'open' | 'filled' | 'covered'): string {
  const { colour, shape, points, wands } = look;
  const wall = state === 'filled' ? '#9aa3a6' : body[colour];
  const roof = state === 'filled' ? '#b9c0c1' : potionColour[colour];
  const round = shape === 'round';
  const walls = round ? 'M-17 12V-20H17V12Q0 19-17 12Z' : 'M-21 14V-22H21V14Z';
  const top = round ? 'M-22-19Q-4-26 0-52 4-26 22-19Q0-13-22-19Z' : 'M-24-20V-42H-15V-34H-5V-42H5V-34H15V-42H24V-20Z';
  const sign = `<path transform="translate(0 ${round ? -27 : -27})" d="${mark[colour]}" fill="#fff8e6" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>`;
  const inside =
    state === 'filled'
      ? `<g transform="translate(0 -3) scale(1.150)">${potion(colour)}</g>`
      : `<text y="9" text-anchor="middle" font-size="29" font-weight="800" fill="#fff" stroke="${ink}" stroke-width="1" paint-order="stroke">${points}</text>`;
  const tips = state === 'filled' ? '' : Array.from({ length: wands }, (_, i) => `<path transform="translate(${21 + i * 3} ${8 - i * 17})" d="${smallStar}" fill="#ffd23e" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`).join('');
  return `<g${state === 'covered' ? ' opacity=".45"' : ''}><path d="${walls}" fill="${wall}" ${line}/><path d="${top}" fill="${roof}" ${line}/>${state === 'filled' ? '' : sign}${inside}${tips}</g>`;
}
// What it stands on: reaches into each region it serves.
export const towerBase = (radius: number): string => `<circle r="${radius}" fill="#f2e6c6" stroke="${ink}" stroke-width="2.6"/><circle r="${radius - 5}" fill="none" stroke="#b09a66" stroke-width="1.6"/>`;
