// A portrait as SVG text, drawn once for each kid.
import { brows, eyes, heads, marks, mouths, noses, pen, s, skins } from './face_parts';
import { glasses, hats, necks } from './gear';
import { hairOf, hairs } from './hair';
import { lookOf, type Look } from './kids';

const ears = (skin: string): string => `<ellipse cx="23" cy="56" rx="5" ry="7" fill="${skin}" ${s(2.4)}/><ellipse cx="77" cy="56" rx="5" ry="7" fill="${skin}" ${s(2.4)}/>`;
const body = (look: Look, skin: string): string =>
  `<path d="M42 76h16v14H42z" fill="${skin}" ${s(2.4)}/><path d="M10 160v-54c1-14 11-20 27-21 4 5 22 5 26 0 16 1 26 7 27 21v54z" fill="${look.shirt}" ${s(2.6)}/>`;

function draw(look: Look): string {
  const skin = skins[look.skin] ?? skins[1];
  const hair = hairOf(look.hair);
  const covered = look.hat === 'zip' || look.hat === 'frog' || look.hat === 'hood';
  const inside =
    (covered ? '' : (hair.back?.(look.hue) ?? '')) +
    body(look, skin) +
    ears(skin) +
    `<path d="${heads[look.head]}" fill="${skin}" ${s(2.8)}/>` +
    (look.marks ?? []).filter((mark) => mark !== 'goo').map((mark) => marks[mark]).join('') +
    brows[look.brows ?? 'none'] +
    eyes[look.eyes] +
    noses[look.nose ?? 'button'] +
    mouths[look.mouth] +
    hair.front(look.hue) +
    (look.marks?.includes('goo') ? marks.goo : '') +
    necks[look.neck ?? 'none'] +
    hats[look.hat ?? 'none'](look.cloth ?? '#888') +
    glasses[look.glasses ?? 'none'];
  return look.small ? `<g transform="translate(12 22) scale(.76)">${inside}</g>` : inside;
}

const sheet =
  `<path d="M14 104c2-12 3-22 4-38C20 36 29 14 50 14s30 22 32 52c1 16 2 26 4 38-7-5-11-5-16 0-5-5-9-5-14 0-5-5-8-5-12 0-5-5-9-5-14 0-5-5-9-5-16 0z" fill="#fffdf8" ${s(2.8)}/>` +
  `<path d="M30 30c-4 12-6 26-6 40M68 80c3-8 4-16 4-22" fill="none" stroke="${pen}" stroke-opacity=".25" stroke-width="2.400" stroke-linecap="round"/>` +
  `<ellipse cx="40" cy="48" rx="6.500" ry="8.500" fill="${pen}"/><ellipse cx="61" cy="48" rx="6.500" ry="8.500" fill="${pen}"/><circle cx="42" cy="45" r="2" fill="#fff"/><circle cx="63" cy="45" r="2" fill="#fff"/><ellipse cx="50" cy="68" rx="5" ry="6.500" fill="${pen}"/>`;

const drawn = new Map<string, string>();
export function face(kid: string): string {
  let svg = drawn.get(kid);
  if (svg === undefined) {
    const look = lookOf(kid, { heads, hairs, eyes, mouths });
    if (look === 'sheet') svg = sheet;
    else if (Array.isArray(look))
      svg = `<g transform="translate(-9 6) rotate(-5 50 60) scale(.7)">${draw(look[0])}</g><g transform="translate(39 24) rotate(4 50 60) scale(.7)">${draw(look[1])}</g>`;
    else svg = draw(look);
    drawn.set(kid, svg);
  }
  return svg;
}
