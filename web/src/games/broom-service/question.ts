// The question of the moment in a full sentence, more exact while something is half done.
import { t, tAny } from '../../language/words';
import { readMove } from './moves';
import { eventName, kindName, listed, regionName, roleDoes, roleName, says, terrainName } from './say';
import type { GameBoard, Role, View } from './types';

export function questionFor(view: View, legal: string[], picked: Role | null, pawn: number | null, board: GameBoard | null): string | null {
  const { step, decision } = view;
  const role = view.role;
  switch (step) {
    case 'choose-roles': {
      const most = Math.max(...legal.map((move) => move.split('+').length));
      return view.event === 'more-or-less' ? t('broom-service.ask_choose_some', { most }) : t('broom-service.ask_choose', { count: most });
    }
    case 'extra-role':
      return t('broom-service.ask_extra');
    case 'lead':
      if (picked) return t('broom-service.ask_answer', { role: roleName(picked) });
      return view.event === 'old-days' ? t('broom-service.ask_lead_brave', { event: eventName('old-days') }) : t('broom-service.ask_lead');
    case 'follow':
      return role ? t('broom-service.ask_follow', { role: roleName(role) }) : null;
    case 'cowardly-way':
      return role ? t('broom-service.ask_way', { says: says(role, false) }) : null;
    case 'witch-move':
    case 'storm-move':
    case 'mountain-moves': {
      if (pawn) return t('broom-service.ask_where', { region: regionName(board, pawn) });
      if (step === 'mountain-moves') return t('broom-service.ask_moves', { count: decision?.moves ?? 1 });
      return step === 'witch-move' && decision?.terrains ? t('broom-service.ask_move', { terrain: listed(decision.terrains.map(terrainName), 'disjunction') }) : t('broom-service.ask_storm_move');
    }
    case 'witch-delivery':
      return t('broom-service.ask_witch_delivery', { region: regionName(board, decision?.region ?? 1) });
    case 'druid-delivery':
    case 'storm-delivery':
    case 'mountain-delivery':
      return t('broom-service.ask_deliver');
    case 'gather':
      return role ? t('broom-service.ask_gather', { does: roleDoes(role, decision?.brave === true) }) : null;
    case 'mountain-potions':
    case 'mountain-wands':
      return t('broom-service.ask_tile_take');
    case 'fairy':
    case 'mountain-cloud':
      return t('broom-service.ask_cloud');
    case 'mountain-order':
      return t('broom-service.ask_order');
    case 'fly':
      return t('broom-service.ask_fly', { one: decision?.circles?.[0] ?? '', two: decision?.circles?.[1] ?? '' });
    case 'full-hands': {
      const move = legal[0] ? readMove(legal[0]) : null;
      return move?.do === 'offer' ? t('broom-service.ask_offer', { kind: kindName(move.kind) }) : null;
    }
    case 'hand-in':
      return tAny('broom-service.ask_set');
    default:
      return null;
  }
}
