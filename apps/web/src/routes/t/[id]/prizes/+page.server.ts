import { prizeLines } from '@rokade/presentation/views/prizes/prize-lines.ts';
import { namesIn } from '@rokade/tables';
import { viewPublicPrizes } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage, tournamentOr404 } from '#lib/server/public/public-page.ts';
import type { PageServerLoad } from './$types';

/** The prizes and their winners, with public names; error 404 if prizes are hidden. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t: shown } = await publicPage(locals, params.id);
  const view = viewPublicPrizes(await tournamentOr404(locals, params.id), shown);
  if (view === null) error(404, 'not public');
  const { language, t } = locals;
  return {
    round: view.round,
    provisional: view.provisional,
    lists: prizeLines(view, { language, t, namer: namesIn(shown) }),
  };
};
