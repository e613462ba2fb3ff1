import { playerCard } from '@rokade/presentation/public/shared-pages.ts';
import { classOnCard } from '@rokade/presentation/views/championship/championship-page.ts';
import { numberKey } from '@rokade/presentation/views/player/number-key.ts';
import { playerRating } from '@rokade/presentation/views/player/player-rating.ts';
import type { Tournament } from '@rokade/tournament';
import { error } from '@sveltejs/kit';

/** Who reads the page of a player. */
interface PlayerReader {
  readonly locals: Pick<App.Locals, 'app' | 'language' | 't'>;
  readonly isArbiter: boolean;
}

/**
 * The page of a player for arbiters and visitors, from the tournament as its reader may see it; error
 * 404 for an unknown player. The rating so far is calculated from the complete tournament, because
 * the rules ask for ages.
 */
export async function playerPage(t: Tournament, player: string, reader: PlayerReader) {
  const { locals, isArbiter } = reader;
  const card = playerCard(t, player, { locals });
  if (card === null) error(404, 'no such player');
  const whole = await locals.app.tournaments.get(t.id);
  return {
    ...card,
    championship: classOnCard(t, card.line.id, { say: locals.t, isArbiter }),
    number: numberKey(t.lots, t.settings.system),
    rating: whole.ok ? playerRating(whole.value, t, card.line.id) : null,
  };
}
