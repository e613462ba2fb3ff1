import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { historyLines } from '@rokade/presentation/desks/events/history-lines.ts';
import { error } from '@sveltejs/kit';
import { eventIdOr404, groupNames } from '#lib/server/events/event-page.ts';
import type { PageServerLoad } from './$types';

/** The history of an event, one page. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const journal = await locals.app.events.journal(eventIdOr404(params.event));
  if (!journal.ok) error(404, journal.error.code);
  const groups = journal.value.flatMap(({ event }) =>
    event.kind === 'group-added' ? [event.group] : [],
  );
  const names = await groupNames(locals, groups);
  return historyPage(journal, (entries) => historyLines(locals.t, entries, names), url);
};

export { actions } from '#lib/server/forms/tell.ts';
