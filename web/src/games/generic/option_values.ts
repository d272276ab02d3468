// The values of the options, as `GET /api/games` lists them.
export const optionValues: Record<string, readonly string[]> = {
  'missed-opportunity': ['off', 'on'],
  setup: ['basic', 'draft'],
  board: ['front', 'back'],
  'mountain-tiles': ['off', 'on'],
  storm: ['off', 'few', 'many', 'all'],
};
