import { type ReminderKind, reminderKinds, timelineOf } from '@rokade/server';
import { officeName, reminderRows } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { eventIdOr404, loadEvent, tournamentsOf } from '#lib/server/event-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

/** Whose deadlines there are, as settings name them: `dsu-2002 organiser`. */
const bearersOf = (
  points: ReturnType<typeof timelineOf>,
  addresses: Readonly<Record<string, string>>,
): readonly string[] => [
  ...new Set([
    ...points.map(({ rule }) => `${rule.edition} ${rule.bearer ?? ''}`),
    ...Object.keys(addresses),
  ]),
];

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const points = timelineOf(event, await tournamentsOf(locals, event));
  const { settings, sent } = await locals.app.reminders.of(event.id);
  const { at } = locals.app.hall();
  return {
    canSend: locals.app.reminders.canSend,
    kinds: reminderKinds.map((kind) => ({ kind, isChosen: settings.kinds.includes(kind) })),
    bearers: bearersOf(points, settings.addresses).map((bearer) => {
      const [regulation = '', office = ''] = bearer.split(' ');
      const name = officeName(locals.t, { regulation, office });
      return { bearer, name, address: settings.addresses[bearer] ?? '' };
    }),
    rows: reminderRows(locals, sent, { points, at }),
  };
};

const chosen = (form: FormData): readonly ReminderKind[] =>
  reminderKinds.filter((kind) => form.get(`kind-${kind}`) === 'on');

/** The addresses a form gives, by whose they are. */
const addressesOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form.keys()]
      .filter((name) => name.startsWith('to '))
      .map((name) => [name.slice(3), formText(form, name).trim()]),
  );

export const actions: Actions = {
  default: async ({ locals, params, request, url }) => {
    const form = await request.formData();
    if (formActor(locals, form) === null) return fail(403, { error: refused });
    const id = eventIdOr404(params.event);
    const [kinds, addresses] = [chosen(form), addressesOf(form)];
    const page = `${url.origin}/console/events/${id}/timeline`;
    const asked = { kinds, addresses, language: locals.language, page };
    const changed = await locals.app.reminders.change(id, asked);
    if (changed.ok) return { done: true };
    const { error } = changed;
    const at = 'field' in error ? { field: `to ${error.field}` } : {};
    return fail(400, { typed: { kinds, addresses }, error: { ...error, ...at } });
  },
};
