// What the legend holds: every kind of thing in the game, its picture, its name, what it does.
import { t, tAny } from '../../language/words';
import { eventArt, terrainArt } from './art/events';
import { amulet, bolt, potion, wand } from './art/pieces';
import { roleArt } from './art/roles';
import { castleArt, circleArt, cloudArt, tileArt } from './map/pieces_on_map';
import { towerArt } from './map/towers';
import { capital, cloudDoes, cloudName, eventDoes, eventName, kindName, roleDoesBoth, roleName, terrainName, tileWords } from './say';
import { cloudKinds, colours, eventCards, forestTiles, mountainTiles, roles, terrains, type CloudKind, type View } from './types';

export interface Item {
  id: string;
  name: string;
  does: string;
  scene?: string;
  piece?: string;
  box?: string;
}
export interface Group {
  id: string;
  title: string;
  rule?: string;
  items: Item[];
}

const tileBox = '-36 -32 72 64';
const towerBox = '-32 -58 64 80';
const cloudBox = '-64 -44 128 84';

export function legendOf(view: View | null): Group[] {
  const all = view === null;
  const storm = all || view.options['storm'] !== 'off';
  const mountain = all || view.options['mountain-tiles'] === 'on';
  const back = all || view.options['board'] === 'back';
  const clouds: CloudKind[] = storm ? [...cloudKinds] : ['heavy'];
  const groups: Group[] = [
    {
      id: 'roles',
      title: t('broom-service.legend_roles'),
      rule: 'B4',
      items: roles.map((role) => ({ id: role, name: roleName(role), does: roleDoesBoth(role), scene: roleArt[role] })),
    },
    {
      id: 'towers',
      title: t('broom-service.legend_towers'),
      rule: 'B4',
      items: [
        { id: 'round', name: t('broom-service.tower_round_name'), does: t('broom-service.tower_round_does'), piece: towerArt({ colour: 'violet', shape: 'round', points: 5, wands: 1 }, 'open'), box: towerBox },
        { id: 'square', name: t('broom-service.tower_square_name'), does: t('broom-service.tower_square_does'), piece: towerArt({ colour: 'green', shape: 'square', points: 3, wands: 0 }, 'open'), box: towerBox },
        { id: 'filled', name: t('broom-service.tower_filled_name'), does: t('broom-service.why_filled'), piece: towerArt({ colour: 'orange', shape: 'round', points: 5, wands: 0 }, 'filled'), box: towerBox },
        ...colours.map((colour) => ({ id: colour, name: capital(kindName(colour)), does: tAny(`broom-service.potion_${colour}_does`), piece: potion(colour) })),
        { id: 'wand', name: capital(kindName('wands')), does: t('broom-service.wand_does'), piece: wand },
        { id: 'bolt', name: t('broom-service.bolts'), does: t('broom-service.bolts_does'), piece: bolt },
      ],
    },
    { id: 'terrains', title: t('broom-service.legend_terrains'), rule: 'B1', items: terrains.map((terrain) => ({ id: terrain, name: capital(terrainName(terrain)), does: tAny(`broom-service.terrain_${terrain}_does`), scene: terrainArt[terrain] })) },
    {
      id: 'clouds',
      title: t('broom-service.legend_clouds'),
      rule: 'B7',
      items: clouds.map((kind) => ({ id: kind, name: cloudName(kind), does: cloudDoes(kind), piece: cloudArt({ kind, wands: 2, bolts: kind === 'heavy' ? 2 : 1 }), box: cloudBox })),
    },
    { id: 'events', title: t('broom-service.legend_events'), rule: 'B6', items: eventCards.map((card) => ({ id: card, name: eventName(card), does: capital(eventDoes(card)), scene: eventArt[card] })) },
  ];
  const tiles: Item[] = [{ id: 'castle', name: t('broom-service.castle'), does: t('broom-service.castle_does'), piece: castleArt, box: '-48 -50 96 86' }];
  if (mountain) {
    tiles.push({ id: 'amulet', name: t('broom-service.amulets'), does: t('broom-service.amulets_does'), piece: amulet });
    tiles.push(...mountainTiles.map((tile) => ({ id: `m-${tile}`, ...tileWords(tile, null), piece: tileArt(tile, 32, '#dedbea'), box: tileBox })));
  }
  if (back) {
    tiles.push(...forestTiles.map((tile) => ({ id: `f-${tile}`, ...tileWords(tile, null), piece: tileArt(tile, 32, '#d5e5c8'), box: tileBox })));
    tiles.push({ id: 'turbo', ...tileWords(['A', 'B'], null), piece: tileArt(['A', 'B'], 32, '#f3dcc0'), box: tileBox });
    tiles.push({ id: 'tile-tower', ...tileWords('tower', null), piece: towerArt({ colour: 'orange', shape: 'square', points: 7, wands: 0 }, 'open'), box: towerBox });
    tiles.push({ id: 'circle', name: t('broom-service.circle', { circle: 'A–D' }), does: t('broom-service.circle_does'), piece: circleArt('A'), box: '-50 -50 100 100' });
  }
  groups.push({ id: 'tiles', title: t('broom-service.legend_places'), rule: 'B8', items: tiles });
  return groups;
}
