import { type Contest, matchedEntry, seasonView } from '@rokade/club';
import type { ItemLeaders } from '@rokade/presentation/desks/club/item-leaders.ts';
import { seasonResults } from '@rokade/server';
import { mayDo } from '../rights/may-do.ts';

/** More than these do not share a title: the competition has hardly begun. */
const mostShared = 2;

/**
 * Who stands first in the books of a season's items that have no winner yet, by item: nobody where more
 * than two do. A title may still need a play-off, so that a winner is noted and not taken.
 */
export async function leadersOfSeason(
  locals: App.Locals,
  season: Contest,
): Promise<Readonly<Record<string, ItemLeaders>>> {
  const open = (seasonView(season)?.items ?? []).filter(
    ({ book, champions }) => book !== null && champions.length === 0,
  );
  const owner = await locals.app.contests.belonging(season.id);
  if (open.length === 0 || !owner.ok) return {};
  // A right for this competition alone opens no other: of those, only the public ones are shown.
  const seesAll = mayDo(locals, 'see-contest', { id: '', ...owner.value });
  const all = await seasonResults(locals.app, season, seesAll ? 'desk' : 'everybody');
  return Object.fromEntries(
    open.flatMap(({ item }) => {
      const results = all.find((one) => one.item === item)?.results ?? [];
      const first = results.filter(({ place }) => place === 1);
      if (first.length === 0 || first.length > mostShared) return [];
      const entries = first.flatMap((one) => matchedEntry(season, one) ?? []);
      return [[item as string, { names: first.map(({ name }) => name), entries }]];
    }),
  );
}
