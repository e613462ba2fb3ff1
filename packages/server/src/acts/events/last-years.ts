import type { ChessEvent } from '@rokade/event';
import type { Application } from '../../application.ts';

type ListedEvent = Awaited<ReturnType<Application['events']['list']>>[number];

/** The most earlier events that are searched for rights. */
const mostLooked = 20;

/** The earlier events with rights for the next year, the newest first. */
export async function lastYears(
  { events }: Pick<Application, 'events'>,
  { id, values }: ChessEvent,
  isSeen: (listed: ListedEvent) => boolean,
): Promise<readonly ChessEvent[]> {
  const before = (await events.list()).filter(
    (one) =>
      one.id !== id && (one.summary?.lastDay ?? '') < (values.firstDay || '9') && isSeen(one),
  );
  const newest = before
    .toSorted((a, b) => ((a.summary?.lastDay ?? '') < (b.summary?.lastDay ?? '') ? 1 : -1))
    .slice(0, mostLooked);
  const found = await Promise.all(newest.map((one) => events.get(one.id)));
  return found.flatMap((one) => (one.ok && one.value.classes.rights.length > 0 ? [one.value] : []));
}
