import { ratingChoiceIn, ratingFiles } from '@rokade/presentation/desks/leagues/league-rating.ts';
import { error } from '@sveltejs/kit';
import { download } from '#lib/server/files/download.ts';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import type { RequestHandler } from './$types';

/** The rating report of a league as files for download. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  const make = Object.hasOwn(ratingFiles, params.file) ? ratingFiles[params.file] : undefined;
  if (make === undefined) error(404, 'no such file');
  const choice = ratingChoiceIn(url.searchParams);
  const { body, type } = make(locals, league, choice);
  return download(body, [league.id, choice.month, params.file].filter(Boolean).join('-'), type);
};
