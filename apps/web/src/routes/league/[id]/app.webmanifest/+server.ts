import { leagueName } from '@rokade/presentation/views/league/league-name.ts';
import { appManifest } from '#lib/server/public/app-manifest.ts';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { RequestHandler } from './$types';

/** The manifest of a league's public pages. */
export const GET: RequestHandler = async ({ params, locals }) => {
  const { head } = await shownLeague(locals, params.id);
  const app = { id: head.id, name: leagueName(head), shortName: head.name };
  return appManifest(app, locals.language);
};
