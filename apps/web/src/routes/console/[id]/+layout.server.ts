import { consoleData } from '#lib/server/console-of.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { LayoutServerLoad } from './$types';

/** What every page of a tournament's console shows. */
export const load: LayoutServerLoad = async ({ locals, params }) =>
  consoleData(locals, await loadTournament(locals, params));
