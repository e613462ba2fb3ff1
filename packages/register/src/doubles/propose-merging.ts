import type { MergePeople } from '../command.ts';
import { type PersonField, type PersonValues, personFieldCodes } from '../fields/person-fields.ts';
import { overlap } from '../memberships.ts';
import { membershipsOf, type Person, type Register } from '../register.ts';

/** Whether a value contains more than another: anything more than '', a day more than its year. */
export const saysMore = (value: string, than: string, field: PersonField): boolean =>
  value !== '' &&
  (than === '' || (field === 'birth' && value.length > 4 && value.startsWith(than)));

/** The values that contain more than the other person's. */
const richer = (values: PersonValues, than: PersonValues): Partial<PersonValues> =>
  Object.fromEntries(
    personFieldCodes
      .filter((field) => saysMore(values[field], than[field], field))
      .map((field) => [field, values[field]]),
  );

/**
 * The default proposal for merging two: the remaining person keeps their values and takes over those
 * that contain more; a membership of the other in the same club and time is left out.
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
