import { type Day, endOfSuspension, type Sanction } from '@rokade/rules';
import type { SanctionsHappened } from '../happened.ts';
import type { GivenSanction, StandingTime } from '../sanctions.ts';
import { outcomesOf } from '../views/outcomes.ts';

/** The end that something comes out with unless it is lifted, before and after; of a warning its first day. */
type Differs = (before: Day, after: Day) => boolean;

const endOf = (sanction: Sanction): Day => endOfSuspension(sanction.from, sanction);

const endsOf = (given: readonly GivenSanction[]): ReadonlyMap<string, Day> =>
  new Map(
    outcomesOf(given).flatMap(({ id, sanction }) =>
      sanction === null ? [] : [[id, endOf(sanction)] as const],
    ),
  );

/**
 * What is to stay as it came out among those of a person, though others go or come. One that stays
 * weighs on later ones as before, so these are looked at again.
 */
export function standing(
  before: readonly GivenSanction[],
  after: readonly GivenSanction[],
  differs: Differs,
): readonly SanctionsHappened[] {
  const outcomes = outcomesOf(before);
  const stands = new Map<string, StandingTime>();
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
