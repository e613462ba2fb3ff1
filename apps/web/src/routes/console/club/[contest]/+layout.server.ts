import { acts } from '@rokade/installation';
import { loadContest } from '#lib/server/club/contest-page.ts';
import { fetchedWithEachPage } from '#lib/server/house/fetched-with-each-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { LayoutServerLoad } from './$types';

/** The data of every console page of a competition. */
export const load: LayoutServerLoad = async ({ locals, params, url }) => {
  fetchedWithEachPage(url);
  const { id, values, format, version } = await loadContest(locals, params);
  const may = acts.filter((act) => mayDo(locals, act, id));
  return { id: id as string, values, format, version, may };
};
