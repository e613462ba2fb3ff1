import type { publicNames } from '../fields/field.ts';
import type { AssociationId } from '../ids.ts';
import { allInOne, peopleOf, type Register } from '../register.ts';

/** What of a register shows in public. */
export interface PublicSide {
  /** How people want their names to stand, by every id they ever had; others as the tournament has it. */
  readonly names: ReadonlyMap<string, (typeof publicNames)[number]>;
  /** Whose officers everybody may see. */
  readonly showsOfficers: readonly AssociationId[];
}

/** What of a register shows in public: what was chosen, and by default nothing. */
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

/** Whether two show the same. */
export const showsTheSame = (one: PublicSide, other: PublicSide): boolean =>
  one.names.size === other.names.size &&
  [...one.names].every(([id, name]) => other.names.get(id) === name) &&
  one.showsOfficers.join() === other.showsOfficers.join();
