import { stageSource } from '@rokade/presentation/desks/groups/stage-sources.ts';
import { stageTournaments } from '@rokade/server';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The standings from which the next stage can start. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    sources: (await stageTournaments(locals.app, t)).map(stageSource),
    ownSystem: t.settings.system.code,
    ownRounds: t.settings.roundsPlanned,
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
