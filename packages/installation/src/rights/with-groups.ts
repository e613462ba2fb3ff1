import type { Right } from './may.ts';

/** The events or tournaments for which rights are given, each once. */
export const namedEvents = (rights: readonly Right[]): readonly string[] => [
  ...new Set(
    rights.flatMap((right) => (right.for.kind === 'organisation' ? [] : [right.for.event])),
  ),
];

/**
 * Rights as they count: a right for an event also counts in each of its tournaments.
 *
 * @param groups the tournaments of each event
 */
export const withGroups = (
  rights: readonly Right[],
  groups: ReadonlyMap<string, readonly string[]>,
): readonly Right[] =>
  rights.flatMap(({ role, for: scope }): readonly Right[] => {
    if (scope.kind === 'organisation') return [{ role, for: scope }];
    const events = [scope.event, ...(groups.get(scope.event) ?? [])];
    return events.map((event) => ({ role, for: { ...scope, event } }));
  });
