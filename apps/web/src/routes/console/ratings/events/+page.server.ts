import type { RatingsEntry } from '@rokade/ratings';
import { actLines } from '@rokade/tables';
import { tellAction } from '#lib/server/forms/tell.ts';
import type { PageServerLoad } from './$types';

const most = 200;

/** All acts that gave or changed ratings, the newest first. */
export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.ratings.now();
  const lines = actLines(locals, state);
  return {
    version: state.version,
    total: lines.length,
    lines: url.searchParams.has('whole') ? lines : lines.slice(0, most),
  };
};

/** The page shows how many events had other results when all were calculated again. */
export const actions = tellAction((_, { entries }) => ({
  others: (entries as readonly RatingsEntry[]).reduce(
    (sum, { event }) => sum + (event.kind === 'recalculated' ? event.calculated.length : 0),
    0,
  ),
}));
