import { diplomaYears } from '@rokade/presentation/print/contest-diplomas.ts';
import { contestDay } from '#lib/server/club/contest-page.ts';
import { shownContest } from '#lib/server/club/shown-contest.ts';
import { homeOf } from '#lib/server/house/home.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The certificates of a competition, or of a year of a trophy. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const { contest } = await shownContest(locals, params.contest);
  const years = diplomaYears(contest);
  const yearText = url.searchParams.get('year') ?? '';
  const year = years.includes(yearText) ? yearText : (years[0] ?? contestDay(locals).slice(0, 4));
  const at = mayDo(locals, 'see-contest', contest.id) ? '/console/club' : '/club';
  return { contest, years, year, home: await homeOf(locals), back: `${at}/${contest.id}` };
};
