import { roundPage } from '@rokade/presentation/public/shared-pages.ts';
import { roundLines } from '@rokade/presentation/views/round/round-line.ts';
import { publishedRounds, viewRound } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { forVisitors } from '#lib/server/tournaments/shared-page.ts';

/** The newest published round. */
export const load = forVisitors((t, request) => {
  const view = viewRound(t, publishedRounds(t));
  if (view === null) error(404, 'no round yet');
  return { ...roundPage(t, view.round, request), ...roundLines(view) };
});
