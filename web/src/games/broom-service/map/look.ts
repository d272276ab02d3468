// What something on the map is, in a name and a sentence: shown where the pointer or the focus is.
import { pair } from '../../../language/pair';
import { t } from '../../../language/words';
import { towerLook } from '../gains';
import { capital, cloudCost, cloudDoes, cloudName, listed, regionName, tileWords, towerName, towerWorth } from '../say';
import type { GameBoard, View } from '../types';

export function lookWords(board: GameBoard, view: View, key: string): { name: string; does: string } | null {
  const [kind, name = ''] = key.split(':');
  if (kind === 'tower') {
    const look = towerLook(board, name);
    const tower = board.towers.find((one) => one.tower === name);
    const from = tower ? listed(tower.regions.map((region) => regionName(board, region)), 'disjunction') : '';
    if (view.filled.includes(name)) return { name: towerName(look), does: t('broom-service.why_filled') };
    if (view.covered.includes(name)) return { name: towerName(look), does: t('broom-service.why_covered') };
    return { name: pair(name === 'tile' ? towerName(look) : t('broom-service.tower_number', { tower: towerName(look), number: name }), towerWorth(look)), does: from ? t('broom-service.served_from', { from }) : '' };
  }
  if (kind === 'cloud') {
    const cloud = view.clouds.find(({ region }) => region === Number(name));
    return cloud ? { name: pair(cloudName(cloud.kind), cloudCost(cloud)), does: cloudDoes(cloud.kind) } : null;
  }
  if (kind === 'tile') {
    const tile = view.tiles.find(({ region }) => region === Number(name));
    return tile ? tileWords(tile.tile, board) : null;
  }
  if (kind === 'circle') return { name: t('broom-service.circle', { circle: name }), does: t('broom-service.circle_does') };
  if (kind === 'castle') return { name: t('broom-service.castle'), does: t('broom-service.castle_does') };
  if (kind !== 'region') return null;
  const region = board.regions[Number(name) - 1]!;
  const towers = region.towers.map((tower) => towerLook(board, tower));
  return { name: capital(regionName(board, region.region)), does: towers.length ? t('broom-service.serves', { towers: listed(towers.map((look) => `${towerName(look)} ${look.points}`)) }) : t('broom-service.serves_none') };
}
