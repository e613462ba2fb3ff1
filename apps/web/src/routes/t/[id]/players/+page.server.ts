import { playerLineIn } from '@rokade/tournament';
import { publicPage } from '#lib/server/public-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  return { players: t.players.map(playerLineIn(t)), lots: t.lots, system: t.settings.system };
};
