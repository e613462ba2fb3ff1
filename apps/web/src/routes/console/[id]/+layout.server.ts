import { isFinishedProvisionally } from '@rokade/tournament';
import { consoleData } from '#lib/server/house/console-of.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { LayoutServerLoad } from './$types';

/** The data on every console page of a tournament. */
export const load: LayoutServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const data = await consoleData(locals, t);
  return { ...data, provisional: isFinishedProvisionally(t), playersOf: t.settings.federation };
};
