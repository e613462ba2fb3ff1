import { newEntryId } from '@rokade/server';
import { fail } from '@sveltejs/kit';
import { ratingIn } from '#lib/server/act-of-form.ts';
import { contestDay, loadContest, tellContest } from '#lib/server/contest-page.ts';
import { eveningPlayed, eveningsToTake } from '#lib/server/evening-played.ts';
import { formText } from '#lib/server/form-text.ts';
import { entryOfForm, noteAct } from '#lib/server/note-act.ts';
import type { Actions, PageServerLoad } from './$types';

/** The desk of a competition. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const contest = await loadContest(locals, params);
  return {
    contest,
    today: contestDay(locals),
    toTake: await eveningsToTake(locals, contest),
    played: await eveningPlayed(locals, contest, url.searchParams),
  };
};

export const actions: Actions = {
  enter: async ({ locals, params, request }) => {
    const form = await request.formData();
    const typed = entryOfForm(form);
    const said = { entry: newEntryId(), values: typed, rating: ratingIn(form) };
    const command = { kind: 'enter-entry', ...said, day: formText(form, 'when') } as const;
    const failure = await tellContest(locals, params, form, command);
    return failure === null ? { done: true } : fail(400, { about: 'enter', typed, ...failure });
  },
  note: (asked) => noteAct(asked),
};
