// Pictures of perks, made-up rules and the Macaroni Sculpture, on a field of 48 by 48.
import { things } from './icons';
import { suitColour, suitShape, type Suit } from './suits';

const pen = '#2a2a22';
const l = (width = 2): string => `stroke="${pen}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const p = (d: string, fill: string, width = 2): string => `<path d="${d}" fill="${fill}" ${l(width)}/>`;
const c = (x: number, y: number, r: number, fill: string, width = 2): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${l(width)}/>`;
const at = (x: number, y: number, scale: number, what: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;
const suit = (x: number, y: number, scale: number, of: Suit): string => at(x, y, scale, `<path d="${suitShape[of]}" fill="${suitColour[of]}" fill-rule="evenodd"/>`);
const hand = 'M14 44V32c-4-3-7-7-8-12-.5-3 3-4 4.500-1.500L14 24V8c0-3 4.500-3 4.500 0v10V5c0-3 4.500-3 4.500 0v13V6.500c0-3 4.500-3 4.500 0V20v-9c0-3 4.500-3 4.500 0v17c0 5-2 8-5 10v6z';
const cat = p('M8 20L6 4l12 7c4-1.500 8-1.500 12 0l12-7-2 16c4 12-4 22-16 22S4 32 8 20z', '#f0a24a') + c(17, 24, 2.4, pen, 0) + c(31, 24, 2.4, pen, 0) + p('M22 30h4l-2 2.500z', pen, 1) + `<path d="M24 33q-4 4-7 1M24 33q4 4 7 1M6 28l-5-1M6 31l-5 2M42 28l5-1M42 31l5 2" fill="none" ${l(1.8)}/>`;

export const perkArt: Record<string, string> = {
  'birthday-party': p('M6 42V26c0-2 1.500-3.500 3.500-3.500h29c2 0 3.500 1.500 3.500 3.500v16z', '#f3a8b4') + p('M6 30c4 5 8 5 12 0 4 5 8 5 12 0 4 5 8 5 12 0v-4c0-2-1.500-3.500-3.500-3.500h-29c-2 0-3.500 1.500-3.500 3.500z', '#fffaf0') + [14, 24, 34].map((x) => p(`M${x - 1.600} 22.500v-9h3.200v9z`, '#5db0e0', 1.6) + p(`M${x} 4c3 3.500 3 7 0 7s-3-3.500 0-7z`, '#ffcf3d', 1.6)).join(''),
  bribe: `<path d="M30 26L14 45" fill="none" ${l(3.4)}/>` + c(33, 16, 13, '#e2706b') + `<path d="M33 16c-2-3 1-6 4-5 5 2 5 9 0 11-7 3-14-3-12-10" fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/>`,
  'copy-cat': at(-2, -3, 0.68, cat) + at(16, 15, 0.68, cat),
  diy: `<g transform="rotate(40 24 24)">${p('M21.500 18h5v27h-5z', '#d2a066')}${p('M10 6h20c6 0 9 4 10 10-4-3-7-4-11-3.500V18H18v-5h-8z', '#8996a0')}</g>`,
  'do-over': `<path d="M38 14A17 17 0 1 0 41 28" fill="none" stroke="${pen}" stroke-width="7" stroke-linecap="round"/><path d="M38 14A17 17 0 1 0 41 28" fill="none" stroke="#5db0e0" stroke-width="3.600" stroke-linecap="round"/>` + p('M43 4v14H29z', '#5db0e0'),
  recycling: [0, 120, 240].map((a) => `<g transform="rotate(${a} 24 26)">${p('M16 20l6-11c1-2 3-2 4 0l4 7 4-2-2 11-10-4 3.500-2-1.500-3-4 7z', '#6fae4e', 1.8)}</g>`).join(''),
  'rough-housing': p('M24 3l5 8 9-4-1 10 9 2-6 8 6 8-10 1-1 10-9-4-6 6-4-9-10 2 3-9-8-6 9-4-2-10 9 2z', '#ffcf3d') + p('M16 22c0-5 4-8 9-8 6 0 9 4 9 9s-3 9-8 9h-8c-3 0-5-2-5-5s1-5 3-5zM18 32h10v5H18z', '#d8452f') + `<path d="M20 22c3 0 5 1 6 4" fill="none" ${l(1.8)}/>`,
  'sticky-fingers': p(hand, '#f3c79c') + p('M11 30c4 4 8 4 12 0s8-3 12 1c0 5-2 6-3 4-1 6-4 6-5 1-2 5-4 6-6 0-2 7-5 6-5-1-2 2-4 0-5-5z', '#8bc34a', 1.8) + c(40, 10, 5, '#8bc34a', 1.8),
  'xxl-backpack': at(-1, -2, 2.05, things.backpack) + c(37, 37, 9.500, '#27703f', 2.4) + '<path d="M29.500 37.200h5.600M32.300 34.400v5.600M37.500 35q0-2.400 2.500-2.400t2.500 2.300q0 1.500-2.500 3.700l-2.500 2.300h5.200" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
};

export const ruleArt: Record<string, string> = {
  'big-plans': p('M4 10h36v32H4z', '#2f6d9c') + `<g stroke="#fff" stroke-width="1.800" fill="none" stroke-linejoin="round"><path d="M11 36V22h5v4h4v-4h5v4h4v-4h5v14zM11 16h23"/></g>` + p('M40 10c0-4 5-4 5 0v28c0 5-5 5-5 0z', '#dfe9f0', 1.8),
  'friendship-bracelet': `<circle cx="24" cy="24" r="16" fill="none" ${l(2.4)}/>` + (Object.keys(suitColour) as Suit[]).slice(0, 6).map((one, i) => c(24 + 16 * Math.cos((i * Math.PI) / 3), 24 + 16 * Math.sin((i * Math.PI) / 3), 6.400, suitColour[one])).join(''),
  loner: at(10, 14, 1.3, things.head) + p('M10 14c-5 0-6-7 0-7 1-6 11-7 13-1 6-2 10 6 4 8z', '#c9d2d8'),
  minimalism: at(1, -1, 1.9, things.walls) + c(37, 36, 9.500, '#fffaf0') + '<path d="M33.600 33.800q0-3 3.400-3t3.400 3q0 1.900-3.400 4.800l-3.400 3h7" fill="none" stroke="#2a2a22" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
  'piggy-bank': p('M8 26c0-9 8-14 18-14 3 0 6 .5 8.500 1.500L40 10v8c2 2 3 4 3.500 6H46v8h-4c-1 2-3 4-5 5v6h-7v-4h-8v4h-7v-6c-4-2-7-6-7-11z', '#f3a8b4') + c(35, 22, 1.800, pen, 0) + `<path d="M20 16h9M8 24c-4 1-6-3-3-5" fill="none" ${l(2.4)}/>` + c(24, 6, 4.500, '#ffcf3d', 1.800),
  'pizza-party': p('M4 12C15 5 33 5 44 12L24 46z', '#f6bf45') + p('M4 12C15 5 33 5 44 12l-3 5C30 11 18 11 7 17z', '#c9792c') + c(19, 21, 3.400, '#c3392b', 0) + c(29, 23, 3, '#c3392b', 0) + c(24, 32, 2.800, '#c3392b', 0) + `<path d="M3 26l4 3M45 26l-4 3M8 38l3-2M40 38l-3-2" stroke="#b3226f" stroke-width="3" stroke-linecap="round"/>`,
  'play-palace': p('M4 44V22c3-4 7-4 9 0v4h6v-8c2-5 8-5 10 0v8h6v-4c2-4 6-4 9 0v22z', '#f0a24a') + p('M18 44V34c0-7 12-7 12 0v10z', '#733a9b') + suit(14.500, 1, 0.8, 'crown'),
  popularity: at(3, 10, 1.750, things.binoculars) + p('M24 14c-3-6-11-4-10 2 1 5 7 7 10 10 3-3 9-5 10-10 1-6-7-8-10-2z', '#d8452f'),
  'secret-stash': p('M5 22c0-8 4-12 10-12h18c6 0 10 4 10 12v20H5z', '#a9713c') + p('M5 22h38v7H5z', '#c79355') + p('M19 20h10v12H19z', '#ffcf3d') + c(24, 25, 2, pen, 0) + `<path d="M24 26v3.500" ${l(2)}/>`,
  sleepover: p('M3 43L24 14l21 29z', '#5d7fb8') + p('M17 43l7-14 7 14z', '#2b3a5e') + p('M36 3c-5 1-7 7-4 11s10 3 11-2c-5 2-9-3-7-9z', '#ffcf3d', 1.8) + `<path d="M8 12h6l-6 7h6M17 5h4l-4 5h4" fill="none" ${l(2)}/>`,
  'slime-lab': p('M18 4h12v3h-2v11l12 21c2 4 0 6-4 6H12c-4 0-6-2-4-6l12-21V7h-2z', '#dff1fa') + p('M15 29c4-3 7 3 10 0s6 2 8-1l7 11c2 4 0 6-4 6H12c-4 0-6-2-4-6z', '#8bc34a') + c(20, 37, 2.600, '#dff1fa', 1.400) + c(29, 39, 2, '#dff1fa', 1.400) + c(34, 10, 3, '#8bc34a', 1.600),
};

export const macaroniArt =
  p('M12 45h24v-5H12z', '#82501f') +
  [[16, 33, 20], [30, 35, -30], [22, 25, 80], [32, 24, 10], [18, 16, -40], [29, 13, 60]].map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-8 4c0-12 16-12 16 0" fill="none" stroke="${pen}" stroke-width="8.600" stroke-linecap="round"/><path d="M-8 4c0-12 16-12 16 0" fill="none" stroke="#f6bf45" stroke-width="5" stroke-linecap="round"/></g>`).join('');
// A pile of made-up rules, and one that nobody else may see.
export const ruleBack = p('M8 4h32v40H8z', '#f4d35e') + '<path d="M15 14h18M15 21h18M15 28h11" stroke="#82501f" stroke-width="3" stroke-linecap="round"/><text x="33" y="41" font-size="15" font-weight="800" fill="#82501f" text-anchor="middle" font-family="sans-serif">?</text>';
