import { roundLines } from '@rokade/presentation/views/round/round-line.ts';
import { matchHeadings } from '@rokade/presentation/views/teams/match-headings.ts';
import { publishedRounds, viewRound } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { forVisitors } from '#lib/server/tournaments/shared-page.ts';

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
