import { parseRound } from '@rokade/presentation/views/round/chosen-round.ts';
import { playerWorkings } from '@rokade/presentation/views/standings/tie-break-explanation.ts';
import { parsePlayerId, publishedRounds } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { PageServerLoad } from './$types';

/** Explains one player's tie-breaks, by default after the newest round. */
export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t } = await publicPage(locals, params.id);
  const player = parsePlayerId(params.player);
  if (!t.settings.visibility.standings || player === null) error(404, 'not public');
  const newest = publishedRounds(t);
  const round = parseRound(url.searchParams.get('round'), newest) ?? newest;
  const [of] = playerWorkings(t, { player, round }, locals);
  if (of === undefined) error(404, 'no such player');
  return { of, round };
};
