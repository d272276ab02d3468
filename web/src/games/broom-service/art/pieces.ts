// Small pieces around 0,0 in a box of 24: the same on the map, on cards and in a line of text.
import type { Colour, Kind } from '../types';

export const ink = '#1b2730';
export const potionColour: Record<Colour, string> = { orange: '#e9822b', violet: '#9a52bd', green: '#34925c' };
export const potionDark: Record<Colour, string> = { orange: '#8f4206', violet: '#58236f', green: '#10532f' };
const potionLight: Record<Colour, string> = { orange: '#ffc98c', violet: '#d9b1ec', green: '#a3dcb9' };

// Three bottles that differ in outline: a cone for roots, a ball for fruit, a square one for herbs.
const bottle: Record<Colour, string> = {
  orange: 'M-3-7.5V-3L-9 7.5Q-10 10.5-6.5 10.5H6.5Q10 10.5 9 7.5L3-3V-7.5Z',
  violet: 'M-3-7.5V-4.3A7.6 7.6 0 1 0 3-4.3V-7.5Z',
  green: 'M-3-7.5V-4.5Q-8-4-8 0V8.5Q-8 10.5-6 10.5H6Q8 10.5 8 8.5V0Q8-4 3-4.5V-7.5Z',
};
const mark: Record<Colour, string> = {
  orange: 'M-2.6 1.5H2.6L0 8.5ZM-1 1L-2.5-1M1 1L2.5-1M0 1V-1.5',
  violet: 'M-2.3 1.3a1.7 1.7 0 1 0 .01 0M2.3 1.3a1.7 1.7 0 1 0 .01 0M0 4.7a1.7 1.7 0 1 0 .01 0',
  green: 'M0 8.2V2.5M0 8Q-5 5-3.5-.5Q1 1.5 0 8M0 6.5Q4 5 4.2 1Q.5 2 0 5',
};

export const potion = (colour: Colour): string =>
  `<path d="M-3.6-10.8h7.2v3.6h-7.2z" fill="#c79a63" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>` +
  `<path d="${bottle[colour]}" fill="${potionColour[colour]}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>` +
  `<path d="${mark[colour]}" fill="${potionLight[colour]}" stroke="${potionLight[colour]}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>`;

export const wand =
  `<path d="M-8.5 9.5L3-2.5" stroke="${ink}" stroke-width="4.2" stroke-linecap="round"/>` +
  `<path d="M-8.5 9.5L3-2.5" stroke="#a9774a" stroke-width="1.9" stroke-linecap="round"/>` +
  `<path d="M4.5-11l1.9 4.4 4.8.5-3.6 3.2 1 4.7-4.1-2.4-4.2 2.4 1-4.7-3.5-3.2 4.7-.5z" fill="#f5c64f" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>`;
export const bolt = `<path d="M2.5-11L-7 2h5.5L-3.5 11 7-3H1.2z" fill="#ffd23e" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`;
export const amulet =
  `<path d="M-8-9Q0-15 8-9L1-2H-1Z" fill="none" stroke="#b8860b" stroke-width="1.8"/>` +
  `<path d="M0-3L7 3.5 0 11-7 3.5Z" fill="#e0587f" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/><path d="M-7 3.5H7M0-3L-2.5 3.5 0 11 2.5 3.5Z" fill="#f8b4c8" stroke="${ink}" stroke-width=".8"/>`;
export const star = `<path d="M0-11l3.2 7.1 7.7.8-5.7 5.2 1.6 7.6L0 5.8l-6.8 3.9 1.6-7.6-5.7-5.2 7.7-.8z" fill="#f5c64f" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"/>`;
export const card = `<rect x="-6.5" y="-9" width="13" height="18" rx="2.5" fill="#fff8e6" stroke="${ink}" stroke-width="1.5"/><path d="M-3 3q0-6 3-8 3 2 3 8z" fill="#4a5d8c"/><path d="M-5 3.5h10" stroke="#4a5d8c" stroke-width="1.6" stroke-linecap="round"/>`;
export const foot = `<path d="M-9 6.5L1-7q1.5-2 3 0L10 6.5" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
export const arrow = `<path d="M-10 0H6M0-7L8 0 0 7" fill="none" stroke="${ink}" stroke-width="4.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10 0H6M0-7L8 0 0 7" fill="none" stroke="#fff8e6" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
// A tower that takes something: to deliver.
export const deliver =
  `<path d="M-7 11V-1L0-8 7-1V11Z" fill="#efe3c4" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/><path d="M-3 11V5q3-3.5 6 0v6z" fill="${ink}"/>` +
  `<path d="M0-12V-3M-3.5-6L0-2.5 3.5-6" fill="none" stroke="#b3402a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
export const puff = 'M-9 7.5Q-13 7-12 2.5-11-1-7.5-.5-7-7-.5-7 4.5-7 6-2 11.5-2.5 11.7 2.5 12 7-8 7.5 0 8-9 7.5Z';
const cloudShape = 'M-7.5 7.5C-13 7.5-13 0-7.6-.3-7.6-8 3.3-9 5-2.3 11.6-3.3 13.2 7.5 7 7.5Z';
export const cloud = `<path d="${cloudShape}" fill="#f4f8fa" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`;
export const moveSign = `<path d="M-10 8Q-6-8 5-4" fill="none" stroke="${ink}" stroke-width="5.6" stroke-linecap="round"/><path d="M1-11L11-3 1 4Z" fill="#f5c64f" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/><path d="M-10 8Q-6-8 4-4" fill="none" stroke="#f5c64f" stroke-width="2.8" stroke-linecap="round"/>`;

export const resource = (kind: Kind): string => (kind === 'wands' ? wand : potion(kind));
export const signs = { wand, bolt, amulet, star, card, cloud, deliver, arrow, moveSign } as const;
export type SignName = keyof typeof signs;
