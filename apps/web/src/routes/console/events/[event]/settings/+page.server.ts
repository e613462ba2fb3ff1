import { isDay, sameWeekday } from '@rokade/rules';
import { daysOf, type GroupAllowed } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { eventOfForm } from '#lib/desks/events/event-form.ts';
import { belongingShown } from '#lib/server/belonging-page.ts';
import { eventConflicts } from '#lib/server/conflict-lines.ts';
import { copiedEvent } from '#lib/server/copied-event.ts';
import { eventIdOr404, loadEvent, tellEvent, tournamentsOf } from '#lib/server/event-page.ts';
import { formActor, formSender, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { unlicensedOfEvent } from '#lib/server/licence-lines.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { actions as telling } from '#lib/server/tell.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const id = eventIdOr404(params.event);
  const listed = (await locals.app.events.list()).find((one) => one.id === id);
  const event = await loadEvent(locals, params);
  const tournaments = await tournamentsOf(locals, event);
  return {
    conflicts: eventConflicts(locals, event, tournaments),
    unlicensed: unlicensedOfEvent(locals, event, tournaments),
    archived: listed?.archived ?? false,
    publicAddress: `${url.origin}/e/${id}`,
    mayCopy: mayDo(locals, 'make-event', null),
    nextFirstDay: aYearLater(daysOf(event, tournaments)?.first ?? ''),
    belonging: await belongingShown(locals, { kind: 'event', id }),
  };
};

/** The same weekday a year later; '' where no day is known. */
function aYearLater(day: string): string {
  if (!isDay(day)) return '';
  const year = Number(day.slice(0, 4)) + 1;
  return sameWeekday(day, 1, { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` });
}

/** Puts the event away with its groups or takes them out again, and leads back to the list. */
async function putAway({ locals, params, request }: RequestEvent, archived: boolean) {
  const form = await request.formData();
  if (formSender(locals, form) === null) return fail(403, { act: 'archive', error: refused });
  const may: GroupAllowed = (id, belonging) =>
    mayDo(locals, 'put-away-event', { ...belonging, id });
  const done = await locals.app.events.putAway(eventIdOr404(params.event), { archived, may });
  if (!done.ok) return fail(400, { act: 'archive', error: done.error });
  redirect(303, '/console/events');
}

/** Makes the same event once more, for another year. */
async function copyEvent({ locals, params, request }: RequestEvent) {
  const form = await request.formData();
  const actor = formActor(locals, form);
  if (actor === null) return fail(403, { act: 'copy', error: refused });
  const name = formText(form, 'copyName').trim();
  const firstDay = formText(form, 'copyFirstDay');
  const event = await loadEvent(locals, params);
  const made = await copiedEvent(locals, event, { name, firstDay, actor });
  if (!made.ok) return fail(400, { act: 'copy', error: made.error });
  await inCharge(locals, 'event', made.value);
  redirect(303, `/console/events/${made.value}`);
}

export const actions: Actions = {
  ...telling,
  say: async ({ locals, params, request }) => {
    const form = await request.formData();
    const values = eventOfForm(form);
    const command = { kind: 'change-event', changes: values } as const;
    const failure = await tellEvent(locals, params, form, command);
    return failure === null ? { done: true } : fail(400, { act: 'say', typed: values, ...failure });
  },
  archive: (event) => putAway(event, true),
  unarchive: (event) => putAway(event, false),
  copy: copyEvent,
};
