// The icons of actions, on a field of 24 by 24: things (a pizza, a bin, a backpack) and what is done
// with them (an arrow in, a minus, a plus). The same thing is drawn the same way everywhere.
export const inkLine = '#2a2a22';
const line = `stroke="${inkLine}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;

export const iconNames = [
  'pizza', 'toy', 'any', 'pack', 'lookout', 'trash', 'recruit', 'fort', 'fort-1', 'fort+1', 'vp', 'spend-pizza',
  'spend-toy', 'trash-rival', 'copy-pack', 'copy-rival-pack', 'convert', 'trash-this',
] as const;
export type IconName = (typeof iconNames)[number];
// What an action is multiplied by, besides the suits.
export const timesNames = ['any-suit', 'pack', 'lookout', 'level'] as const;
export type TimesName = (typeof timesNames)[number];

const at = (x: number, y: number, scale: number, what: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;

const pizza = `<path d="M2.800 6.800C8.400 3 15.600 3 21.200 6.800L12 22.600z" fill="#f6bf45" ${line}/><path d="M2.800 6.800C8.400 3 15.600 3 21.200 6.800l-1.400 2.400C14.900 6.300 9.100 6.300 4.200 9.200z" fill="#c9792c" ${line}/><circle cx="9.400" cy="11.200" r="1.900" fill="#c3392b"/><circle cx="14.400" cy="12.300" r="1.700" fill="#c3392b"/><circle cx="11.700" cy="16.600" r="1.500" fill="#c3392b"/>`;
const toy = `<path d="M12 5.500V2.600" fill="none" ${line}/><circle cx="12" cy="2.300" r="1.400" fill="#d8452f" ${line}/><path d="M2 10h2.500v5H2zM19.500 10H22v5h-2.500z" fill="#2f6d9c" ${line}/><rect x="4.300" y="5.500" width="15.400" height="13.200" rx="2.600" fill="#5db0e0" ${line}/><path d="M8.500 18.700h7v3.400h-7z" fill="#2f6d9c" ${line}/><circle cx="9" cy="10.800" r="2.100" fill="#fff" ${line}/><circle cx="15" cy="10.800" r="2.100" fill="#fff" ${line}/><circle cx="9.300" cy="11" r=".9" fill="${inkLine}"/><circle cx="15.300" cy="11" r=".9" fill="${inkLine}"/><path d="M8.300 15.600h7.400" fill="none" ${line}/>`;
const backpack = `<path d="M8.600 6V4.200c0-1.500 1-2.400 2.400-2.400h2c1.400 0 2.400.9 2.400 2.400V6" fill="none" ${line}/><path d="M4.500 21V11c0-3.300 2.300-5.500 7.500-5.500s7.500 2.200 7.500 5.500v10c0 .8-.5 1.300-1.300 1.300H5.800c-.8 0-1.300-.5-1.300-1.300z" fill="#6fae4e" ${line}/><path d="M7.300 14.600h9.400v7.700H7.300z" fill="#93c973" ${line}/><path d="M7.300 17.300h9.400M11 17.300v1.900h2v-1.900" fill="none" ${line}/>`;
const binoculars = `<path d="M3.500 9.500L5 4.800h4.600l.6 3.200h3.600l.6-3.200H19l1.500 4.700 1.600 7.200a4.500 4.500 0 0 1-8.900 1.500v-2.600h-2.400v2.600a4.500 4.500 0 0 1-8.900-1.500z" fill="#7b6bb5" ${line}/><circle cx="6.400" cy="17" r="2.700" fill="#dff1fa" ${line}/><circle cx="17.600" cy="17" r="2.700" fill="#dff1fa" ${line}/>`;
const bin = `<path d="M5.500 9.200h13l-1.200 12c-.1.800-.6 1.200-1.300 1.200H8c-.7 0-1.200-.4-1.300-1.200z" fill="#a9b4ba" ${line}/><path d="M9.700 12v7.400M14.300 12v7.400M12 12v7.400" fill="none" ${line}/>`;
const lid = `<path d="M4 6.600h16v2.600H4zM9.300 6.600V4.500h5.400v2.100" fill="#8996a0" ${line}/>`;
const card = `<rect x="8.300" y="1.300" width="8.400" height="10.500" rx="1.200" fill="#fffaf0" ${line}/>`;
const head = `<path d="M3 22.300c.6-5 3.700-7.400 9-7.400s8.400 2.400 9 7.400z" fill="#e2793b" ${line}/><circle cx="12" cy="9" r="6.300" fill="#f3c79c" ${line}/><path d="M5.800 8.200C6 4 8.400 2 12.300 2c3.600 0 5.800 2.200 6 5.800-3.500.6-6.200-.3-7.800-2.200-.9 1.600-2.400 2.500-4.700 2.600z" fill="#5b3a1f" ${line}/><circle cx="9.700" cy="10.200" r=".9" fill="${inkLine}"/><circle cx="14.300" cy="10.200" r=".9" fill="${inkLine}"/>`;
// A rival wears a mask, wherever one is meant.
const rival = head.replace('#e2793b', '#5a6b8c') + `<path d="M5.900 8.300h12.200v3.300c-2.200 1-4.400.7-6.100-.9-1.700 1.600-3.900 1.900-6.100.9z" fill="${inkLine}"/><circle cx="9.200" cy="10" r="1.100" fill="#fff"/><circle cx="14.800" cy="10" r="1.100" fill="#fff"/>`;
const walls = `<path d="M2.500 22.300V8.500h4v2.600h3.300V8.500h4.400v2.600h3.300V8.500h4v13.800z" fill="#d2a066" ${line}/><path d="M9.200 22.300v-4.600c0-1.700 1.100-2.800 2.800-2.800s2.800 1.100 2.800 2.800v4.600z" fill="#6b4a26" ${line}/><path d="M12 8.500V1.600" fill="none" ${line}/><path d="M12 1.600l6 1.900-6 2z" fill="#d8452f" ${line}/>`;
const star = `<path d="M12 1.300l3.200 6.700 7.300.9-5.400 5 1.400 7.300-6.500-3.600-6.500 3.600 1.400-7.300-5.400-5 7.300-.9z" fill="#ffcf3d" ${line}/>`;

const badge = (fill: string, sign: string): string =>
  `<circle cx="18.500" cy="18.500" r="5.200" fill="${fill}" stroke="#fffaf0" stroke-width="1.400"/><path d="${sign}" fill="none" stroke="#fff" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>`;
const minus = badge('#b5301f', 'M16 18.500h5');
const plus = badge('#27703f', 'M16 18.500h5M18.500 16v5');
const into = badge('#2a2a22', 'M18.500 15.700v5M16.300 18.600l2.200 2.200 2.200-2.200');
const up = badge('#27703f', 'M18.500 21.300v-5M16.300 18.400l2.200-2.200 2.200 2.200');

export const iconArt: Record<IconName, string> = {
  pizza,
  toy,
  any: at(-0.6, -1.2, 0.64, pizza) + `<path d="M19 2.500L5 21.500" stroke="${inkLine}" stroke-width="1.500" stroke-linecap="round"/>` + at(9, 9, 0.62, toy),
  pack: backpack + into,
  lookout: at(2.500, -1.300, 0.8, card) + at(0.4, 3.5, 0.88, binoculars) + into,
  trash: card + bin,
  recruit: head + plus,
  fort: walls + up,
  'fort-1': walls + badge('#27703f', 'M15 18.500h2.600M19.800 16.700l1.500-1.200v6'),
  'fort+1': walls + badge('#b5301f', 'M14.900 18.500h3M16.400 17v3M19.900 16.700l1.500-1.200v6'),
  vp: star,
  'spend-pizza': pizza + minus,
  'spend-toy': toy + minus,
  'trash-rival': at(5, -1.500, 0.58, rival) + bin,
  'copy-pack': at(-1.500, -1.500, 0.78, backpack) + at(6.800, 6.200, 0.74, backpack),
  'copy-rival-pack': at(-2, -1.200, 0.7, rival) + at(6.800, 6.200, 0.74, backpack),
  convert: at(-0.800, -1.500, 0.56, pizza) + at(11, 11, 0.54, toy) + `<path d="M14 3.500c3.500 0 5.500 1.800 5.700 5M17.700 6.800l2 2 2-2M10 20.500c-3.500 0-5.500-1.800-5.700-5M6.300 17.200l-2-2-2 2" fill="none" ${line.replace('1.3', '1.7')}/>`,
  'trash-this': `<g transform="rotate(-14 12 6)"><rect x="6.800" y=".3" width="10.400" height="13" rx="1.400" fill="#ffcf3d" ${line}/><path d="M12 2.600v4M12 9h.01" fill="none" stroke="${inkLine}" stroke-width="2" stroke-linecap="round"/></g>` + bin,
};

const dots = ['#b93a26', '#82501f', '#b3226f', '#1d6aad', '#733a9b', '#27703f'];
export const timesArt: Record<TimesName, string> = {
  'any-suit':
    dots.map((fill, i) => `<path d="M12 12L${(12 + 10.6 * Math.cos((i * Math.PI) / 3)).toFixed(2)} ${(12 + 10.6 * Math.sin((i * Math.PI) / 3)).toFixed(2)}A10.600 10.600 0 0 1 ${(12 + 10.6 * Math.cos(((i + 1) * Math.PI) / 3)).toFixed(2)} ${(12 + 10.6 * Math.sin(((i + 1) * Math.PI) / 3)).toFixed(2)}z" fill="${fill}"/>`).join('') +
    `<circle cx="12" cy="12" r="10.600" fill="none" ${line}/><circle cx="12" cy="12" r="5.600" fill="#fffaf0" ${line}/><path d="M9.900 10.300a2.200 2.200 0 1 1 3.300 1.900c-.9.5-1.200.9-1.200 1.700M12 16v.01" fill="none" ${line.replace('1.3', '1.8')}/>`,
  pack: backpack,
  lookout: binoculars,
  level: walls,
};
export const things = { lid: lid + bin, star, walls, backpack, binoculars, head, rival };
