import { type Day, endOfSuspension, type Sanction } from '@rokade/rules';
import type { SanctionsHappened } from '../happened.ts';
import type { RecordedSanction, SuspensionTime } from '../sanctions.ts';
import { outcomesOf } from '../views/outcomes.ts';

/** Compares the ends of a sanction before and after a change; for a warning, its first day. */
type Differs = (before: Day, after: Day) => boolean;

const endOf = (sanction: Sanction): Day => endOfSuspension(sanction.from, sanction);

const endsOf = (sanctions: readonly RecordedSanction[]): ReadonlyMap<string, Day> =>
  new Map(
    outcomesOf(sanctions).flatMap(({ id, sanction }) =>
      sanction === null ? [] : [[id, endOf(sanction)] as const],
    ),
  );

/**
 * The sanctions of a person whose outcome has to be stored, so that it stays though others are deleted
 * or added. A stored one affects later ones as before, so these are calculated again.
 */
export function outcomesToKeep(
  before: readonly RecordedSanction[],
  after: readonly RecordedSanction[],
  differs: Differs,
): readonly SanctionsHappened[] {
  const outcomes = outcomesOf(before);
  const stands = new Map<string, SuspensionTime>();
  for (;;) {
    const ends = endsOf(after.map((one) => ({ ...one, stands: stands.get(one.id) ?? one.stands })));
    const other = outcomes.find(({ id, sanction }) => {
      const now = ends.get(id);
      return sanction !== null && now !== undefined && differs(endOf(sanction), now);
    });
    if (other === undefined || other.sanction === null) break;
    const { from, months, days } = other.sanction;
    stands.set(other.id, { from, months, days });
  }
  return after.flatMap(({ id }) => {
    const values = stands.get(id);
    return values === undefined ? [] : [{ kind: 'sanction-stands', sanction: id, values } as const];
  });
}
