import type { EventWithGroups } from '@rokade/server';
import { mayDo, type Owned } from '../rights/may-do.ts';
import { tournamentsOf } from './event-page.ts';

/**
 * Whether an event belongs in the reader's list: it is of this desk's organisation, was handed in
 * to it, or the reader has a right for it.
 */
export const isAtDesk = (locals: App.Locals, { id, organisation, handedTo }: Owned): boolean =>
  [organisation, ...handedTo].includes(locals.app.organisation) || mayDo(locals, 'see-event', id);

/** The events, not archived, that the reader may see and that end on a day or later. */
export async function eventsFrom(
  locals: App.Locals,
  day: string,
): Promise<readonly EventWithGroups[]> {
  const listed = (await locals.app.events.list()).filter(
    (one) =>
      !one.archived &&
      one.summary !== null &&
      (one.summary.lastDay === '' || one.summary.lastDay >= day) &&
      isAtDesk(locals, one) &&
      mayDo(locals, 'see-event', one),
  );
  const found = await Promise.all(
    listed.map(async ({ id }) => {
      const event = await locals.app.events.get(id);
      if (!event.ok) return [];
      return [{ event: event.value, groups: await tournamentsOf(locals, event.value) }];
    }),
  );
  return found.flat();
}
