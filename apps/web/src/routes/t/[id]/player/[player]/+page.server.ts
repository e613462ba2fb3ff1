import { classOnCard } from '@rokade/presentation/views/championship/championship-page.ts';
import { numberKey } from '@rokade/presentation/views/player/number-key.ts';
import { playerRating } from '@rokade/presentation/views/player/player-rating.ts';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public/public-page.ts';
import { playerCard } from '#lib/server/tournaments/shared-pages.ts';
import type { PageServerLoad } from './$types';

/** A player's card; error 404 if cards are hidden. The rank is left out if standings are hidden. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const { playerCards, standings } = t.settings.visibility;
  if (!playerCards) error(404, 'no such card');
  const card = playerCard(t, params.player, { locals });
  const whole = await locals.app.tournaments.get(t.id);
  return {
    ...card,
    championship: classOnCard(t, params.player, { say: locals.t, isArbiter: false }),
    number: numberKey(t.lots, t.settings.system),
    rank: standings ? card.rank : null,
    rating: whole.ok ? playerRating(whole.value, t, card.line.id) : null,
  };
};
