import { error } from '@sveltejs/kit';
import { download } from '#lib/server/download.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { roundOfFile, tournamentFiles } from '#lib/server/tournament-files.ts';
import type { RequestHandler } from './$types';

/** Tables of the tournament as files. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const round = roundOfFile(t, url.searchParams.get('round'));
  const make = Object.hasOwn(tournamentFiles, params.file) ? tournamentFiles[params.file] : null;
  const file = make?.({ t, round, say: locals.t, language: locals.language });
  if (!file) error(404, 'no such file');
  return download(file.body, `${t.id}-${params.file}`, file.type);
};
