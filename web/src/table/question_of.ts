// What stands in the place of the question when nobody asks you anything.
import { language, t } from '../language/words';
import type { TableModel } from './table_model.svelte';

export function names(all: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(all);
}

export function questionOf(model: TableModel, exact: string | null, covered: boolean): string {
  const table = model.table;
  if (!table) return '';
  if (model.over) return outcomeOf(model);
  if (covered) return t('shell.screen_waits');
  const yours = table.you.includes(model.seat);
  if (yours && table.seats[model.seat - 1]?.computer !== undefined) return t('shell.taken_over');
  if (model.busy) return '';
  if (model.legal.length) return exact ?? model.seen?.ask ?? t('shell.your_turn');
  if (model.showing) {
    const who = model.showing.seat ?? 0;
    if (model.showing.update !== 'move' || who === model.seat) return '';
    return t('shell.plays_now', { name: model.people[who - 1]?.name ?? '' });
  }
  const others = model.toAct.filter((seat) => seat !== model.seat).map((seat) => model.people[seat - 1]?.name ?? '');
  if (others.length === 0) return t('shell.moment');
  return t('shell.waiting_for', { names: names(others), count: others.length });
}

export function outcomeOf(model: TableModel): string {
  const places = (model.table?.result as { place?: number[] } | undefined)?.place ?? [];
  const winners = model.people.filter((_, i) => places[i] === 1);
  const yours = model.table?.you ?? [];
  if (yours.length === 1 && winners.length === 1 && winners[0]!.seat === yours[0]) return t('shell.you_won');
  return t('shell.won', { names: names(winners.map((one) => one.name)), count: winners.length });
}
