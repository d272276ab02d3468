// What kids wear on head and face: hats from the attic, things made of cardboard, glasses. `c` is
// the colour of the thing.
import { pen, s } from './face_parts';

const fill = (d: string, c: string, width = 2.6): string => `<path d="${d}" fill="${c}" ${s(width)}/>`;
const line = (d: string, width = 2.6): string => `<path d="${d}" fill="none" ${s(width)}/>`;

export const hats = {
  none: () => '',
  cap: (c) => fill('M23 42c0-17 10-27 27-27s27 10 27 27z', c) + fill('M22 39h56c8 0 15 3 18 8-20 1-48 1-74 0z', c) + `<circle cx="50" cy="15" r="3" fill="${c}" ${s(2)}/>`,
  capLeft: (c) => `<g transform="rotate(-8 50 40)">${fill('M23 42c0-17 10-27 27-27s27 10 27 27z', c)}${fill('M78 39H22c-8 0-15 3-18 8 20 1 48 1 74 0z', c)}</g>`,
  capBack: (c) => fill('M22 45c-1-19 10-30 28-30s29 11 28 30c-9-6-18-8-28-8s-19 2-28 8z', c) + fill('M38 37c3-7 21-7 24 0-4 3-20 3-24 0z', '#fffaf0'),
  beanie: (c) => fill('M22 44c-1-19 10-31 28-31s29 12 28 31z', c) + fill('M19 40h62v9H19z', '#fffaf0') + `<circle cx="50" cy="11" r="5.500" fill="#fffaf0" ${s(2.4)}/>`,
  stripes: (c) => fill('M22 44c-1-19 10-31 28-31s29 12 28 31z', c) + line('M26 31q24-7 48 0M34 20q16-5 32 0', 3.4) + fill('M19 40h62v8H19z', c),
  bone: (c) => fill('M22 44c-1-19 10-31 28-31s29 12 28 31z', c) + fill('M19 40h62v8H19z', c) + fill('M38 27c-3-1-5 2-3 4-3 1-2 5 1 5 2 0 3-2 4-3h20c1 1 2 3 4 3 3 0 4-4 1-5 2-2 0-5-3-4-2 0-2 2-3 3H41c-1-1-1-3-3-3z', '#fffaf0', 2),
  captain: (c) => fill('M18 34c2-13 13-20 32-20s30 7 32 20c-9 4-20 6-32 6s-23-2-32-6z', '#fffaf0') + fill('M24 36h52v8H24z', c) + fill('M28 44h44c3 2 3 5 0 6-14 2-30 2-44 0-3-1-3-4 0-6z', pen) + `<circle cx="50" cy="30" r="5" fill="#ffd24a" ${s(2)}/>`,
  chef: () => fill('M28 40V27c-10-2-12-15-2-18 3-6 12-8 17-3 5-4 14-4 18 0 6-3 14 0 15 6 9 3 7 14-4 15v13z', '#fffdf6') + fill('M27 37h46v8H27z', '#fffdf6'),
  mirror: () => fill('M21 37h58v7H21z', '#7d8a94') + `<circle cx="50" cy="30" r="11" fill="#d9e6ee" ${s(2.6)}/><circle cx="50" cy="30" r="3.600" fill="#fff" ${s(2)}/>`,
  crown: (c) => fill('M25 41l-4-27 15 13 14-18 14 18 15-13-4 27z', c) + `<circle cx="50" cy="32" r="3.400" fill="#d8452f" ${s(1.8)}/>`,
  band: (c) => fill('M21 36c18-6 40-6 58 0v9c-18-6-40-6-58 0z', c),
  boltBand: (c) => fill('M21 36c18-6 40-6 58 0v9c-18-6-40-6-58 0z', c) + fill('M53 26l-9 13h6l-4 10 12-14h-6z', '#ffd24a', 2),
  antennae: (c) => line('M38 27Q30 12 22 9M62 27Q70 12 78 9', 3.4) + `<circle cx="21" cy="9" r="5.500" fill="${c}" ${s(2.4)}/><circle cx="79" cy="9" r="5.500" fill="${c}" ${s(2.4)}/>` + fill('M27 34c14-7 32-7 46 0l-2 5c-13-6-29-6-42 0z', c),
  shell: (c) => fill('M20 47c-2-22 10-36 30-36s32 14 30 36c-4-7-8-9-12-9H32c-4 0-8 2-12 9z', c) + line('M38 12Q32 4 24 4M62 12Q68 4 76 4', 3.4) + line('M50 12v25', 2),
  catEars: (c) => fill('M25 38l-2-25 20 13zM75 38l2-25-20 13z', c) + fill('M28 30l-1-10 8 6zM72 30l1-10-8 6z', '#f3a8b4', 1.6),
  antlers: () => fill('M30 29c-7-2-13-6-15-12l-8 1c0-6 2-9 5-12l4 7 3-10c4 1 6 3 7 6l2 7c2-3 3-4 6-4-1 6 0 10 2 14zM70 29c7-2 13-6 15-12l8 1c0-6-2-9-5-12l-4 7-3-10c-4 1-6 3-7 6l-2 7c-2-3-3-4-6-4 1 6 0 10-2 14z', '#d2a066') + fill('M26 35c15-8 33-8 48 0l-2 5c-14-6-30-6-44 0z', '#d2a066'),
  colander: () => fill('M19 43c0-19 12-31 31-31s31 12 31 31z', '#aab6be') + [[34, 29], [44, 25], [56, 25], [66, 29], [39, 35], [50, 33], [61, 35]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="${pen}"/>`).join('') + fill('M10 40h80v5H10z', '#8996a0'),
  scout: (c) => fill('M32 34c0-12 5-20 18-20s18 8 18 20z', c) + fill('M9 38c12-6 27-8 41-8s29 2 41 8c-8 6-24 8-41 8S17 44 9 38z', c) + line('M33 33h34', 3),
  hood: (c) => `<path fill-rule="evenodd" d="M13 92c0-10 1-20 1-32C14 31 28 12 50 12s36 19 36 48c0 12 1 22 1 32zM50 26c-17 0-25 12-25 27s9 28 25 28 25-13 25-28-8-27-25-27z" fill="${c}" ${s(2.6)}/>`,
  zip: (c) => hood(c) + line('M50 84v14', 3) + fill('M47 83h6v6h-6z', '#ffd24a', 2),
  frog: (c) => hood(c) + `<circle cx="34" cy="15" r="9" fill="${c}" ${s(2.6)}/><circle cx="66" cy="15" r="9" fill="${c}" ${s(2.6)}/><circle cx="34" cy="14" r="3.400" fill="${pen}"/><circle cx="66" cy="14" r="3.400" fill="${pen}"/>`,
  miner: (c) => fill('M21 43c0-19 11-30 29-30s29 11 29 30z', c) + fill('M15 40h70v7H15z', c) + `<circle cx="50" cy="26" r="8" fill="#fff6c9" ${s(2.6)}/><circle cx="50" cy="26" r="3.600" fill="#ffd24a" ${s(1.600)}/>`,
  helmet: (c) => fill('M18 50c-3-23 11-38 32-38s35 15 32 38c-4-3-7-7-8-11H26c-1 4-4 8-8 11z', c) + line('M40 14q-5 10-4 24M60 14q5 10 4 24', 2.6) + line('M24 50q2 22 18 32M76 50q-2 22-18 32', 2.4),
  cracked: (c) => fill('M18 50c-3-23 11-38 32-38s35 15 32 38c-4-3-7-7-8-11H26c-1 4-4 8-8 11z', c) + line('M58 13l-5 8 6 4-5 7', 2.4) + line('M24 50q2 22 18 32', 2.4),
  rocket: (c) => fill('M22 46c0-22 10-38 28-44 18 6 28 22 28 44z', c) + fill('M22 46l-10 8V38l11-8zM78 46l10 8V38l-11-8z', '#d8452f') + `<circle cx="50" cy="28" r="7" fill="#dff1fa" ${s(2.4)}/>`,
  bandana: (c) => fill('M21 44c1-17 12-27 29-27s28 10 29 27c-18-8-40-8-58 0z', c) + fill('M78 42c6 1 11 5 13 11-6 0-9-1-12-3 1 5 0 8-2 11-3-6-4-12-3-18z', c) + [[37, 30], [50, 25], [63, 30], [44, 36], [57, 36]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.300" fill="#fffaf0"/>`).join(''),
  bow: (c) => fill('M62 24L46 12v22zM62 24l17-11v23z', c) + `<circle cx="62" cy="24" r="5" fill="${c}" ${s(2.4)}/>`,
  dottedBow: (c) => fill('M50 18L28 5v26zM50 18L72 5v26z', c) + `<circle cx="50" cy="18" r="6" fill="${c}" ${s(2.4)}/>` + [[35, 14], [35, 22], [65, 14], [65, 22]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="#fff"/>`).join(''),
  flower: (c) => [0, 72, 144, 216, 288].map((a) => `<ellipse cx="70" cy="20" rx="4.800" ry="7.400" fill="${c}" ${s(1.8)} transform="rotate(${a} 70 27)"/>`).join('') + `<circle cx="70" cy="27" r="4.600" fill="#ffd24a" ${s(1.8)}/>`,
  sprout: (c) => line('M50 26V10', 3.4) + fill('M50 13c-3-9-12-11-19-8 2 8 10 12 19 8zM50 10c3-8 11-10 18-7-2 7-9 11-18 7z', c),
  beret: (c) => fill('M17 35c2-15 17-23 38-20 19 2 30 11 27 20-14 7-52 8-65 0z', c) + line('M55 15q1-6 5-7', 4) + fill('M80 46l10-25 5 2-9 25-6 6z', '#ffd24a', 2),
  goggles: (c) => fill('M18 33h64v8H18z', '#6b4a26') + `<circle cx="38" cy="34" r="11" fill="#c7e6f2" stroke="${c}" stroke-width="4"/><circle cx="62" cy="34" r="11" fill="#c7e6f2" stroke="${c}" stroke-width="4"/><path d="M33 31l4-4M57 31l4-4" stroke="#fff" stroke-width="2.400" stroke-linecap="round"/>`,
  headphones: (c) => line('M20 52C18 26 30 13 50 13s32 13 30 39', 6) + fill('M13 47h11v19H13c-4-5-4-14 0-19zM87 47H76v19h11c4-5 4-14 0-19z', c),
  party: (c) => fill('M33 36L52 0l16 36c-10 4-25 4-35 0z', c) + line('M42 20l15 4M37 30l27 3', 2.4) + `<circle cx="52" cy="2" r="4.500" fill="#fffaf0" ${s(2)}/>`,
  swimCap: (c) => fill('M20 47c-2-22 11-34 30-34s32 12 30 34c-18-6-42-6-60 0z', c) + line('M24 33q26-8 52 0', 2.6),
  cherry: () => line('M51 20q1-9 8-13', 2.4) + `<circle cx="50" cy="20" r="7" fill="#d8452f" ${s(2.4)}/><circle cx="48" cy="18" r="1.800" fill="#fff"/>`,
  sparks: () => line('M14 22l-7-6M20 11l-3-9M86 22l7-6M80 11l3-9M50 5V-2', 3.2).replace(pen, '#e3a21f'),
  laurel: () => [...[-1, 1]].map((m) => [0, 1, 2, 3, 4].map((i) => `<ellipse cx="${50 + m * (9 + i * 5.6)}" cy="${23 + i * i * 0.95}" rx="6" ry="3" transform="rotate(${m * (15 + i * 16)} ${50 + m * (9 + i * 5.6)} ${23 + i * i * 0.95})" fill="#ffcf3d" ${s(1.8)}/>`).join('')).join(''),
  pilot: (c) => fill('M19 66c-5-30 5-53 31-53s36 23 31 53c-5 2-9 0-10-5V42H29v19c-1 5-5 7-10 5z', c) + hats0goggles(),
  sheet: () => '',
} satisfies Record<string, (c: string) => string>;
export type Hat = keyof typeof hats;

function hood(c: string): string {
  return `<path fill-rule="evenodd" d="M13 92c0-10 1-20 1-32C14 31 28 12 50 12s36 19 36 48c0 12 1 22 1 32zM50 26c-17 0-25 12-25 27s9 28 25 28 25-13 25-28-8-27-25-27z" fill="${c}" ${s(2.6)}/>`;
}
function hats0goggles(): string {
  return `<path d="M20 30h60v7H20z" fill="#6b4a26" ${s(2)}/><circle cx="38" cy="32" r="10" fill="#c7e6f2" stroke="#8996a0" stroke-width="4"/><circle cx="62" cy="32" r="10" fill="#c7e6f2" stroke="#8996a0" stroke-width="4"/>`;
}

const lens = (x: number, r: number, glass: string): string => `<circle cx="${x}" cy="53" r="${r}" fill="${glass}" fill-opacity=".35" ${s(2.8)}/>`;
export const glasses = {
  none: '',
  round: lens(39.5, 11, '#fff') + lens(60.5, 11, '#fff') + line('M28.500 51l-5-2M71.500 51l5-2', 2.6),
  square: `<path d="M28 45h21v15H28zM51 45h21v15H51z" fill="#fff" fill-opacity=".35" ${s(2.8)}/>` + line('M28 49l-5-2M72 49l5-2', 2.6),
  sun: fill('M27 46h46c1 10-3 16-10 16-6 0-10-4-12-10h-2c-2 6-6 10-12 10-7 0-11-6-10-16z', '#26221f') + `<path d="M32 50l6-2M56 50l6-2" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/>`,
  star: [39.5, 60.5].map((x) => `<path d="M${x} 40l3.600 8 8.400 1-6.200 6 1.600 8.400-7.400-4.200-7.400 4.200 1.600-8.400-6.200-6 8.400-1z" fill="#ff8fb8" fill-opacity=".55" ${s(2.4)}/>`).join(''),
  swim: line('M19 51h62', 4) + [39, 61].map((x) => `<ellipse cx="${x}" cy="52" rx="11" ry="8.600" fill="#4db3d6" ${s(3)}/><path d="M${x - 5} 49l4-3" stroke="#fff" stroke-width="2.400" stroke-linecap="round"/>`).join(''),
  patch: line('M24 38q28 2 52 24', 3) + fill('M51 45c6-4 16-3 20 1 0 10-4 16-10 16s-10-7-10-17z', '#26221f'),
  monocle: lens(60.5, 10, '#fff') + line('M68 60q5 8 2 18', 1.8),
  film: `<path d="M27 45h46v14H54l-4-5-4 5H27z" fill="#fffaf0" ${s(2.6)}/><path d="M31 48h13v8H31z" fill="#d8452f"/><path d="M56 48h13v8H56z" fill="#2f7fc1"/>`,
  mask: fill('M25 44h50v15c-9 5-18 3-25-4-7 7-16 9-25 4z', '#fff', 2.4) + '',
  snorkel: line('M19 51h62', 4) + `<path d="M28 43h44v14c0 4-3 6-7 6h-8l-7-5-7 5h-8c-4 0-7-2-7-6z" fill="#8fd3ea" fill-opacity=".75" ${s(3)}/><path d="M84 76V24" stroke="#d8452f" stroke-width="6" stroke-linecap="round"/><path d="M84 76q0 8-9 6l-14-6" fill="none" stroke="#d8452f" stroke-width="5" stroke-linecap="round"/>`,
} as const;
export type Glasses = keyof typeof glasses;

// Around the neck, over the shirt.
export const necks = {
  none: '',
  scarf: fill('M28 82c14 7 30 7 44 0v9c-14 7-30 7-44 0z', '#d8452f') + fill('M62 88l8 12h-9l-5-10z', '#d8452f', 2.2),
  tie: fill('M45 85h10l-2 5 4 12H43l4-12z', '#d8452f', 2.2),
  neckerchief: fill('M30 84c13 6 27 6 40 0l-14 10h-12z', '#e3b21f', 2.4) + `<circle cx="50" cy="92" r="3" fill="#6b4a26" ${s(1.8)}/>`,
  medal: line('M38 86l12 11 12-11', 2.4) + `<circle cx="50" cy="97" r="4" fill="#ffd24a" ${s(2)}/>`,
  stethoscope: line('M36 86c0 14 12 14 14 6 2 8 14 8 14-6', 2.6),
} as const;
export type Neck = keyof typeof necks;
