import { publishedRounds, viewRound } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { forVisitors } from '#lib/server/tournaments/shared-page.ts';
import { roundLines } from '#lib/views/round/round-line.ts';
import { matchHeadings } from '#lib/views/teams/match-headings.ts';

/** The newest published round. */
export const load = forVisitors((t, { locals }) => {
  const view = viewRound(t, publishedRounds(t));
  if (view === null) error(404, 'no round yet');
  return {
    shown: view.round,
    ...roundLines(view),
    headings: matchHeadings(t, view.round, locals.t),
  };
});
