import type { EventId, EventTypes, GroupId } from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import type { StorageFailed } from '@rokade/store';
import { parseTournamentId } from '@rokade/tournament';
import type { Books } from '../kinds/books.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { EventError, GroupAllowed } from './events.ts';

/** The name of a group for its arbiters; its id if it cannot be read. */
async function nameOf(tournaments: Tournaments, group: GroupId): Promise<string> {
  const id = parseTournamentId(group);
  const found = id === null ? null : await tournaments.get(id);
  const settings = found?.ok === true ? found.value.settings : null;
  return settings?.group || settings?.name || group;
}

/**
 * Archives a group or takes it out; returns whether that was done, true also for a removed tournament. A
 * store that failed is an error: the group is nobody else's for that.
 */
async function putGroup(
  tournaments: Tournaments,
  group: GroupId,
  { archived, may }: { readonly archived: boolean; readonly may: GroupAllowed },
): Promise<Result<boolean, StorageFailed>> {
  const id = parseTournamentId(group);
  const belonging = id === null ? null : await tournaments.belonging(id);
  if (id === null || belonging === null) return ok(true);
  if (!belonging.ok) {
    return belonging.error.code === 'store.failed' ? err(belonging.error) : ok(true);
  }
  if (!may(group, belonging.value)) return ok(false);
  const done = await tournaments.archive(id, archived);
  return !done.ok && done.error.code === 'store.failed' ? err(done.error) : ok(done.ok);
}

/**
 * Archives an event with its groups, or takes them all out of the archive. The event comes last: if a group
 * fails, the event stays, the error names the groups left, and a repetition continues from there. A group
 * that meanwhile belongs to another event is left as it is.
 */
export async function putAway(
  { books, tournaments }: { readonly books: Books<EventTypes>; readonly tournaments: Tournaments },
  id: EventId,
  request: { readonly archived: boolean; readonly may: GroupAllowed },
): Promise<Result<null, EventError>> {
  const event = await books.get(id);
  if (!event.ok) return event;
  const others = (await books.list()).filter((one) => one.id !== id && !one.archived);
  const taken = new Set(others.flatMap(({ summary }) => summary?.groups ?? []));
  const left: string[] = [];
  for (const group of event.value.groups) {
    if (taken.has(group)) continue;
    const done = await putGroup(tournaments, group, request);
    if (!done.ok) return done;
    if (!done.value) left.push(await nameOf(tournaments, group));
  }
  return left.length === 0
    ? books.archive(id, request.archived)
    : err({ code: 'event.groups-left', groups: left.join(', ') });
}
