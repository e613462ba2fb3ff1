import { pairingOrder, viewPlayers } from '@rokade/tournament';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const { system, halfPointByes } = t.settings;
  const players = viewPlayers(t);
  return { players, lots: t.lots, ratings: pairingOrder(t.settings), system, halfPointByes };
};
