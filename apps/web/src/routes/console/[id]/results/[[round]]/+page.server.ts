import { endOfWaiting, publishedRounds, ratingIn, viewRound } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { matchHeadings } from '#lib/views/teams/match-headings.ts';
import type { PageServerLoad } from './$types';

/** The boards of a published round, by default the newest; no view before the first. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const published = publishedRounds(t);
  const round = params.round === undefined ? published : Number(params.round);
  const view = viewRound(t, round);
  if (params.round !== undefined && view?.status !== 'published') error(404, 'no such round');
  return {
    published,
    view: view?.status === 'published' ? view : null,
    writers: t.rounds[round - 1]?.games.map(({ writtenBy }) => writtenBy) ?? [],
    date: t.settings.roundDates[round - 1] ?? '',
    waiting: {
      until: round === 0 ? '' : endOfWaiting(t, round),
      hallNow: locals.app.hall().now,
    },
    headings: matchHeadings(t, round, locals.t),
    ratings: t.players.some((player) => ratingIn(t.settings, player) !== null),
  };
};
