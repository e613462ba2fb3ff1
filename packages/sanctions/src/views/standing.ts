import { compareDays, type Day } from '@rokade/rules';
import type { Sanctions } from '../sanctions.ts';
import { givenTo, idsOf, type Merged, type Outcome, outcomesOf } from './outcomes.ts';

/**
 * What a sanction is on a day: not begun, in force, over and still kept, or due for deletion.
 * `ended`: it was annulled, which makes it due, too.
 */
export const standings = ['coming', 'holds', 'kept', 'due'] as const;

export type Standing = (typeof standings)[number];

/** How a sanction stands on a day. */
export function standingOn({ sanction, keptUntil }: Outcome, day: Day): Standing {
  if (sanction === null || keptUntil <= day) return 'due';
  if (day < sanction.from) return 'coming';
  return day < sanction.until ? 'holds' : 'kept';
}

/** What one person was given, worked out together. */
export interface PersonSanctions {
  /** Their ids in the register, the one that the sanctions name first. */
  readonly ids: readonly string[];
  readonly outcomes: readonly Outcome[];
}

/** Everybody who was given something, with what came of it. */
export function everybodySanctioned(
  sanctions: Sanctions,
  merged: Merged,
): readonly PersonSanctions[] {
  const people = new Map(
    sanctions.given.map(({ values }) => {
      const ids = idsOf(merged, values.person);
      return [ids[0] ?? values.person, ids] as const;
    }),
  );
  return [...people.values()].map((ids) => ({
    ids,
    outcomes: outcomesOf(givenTo(sanctions, ids)),
  }));
}

/** The days of an event, first and last. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/**
 * The suspension of a person that holds on one of some days; of several the one that holds longest.
 * undefined: none.
 *
 * @article DSU 2002 §7: excluded from events for a given time
 */
export const suspensionIn = (
  outcomes: readonly Outcome[],
  { from, to }: Days,
): Outcome | undefined =>
  outcomes
    .filter(
      ({ sanction }) =>
        sanction?.kind === 'suspension' &&
        sanction.from < sanction.until &&
        sanction.from <= to &&
        from < sanction.until,
    )
    .toSorted((a, b) => compareDays(a.sanction?.until ?? '', b.sanction?.until ?? ''))
    .at(-1);
