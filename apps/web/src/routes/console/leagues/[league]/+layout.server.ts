import { acts } from '@rokade/installation';
import { fetchedWithEachPage } from '#lib/server/house/fetched-with-each-page.ts';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { LayoutServerLoad } from './$types';

/** The data of every console page of a league. */
export const load: LayoutServerLoad = async ({ locals, params, url }) => {
  fetchedWithEachPage(url);
  const { id, values, version } = await loadLeague(locals, params);
  const may = acts.filter((act) => mayDo(locals, act, id));
  const { name, season } = values;
  return { league: id as string, name, season, version, may };
};
