// A move in words, for buttons, hints and the list of moves.
import { t, tAny } from '../../language/words';
import { kidOf, personName } from './cards.svelte';
import { readMove, type Move } from './moves';
import { capital, effectWords, iconWords, joined, kidName, oneOf, perkDoes, perkName, resourceWords, ruleDoes, ruleName, suitName, withCoin } from './say';
import type { Shown, View } from './types';

type Table = View | Shown;
const place = (move: Move): string => tAny(`fort.place_${move.place}`);

function source(move: Move): string {
  if (move.verb === 'deck' || move.verb === 'look-deck') return t('fort.move_from_deck');
  const kid = kidName(move.kid!);
  if (move.seat) return t('fort.move_from_yard', { kid, name: personName(move.seat) });
  if (move.verb.endsWith('park')) return t('fort.move_from_park', { kid });
  if (move.verb.endsWith('discard')) return t('fort.move_from_discard', { kid });
  return t('fort.move_from_hand', { kid });
}

function payment(move: Move): string {
  const stuff = resourceWords(move.pizza!, move.toys!);
  const pack = resourceWords(move.packPizza!, move.packToys!);
  const parts = [];
  if (move.pizza || move.toys) parts.push(t('fort.move_part_stuff', { what: stuff }));
  if (move.packPizza || move.packToys) parts.push(t('fort.move_part_pack', { what: pack }));
  return t('fort.move_pay', { what: joined(parts) });
}

function doneWords(step: string): string {
  if (step === 'do-over') return t('fort.move_done_do-over');
  if (step === 'birthday') return t('fort.move_done_birthday');
  if (step === 'before-discard' || step === 'after-draw') return t('fort.move_done_recycling');
  return t('fort.move_done_choose-action');
}

function noWords(step: string): string {
  if (step === 'rough-housing') return t('fort.move_no_rough-housing');
  return t(step === 'follow-more' ? 'fort.move_no_follow-more' : 'fort.move_no_follow');
}

function words(move: Move, view: Table): string {
  const kid = move.kid ? withCoin(move.kid, move.coin) : '';
  const played = view.play.kid ? kidOf(view.play.kid) : null;
  const running = view.play.action === 'private' ? played?.private : played?.public;
  switch (move.verb) {
    case 'keep':
    case 'play':
    case 'add':
    case 'count':
      return tAny(`fort.move_${move.verb}`, { kid });
    case 'follow':
      return t(view.step === 'follow-more' ? 'fort.move_follow-more' : 'fort.move_follow', { kid });
    case 'none':
      return t('fort.move_play-none');
    case 'diy':
      return t('fort.move_perk', { perk: perkName('diy'), what: iconWords('fort+1') });
    case 'recycle':
      return t('fort.move_perk', { perk: perkName('recycling'), what: t('fort.move_recycle', { kid }) });
    case 'do-over':
      return t('fort.move_perk', { perk: perkName('do-over'), what: t('fort.move_second-card') });
    case 'rough-housing':
      return t('fort.move_perk', { perk: perkName('rough-housing'), what: t('fort.move_rough-house', { kid: view.play.kid ? kidName(view.play.kid) : '' }) });
    case 'suit':
      return suitName(move.word as never);
    case 'public':
    case 'private':
      return tAny(`fort.move_${move.verb}`, { effect: effectWords(played?.[move.verb] ?? null) });
    case 'done':
      return doneWords(view.step);
    case 'no':
      return noWords(view.step);
    case 'kind':
      return tAny(`fort.kind_${move.kind}`);
    case 'rival': {
      const pack = view.seats[move.seat! - 1]?.pack;
      return t('fort.move_rival', { name: personName(move.seat!), what: resourceWords(pack?.pizza ?? 0, pack?.toys ?? 0) });
    }
    case 'go':
      return t('fort.move_go-on', { what: view.play.icon ? iconWords(view.play.icon === 'any' ? (view.play.kind ?? 'any') : view.play.icon) : '' });
    case 'begin':
    case 'stop':
    case 'both':
      return tAny(`fort.move_${move.verb}`);
    case 'first':
      return t('fort.move_only', { what: running ? iconWords(running.first) : '' });
    case 'second':
      return t('fort.move_only', { what: running?.then ? iconWords(running.then) : '' });
    default:
      return thing(move);
  }
}

function thing(move: Move): string {
  switch (move.verb) {
    case 'pack':
      return t(move.place === 'supply' ? 'fort.move_pack_supply' : 'fort.move_pack_stuff', { what: oneOf(move.kind!) });
    case 'spend':
      return t('fort.move_spend', { what: t(move.place === 'pack' ? 'fort.move_part_pack' : 'fort.move_part_stuff', { what: oneOf(move.kind!) }) });
    case 'convert':
      return t(move.kind === 'toy' ? 'fort.move_to-pizza' : 'fort.move_to-toy', { place: place(move) });
    case 'copy':
      return t('fort.move_copy', { what: resourceWords(move.pizza!, move.toys!) });
    case 'pay':
      return payment(move);
    case 'look':
    case 'look-park':
    case 'look-deck':
    case 'look-yard':
      return t('fort.move_lookout', { what: source(move) });
    case 'trash':
    case 'trash-discard':
    case 'trash-yard':
      return t('fort.move_trash', { what: source(move) });
    case 'park':
    case 'deck':
    case 'yard':
      return t('fort.move_recruit', { what: source(move) });
    case 'rule':
      return t('fort.named', { name: ruleName(move.word!), does: ruleDoes(move.word!) });
    case 'perk':
      return t('fort.named', { name: perkName(move.word!), does: perkDoes(move.word!) });
    default:
      return move.text;
  }
}

export const moveWords = (move: string, view: Table): string => capital(words(readMove(move), view));
