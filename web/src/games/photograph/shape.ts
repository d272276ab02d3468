// How the table lies in the room it has.
export type Shape =
  | 'wide' // rivals, City and strips, film, one below the other
  | 'middle' // the strips stand beside City and film
  | 'low' // the City on the left over the whole height: a phone on its side, a zoomed page
  | 'phone';

export function shapeOf(width: number, height: number): Shape {
  if (width < 540 || (width < 700 && height >= 480)) return 'phone';
  if (height < 480) return 'low';
  return height < 700 ? 'middle' : 'wide';
}

// Whether the numbers at the ends of rows fit beside photos that can still be read; else photos are
// touched, and the numbers stand over the film.
export function endsFit(shape: Shape, width: number): boolean {
  if (shape === 'wide') return true;
  return shape !== 'phone' && width * 0.52 > 206 + 4 * 58;
}
