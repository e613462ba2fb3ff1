import type { ChessEvent } from '@rokade/event';
import { classesOf, federationsOf } from '@rokade/server';
import { tournamentsOf } from './event-page.ts';
import { firstSettings } from './home.ts';
import { mayDo } from './may-do.ts';

/** The classes of an event as everything stands; null: neither its federation nor that of the house has any. */
export async function classesNow(locals: App.Locals, event: ChessEvent) {
  const groups = await tournamentsOf(locals, event);
  const own = federationsOf(event, groups);
  const { federation } = firstSettings(locals.app, locals.language);
  return classesOf(event, own.length > 0 ? own : [federation]);
}

/** Whether an event has classes. */
export const hasRules = async (locals: App.Locals, event: ChessEvent): Promise<boolean> =>
  (await classesNow(locals, event)) !== null;

/** So many events before this one are looked through for rights. */
const mostLooked = 20;

/** The events before this one, the newest first, at whose end rights were written down. */
export async function lastYears(
  locals: App.Locals,
  { id, values }: ChessEvent,
): Promise<readonly ChessEvent[]> {
  const { events } = locals.app;
  const before = (await events.list()).filter(
    (one) =>
      one.id !== id &&
      (one.summary?.lastDay ?? '') < (values.firstDay || '9') &&
      mayDo(locals, 'see-event', one),
  );
  const newest = before
    .toSorted((a, b) => ((a.summary?.lastDay ?? '') < (b.summary?.lastDay ?? '') ? 1 : -1))
    .slice(0, mostLooked);
  const found = await Promise.all(newest.map((one) => events.get(one.id)));
  return found.flatMap((one) => (one.ok && one.value.classes.rights.length > 0 ? [one.value] : []));
}
