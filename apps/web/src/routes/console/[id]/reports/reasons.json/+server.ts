import { type Explanation, reasonLines } from '@rokade/presentation/chess/reason-lines.ts';
import { namesIn } from '@rokade/tables';
import { viewRatingReport } from '@rokade/tournament';
import { error, json } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { RequestHandler } from './$types';

/** Explains the rating of one player in the rating report, in the reader's language. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const number = Number(url.searchParams.get('number'));
  const row = viewRatingReport(t, url.searchParams.get('rules')).rows.find(
    ({ player }) => player.no === number,
  );
  if (row === undefined) error(404, 'no such player');
  const lines = reasonLines(namesIn(t), row.because, locals.t);
  return json({ title: row.player.name, lines } satisfies Explanation);
};
