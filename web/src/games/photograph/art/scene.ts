// One drawing for each photo, composed when it is first wanted.
import { harbour } from './blue';
import { dogStreet } from './brown';
import { park } from './green';
import { rainStreet } from './grey';
import type { Colour } from './ink';
import { lanternSquare } from './purple';
import { postVan } from './red';
import { tramStreet } from './yellow';

const streets: Record<Colour, (n: number) => string> = {
  blue: harbour, red: postVan, yellow: tramStreet, green: park, brown: dogStreet, grey: rainStreet, purple: lanternSquare,
};
const drawn = new Map<string, string>();

export function scene(colour: Colour, number: number): string {
  const name = colour + number;
  let svg = drawn.get(name);
  if (svg === undefined) drawn.set(name, (svg = streets[colour](number)));
  return svg;
}
