// The ten events, each a small scene of 100 by 62.
import type { EventCard } from '../types';
import { amulet, bolt, card, ink, potion, star, wand } from './pieces';
import { forest, hill, moon, mountain, prairie, puffAt, sky, stars, tower } from './scenery';

const line = `stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"`;
const at = (x: number, y: number, s: number, what: string, turn = 0): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${what}</g>`;
const pawn = (x: number, y: number, fill: string): string => `<path transform="translate(${x} ${y})" d="M-9 0Q-9-3-5-4L0-20 5-4Q9-3 9 0 0 3-9 0Z" fill="${fill}" ${line}/>`;
const table = `<path d="M0 46H100V62H0Z" fill="#8a6238" ${line}/><path d="M0 52H100M30 46V62M72 46V62" stroke="#5f4122" stroke-width="1"/>`;
const hand = (flip: number, full: string): string =>
  `<g transform="translate(${50 + flip * 22} 40) scale(${flip} 1)">${full}<path d="M-18 4Q-20 14-6 16L24 20V6L6 4Q0 8-8 4Z" fill="#eec39a" ${line}/><path d="M-14 4Q-10 8-4 6" fill="none" stroke="${ink}" stroke-width="1.2"/></g>`;
const night = sky('#24405c', '#44658a') + stars;
const warm = sky('#d9955c', '#efc995');

export const eventArt: Record<EventCard, string> = {
  'more-or-less': sky('#7a5a86', '#b98aa0') + [-24, -12, 0, 12, 24].map((turn) => `<g transform="translate(50 66) rotate(${turn}) translate(0 -34) scale(1.350)">${card}</g>`).join('') + `<path d="M8 30H24M78 30H92M85 23V37" stroke="#fff8e6" stroke-width="4" stroke-linecap="round"/>`,
  'black-market': night + moon(16, 14) + `<path d="M22 24H80L86 34H16Z" fill="#b3402a" ${line}/><path d="M34 24L31 34H44L45 24ZM57 24L58 34H71L68 24Z" fill="#fff8e6" ${line}/>` + `<path d="M22 34V62M80 34V62" stroke="${ink}" stroke-width="3"/>` + table + at(38, 42, 0.8, star) + at(51, 41, 0.9, star) + at(64, 42, 0.8, star),
  'illegal-distillery': sky('#2b3a3c', '#4f5f58') + `<path d="M30 60Q22 36 36 32V22H46V32Q60 36 52 60Z" fill="#c98650" ${line}/><path d="M41 22Q44 8 60 14 74 20 74 36" fill="none" stroke="${ink}" stroke-width="5"/><path d="M41 22Q44 8 60 14 74 20 74 36" fill="none" stroke="#d9a066" stroke-width="2.6"/><path d="M30 62q2-8 6-6 1-6 6-2 5-4 6 4 4-1 4 4z" fill="#f08a2b" ${line}/>` + at(75, 50, 0.95, potion('violet')) + at(90, 52, 0.8, potion('green')),
  'old-days': warm + `<path d="M12 62V22Q30 10 50 20 70 10 88 22V62Z" fill="#f3e3bd" ${line}/><path d="M50 20V62" stroke="${ink}" stroke-width="1.3"/><path d="M18 30H42M18 37H42M18 44H36" stroke="#8a6238" stroke-width="1.6" stroke-linecap="round"/>` + at(69, 38, 1.3, star) + `<path d="M58 52H80" stroke="#8a6238" stroke-width="1.6" stroke-linecap="round"/>`,
  'dangerous-areas': sky('#5a3550', '#a05a50') + puffAt(24, 14, 1.2, '#5b6472') + at(30, 30, 0.9, bolt) + prairie + pawn(62, 52, '#2f6db5') + `<path d="M84 20l11 20H73z" fill="#f5c64f" ${line}/><path d="M84 27v6" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/><circle cx="84" cy="36.5" r="1.4" fill="${ink}"/>`,
  'protected-areas': sky('#6aa5a8', '#cfe3c4') + forest + pawn(52, 54, '#2f6db5') + `<path d="M30 54Q30 22 52 22T74 54" fill="none" stroke="#f5c64f" stroke-width="3" stroke-dasharray="1 5" stroke-linecap="round"/>`,
  'full-hands': warm + hand(-1, at(-2, -4, 0.8, potion('green')) + at(9, -6, 0.8, potion('violet'))) + hand(1, at(-3, -4, 0.8, potion('orange')) + at(8, -5, 0.8, wand)),
  'empty-hands': sky('#8fa9b8', '#d5dfe0') + hand(-1, '') + hand(1, '') + `<path d="M40 14q10-8 20 0M44 22q6-4 12 0" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round"/>`,
  'all-at-once': night + `<path d="M10 50Q50 64 90 50L86 60H14Z" fill="#d2a263" ${line}/>` + at(22, 40, 1, potion('orange'), -10) + at(41, 37, 1, potion('violet'), -3) + at(60, 37, 1, potion('green'), 4) + at(79, 38, 1, wand, 6),
  'same-destinations': sky('#8fb9c6', '#d6e2c6') + `<path d="M-4 62Q24 40 50 46T104 62Z" fill="#d79a63" ${line}/><path d="M14 62Q30 50 50 53T86 62" fill="none" stroke="#7d4a22" stroke-width="1.2"/>` + pawn(40, 50, '#2f6db5') + pawn(60, 51, '#2f6db5') + `<path d="M32 26Q50 8 68 26" fill="none" stroke="${ink}" stroke-width="1.8" stroke-dasharray="3 3"/>` + tower(88, 56, '#9a52bd'),
};

// Terrains in the same format, for the legend.
export const terrainArt = {
  forest: sky('#6aa5a8', '#a9cdb5') + forest,
  prairie: sky('#8fb9c6', '#e8e0b0') + prairie,
  hill: sky('#c98d83', '#efcfa5') + hill,
  mountain: sky('#5d7597', '#a9b6c9') + mountain,
} as const;
export const amuletArt = amulet;
