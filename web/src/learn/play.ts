// From a lesson to a real game: against Easy, on this device, with tips at the table.
import { rememberLocalTables } from '../home/my_tables.svelte';
import { go } from '../parts/route.svelte';
import { localPlay } from '../protocol/links';
import type { GameName } from '../table/game';
import { remember } from './progress.svelte';

export async function playWithCoach(game: GameName, name: string): Promise<void> {
  const { localApi } = await localPlay(name);
  rememberLocalTables();
  const code = await localApi.open({ game, seats: ['me', 'easy'] });
  remember('tips', game, true);
  go(`/table/${code}`);
}
