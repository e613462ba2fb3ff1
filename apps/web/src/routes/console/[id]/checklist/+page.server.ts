import { checklistRows } from '@rokade/presentation/desks/round/checklist-lines.ts';
import { parseRound } from '@rokade/presentation/views/round/chosen-round.ts';
import { plannedRounds } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The checklist of a round, by default of the newest paired one, or of round 1. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const last = Math.min(t.rounds.length + 1, plannedRounds(t));
  const shown = parseRound(url.searchParams.get('round'), last) ?? Math.max(1, t.rounds.length);
  const rows = checklistRows(t, shown);
  if (rows === null) error(404, 'no checklist in this system');
  return { shown, last, rows };
};
