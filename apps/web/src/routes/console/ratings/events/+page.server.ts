import { actLines } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { tellRatings } from '#lib/server/ratings-page.ts';
import type { Actions, PageServerLoad } from './$types';

const most = 200;

/** All that gave or changed numbers, the newest first. */
export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.ratings.now();
  const lines = actLines(locals, state);
  return {
    version: state.version,
    total: lines.length,
    lines: url.searchParams.has('whole') ? lines : lines.slice(0, most),
  };
};

export const actions: Actions = {
  /** Calculates all once more; what comes out as it is kept stays. */
  recalculate: async ({ locals, request }) => {
    const form = await request.formData();
    const before = locals.app.ratings.now();
    const failure = await tellRatings(locals, form, { kind: 'recalculate' });
    if (failure !== null) return fail(400, failure);
    const { acts, steps } = locals.app.ratings.now();
    return { others: acts.filter(({ id }) => steps.get(id) !== before.steps.get(id)).length };
  },
};
