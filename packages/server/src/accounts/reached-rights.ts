import { namedEvents, type Right, withGroups } from '@rokade/installation';

/** The tournaments of an event; empty if there is no such event. */
export type GroupsOf = (event: string) => Promise<readonly string[]>;

/** The rights together with what they give today: a right for an event is one for each of its tournaments. */
export async function reachedRights(
  rights: readonly Right[],
  groupsOf: GroupsOf,
): Promise<readonly Right[]> {
  const named = namedEvents(rights).map(
    async (event): Promise<[string, readonly string[]]> => [event, await groupsOf(event)],
  );
  return withGroups(rights, new Map(await Promise.all(named)));
}
