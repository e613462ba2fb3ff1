import { skatView } from '@rokade/club';
import { rulesOfClub } from '@rokade/rules';
import { error } from '@sveltejs/kit';
import { shownContest } from '#lib/server/club/shown-contest.ts';
import { homeOf } from '#lib/server/house/home.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/**
 * Blank lists for the tables of a Skat round; before the first draw, one for three and one for four
 * players.
 */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { contest } = await shownContest(locals, params.contest);
  const view = skatView(contest);
  if (view === null) error(404, 'store.missing');
  const at = mayDo(locals, 'see-contest', contest.id) ? '/console/club' : '/club';
  const blank = [3, 4].map((seats) => ({ table: null, seats, players: [] }));
  const drawn = view.current?.tables.map(({ table, players }) => ({
    table,
    players,
    seats: players.length,
  }));
  return {
    contest,
    round: view.current?.round ?? null,
    lists: drawn ?? blank,
    games: rulesOfClub('skat', contest.rules).games,
    home: await homeOf(locals),
    back: `${at}/${contest.id}`,
  };
};
