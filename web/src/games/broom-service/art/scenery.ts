// What stands in the background of role and event cards, in a box of 100 by 62.
import { ink } from './pieces';

const line = `stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"`;
export const sky = (top: string, low: string): string =>
  `<rect width="100" height="62" fill="${top}"/><path d="M0 30Q30 24 55 30T100 28V62H0Z" fill="${low}"/>`;
export const stars = `<g fill="#f7dd8c"><path d="M14 8l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1zM86 6l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8zM70 16l.6 1.5 1.5.6-1.5.6-.6 1.5-.6-1.5-1.5-.6 1.5-.6zM34 14l.6 1.5 1.5.6-1.5.6-.6 1.5-.6-1.5-1.5-.6 1.5-.6z"/></g>`;
export const moon = (x: number, y: number, r = 9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f9e6ac"/><g fill="#e8cf87"><circle cx="${x - r / 3}" cy="${y - r / 4}" r="${r / 6}"/><circle cx="${x + r / 4}" cy="${y + r / 3}" r="${r / 5}"/></g>`;

const fir = (x: number, y: number, s = 1): string =>
  `<path d="M${x} ${y - 17 * s}l${5 * s} ${8 * s}h${-2.5 * s}l${4.5 * s} ${7 * s}h${-14 * s}l${4.5 * s} ${-7 * s}h${-2.5 * s}z" fill="#2c5a44" ${line}/>`;
export const forest =
  `<path d="M0 52Q30 44 60 50T100 48V62H0Z" fill="#5d8a58" ${line}/>` +
  [[8, 52, 1.1], [21, 50, 1.3], [84, 51, 1.35], [95, 54, 1.1], [72, 53, 0.9], [33, 54, 0.8]].map(([x, y, s]) => fir(x!, y!, s)).join('');
export const prairie =
  `<path d="M0 50Q30 45 60 49T100 47V62H0Z" fill="#e5d083" ${line}/>` +
  `<g fill="none" stroke="#7d6a21" stroke-width="1.5" stroke-linecap="round">${[8, 22, 36, 58, 74, 90].map((x, i) => `<path d="M${x} ${59 - (i % 2) * 4}q-1-5-4-7m4 7v-9m0 9q1-5 4-7"/>`).join('')}</g>` +
  `<g fill="#c8502f"><circle cx="15" cy="55" r="1.4"/><circle cx="48" cy="56" r="1.4"/><circle cx="82" cy="54" r="1.4"/></g>`;
export const hill =
  `<path d="M-4 62Q8 38 30 40T66 62Z" fill="#d79a63" ${line}/><path d="M40 62Q56 34 80 40T106 62Z" fill="#c98650" ${line}/>` +
  `<g fill="none" stroke="#7d4a22" stroke-width="1.2"><path d="M8 62Q16 46 31 47T56 62M20 62Q24 53 32 54T46 62M54 62Q64 43 79 47T97 62M66 62Q72 52 79 54T88 62"/></g>`;
export const mountain =
  `<path d="M-6 62L16 26 34 62Z" fill="#8482a8" ${line}/><path d="M50 62L76 20 104 62Z" fill="#77759d" ${line}/><path d="M28 62L46 36 64 62Z" fill="#9a98ba" ${line}/>` +
  `<g fill="#fdf8ea" stroke="${ink}" stroke-width="1" stroke-linejoin="round"><path d="M16 26l-6 10 4-1 2 4 3-4 4 2z"/><path d="M76 20l-8 13 5-2 3 5 4-5 5 3z"/><path d="M46 36l-5 7 3-1 2 3 3-3 2 1z"/></g>`;
export const tower = (x: number, y: number, fill: string): string =>
  `<path d="M${x - 6} ${y}v-18h12v18z" fill="#efe3c4" ${line}/><path d="M${x - 9} ${y - 17}q9-3 9-14 0 11 9 14z" fill="${fill}" ${line}/><path d="M${x - 2} ${y - 12}h4v5h-4z" fill="#f5c64f" stroke="${ink}" stroke-width=".9"/>`;
export const castle = (x: number, y: number): string =>
  `<path d="M${x - 16} ${y}v-20h4v3h4v-3h4v8h8v-8h4v3h4v-3h4v20z" fill="#efe3c4" ${line}/><path d="M${x - 4} ${y}v-7q4-5 8 0v7z" fill="${ink}"/>`;
export const puffAt = (x: number, y: number, s: number, fill = '#f2f7f9'): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-7.5 7.5C-13 7.5-13 0-7.6-.3-7.6-8 3.3-9 5-2.3 11.6-3.3 13.2 7.5 7 7.5Z" fill="${fill}" stroke="${ink}" stroke-width="${1.2 / s}"/>`;
