import { seasonView } from '@rokade/club';
import { copySeason, newEntryId } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { ratingIn } from '#lib/server/act-of-form.ts';
import { championsToTake, takeChampions, trophiesFor } from '#lib/server/champions-to-take.ts';
import { contestDay, contestIdOr404, loadContest, tellContest } from '#lib/server/contest-page.ts';
import { contestPeople, enterPeople } from '#lib/server/contest-people.ts';
import { eveningPlayed, eveningsToTake } from '#lib/server/evening-played.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { entryOfForm, noteAct } from '#lib/server/note-act.ts';
import { chosenPeople } from '#lib/server/people-to-choose.ts';
import { booksOf, booksSeen } from '#lib/server/season-books.ts';
import type { Actions, PageServerLoad } from './$types';

/** The desk of a competition. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const contest = await loadContest(locals, params);
  const owner =
    seasonView(contest) === null ? null : await locals.app.contests.belonging(contest.id);
  const books = owner?.ok === true ? await booksOf(locals, owner.value.organisation) : [];
  return {
    contest,
    today: contestDay(locals),
    books: booksSeen(locals, books).map(({ kind, id, name }) => ({
      value: `${kind}/${id}`,
      text: name,
    })),
    toTake: await eveningsToTake(locals, contest),
    played: await eveningPlayed(locals, contest, url.searchParams),
    champions: await championsToTake(locals, contest, url.searchParams),
    people: contestPeople(locals, contest, url.searchParams.get('q') ?? ''),
    trophies: owner === null ? [] : await trophiesFor(locals, contest),
  };
};

export const actions: Actions = {
  enter: async ({ locals, params, request }) => {
    const form = await request.formData();
    const [person] = mayDo(locals, 'see-people', null) ? chosenPeople(locals, form) : [];
    const typed = { ...entryOfForm(form), person: person?.id ?? '' };
    const said = { entry: newEntryId(), values: typed, rating: ratingIn(form) };
    const command = { kind: 'enter-entry', ...said, day: formText(form, 'when') } as const;
    const failure = await tellContest(locals, params, form, command);
    return failure === null ? { done: true } : fail(400, { about: 'enter', typed, ...failure });
  },
  note: (asked) => noteAct(asked),
  /** Enters people of the register. */
  people: async ({ locals, params, request }) => {
    const failure = await enterPeople({ locals, params }, await request.formData());
    return failure === null ? { done: true } : fail(400, { about: 'people', ...failure });
  },
  /** Takes champions of the club's seasons over as winners of a trophy. */
  champions: async ({ locals, params, request }) => {
    const failure = await takeChampions({ locals, params }, await request.formData());
    return failure === null ? { done: true } : fail(400, { about: 'champions', ...failure });
  },
  /** Begins the season after this one. */
  copy: async ({ locals, params, request }) => {
    const actor = formActor(locals, await request.formData());
    if (actor === null) return fail(403, { about: 'copy', error: refused });
    const asked = { actor, day: contestDay(locals) };
    const made = await copySeason(locals.app.contests, contestIdOr404(params.contest), asked);
    if (!made.ok) return fail(400, { about: 'copy', error: made.error });
    await inCharge(locals, 'contest', made.value);
    redirect(303, `/console/club/${made.value}`);
  },
};
