import type { Explanation } from '@rokade/presentation/chess/reason-lines.ts';
import { tieBreakExplanation } from '@rokade/presentation/views/standings/tie-break-explanation.ts';
import { parsePlayerId } from '@rokade/tournament';
import { error, json } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { RequestHandler } from './$types';

/** How one player's value of one tie-break adds up, line by line, in the reader's language. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const player = parsePlayerId(url.searchParams.get('player') ?? '');
  const code = url.searchParams.get('code') ?? '';
  const round = Number(url.searchParams.get('round'));
  const explanation = player && tieBreakExplanation(t, { player, code, round }, locals);
  if (explanation === null) error(404, 'no such value');
  const print = `/print/${t.id}/workings?player=${player}&round=${round}`;
  return json({ ...explanation, print } satisfies Explanation);
};
