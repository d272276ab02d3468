// Clouds, tiles, castles, stone circles and pawns as they lie on the map, around 0,0 in its units.
import { bolt, ink, wand } from '../art/pieces';
import { cloudSign, forestTileArt, mountainTileArt, turboArt } from '../art/tokens';
import type { Cloud, ForestTile, MountainTile, Tile } from '../types';

const line = `stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"`;
const at = (x: number, y: number, s: number, what: string): string => `<g transform="translate(${x} ${y}) scale(${s})">${what}</g>`;
const shape = 'M-36 28C-60 28-60-4-36-6-36-36 8-42 18-16 46-22 62 28 34 28Z';

// Wands to pay above, bolts won below, one by one, so that they can be counted.
export function cloudArt({ kind, wands, bolts }: Pick<Cloud, 'kind' | 'wands' | 'bolts'>): string {
  const storm = kind !== 'heavy';
  const pips = (count: number, y: number, what: string): string =>
    Array.from({ length: count }, (_, i) => at((storm ? -15 : -2) + (i - (count - 1) / 2) * 20, y, 0.85, what)).join('');
  const sign = storm ? `<circle cx="26" cy="6" r="20" fill="#fff8e6" ${line}/>${at(26, 6, 1.150, cloudSign[kind])}` : '';
  return `<path d="${shape}" fill="${storm ? '#8fa3b8' : '#f3f7f9'}" ${line}/><path d="M-38 18Q-48 14-44 4M-24-10Q-16-22-4-20" fill="none" stroke="${storm ? '#5f7388' : '#b9c8d2'}" stroke-width="3" stroke-linecap="round"/>${pips(wands, -8, wand)}${pips(bolts, 15, bolt)}${sign}`;
}

const hexagon = 'M32 0L16 28H-16L-32 0-16-28H16Z';
export const isTurbo = (tile: Tile['tile']): tile is [string, string] => Array.isArray(tile);
export function tileArt(tile: Exclude<Tile['tile'], 'tower'>, piece: number, ground: string): string {
  const sign = isTurbo(tile) ? turboArt(...tile) : tile in mountainTileArt ? mountainTileArt[tile as MountainTile] : forestTileArt[tile as ForestTile];
  return `<g transform="scale(${piece / 32})"><path d="${hexagon}" fill="${ground}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/><path d="M27 0L13.5 23.5H-13.5L-27 0-13.5-23.5H13.5Z" fill="none" stroke="#b8860b" stroke-width="1.6"/>${at(0, 0, 1.2, sign)}</g>`;
}
export const castleArt =
  `<path d="M-44 32V-12H-32V-4H-22V-26H-12V-18H-5V-26H5V-18H12V-26H22V-4H32V-12H44V32Z" fill="#f2e6c6" ${line}/><path d="M-9 32V14Q0 2 9 14V32Z" fill="${ink}"/><path d="M-17-26V-46M17-26V-46" stroke="${ink}" stroke-width="2.2"/><path d="M-17-46L0-40-17-34ZM17-46L34-40 17-34Z" fill="#c8502f" ${line}/><path d="M-34 8v8M34 8v8M-17-8v8M17-8v8" stroke="#f5c64f" stroke-width="4"/>`;
export const circleArt = (letter: string): string =>
  Array.from({ length: 7 }, (_, i) => `<path transform="rotate(${i * 51.4}) translate(0 -32)" d="M-7 8L-5-9Q0-13 5-9L7 8Z" fill="#a9aeb0" ${line}/>`).join('') +
  `<circle r="19" fill="#fff8e6" ${line}/><text y="10" text-anchor="middle" font-size="29" font-weight="800" fill="${ink}">${letter}</text>`;

// A pawn is a hat on its way: the colour of the seat and its mark.
export const seatShapes = [
  'M0-6a6 6 0 1 0 .01 0z',
  'M0-6.5L7 5.5H-7z',
  'M-5.5-5.5h11v11h-11z',
  'M0-7.5L7.5 0 0 7.5-7.5 0z',
  'M0-7.5l2.1 4.7 5.1.5-3.8 3.4 1.1 5L0 3.6l-4.5 2.5 1.1-5-3.8-3.4 5.1-.5z',
];
export const hat = 'M-21 14Q-21 9-12 7-6-16 4-30 12-34 17-26 8-24 8-16 10-4 13 7 21 9 21 14 0 22-21 14Z';
export const hatBand = 'M-11 3.5Q0 8 11.5 3L13 7.5Q0 13-12.5 7.5Z';
