import type { SanctionsHappened } from '../happened.ts';
import type { GivenSanction } from '../sanctions.ts';
import { outcomesOf } from '../views/outcomes.ts';

/** The months that something comes out with, before and after; a warning has none. */
type Differs = (before: number, after: number) => boolean;

const monthsOf = (given: readonly GivenSanction[]): ReadonlyMap<string, number> =>
  new Map(
    outcomesOf(given).flatMap(({ id, sanction }) =>
      sanction === null ? [] : [[id, sanction.months] as const],
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
  const stands = new Map<string, { readonly from: string; readonly months: number }>();
  for (;;) {
    const months = monthsOf(
      after.map((one) => ({ ...one, stands: stands.get(one.id) ?? one.stands })),
    );
    const other = outcomes.find(({ id, sanction }) => {
      const now = months.get(id);
      return sanction !== null && now !== undefined && differs(sanction.months, now);
    });
    if (other === undefined || other.sanction === null) break;
    const { from, months: lasting } = other.sanction;
    stands.set(other.id, { from, months: lasting });
  }
  return after.flatMap(({ id }) => {
    const values = stands.get(id);
    return values === undefined ? [] : [{ kind: 'sanction-stands', sanction: id, values } as const];
  });
}
