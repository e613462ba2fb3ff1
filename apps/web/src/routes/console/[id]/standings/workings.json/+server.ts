import { parsePlayerId } from '@rokade/tournament';
import { error, json } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { tieBreakExplanation } from '#lib/views/standings/tie-break-explanation.ts';
import type { RequestHandler } from './$types';

/** How one player's value of one tie-break adds up, line by line, in the reader's language. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const player = parsePlayerId(url.searchParams.get('player') ?? '');
  const explanation =
    player === null
      ? null
      : tieBreakExplanation(
          t,
          {
            player,
            code: url.searchParams.get('code') ?? '',
            round: Number(url.searchParams.get('round')),
          },
          { t: locals.t, language: locals.language },
        );
  if (explanation === null) error(404, 'no such value');
  return json(explanation);
};
