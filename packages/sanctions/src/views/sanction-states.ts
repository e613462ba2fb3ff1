import { compareDays, type Day } from '@rokade/rules';
import type { Sanctions } from '../sanctions.ts';
import { idsOf, type Merged, type Outcome, outcomesOf, sanctionsAgainst } from './outcomes.ts';

/**
 * A sanction's state on a day: not begun, in force, over and still kept, or due for deletion. `ended`:
 * annulled, so also due.
 */
export const sanctionStates = ['coming', 'holds', 'kept', 'due'] as const;

export type SanctionState = (typeof sanctionStates)[number];

/** A sanction's state on a day. */
export function sanctionStateOn({ sanction, keptUntil }: Outcome, day: Day): SanctionState {
  if (sanction === null || keptUntil <= day) return 'due';
  if (day < sanction.from) return 'coming';
  return day < sanction.until ? 'holds' : 'kept';
}

/** One person's sanctions with their outcomes. */
export interface PersonSanctions {
  /** The ids in the register; the first one is that in the sanctions. */
  readonly ids: readonly string[];
  readonly outcomes: readonly Outcome[];
}

/** Everybody with sanctions, with the outcomes. */
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
    outcomes: outcomesOf(sanctionsAgainst(sanctions, ids)),
  }));
}

/** The first and the last day of an event. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/**
 * A person's suspension in force on one of some days; of several, the one that lasts longest.
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
