import { seasonStatistics } from '@rokade/club';
import { resultsOf, saidOf, seenSeason } from '#lib/server/season-page.ts';
import type { PageServerLoad } from './$types';

/** A season in numbers: what was played, and by whom. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const seen = await seenSeason(locals, params.id);
  const { id, values, entries } = saidOf(seen);
  return {
    id: id as string,
    name: values.name,
    statistics: seasonStatistics(await resultsOf(locals, seen)),
    /** Whose page there is. */
    people: Object.fromEntries(entries.map((one) => [one.values.name, one.id as string])),
  };
};
