import { parsePlayerId, viewPlayerCard, viewStandings } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { namesIn } from '#lib/chess/plain-facts.ts';
import { reasonLines } from '#lib/chess/reason-lines.ts';
import { publicPage } from '#lib/server/public-page.ts';
import { numberKey } from '#lib/views/player/number-key.ts';
import { rankTextOf } from '#lib/views/standings/rank-text.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const { playerCards, standings } = t.settings.visibility;
  const id = parsePlayerId(params.player);
  const card = id === null || !playerCards ? null : viewPlayerCard(t, id);
  if (card === null) error(404, 'no such card');
  return {
    player: card.player,
    number: numberKey(t.lots, t.settings.system),
    whites: card.whites,
    blacks: card.blacks,
    halfPoints: card.rounds.at(-1)?.halfPointsAfter ?? 0,
    rank: standings ? rankTextOf(viewStandings(t).rows, card.player.id) : null,
    rounds: card.rounds.map(({ because, ...round }) => ({
      ...round,
      because: reasonLines(namesIn(t), because, locals.t),
    })),
  };
};
