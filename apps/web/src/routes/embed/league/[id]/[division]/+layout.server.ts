import { shownDivision } from '#lib/server/public/shown-league.ts';
import type { LayoutServerLoad } from './$types';

/** The division of an embedded table; sets the sites that may show it in a frame. */
export const load: LayoutServerLoad = async ({ params, locals }) => {
  const { league, division } = await shownDivision(locals, params);
  const { name, season, embedAt = [] } = league.values;
  locals.framedBy = embedAt;
  return { league: { id: league.id, name, season }, of: division.values.name };
};
