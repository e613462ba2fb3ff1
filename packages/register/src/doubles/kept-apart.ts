import type { PersonId } from '../ids.ts';
import { type Register, whoStays } from '../register.ts';

const pairKey = (one: string, other: string): string => [one, other].toSorted().join(' ');

/** The id under which a person stands today; of somebody erased, their own. */
const today = (register: Pick<Register, 'people'>, id: PersonId): PersonId =>
  whoStays(register, id)?.id ?? id;

/**
 * Answers whether it was decided that two people are not one. What was decided of somebody who was merged
 * since holds for the person who stays.
 */
export function keptApartIn(
  register: Pick<Register, 'people' | 'keptApart'>,
): (one: string, other: string) => boolean {
  const pairs = new Set(
    register.keptApart.map(([one, other]) => pairKey(today(register, one), today(register, other))),
  );
  return (one, other) => pairs.has(pairKey(one, other));
}
