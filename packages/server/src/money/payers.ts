import type { ChessEvent } from '@rokade/event';
import type { PlayerDetails } from '@rokade/players';
import { nameKey } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';

/** Somebody who pays an entry fee. */
export interface Payer {
  readonly id: string;
  readonly values: PlayerDetails;
  /** The id of their group; '' = none. */
  readonly group: string;
  /** The ids under which they were also entered in groups directly. */
  readonly alsoAs: readonly string[];
}

const same = (a: string, b: string): boolean => a !== '' && a === b;
const other = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b;

/** Whether two births may be one person's: one is missing, they are equal, or one is the year of the other. */
const mayBeBorn = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** Whether two entries are of one person: by person or number, else by name if no other value differs. */
function areOne(a: PlayerDetails, b: PlayerDetails): boolean {
  if (same(a.person, b.person) || same(a.fideId, b.fideId)) return true;
  if (same(a.nationalId, b.nationalId)) return true;
  return (
    nameKey(a.name) === nameKey(b.name) &&
    mayBeBorn(a.birthDate, b.birthDate) &&
    !other(a.person, b.person) &&
    !other(a.fideId, b.fideId) &&
    !other(a.nationalId, b.nationalId) &&
    !other(a.club, b.club)
  );
}

/**
 * Everybody on an event's entry list, and the players of its groups who are not on it. An entrant who was
 * also entered in a group directly counts once.
 */
export function payersOf({
  event,
  groups,
}: {
  readonly event: ChessEvent;
  readonly groups: readonly Tournament[];
}): readonly Payer[] {
  const listed = new Set<string>(event.entrants.map(({ id }) => id));
  const typed = groups.flatMap(({ id: group, players }) =>
    players
      .filter(({ id }) => !listed.has(id))
      .map(({ id, details }) => ({ id: id as string, values: details, group: group as string })),
  );
  const seen = new Set<string>();
  const entered = event.entrants.map(({ id, values, group }): Payer => {
    const inGroups = new Set<string>();
    const again = typed.filter((one) => {
      const isThem = !seen.has(one.id) && !inGroups.has(one.group) && areOne(values, one.values);
      if (isThem) inGroups.add(one.group);
      return isThem;
    });
    for (const one of again) seen.add(one.id);
    const place = group ?? again[0]?.group ?? '';
    return { id, values, group: place, alsoAs: again.map((one) => one.id) };
  });
  const besides = typed.filter(({ id }) => !seen.has(id));
  return [...entered, ...besides.map((one) => ({ ...one, alsoAs: [] }))];
}
