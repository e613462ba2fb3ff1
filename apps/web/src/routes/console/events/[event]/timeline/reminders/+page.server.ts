import { reminderKinds, timelineOf } from '@rokade/server';
import { officeName, reminderRows } from '@rokade/tables';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import type { PageServerLoad } from './$types';

/** Those responsible for deadlines, as the settings name them: `dsu-2002 organiser`. */
const bearersOf = (
  points: ReturnType<typeof timelineOf>,
  addresses: Readonly<Record<string, string>>,
): readonly string[] => [
  ...new Set([
    ...points.map(({ rule }) => `${rule.edition} ${rule.bearer ?? ''}`),
    ...Object.keys(addresses),
  ]),
];

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const event = await loadEvent(locals, params);
  const points = timelineOf(event, await tournamentsOf(locals, event));
  const { settings, sent } = await locals.app.reminders.of(event.id);
  const { at } = locals.app.hall();
  return {
    /** The language of the reminders, and the address to which they link. */
    letters: {
      language: locals.language,
      page: `${url.origin}/console/events/${event.id}/timeline`,
    },
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

export { actions } from '#lib/server/forms/tell.ts';
