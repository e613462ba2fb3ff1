import { wholeTournament } from '#lib/server/load-tournament.ts';
import { offersTo } from '#lib/server/offers.ts';
import type { PageServerLoad } from './$types';

/** What a register says of the players that the tournament does not. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await wholeTournament(locals, params);
  return { offers: await offersTo(locals, t), finished: t.finished };
};
