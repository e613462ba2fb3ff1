import { seasonStatistics } from '@rokade/club';
import { resultsOf, seenSeason, shownSeason } from '#lib/server/club/season-page.ts';
import type { PageServerLoad } from './$types';

/** The statistics of a season. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const seen = await seenSeason(locals, params.id);
  const { id, values, entries } = shownSeason(seen);
  return {
    id: id as string,
    name: values.name,
    statistics: seasonStatistics(await resultsOf(locals, seen)),
    /** The ids of the entries that have a member's page, by name. */
    people: Object.fromEntries(entries.map((one) => [one.values.name, one.id as string])),
  };
};
