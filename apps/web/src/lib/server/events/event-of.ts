import type { EventTypes } from '@rokade/event';
import type { Application, ListedBook } from '@rokade/server';

/** The id and name of an event, for a link to it. */
export interface LinkedEvent {
  readonly id: string;
  readonly name: string;
}

type Listed = ListedBook<EventTypes>;

/** Whether everybody may see an event's page. */
export const isOpenEvent = ({ summary, damaged }: Listed): boolean =>
  summary?.published === true && damaged === null;

/**
 * The event that a tournament is a group of, if there is one.
 *
 * @param sees which events the reader may see
 */
export async function eventOf(
  { events }: Application,
  tournament: string,
  sees: (one: Listed) => boolean,
): Promise<LinkedEvent | null> {
  const linked = (await events.list()).find(
    (one) => sees(one) && one.summary?.groups.some((group) => group === tournament),
  );
  return linked === undefined ? null : { id: linked.id, name: linked.summary?.name ?? '' };
}
