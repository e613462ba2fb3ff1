import { type ChessEvent, isSeated, type TakingOver } from '@rokade/event';
import { entrantNames } from '../../console/people/distinct-lines.ts';
import type { EntrantLine } from './entrant-line.ts';

/** The entrants whom each group would take over, by name. */
export function planLines(
  { entrants }: ChessEvent,
  plan: readonly TakingOver[],
  names: ReadonlyMap<string, string>,
) {
  const nameOf = entrantNames({ entrants });
  const named = (ids: readonly string[]): string =>
    ids.map((id) => nameOf.get(id) ?? id).join('; ');
  return plan.flatMap(({ group, enters, changes, leaves }) =>
    (
      [
        ['enters', enters.map(({ id }) => id)],
        ['changes', changes.map(({ id }) => id)],
        ['leaves', leaves],
      ] as const
    ).flatMap(([kind, ids]) =>
      ids.length === 0 ? [] : [{ kind, group: names.get(group) ?? group, names: named(ids) }],
    ),
  );
}

/**
 * The entry list of an event.
 *
 * @param there the players of its groups
 * @param owed what entrants still owe, as texts
 */
export function entrantLines(
  event: ChessEvent,
  there: Parameters<typeof isSeated>[0],
  owed: ReadonlyMap<string, string>,
): readonly EntrantLine[] {
  const players = new Map(there.map((one) => [one.group as string, one.players]));
  const called = entrantNames(event);
  return event.entrants.map(
    ({ id, values, group }): EntrantLine => ({
      id,
      name: called.get(id) ?? values.name,
      title: values.title,
      club: values.club,
      rating: values.rating ?? values.fideRating,
      birthYear: values.birthDate.slice(0, 4),
      group,
      plays: group !== null && players.get(group)?.has(id) === true,
      seated: isSeated(there, id),
      owed: owed.get(id) ?? '',
    }),
  );
}
