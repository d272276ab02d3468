// Values of the edition that views do not tell, for "what would this bring": those of the board that
// was told last (useValues), and until then the same as in games/broom_service/edition.txt, which a
// test compares. They only ever inform: the engine counts.
import { terrains, type EventCard, type GameBoard, type Resources, type Role, type Terrain } from './types';

type Colour = 'orange' | 'violet' | 'green';
type ByTerrain = Record<Terrain, number>;
type ByColour = Record<Colour, number>;

export let bewitchedCost = 3;
export let braveDruid = 3;
export let braveFairy = 3;
export let bonusCloud = 2;
export let forestPoints = 5;
export let blackMarket = 3;
export let moreOrLess = [6, 4, 2, 0, -3];
export let dangerous: ByTerrain = { forest: -1, prairie: -3, hill: -2, mountain: 0 };
export let protectedAreas: ByTerrain = { forest: 1, prairie: 1, hill: 0, mountain: 0 };
export let fullHands = [7, 3];
export let emptyHands = [5, 2];
export let allAtOnce = [7, 4]; // four different resources, three
export let sameDestinations = 4;
export let stormNeeds: ByColour = { orange: 3, violet: 4, green: 4 };
export let stormPoints: ByColour = { orange: 5, violet: 7, green: 7 };
export let setPoints = [4, 2];
export let amuletPoints = [4, 9, 15];
let bolts = [0, 1, 2, 4, 6, 9, 12, 15, 19, 23, 28];
let furtherBolts = 5;
export const boltPoints = (count: number): number => bolts[count] ?? bolts.at(-1)! + (count - bolts.length + 1) * furtherBolts;

const gathers = (kind: Colour, brave: boolean): Resources => ({ orange: 0, violet: 0, green: 0, wands: brave ? 1 : 0, [kind]: brave ? 2 : 1 });
const gatherers: Role[] = ['fruit-gatherer', 'root-gatherer', 'herb-gatherer'];
let crops: Resources[][] = (['violet', 'orange', 'green'] as const).map((kind) => [gathers(kind, false), gathers(kind, true)]);
export const gathered = (role: Role, brave: boolean): Resources | null => crops[gatherers.indexOf(role)]?.[brave ? 1 : 0] ?? null;

export const witchTerrain: Partial<Record<Role, Terrain>> = { 'forest-witch': 'forest', 'prairie-witch': 'prairie', 'hill-witch': 'hill', 'mountain-witch': 'mountain' };
export let druidTerrains: Partial<Record<Role, Terrain[]>> = { 'valley-druid': ['forest', 'prairie'], 'hill-druid': ['hill', 'mountain'] };
// What an event gives those who are cowardly.
export const cowardsEvent = (event: EventCard): boolean => event === 'black-market' || event === 'illegal-distillery';

const byTerrain = (list: number[]): ByTerrain => Object.fromEntries(terrains.map((terrain, i) => [terrain, list[i]!])) as ByTerrain;
const byColour = (list: number[]): ByColour => ({ orange: list[0]!, violet: list[1]!, green: list[2]! });

// From now on those of this board.
export function useValues({ values: told }: GameBoard): void {
  if (!told) return; // of an older server
  bewitchedCost = told.bewitched;
  braveDruid = told.brave_druid;
  braveFairy = told.brave_fairy;
  bonusCloud = told.storm_bonus;
  forestPoints = told.forest_points;
  blackMarket = told.black_market;
  moreOrLess = told.more_or_less.slice(1);
  dangerous = byTerrain(told.dangerous);
  protectedAreas = byTerrain(told.protected);
  fullHands = told.full_hands;
  emptyHands = told.empty_hands;
  allAtOnce = told.all_at_once;
  sameDestinations = told.same_destinations;
  stormNeeds = byColour(told.storm_needs);
  stormPoints = byColour(told.storm_points);
  setPoints = told.set_points;
  amuletPoints = told.amulet_points.slice(1);
  bolts = told.bolt_points;
  furtherBolts = told.bolt_step;
  crops = told.gathers;
  const ground = (bits: number): Terrain[] => terrains.filter((_, i) => (bits >> i) & 1);
  druidTerrains = { 'valley-druid': ground(told.druids[0]!), 'hill-druid': ground(told.druids[1]!) };
}
