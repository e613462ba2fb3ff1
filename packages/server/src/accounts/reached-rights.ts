import { namedEvents, type Right, withGroups } from '@rokade/installation';

/** The tournaments of an event; none where the id names no event. */
export type GroupsOf = (event: string) => Promise<readonly string[]>;

/** Rights as they count now: those for an event in each of its tournaments, too. */
export async function reachedRights(
  rights: readonly Right[],
  groupsOf: GroupsOf,
): Promise<readonly Right[]> {
  const named = namedEvents(rights).map(
    async (event): Promise<[string, readonly string[]]> => [event, await groupsOf(event)],
  );
  return withGroups(rights, new Map(await Promise.all(named)));
}
