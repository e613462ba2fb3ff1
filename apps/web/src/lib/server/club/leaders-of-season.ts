import type { Contest } from '@rokade/club';
import {
  type ItemLeaders,
  itemsWithoutWinner,
  leadersOfItems,
} from '@rokade/presentation/desks/club/item-leaders.ts';
import { seasonResults } from '@rokade/server';
import { mayDo } from '../rights/may-do.ts';

/** Who stands first in the books of a season's items that have no winner yet, as far as the reader sees them. */
export async function leadersOfSeason(
  locals: App.Locals,
  season: Contest,
): Promise<Readonly<Record<string, ItemLeaders>>> {
  const owner = await locals.app.contests.belonging(season.id);
  if (itemsWithoutWinner(season).length === 0 || !owner.ok) return {};
  // A right for this competition alone opens no other: of those, only the public ones are shown.
  const seesAll = mayDo(locals, 'see-contest', { id: '', ...owner.value });
  const all = await seasonResults(locals.app, season, seesAll ? 'desk' : 'everybody');
  return leadersOfItems(season, all);
}
