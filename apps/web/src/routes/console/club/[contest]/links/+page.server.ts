import { type Contest, skatView, tableKey } from '@rokade/club';
import { entriesOf } from '@rokade/presentation/desks/club/entries-of.ts';
import { linkDesk } from '#lib/server/accounts/link-desk.ts';
import { contestDay, loadContest } from '#lib/server/club/contest-page.ts';
import type { PageServerLoad } from './$types';

/** The possible holders of a link: the players; in Skat each table, for keeping its list. */
function holdersOf({ t, language }: App.Locals, contest: Contest) {
  const people = entriesOf(contest, language);
  const tables = skatView(contest)?.current?.tables ?? [];
  const ofTables = tables.map(({ table }) => ({
    value: tableKey(table),
    text: t('terms.table-n', { table }),
  }));
  return [...ofTables, ...people];
}

/** The links with which players act for themselves. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const contest = await loadContest(locals, params);
  return {
    ...(await linkDesk(locals, contest.id)),
    people: holdersOf(locals, contest),
    players: contest.entries.length,
    tables: skatView(contest)?.current?.tables.length ?? 0,
    today: contestDay(locals),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
