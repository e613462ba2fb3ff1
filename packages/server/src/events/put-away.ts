import type { EventId, EventTypes, GroupId } from '@rokade/event';
import { err, type Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { Books } from '../kinds/books.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { EventError, GroupAllowed } from './events.ts';

/** What a group is called for its arbiters; where it does not open, its id. */
async function nameOf(tournaments: Tournaments, group: GroupId): Promise<string> {
  const id = parseTournamentId(group);
  const found = id === null ? null : await tournaments.get(id);
  const said = found?.ok === true ? found.value.settings : null;
  return said?.group || said?.name || group;
}

/** Puts a group away or takes it out; whether that was done. One that is removed for good is in nobody's way. */
async function putGroup(
  tournaments: Tournaments,
  group: GroupId,
  { archived, may }: { readonly archived: boolean; readonly may: GroupAllowed },
): Promise<boolean> {
  const id = parseTournamentId(group);
  const belonging = id === null ? null : await tournaments.belonging(id);
  if (id === null || belonging === null || !belonging.ok) return true;
  return may(group, belonging.value) && (await tournaments.archive(id, archived)).ok;
}

/**
 * Puts an event away with its groups, or takes them all out again. The event goes last: where one of
 * its groups stays, so does the event, its groups are named, and doing it again goes on from there. A
 * group that meanwhile is one of another event's is left where it is.
 */
export async function putAway(
  { books, tournaments }: { readonly books: Books<EventTypes>; readonly tournaments: Tournaments },
  id: EventId,
  asked: { readonly archived: boolean; readonly may: GroupAllowed },
): Promise<Result<null, EventError>> {
  const event = await books.get(id);
  if (!event.ok) return event;
  const others = (await books.list()).filter((one) => one.id !== id && !one.archived);
  const taken = new Set(others.flatMap(({ summary }) => summary?.groups ?? []));
  const left: string[] = [];
  for (const group of event.value.groups) {
    if (taken.has(group) || (await putGroup(tournaments, group, asked))) continue;
    left.push(await nameOf(tournaments, group));
  }
  return left.length === 0
    ? books.archive(id, asked.archived)
    : err({ code: 'event.groups-left', groups: left.join(', ') });
}
