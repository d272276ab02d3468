// Regions, pieces, roles and moves in words.
import { pair } from '../../language/pair';
import { language, t, tAny } from '../../language/words';
import { bonusAt, cloudGain, deliveryGain, towerLook } from './gains';
import { readMove, total } from './moves';
import { boardOf } from './told';
import { kinds, type Cloud, type Colour, type EventCard, type ForestTile, type GameBoard, type Happening, type Kind, type Resources, type Role, type Step, type Terrain, type Tile, type TowerLook, type View } from './types';
import { allAtOnce, blackMarket, braveDruid, braveFairy, dangerous, druidTerrains, emptyHands, forestPoints, fullHands, gathered, moreOrLess, protectedAreas, sameDestinations, stormNeeds, stormPoints, witchTerrain, bonusCloud } from './values';

export const listed = (parts: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string => new Intl.ListFormat(language(), { type }).format(parts);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
export const signed = (value: number): string => value.toLocaleString(language(), { signDisplay: 'exceptZero' }).replace('-', '−');
export const points = (count: number): string => t('broom-service.points', { count });
export const roleName = (role: Role): string => tAny(`broom-service.role_${role}`);
export const says = (role: Role, brave: boolean): string => tAny(`broom-service.says_${role}_${brave ? 'brave' : 'cowardly'}`);
export const terrainName = (terrain: Terrain): string => tAny(`broom-service.terrain_${terrain}`);
export const kindName = (kind: Kind): string => tAny(`broom-service.kind_${kind}`);
export const countOf = (kind: Kind, count: number): string => tAny(`broom-service.n_${kind}`, { count });
export const resourcesWords = (amount: Partial<Resources>): string => {
  const parts = kinds.filter((kind) => amount[kind]).map((kind) => countOf(kind, amount[kind]!));
  return parts.length ? listed(parts) : t('broom-service.nothing');
};
export const regionName = (board: GameBoard | null, number: number): string => {
  const terrain = board?.regions[number - 1]?.terrain;
  return terrain ? t('broom-service.region', { terrain: terrainName(terrain), number }) : t('broom-service.region_plain', { number });
};

// What a role does, brave or cowardly.
export function roleDoes(role: Role, brave: boolean): string {
  const terrain = witchTerrain[role];
  if (terrain) return t(brave ? 'broom-service.does_witch_brave' : 'broom-service.does_witch', { into: tAny(`broom-service.into_${terrain}`) });
  const grounds = druidTerrains[role];
  if (grounds) {
    const where = listed(grounds.map((one) => tAny(`broom-service.in_${one}`)), 'disjunction');
    return brave ? t('broom-service.does_druid_brave', { where, points: points(braveDruid) }) : t('broom-service.does_druid', { where });
  }
  const crop = gathered(role, brave);
  if (crop) return t('broom-service.does_gather', { what: resourcesWords(crop) });
  return brave ? t('broom-service.does_fairy_brave', { points: points(braveFairy) }) : t('broom-service.does_fairy');
}

// Both, as sentences.
export const roleDoesBoth = (role: Role): string =>
  `${pair(capital(t('broom-service.cowardly')), roleDoes(role, false))}. ${pair(capital(t('broom-service.brave')), roleDoes(role, true))}.`;

export const eventName = (card: EventCard): string => tAny(`broom-service.event_${card}`);
const grounds = (values: Record<Terrain, number>): string =>
  listed((Object.entries(values) as [Terrain, number][]).filter(([, value]) => value).map(([terrain, value]) => `${terrainName(terrain)} ${signed(value)}`));
export function eventDoes(card: EventCard): string {
  const values: Partial<Record<EventCard, Record<string, string | number>>> = {
    'more-or-less': { most: moreOrLess.length, list: listed(moreOrLess.map((value, i) => pair(String(i + 1), signed(value)))) },
    'black-market': { points: points(blackMarket) },
    'dangerous-areas': { list: grounds(dangerous) },
    'protected-areas': { list: grounds(protectedAreas) },
    'full-hands': { first: fullHands[0]!, second: fullHands[1]! },
    'empty-hands': { first: emptyHands[0]!, second: emptyHands[1]! },
    'all-at-once': { first: allAtOnce[0]!, second: allAtOnce[1]! },
    'same-destinations': { first: sameDestinations },
  };
  return tAny(`broom-service.event_${card}_does`, values[card] ?? {});
}

export const cloudCost = (cloud: Pick<Cloud, 'wands' | 'bolts'>): string => t('broom-service.cloud_cost', { wands: countOf('wands', cloud.wands), bolts: t('broom-service.n_bolts', { count: cloud.bolts }) });
export function cloudDoes(kind: Cloud['kind']): string {
  const colour = kind as keyof typeof stormNeeds;
  const values: Record<string, string | number> = colour in stormNeeds ? { points: points(stormPoints[colour]), needs: countOf(colour, stormNeeds[colour]) } : { bonus: bonusCloud };
  return tAny(`broom-service.cloud_${kind}_does`, values);
}
export const cloudName = (kind: Cloud['kind']): string => tAny(`broom-service.cloud_${kind}`);

export const towerName = (look: TowerLook): string =>
  t(look.shape === 'round' ? 'broom-service.tower_round' : 'broom-service.tower_square', { colour: tAny(`broom-service.colour_${look.colour as Colour}`) });
export const towerWorth = (look: TowerLook): string => (look.wands ? t('broom-service.and', { one: points(look.points), two: countOf('wands', look.wands) }) : points(look.points));

export const forestTileName = (tile: ForestTile): string => tAny(`broom-service.forest_tile_${tile}`);
export const forestTileDoes = (tile: ForestTile): string => tAny(`broom-service.forest_tile_${tile}_does`, { points: points(forestPoints) });
export function tileWords(tile: Tile['tile'], board: GameBoard | null): { name: string; does: string } {
  if (Array.isArray(tile)) return { name: t('broom-service.turbo'), does: t('broom-service.turbo_does', { one: tile[0], two: tile[1] }) };
  if (tile === 'tower') return { name: t('broom-service.tile_tower'), does: t('broom-service.tile_tower_does', { points: points(board?.tile_tower.points ?? 7) }) };
  if (tile === 'brave' || tile === 'role' || tile === 'points') return { name: forestTileName(tile), does: forestTileDoes(tile) };
  return { name: tAny(`broom-service.mountain_tile_${tile}`), does: tAny(`broom-service.mountain_tile_${tile}_does`) };
}

export const subjectOf = (step: Step): 'move' | 'delivery' | 'cloud' | 'set' | 'resources' => {
  if (step === 'hand-in') return 'set';
  if (step.endsWith('delivery')) return 'delivery';
  if (step === 'fairy' || step === 'mountain-cloud') return 'cloud';
  return step.endsWith('move') || step.endsWith('moves') ? 'move' : 'resources';
};

// A move as a sentence. The shell asks for it without the board, so the last one told is remembered.
export function moveWords(text: string, view: View): string {
  const move = readMove(text);
  const board = boardOf(view);
  const me = view.seats[Number(view.viewer) - 1];
  switch (move.do) {
    case 'roles':
      return listed(move.roles.map(roleName));
    case 'extra':
      return t('broom-service.move_extra', { role: roleName(move.role) });
    case 'brave':
    case 'cowardly':
      return t(move.do === 'brave' ? 'broom-service.move_brave' : 'broom-service.move_cowardly', { role: roleName(move.role), does: roleDoes(move.role, move.do === 'brave') });
    case 'move':
      return t('broom-service.move_move', { from: regionName(board, move.from), to: regionName(board, move.to) });
    case 'fly':
      return t('broom-service.move_fly', { circle: move.circle });
    case 'deliver': {
      if (!board) return t('broom-service.move_deliver', { what: move.tower, from: regionName(board, move.from), gain: '' });
      const look = towerLook(board, move.tower);
      const wands = look.wands - move.left;
      const gain = [points(deliveryGain(board, view, move.from, move.tower)), ...(wands ? [countOf('wands', wands)] : [])];
      const rest = move.left ? ` (${t('broom-service.leaving', { what: countOf('wands', move.left) })})` : '';
      return t('broom-service.move_deliver', { what: tAny(`broom-service.potion_${look.colour}`), from: regionName(board, move.from), gain: listed(gain) + rest });
    }
    case 'cloud': {
      const cloud = view.clouds.find(({ region }) => region === move.region);
      if (!cloud) return t('broom-service.move_cloud', { region: regionName(board, move.region), cost: '' });
      const gain = cloudGain(view, me, cloud);
      return t('broom-service.move_cloud', { region: regionName(board, move.region), cost: `${cloudCost(cloud)}${gain.now ? `, ${signed(gain.now)}` : ''}` });
    }
    case 'take':
      return t('broom-service.move_take', { what: resourcesWords(move.amount) });
    case 'set':
      return t('broom-service.move_set', { what: listed(move.kinds.map((kind) => countOf(kind, 1))), points: points(allAtOnce[move.kinds.length === 4 ? 0 : 1]!) });
    case 'offer':
      return move.count ? t('broom-service.move_offer', { what: countOf(move.kind, move.count) }) : t('broom-service.move_offer_none', { kind: kindName(move.kind) });
    case 'distil':
      return t('broom-service.move_distil', { what: countOf(move.kind, 1), event: eventName('illegal-distillery') });
    case 'black-market':
      return t('broom-service.move_black_market', { points: points(blackMarket), event: eventName('black-market') });
    case 'points-tile':
      return t('broom-service.move_points_tile', { points: points(forestPoints) });
    case 'brave-tile':
      return t('broom-service.move_brave_tile', { does: view.role ? roleDoes(view.role, true) : '' });
    case 'act':
      return t('broom-service.move_act', { does: view.role ? roleDoes(view.role, false) : '' });
    case 'skip':
      return tAny(`broom-service.skip_${subjectOf(view.step)}`);
    default:
      return tAny(`broom-service.move_${move.do.replaceAll('-', '_')}`);
  }
}

export const bonusWords = (board: GameBoard, view: View, region: number): string => {
  const bonus = bonusAt(board, view, region);
  return bonus ? t('broom-service.bonus_here', { points: points(bonus) }) : '';
};

// A few words about what a rival just did, shown beside their name.
export function noteOf(event: Happening): string | null {
  switch (event.event) {
    case 'roles-chosen':
      return t('broom-service.note_chosen');
    case 'role-laid':
      return says(event.role!, event.brave === true);
    case 'passed':
      return t('broom-service.note_passes');
    case 'brave-out':
      return t('broom-service.note_out');
    case 'potion-delivered':
      return t('broom-service.note_delivers', { points: points(event.points ?? 0) });
    case 'cloud-taken':
      return t('broom-service.note_cloud');
    case 'resources-taken':
      return t('broom-service.note_takes', { what: resourcesWords(event.amount ?? {}) });
    case 'offer-shown':
      return t('broom-service.note_offers', { what: resourcesWords(event.pieces ?? {}), count: total(event.pieces ?? {}) });
    case 'points-scored':
      return signed(event.points ?? 0);
    case 'gave-up':
      return event.could ? t('broom-service.note_gives_up') : t('broom-service.note_cannot');
    default:
      return null;
  }
}
