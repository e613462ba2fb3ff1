import { error } from '@sveltejs/kit';
import { publicPrizes } from '#lib/server/public-prizes.ts';
import { prizeLines } from '#lib/views/prizes/prize-lines.ts';
import type { PageServerLoad } from './$types';

/** The prizes, and who gets what, where the organiser shows them. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { view, namer } = await publicPrizes(locals, params.id);
  if (view === null) error(404, 'not public');
  return {
    round: view.round,
    provisional: view.provisional,
    lists: prizeLines(view, { language: locals.language, t: locals.t, namer }),
  };
};
