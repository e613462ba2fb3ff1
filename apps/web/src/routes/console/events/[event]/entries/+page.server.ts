import {
  type ChessEvent,
  type EntrantId,
  isSeated,
  parseEntrantId,
  type TakingOver,
} from '@rokade/event';
import { newPlayerId, type Taker } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { playerOfForm, readPlayerForm } from '#lib/desks/entries/player-form.ts';
import type { EntrantLine } from '#lib/desks/events/entrant-line.ts';
import { groupOfForm } from '#lib/desks/events/event-form.ts';
import { eventIdOr404, groupNames, tellEvent, wholeEvent } from '#lib/server/event-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { feesAt } from '#lib/server/money-page.ts';
import { offersToList } from '#lib/server/offers.ts';
import { suspendedEntrants } from '#lib/server/suspended-lines.ts';
import { entrantNames } from '#lib/server/told-apart.ts';
import type { Actions, PageServerLoad } from './$types';

/** Whom each group would hear of, by name. */
function planLines(
  { entrants }: ChessEvent,
  plan: readonly TakingOver[],
  names: ReadonlyMap<string, string>,
) {
  const nameOf = entrantNames({ entrants });
  const named = (ids: readonly string[]): string =>
    ids.map((id) => nameOf.get(id) ?? id).join('; ');
  return plan.flatMap(({ group, enters, changes, leaves }) =>
    (
      [
        ['enters', enters.map(({ id }) => id)],
        ['changes', changes.map(({ id }) => id)],
        ['leaves', leaves],
      ] as const
    ).flatMap(([kind, ids]) =>
      ids.length === 0 ? [] : [{ kind, group: names.get(group) ?? group, names: named(ids) }],
    ),
  );
}

/** The entry list by name, with what the groups have not taken over yet. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const whole = await wholeEvent(locals, params);
  const planned = await locals.app.events.planTakingOver(eventIdOr404(params.event));
  if (!planned.ok)
    return { entrants: [], groups: [], clubs: [], plan: [], offered: 0, suspended: [], fees: null };
  const { event, there, plan } = planned.value;
  const names = await groupNames(locals, event.groups);
  const fees = await feesAt(locals, params);
  const players = new Map(there.map((one) => [one.group as string, one.players]));
  const called = entrantNames(event);
  const lines = event.entrants.map(
    ({ id, values, group }): EntrantLine => ({
      id,
      name: called.get(id) ?? values.name,
      title: values.title,
      club: values.club,
      rating: values.rating ?? values.fideRating,
      birthYear: values.birthDate.slice(0, 4),
      group,
      plays: group !== null && players.get(group)?.has(id) === true,
      seated: isSeated(there, id),
      owed: fees?.owed.get(id) ?? '',
    }),
  );
  return {
    entrants: inAlphabet(locals.language, lines, ({ name }) => name),
    groups: event.groups.map((id) => ({ id: id as string, name: names.get(id) ?? id })),
    clubs: inAlphabet(
      locals.language,
      [...new Set(event.entrants.map(({ values }) => values.club))].filter(Boolean),
      String,
    ),
    plan: planLines(event, plan, names),
    offered: new Set((await offersToList(locals, whole)).map(({ player }) => player)).size,
    suspended: suspendedEntrants(locals, event),
    fees: fees?.sums ?? null,
  };
};

const chosenIn = (form: FormData): readonly EntrantId[] =>
  form
    .getAll('entrant')
    .flatMap((id) => (typeof id === 'string' ? (parseEntrantId(id) ?? []) : []));

export const actions: Actions = {
  enter: async ({ locals, params, request }) => {
    const form = await request.formData();
    const typed = readPlayerForm(form);
    const id = parseEntrantId(newPlayerId());
    if (id === null) return fail(400, { act: 'enter', typed, error: refused });
    const entrants = [{ id, values: playerOfForm(typed), group: groupOfForm(form) }];
    const failure = await tellEvent(locals, params, form, { kind: 'enter-entrants', entrants });
    return failure === null
      ? { act: 'enter', entered: typed.name }
      : fail(400, { act: 'enter', typed, ...failure });
  },

  place: async ({ locals, params, request }) => {
    const form = await request.formData();
    const entrants = chosenIn(form);
    if (entrants.length === 0) return { act: 'place' };
    const command = { kind: 'place-entrants', entrants, group: groupOfForm(form) } as const;
    const failure = await tellEvent(locals, params, form, command);
    return failure === null ? { act: 'place' } : fail(400, { act: 'place', ...failure });
  },

  takeOver: async ({ locals, params, request }) => {
    const form = await request.formData();
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { act: 'takeOver', error: refused });
    const may: Taker['may'] = (id, belonging) =>
      mayDo(locals, 'keep-entries', { ...belonging, id });
    const done = await locals.app.events.takeOver(eventIdOr404(params.event), { actor, may });
    if (!done.ok) return fail(400, { act: 'takeOver', error: done.error });
    const names = await groupNames(
      locals,
      done.value.map(({ group }) => group),
    );
    const notTaken = done.value.map(({ group, error }) => ({
      group: names.get(group) ?? group,
      error,
    }));
    return { act: 'takeOver', notTaken };
  },
};
