// Clouds and tiles: what is drawn on them besides pips.
import type { CloudKind, ForestTile, MountainTile } from '../types';
import { bolt, card, cloud, deliver, ink, moveSign, potion, star, wand } from './pieces';

const at = (x: number, y: number, s: number, what: string): string => `<g transform="translate(${x} ${y}) scale(${s})">${what}</g>`;
const number = (text: string): string =>
  `<text y="8" text-anchor="middle" font-size="21" font-weight="800" fill="${ink}" stroke="none">${text}</text>`;

// The sign of a storm cloud; a heavy cloud has none.
export const cloudSign: Record<CloudKind, string> = {
  heavy: '',
  bonus: `<path d="M-9 0H9M0-9V9" stroke="${ink}" stroke-width="7.5" stroke-linecap="round"/><path d="M-9 0H9M0-9V9" stroke="#ffd23e" stroke-width="4" stroke-linecap="round"/>`,
  move: moveSign,
  delivery: deliver,
  orange: potion('orange'),
  violet: potion('violet'),
  green: potion('green'),
};
export const mountainTileArt: Record<MountainTile, string> = {
  potions: at(-8, 3, 0.72, potion('orange')) + at(8, 3, 0.72, potion('green')) + at(0, -3, 0.72, potion('violet')),
  wands: at(-5, 0, 0.85, wand) + at(6, 2, 0.85, wand),
  delivery: at(0, 1, 1.1, deliver),
  moves: at(-2, -5, 0.85, moveSign) + at(2, 6, 0.85, moveSign),
  cloud: at(0, -2, 0.95, cloud) + at(5, 8, 0.5, bolt),
};
export const forestTileArt: Record<ForestTile, string> = {
  brave: at(0, 0, 1.05, star) + `<path d="M0-5V2M0 5.5v.1" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  role: at(-4, 0, 0.95, card) + `<path d="M5 0H13M9-4V4" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  points: number('5'),
};
export const turboArt = (one: string, two: string): string =>
  `<path d="M-14-8H-4M-16-3H-7M-14 2H-6" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" opacity=".7"/>` +
  `<path d="M-7 4L9-8" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/><path d="M-7 4q-6-1-9 4 6 2 10-1z" fill="#e5b657" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>` +
  `<text y="15" text-anchor="middle" font-size="13" font-weight="800" fill="${ink}">${one}·${two}</text>`;
