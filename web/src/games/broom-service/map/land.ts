// The map that never changes, drawn once as a text of SVG: sea, coast, terrains, lakes, borders.
import type { GameBoard, Point, Region, Terrain } from '../types';
import { bounds, chance, clear, cloudRounds, edgeDistance, frameOf, inside, outlinePath, standing, type Round } from './geometry';

const n = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const steps: Record<Terrain, [number, number, number]> = { forest: [29, 25, 13], prairie: [37, 29, 14], hill: [54, 35, 20], mountain: [46, 34, 17] }; // across, down, from the border

function scatter(region: Region, taken: readonly Round[]): Point[] {
  const random = chance(region.region * 7 + 3);
  const [across, down, margin] = steps[region.terrain];
  const box = bounds(region.outline);
  const found: Point[] = [];
  for (let row = 0, y = box.y + margin; y < box.y + box.height; row++, y += down) {
    for (let x = box.x + (row % 2) * (across / 2); x < box.x + box.width; x += across) {
      const at: Point = [x + (random() - 0.5) * across * 0.5, y + (random() - 0.5) * down * 0.5];
      if (inside(at, region.outline) && edgeDistance(at, region.outline) > margin && clear(at, taken)) found.push(at);
    }
  }
  return found;
}

function forest(points: Point[], random: () => number): string {
  let leaves = '';
  let light = '';
  for (const [x, y] of points) {
    const s = 0.85 + random() * 0.35;
    const d = (v: number): string => n(v * s);
    if (random() < 0.62) {
      leaves += `M${n(x)} ${n(y - 17 * s)}l${d(7)} ${d(11)}h${d(-3)}l${d(5.5)} ${d(9)}h${d(-8)}v${d(4)}h${d(-3)}v${d(-4)}h${d(-8)}l${d(5.5)} ${d(-9)}h${d(-3)}z`;
      light += `M${n(x - 2 * s)} ${n(y - 9 * s)}l${d(-2.5)} ${d(4)}m${d(0.5)} ${d(4)}l${d(-2.5)} ${d(3.5)}`;
    } else {
      leaves += `M${n(x - 1.5 * s)} ${n(y + 7 * s)}v${d(-5)}c${d(-12)} ${d(1)} ${d(-12)} ${d(-17)} ${d(1.5)} ${d(-17)}s${d(13.5)} ${d(18)} ${d(1.5)} ${d(17)}v${d(5)}z`;
      light += `M${n(x - 5 * s)} ${n(y - 5 * s)}q${d(0)} ${d(-5)} ${d(5)} ${d(-6)}`;
    }
  }
  return `<path class="leaves" d="${leaves}"/><path class="leaf-light" d="${light}"/>`;
}

function prairie(points: Point[], random: () => number): string {
  let grass = '';
  let flowers = '';
  for (const [x, y] of points) {
    if (random() < 0.16) flowers += `M${n(x)} ${n(y - 8)}h.1`;
    grass += `M${n(x - 2)} ${n(y)}q-1-7-7-9m8 9q-1-8-2-13m4 13q1-7 7-10m-11 10q-2-8-5-12m9 12q1-6 3-12`;
  }
  return `<path class="grass" d="${grass}"/><path class="flowers" d="${flowers}"/>`;
}

function hills(points: Point[], random: () => number): string {
  let mounds = '';
  let lines = '';
  for (const [x, y] of points) {
    const s = 0.9 + random() * 0.3;
    const d = (v: number): string => n(v * s);
    mounds += `M${n(x - 26 * s)} ${n(y + 8 * s)}c${d(6)} ${d(-30)} ${d(44)} ${d(-32)} ${d(52)} 0`;
    lines += `M${n(x - 17 * s)} ${n(y + 8 * s)}c${d(5)} ${d(-19)} ${d(28)} ${d(-21)} ${d(34)} 0M${n(x - 8 * s)} ${n(y + 8 * s)}c${d(3)} ${d(-9)} ${d(13)} ${d(-10)} ${d(16)} 0`;
  }
  return `<path class="mounds" d="${mounds}"/><path class="contours" d="${lines}"/>`;
}

function mountains(points: Point[], random: () => number): string {
  return [...points]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const s = 0.85 + random() * 0.4;
      const d = (v: number): string => n(v * s);
      const top = `${n(x)} ${n(y - 26 * s)}`;
      return (
        `<path class="peak" d="M${top}l${d(23)} ${d(40)}h${d(-46)}z"/><path class="peak-shade" d="M${top}l${d(23)} ${d(40)}h${d(-17)}l${d(-8)} ${d(-14)} ${d(5)} ${d(-9)}z"/>` +
        `<path class="snow" d="M${top}l${d(-8)} ${d(14)} ${d(5)} ${d(-3)} ${d(3)} ${d(5)} ${d(4)} ${d(-5)} ${d(4)} ${d(3)}z"/>`
      );
    })
    .join('');
}

const symbols = { forest, prairie, hill: hills, mountain: mountains };

// Places of open water, the widest first.
function openSea(board: GameBoard): (Point & { room?: number })[] {
  const frame = frameOf(board);
  const found: { at: Point; room: number }[] = [];
  for (let x = frame.x + 20; x < frame.x + frame.width - 10; x += 34)
    for (let y = frame.y + 20; y < frame.y + frame.height - 10; y += 34) {
      const at: Point = [x, y];
      if (board.regions.some(({ outline }) => inside(at, outline)) || board.lakes.some((lake) => inside(at, lake))) continue;
      const border = Math.min(x - frame.x, y - frame.y, frame.x + frame.width - x, frame.y + frame.height - y);
      found.push({ at, room: Math.min(border, ...board.regions.map(({ outline }) => edgeDistance(at, outline))) });
    }
  return found.sort((a, b) => b.room - a.room).map(({ at, room }) => Object.assign([...at] as Point, { room }));
}

