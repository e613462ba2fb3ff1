import { contestFormat, formatCodes, unsaidContest } from '@rokade/club';
import { newContestId, newSeed } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { contestDay } from '#lib/server/contest-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { mayDo, type Owned } from '#lib/server/may-do.ts';
import { contestOfForm } from '#lib/server/note-act.ts';
import type { Actions, PageServerLoad } from './$types';

/** Whether a competition is the organisation's at whose desk the reader sits, or they have a right for it alone. */
const isAtDesk = (locals: App.Locals, { id, organisation }: Owned): boolean =>
  organisation === locals.app.organisation || mayDo(locals, 'see-contest', id);

/** The reader's competitions, or those in the archive, the last changed first, the damaged ones apart. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const listed = await locals.app.contests.list();
  const all = listed
    .filter((one) => isAtDesk(locals, one) && mayDo(locals, 'see-contest', one))
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const inArchive = url.searchParams.get('view') === 'archived';
  const year = contestDay(locals).slice(0, 4);
  return {
    inArchive,
    hasArchive: all.some(({ archived }) => archived),
    contests: all.flatMap(({ id, summary, archived }) =>
      summary === null || archived !== inArchive ? [] : [{ ...summary, contest: id as string }],
    ),
    damaged: all.flatMap(({ id, damaged }) => (damaged === null ? [] : [{ id, damaged }])),
    mayMake: mayDo(locals, 'make-event', null),
    values: {
      ...unsaidContest,
      leader: locals.session?.name ?? '',
      firstDay: `${year}-01-01`,
      lastDay: `${year}-12-31`,
      published: true,
    },
  };
};

export const actions: Actions = {
  make: async ({ locals, request }) => {
    const form = await request.formData();
    const values = contestOfForm(form);
    const said = formText(form, 'format');
    const format = formatCodes.find((one) => one === said) ?? formatCodes[0] ?? 'ladder';
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { act: 'make', values, format, error: refused });
    const id = newContestId(values.name);
    const rules = formText(form, 'rules') || (contestFormat(format)?.ruleSets[0] ?? '');
    const command = { kind: 'make-contest', id, format, rules, seed: newSeed(), values } as const;
    const first = { command, basedOn: 0, confirmed: false, reason: '' };
    const done = await locals.app.contests.execute(id, first, actor);
    if (!done.ok) return fail(400, { act: 'make', values, format, error: done.error });
    await inCharge(locals, 'contest', id);
    redirect(303, `/console/club/${id}`);
  },
  /** Takes in a file that the page of a competition gave. */
  import: async ({ locals, request }) => {
    const form = await request.formData();
    const file = form.get('file');
    if (formActor(locals, form) === null) return fail(403, { act: 'import', error: refused });
    const text = file instanceof File ? await file.text() : '';
    const taken = await locals.app.contests.importJson(text);
    if (!taken.ok) return fail(400, { act: 'import', error: taken.error });
    await inCharge(locals, 'contest', taken.value);
    redirect(303, `/console/club/${taken.value}`);
  },
};
