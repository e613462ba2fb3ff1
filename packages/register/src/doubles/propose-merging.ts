import type { MergePeople } from '../command.ts';
import { type PersonField, type PersonValues, personFieldCodes } from '../fields/person-fields.ts';
import { overlap } from '../memberships.ts';
import { membershipsOf, type Person, type Register } from '../register.ts';

/** Whether a value says more than another: something rather than nothing, a day rather than its year. */
export const saysMore = (value: string, than: string, field: PersonField): boolean =>
  value !== '' &&
  (than === '' || (field === 'birth' && value.length > 4 && value.startsWith(than)));

/** The values of one that say more than another's. */
const richer = (values: PersonValues, than: PersonValues): Partial<PersonValues> =>
  Object.fromEntries(
    personFieldCodes
      .filter((field) => saysMore(values[field], than[field], field))
      .map((field) => [field, values[field]]),
  );

/**
 * How two would be merged if nobody chose otherwise: who stays keeps what is said of them, and takes
 * over what says more; a membership of who goes in the same club and time is told twice.
 */
export function proposeMerging(register: Register, stays: Person, goes: Person): MergePeople {
  const own = membershipsOf(register, stays);
  const leftOut = membershipsOf(register, goes)
    .filter((one) =>
      own.some((other) => other.association === one.association && overlap(one, other)),
    )
    .map(({ id }) => id);
  const values = richer(goes.values, stays.values);
  return { kind: 'merge-people', stays: stays.id, goes: goes.id, values, leftOut };
}
