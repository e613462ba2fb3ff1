import { appManifest } from '#lib/server/public/app-manifest.ts';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { RequestHandler } from './$types';

/** The manifest of a league's public pages. */
export const GET: RequestHandler = async ({ params, locals }) => {
  const { head } = await shownLeague(locals, params.id);
  const name = [head.name, head.season].filter(Boolean).join(' ');
  return appManifest({ id: head.id, name, shortName: head.name }, locals.language);
};
