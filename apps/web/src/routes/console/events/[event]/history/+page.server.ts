import { error, fail } from '@sveltejs/kit';
import { historyLines } from '#lib/desks/events/history-lines.ts';
import { eventIdOr404, groupNames, tellEvent } from '#lib/server/event-page.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

const most = 200;

/** The newest lines, or those up to one that is asked for. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const journal = await locals.app.events.journal(eventIdOr404(params.event));
  if (!journal.ok) error(404, journal.error.code);
  const entries = journal.value;
  const groups = entries.flatMap(({ event }) =>
    event.kind === 'group-added' ? [event.group] : [],
  );
  const all = historyLines(locals.t, entries, await groupNames(locals, groups));
  const upTo = Number(url.searchParams.get('to') ?? all.length);
  const older = all.filter(({ version }) => version <= upTo);
  return {
    total: all.length,
    lines: older.slice(0, most),
    older: older[most]?.version ?? null,
  };
};

export const actions: Actions = {
  returnTo: async ({ locals, params, request }) => {
    const form = await request.formData();
    const toVersion = Number(formText(form, 'toVersion'));
    const failure = await tellEvent(locals, params, form, { kind: 'return-to', toVersion });
    return failure === null ? { done: true } : fail(400, failure);
  },
};
