// The paper of a print with its deckled edge, and the corner that holds the number.
const bumps = (count: number, dx: number, dy: number, outX: number, outY: number): string =>
  Array.from({ length: count }, () => `q${dx / 2 + outX} ${dy / 2 + outY} ${dx} ${dy}`).join('');

// 120 by 96, scalloped all around like the prints of the sixties.
export const deckle = `M1.5 1.5${bumps(30, 3.9, 0, 0, -1.6)}${bumps(24, 0, 3.875, 1.6, 0)}${bumps(30, -3.9, 0, 0, 1.6)}${bumps(24, 0, -3.875, -1.6, 0)}z`;

export const cornerWidth = (number: number): number => (number > 9 ? 43 : 29);
export const corner = (width: number): string => `M0 0h${width}v23q0 9-9 9H0z`;