const compass = ([x, y]: Point, r: number): string => {
  const k = r / 40;
  return `<g class="compass" transform="translate(${n(x)} ${n(y)}) scale(${n(k * 10) === '0' ? 1 : k})"><circle r="32"/><circle r="27"/><path d="M0-40L6-6 40 0 6 6 0 40-6 6-40 0-6-6Z"/><path class="half" d="M0-40L6-6 0 0ZM40 0L6 6 0 0ZM0 40L-6 6 0 0ZM-40 0L-6-6 0 0Z"/></g>`;
};
const ship = ([x, y]: Point): string =>
  `<g class="ship" transform="translate(${n(x)} ${n(y)})"><path d="M-20 8H20L14 18H-14Z"/><path d="M0 8V-24M-1-22Q-20-8-16 4L-1 4ZM2-18Q16-8 14 4L2 4Z"/></g>`;
const serpent = ([x, y]: Point): string =>
  `<g class="serpent" transform="translate(${n(x)} ${n(y)})"><path d="M-34 8q0-16 10-16t10 16M-12 8q0-20 12-20t12 20M14 8q0-30 16-28 10 2 8 10l-10 0q-4 4-4 18"/><circle cx="31" cy="-14" r="1.6"/></g>`;

function sea(board: GameBoard): string {
  const places = openSea(board);
  const used: Round[] = [];
  const take = (room: number): Point | null => {
    const at = places.find((one) => (one.room ?? 0) >= room && clear(one, used));
    if (at) used.push({ at, r: 150 });
    return at ?? null;
  };
  const rose = take(52);
  const boat = take(40);
  const beast = take(40);
  const random = chance(11);
  let waves = '';
  let sparks = '';
  for (const at of places) {
    if ((at.room ?? 0) < 22 || !clear(at, used, -95)) continue;
    const roll = random();
    if (roll < 0.13) waves += `M${n(at[0] - 12)} ${n(at[1])}q6-6 12 0t12 0`;
    else if (roll < 0.24) sparks += `M${n(at[0])} ${n(at[1] - 6)}l1.7 4.3 4.3 1.7-4.3 1.7-1.7 4.3-1.7-4.3-4.3-1.7 4.3-1.7z`;
  }
  return `<path class="waves" d="${waves}"/><path class="sparks" d="${sparks}"/>${rose ? compass(rose, 44) : ''}${boat ? ship(boat) : ''}${beast ? serpent(beast) : ''}`;
}

// A lit path at dusk: how far a tower reaches, as a small fan into each region it serves.
function fans(board: GameBoard): string {
  let lines = '';
  let ends = '';
  for (const tower of board.towers) {
    for (const number of tower.regions) {
      const { label, outline } = board.regions[number - 1]!;
      const box = bounds(outline);
      const middle: Point = inside([box.x + box.width / 2, box.y + box.height / 2], outline) ? [box.x + box.width / 2, box.y + box.height / 2] : label;
      const turn = Math.atan2(middle[1] - tower.at[1], middle[0] - tower.at[0]);
      for (const spread of [-0.42, 0, 0.42]) {
        const from = tower.base * 0.8;
        const to = tower.base + (spread ? 17 : 22);
        const c = Math.cos(turn + spread);
        const s = Math.sin(turn + spread);
        lines += `M${n(tower.at[0] + from * c)} ${n(tower.at[1] + from * s)}L${n(tower.at[0] + to * c)} ${n(tower.at[1] + to * s)}`;
        ends += `M${n(tower.at[0] + to * c)} ${n(tower.at[1] + to * s)}h.1`;
      }
    }
  }
  return `<path class="fan-edge" d="${lines}"/><path class="fan-ends-edge" d="${ends}"/><path class="fan" d="${lines}"/><path class="fan-ends" d="${ends}"/>`;
}

export function landOf(board: GameBoard, tiles: boolean): string {
  const taken = [...standing(board, tiles), ...cloudRounds(board).map(({ at }) => ({ at, r: 40 })), ...board.regions.map(({ label }) => ({ at: label, r: 20 }))];
  const all = board.regions.map(({ outline }) => outlinePath(outline)).join('');
  const frame = frameOf(board);
  const ripples = [104, 70, 38].map((width, i) => `<path class="ripple" d="${all}" stroke-width="${width + 3}"/><path class="shallow-${i + 1}" d="${all}" stroke-width="${width}"/>`).join('');
  const regions = board.regions.map((region) => {
    const path = outlinePath(region.outline);
    const id = `land-${region.region}`;
    return (
      `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"><path class="${region.terrain}" d="${path}"/><path class="edge-${region.terrain}" d="${path}"/>` +
      `${symbols[region.terrain](scatter(region, taken), chance(region.region))}</g>`
    );
  });
  const lakes = board.lakes.map((lake) => {
    const { x, y, width, height } = bounds(lake);
    const middle = `M${n(x + width / 2 - 22)} ${n(y + height / 2 - 6)}q6-6 12 0t12 0M${n(x + width / 2 - 4)} ${n(y + height / 2 + 12)}q6-6 12 0t12 0`;
    return `<path class="lake" d="${outlinePath(lake)}"/><path class="waves" d="${middle}"/>`;
  });
  return (
    `<rect class="sea" x="${frame.x - 200}" y="${frame.y - 200}" width="${frame.width + 400}" height="${frame.height + 400}"/>` +
    `${ripples}${sea(board)}<path class="coast" d="${all}"/>${regions.join('')}${lakes.join('')}<path class="border-light" d="${all}"/><path class="border" d="${all}"/>${fans(board)}`
  );
}
