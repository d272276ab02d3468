// The parts of a face, on a field of 100 by 100: heads, eyes, brows, noses, mouths, marks. A kid is
// put together from them (kids.ts), a little crooked, as if drawn with a thick felt pen.
export const pen = '#2b2622';
export const s = (width: number): string => `stroke="${pen}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const stroke = (d: string, width = 2.6): string => `<path d="${d}" fill="none" ${s(width)}/>`;
const both = (one: (x: number, side: number) => string): string => one(39.5, -1) + one(60.500, 1);

export const skins = ['#fbdcc0', '#f2c49b', '#dfa374', '#b97a4c', '#8c5733', '#633c24'] as const;

export const heads = {
  round: 'M50 25c16.500 0 27.500 11.500 27.500 28S66.500 82 50 82 22.500 69.500 22.500 53 33.500 25 50 25z',
  egg: 'M50 24c15.500 0 25.500 11 25.500 26 0 17-11 34-25.500 34S24.500 67 24.500 50c0-15 10-26 25.500-26z',
  square: 'M34 26h32c7 0 10.500 4 10.500 11v30c0 9-5 15-13 15h-27c-8 0-13-6-13-15V37c0-7 3.500-11 10.500-11z',
  pear: 'M50 25c11.500 0 19 8 20.500 18.500C76 49 80 56 80 62.500 80 75 66.500 83 50 83S20 75 20 62.500c0-6.500 4-13.500 9.500-19C31 33 38.500 25 50 25z',
  long: 'M50 20c13.500 0 21.500 9.500 21.500 24v20C71.500 77 63 86 50 86s-21.500-9-21.500-22V44C28.500 29.500 36.500 20 50 20z',
  wide: 'M50 29c20 0 33 9.500 33 25S69.500 81.500 50 81.500 17 69.500 17 54s13-25 33-25z',
  heart: 'M50 27c17 0 28 8.500 28 23 0 14-14 33-28 34-14-1-28-20-28-34 0-14.500 11-23 28-23z',
} as const;
export type Head = keyof typeof heads;

export const eyes = {
  dot: both((x) => `<circle cx="${x}" cy="53" r="3.400" fill="${pen}"/><circle cx="${x + 1.2}" cy="51.700" r="1.100" fill="#fff"/>`),
  big: both((x) => `<circle cx="${x}" cy="52.500" r="8" fill="#fff" ${s(2.2)}/><circle cx="${x + 1}" cy="53.500" r="3.800" fill="${pen}"/><circle cx="${x + 2.4}" cy="51.800" r="1.300" fill="#fff"/>`),
  side: both((x) => `<ellipse cx="${x}" cy="52.500" rx="6.600" ry="7.400" fill="#fff" ${s(2.2)}/><circle cx="${x + 3}" cy="53" r="3.300" fill="${pen}"/>`),
  happy: both((x) => stroke(`M${x - 6} 55q6-9 12 0`, 3)),
  sleepy: both((x) => `<path d="M${x - 7} 52h14c0 5-3 7.500-7 7.500s-7-2.500-7-7.500z" fill="#fff" ${s(2.2)}/><circle cx="${x}" cy="54.500" r="2.600" fill="${pen}"/>` + stroke(`M${x - 8} 52h16`, 3)),
  squint: stroke('M34 49l9 4.500-9 4M66 49l-9 4.500 9 4', 3),
  wink: `<circle cx="39.500" cy="53" r="3.600" fill="${pen}"/><circle cx="40.700" cy="51.700" r="1.100" fill="#fff"/>` + stroke('M54.500 54q6-6 12 0', 3),
  winkLeft: `<circle cx="60.500" cy="53" r="3.600" fill="${pen}"/><circle cx="61.700" cy="51.700" r="1.100" fill="#fff"/>` + stroke('M33.500 54q6-6 12 0', 3),
  lash: both((x, side) => `<circle cx="${x}" cy="53.500" r="3.800" fill="${pen}"/><circle cx="${x + 1.2}" cy="52" r="1.200" fill="#fff"/>` + stroke(`M${x + side * 3} 50l${side * 4}-3M${x + side * 4.2} 52.500l${side * 4.300}-1`, 2)),
  wide: both((x) => `<circle cx="${x}" cy="52" r="7.400" fill="#fff" ${s(2.2)}/><circle cx="${x}" cy="52" r="2.300" fill="${pen}"/>`),
  stars: both((x) => `<path d="M${x} 45l2 4.800 5.200.5-4 3.400 1.300 5.100-4.500-2.800-4.500 2.800 1.300-5.100-4-3.400 5.200-.5z" fill="#fff" ${s(1.8)}/>`),
  dizzy: both((x) => stroke(`M${x - 4} 49l8 8M${x + 4} 49l-8 8`, 3)),
  odd: `<circle cx="39" cy="52" r="8.600" fill="#fff" ${s(2.2)}/><circle cx="40.500" cy="53" r="3.600" fill="${pen}"/><circle cx="61" cy="53" r="5.600" fill="#fff" ${s(2.2)}/><circle cx="61.500" cy="53.500" r="2.700" fill="${pen}"/>`,
} as const;
export type Eyes = keyof typeof eyes;

export const brows = {
  none: '',
  flat: stroke('M33 42h11M56 42h11', 3),
  angry: stroke('M32 39.500l12 4.500M68 39.500L56 44', 3.4),
  up: stroke('M33 40q6-4 11 0M56 40q5-4 11 0', 2.8),
  one: stroke('M33 43h11M56 39q6-4 11 1', 3),
  sad: stroke('M33 43.500l10-4M67 43.500l-10-4', 2.8),
} as const;
export type Brows = keyof typeof brows;

export const noses = {
  button: stroke('M47 62q3 3.500 6 0', 2.6),
  dot: `<circle cx="50" cy="61" r="2" fill="${pen}" opacity=".7"/>`,
  hook: stroke('M51 55q4.500 6-1.500 7', 2.6),
  big: `<ellipse cx="50" cy="61" rx="5.600" ry="4.600" fill="#000" fill-opacity=".1" ${s(2.2)}/>`,
  up: stroke('M46.500 60.500q1.500 2.500 3.500 1 2 1.500 3.500-1', 2.2),
  none: '',
} as const;
export type Nose = keyof typeof noses;

const openMouth = (d: string, inside: string): string => `<path d="${d}" fill="#7a2a26" ${s(2.4)}/>${inside}`;
export const mouths = {
  smile: stroke('M40 69q10 8 20 0', 3),
  smirk: stroke('M42 71q10 2 17-4', 3),
  flat: stroke('M43 71h14', 3),
  frown: stroke('M42 73q8-6 16 0', 3),
  grin: openMouth('M38 67h24c0 8-5 12-12 12s-12-4-12-12z', '<path d="M39.500 68.200h21v3.600h-21z" fill="#fff"/>'),
  gap: openMouth('M38 67h24c0 8-5 12-12 12s-12-4-12-12z', `<path d="M39.500 68.200h9v3.800h-9zM53.500 68.200h7v3.800h-7z" fill="#fff"/>`),
  laugh: openMouth('M36 65h28c0 11-6 17-14 17s-14-6-14-17z', '<path d="M37.500 66.200h25v3.800h-25z" fill="#fff"/><path d="M43 79c3-4 11-4 14 0-4 3-10 3-14 0z" fill="#e2706b"/>'),
  tongue: stroke('M40 68q10 6 20 0', 3) + `<path d="M50 71.500h8v5c0 5-8 5-8 0z" fill="#e2706b" ${s(2.2)}/>`,
  oh: openMouth('M50 66.500c3.500 0 5.500 2.500 5.500 5.500s-2 6-5.500 6-5.500-3-5.500-6 2-5.500 5.500-5.500z', ''),
  braces: openMouth('M38 67h24c0 8-5 12-12 12s-12-4-12-12z', `<path d="M39.500 68.200h21v4.600h-21z" fill="#fff"/><path d="M39.500 70.500h21" stroke="#5f7d95" stroke-width="1.600"/><path d="M44 68.500v4M50 68.500v4M56 68.500v4" stroke="#5f7d95" stroke-width="1.800"/>`),
  shout: openMouth('M40 65q10-3 20 0 2 15-10 16-12-1-10-16z', '<path d="M42 66.200q8-2 16 0l-.4 3q-7.500-2-15.200 0z" fill="#fff"/><path d="M44 78c3-3 9-3 12 0-3.500 3-8.500 3-12 0z" fill="#e2706b"/>'),
  teeth: openMouth('M38 67h24v7c0 2-1.500 3.500-3.500 3.500h-17c-2 0-3.500-1.500-3.500-3.500z', `<path d="M39.500 68.300h21v8h-21z" fill="#fff"/><path d="M39.500 72.300h21M45 68.300v8M50 68.300v8M55 68.300v8" stroke="${pen}" stroke-width="1.400"/>`),
  pucker: `<circle cx="50" cy="71" r="3.200" fill="#7a2a26" ${s(2.4)}/>`,
  dummy: `<ellipse cx="50" cy="71" rx="9" ry="6" fill="#ffd24a" ${s(2.4)}/><circle cx="50" cy="71" r="2.600" fill="#fff" ${s(1.8)}/><path d="M45 76.500a6 6 0 0 0 10 0" fill="none" ${s(2.4)}/>`,
  full: `<path d="M40 69q10 5 20 0" fill="none" ${s(3)}/><circle cx="31" cy="68" r="7" fill="#e2706b" fill-opacity=".35"/><circle cx="69" cy="68" r="7" fill="#e2706b" fill-opacity=".35"/><path d="M44 76h2M57 77h2M50 79h2" ${s(2.4)}/>`,
} as const;
export type Mouth = keyof typeof mouths;

const plaster = (x: number, y: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 8}" y="${y - 3.400}" width="16" height="6.800" rx="3.400" fill="#f7d9b0" ${s(1.8)}/><path d="M${x - 3} ${y - 3.2}v6.400M${x + 3} ${y - 3.2}v6.400" ${s(1.4)}/></g>`;
export const marks = {
  freckles: [[31, 61], [36, 64], [34, 58], [64, 64], [69, 61], [66, 58]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.500" fill="#a0522d" fill-opacity=".75"/>`).join(''),
  blush: '<ellipse cx="31" cy="63" rx="5.500" ry="3.800" fill="#e2706b" fill-opacity=".45"/><ellipse cx="69" cy="63" rx="5.500" ry="3.800" fill="#e2706b" fill-opacity=".45"/>',
  plaster: plaster(68, 64, -28),
  plasterNose: plaster(50, 59, 6),
  plasterBrow: plaster(36, 40, 18),
  smudge: '<path d="M27 60q5-5 10 0-2 6-8 5-4-1-2-5z" fill="#4a4036" fill-opacity=".5"/><path d="M62 45q5-3 8 1-3 4-8-1z" fill="#4a4036" fill-opacity=".45"/>',
  paint: '<circle cx="30" cy="60" r="3.600" fill="#d8452f"/><circle cx="35" cy="67" r="2.400" fill="#2f7fc1"/><circle cx="69" cy="59" r="3" fill="#e3b21f"/>',
  whiskers: stroke('M33 64l-13-3M33 67l-13 2M67 64l13-3M67 67l13 2', 2),
  moustache: `<path d="M50 66c-4-3-10-2-13 2 5 2 10 1 13-2 3 3 8 4 13 2-3-4-9-5-13-2z" fill="${pen}"/>`,
  bolt: `<path d="M70 54l-6 8h4l-3 8 9-10h-4.500l3-6z" fill="#ffd24a" ${s(1.6)}/>`,
  shiner: '<ellipse cx="60.500" cy="53" rx="10.500" ry="9.500" fill="#5b3f7a" fill-opacity=".5"/>',
  warts: `<circle cx="31" cy="64" r="3" fill="#000" fill-opacity=".14" ${s(1.6)}/><circle cx="69" cy="70" r="2.400" fill="#000" fill-opacity=".14" ${s(1.6)}/><circle cx="63" cy="39" r="2.400" fill="#000" fill-opacity=".14" ${s(1.6)}/>`,
  goo: `<path d="M27 36c3 5 1 12 5 12s2-8 6-9 3 18 8 18 3-16 7-17 4 8 8 8 2-7 6-9l4 5c-4-16-14-22-23-22S31 26 27 36z" fill="#8bc34a" ${s(2.2)}/>`,
  whiteStripe: stroke('M28 61l11 2M28 66l11 1M61 63l11-2M61 67l11-1', 3.2),
} as const;
export type Mark = keyof typeof marks;
