import { comparedRound } from '@rokade/presentation/desks/round/compared-rounds.ts';
import { isKnockOut } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { checkedInTurns } from '#lib/server/tournaments/checked-in-turns.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** Pairs every round again and shows where that differs from the round as it was held. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  if (isKnockOut(t.settings.system)) error(404, 'no comparison where lots decide');
  const checked = await checkedInTurns(t);
  return { compared: checked.map((each) => comparedRound(t, locals.t, each)) };
};
