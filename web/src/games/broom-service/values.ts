// Values of the edition that views do not tell, for "what would this bring". The same as in
// games/broom_service/edition.txt; a test compares them. They only ever inform: the engine counts.
import type { EventCard, Resources, Role, Terrain } from './types';

export const bewitchedCost = 3;
export const braveDruid = 3;
export const braveFairy = 3;
export const bonusCloud = 2;
export const forestPoints = 5;
export const blackMarket = 3;
export const moreOrLess = [6, 4, 2, 0, -3];
export const dangerous: Record<Terrain, number> = { forest: -1, prairie: -3, hill: -2, mountain: 0 };
export const protectedAreas: Record<Terrain, number> = { forest: 1, prairie: 1, hill: 0, mountain: 0 };
export const fullHands = [7, 3];
export const emptyHands = [5, 2];
export const allAtOnce = [7, 4]; // four different resources, three
export const sameDestinations = 4;
export const stormNeeds = { orange: 3, violet: 4, green: 4 } as const;
export const stormPoints = { orange: 5, violet: 7, green: 7 } as const;
export const setPoints = [4, 2];
export const amuletPoints = [4, 9, 15];
const bolts = [0, 1, 2, 4, 6, 9, 12, 15, 19, 23, 28];
const furtherBolts = 5;
export const boltPoints = (count: number): number => bolts[count] ?? bolts.at(-1)! + (count - bolts.length + 1) * furtherBolts;

const gathers = (kind: 'orange' | 'violet' | 'green', brave: boolean): Resources => ({ orange: 0, violet: 0, green: 0, wands: brave ? 1 : 0, [kind]: brave ? 2 : 1 });
const crop: Partial<Record<Role, 'orange' | 'violet' | 'green'>> = { 'fruit-gatherer': 'violet', 'root-gatherer': 'orange', 'herb-gatherer': 'green' };
export const gathered = (role: Role, brave: boolean): Resources | null => (crop[role] ? gathers(crop[role], brave) : null);

export const witchTerrain: Partial<Record<Role, Terrain>> = { 'forest-witch': 'forest', 'prairie-witch': 'prairie', 'hill-witch': 'hill', 'mountain-witch': 'mountain' };
export const druidTerrains: Partial<Record<Role, Terrain[]>> = { 'valley-druid': ['forest', 'prairie'], 'hill-druid': ['hill', 'mountain'] };
// What an event gives those who are cowardly.
export const cowardsEvent = (event: EventCard): boolean => event === 'black-market' || event === 'illegal-distillery';
