import type { publicNames } from '../fields/field.ts';
import type { AssociationId } from '../ids.ts';
import { allInOne, peopleOf, type Register } from '../register.ts';

/** The public values of a register. */
export interface PublicSide {
  /** How people want to be named, by all their ids; others are named as the tournament decides. */
  readonly names: ReadonlyMap<string, (typeof publicNames)[number]>;
  /** Associations with public officers. */
  readonly showsOfficers: readonly AssociationId[];
}

/** The public values of a register: only what was chosen to be public. */
export const publicSide = (register: Register): PublicSide => ({
  names: new Map(
    peopleOf(register).flatMap((person) => {
      const { publicName } = person.values;
      return publicName === ''
        ? []
        : allInOne(register, person).map(({ id }) => [id as string, publicName] as const);
    }),
  ),
  showsOfficers: register.showsOfficers,
});

/** Whether two public values are equal. */
export const showsTheSame = (one: PublicSide, other: PublicSide): boolean =>
  one.names.size === other.names.size &&
  [...one.names].every(([id, name]) => other.names.get(id) === name) &&
  one.showsOfficers.join() === other.showsOfficers.join();
