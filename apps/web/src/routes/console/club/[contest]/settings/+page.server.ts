import { parseEntryId } from '@rokade/club';
import { fail } from '@sveltejs/kit';
import { contestIdOr404, loadContest, tellContest } from '#lib/server/contest-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { contestOfForm, entryOfForm } from '#lib/server/note-act.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

/** What is said of a competition and of who plays. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id, entries } = await loadContest(locals, params);
  const listed = await locals.app.contests.list();
  return { entries, archived: listed.find((one) => one.id === id)?.archived === true };
};

/** Puts a competition away, or takes it out again. */
async function putAway({ locals, params, request }: RequestEvent, archived: boolean) {
  const form = await request.formData();
  if (formActor(locals, form) === null) return fail(403, { act: 'archive', error: refused });
  const done = await locals.app.contests.archive(contestIdOr404(params.contest), archived);
  return done.ok ? { done: true } : fail(400, { act: 'archive', error: done.error });
}

export const actions: Actions = {
  say: async ({ locals, params, request }) => {
    const form = await request.formData();
    const typed = contestOfForm(form);
    const command = { kind: 'change-contest', changes: typed } as const;
    const failure = await tellContest(locals, params, form, command);
    return failure === null ? { done: true } : fail(400, { act: 'say', typed, ...failure });
  },
  /** Says something else of somebody; the person of the register stays as it is. */
  change: async ({ locals, params, request }) => {
    const form = await request.formData();
    const act = formText(form, 'entry');
    const entry = parseEntryId(act);
    if (entry === null) return fail(400, { act, error: refused });
    const { name, born } = entryOfForm(form);
    const command = { kind: 'change-entry', entry, changes: { name, born } } as const;
    const failure = await tellContest(locals, params, form, command);
    return failure === null ? { done: true } : fail(400, { act, ...failure });
  },
  erase: async ({ locals, params, request }) => {
    const form = await request.formData();
    const act = formText(form, 'entry');
    const entry = parseEntryId(act);
    if (entry === null) return fail(400, { act, error: refused });
    const failure = await tellContest(locals, params, form, { kind: 'erase-entry', entry });
    return failure === null ? { done: true } : fail(400, { act, ...failure });
  },
  archive: (asked) => putAway(asked, true),
  unarchive: (asked) => putAway(asked, false),
};
