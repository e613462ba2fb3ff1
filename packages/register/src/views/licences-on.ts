import {
  compareAlphabetically,
  groupedBy,
  type LicenceOn,
  type LicenceRules,
  type LicenceStanding,
  licenceOn,
  officerKey,
} from '@rokade/rules';
import { fullName } from '../fields/person-fields.ts';
import type { PersonId } from '../ids.ts';
import type { LicenceActOf } from '../licences/licence-act.ts';
import { allInOne, type Person, peopleOf, type Register } from '../register.ts';

/** The licence acts of a person and of everybody merged into them. */
export const licenceActsOf = (
  register: Register,
  person: Person,
  { code }: LicenceRules,
): readonly LicenceActOf[] =>
  allInOne(register, person)
    .flatMap(({ licenceActs }) => licenceActs)
    .filter(({ rules }) => rules === code);

/** A person with licence acts, and their licence on a day. */
export interface Licensed extends LicenceOn {
  readonly person: PersonId;
  readonly name: string;
}

/** Everybody with acts of a rule set's licences, with their licence on a day, by name. */
export const licencesOn = (
  register: Register,
  rules: LicenceRules,
  day: string,
): readonly Licensed[] =>
  peopleOf(register)
    .map((person) => ({ person, acts: licenceActsOf(register, person, rules) }))
    .filter(({ acts }) => acts.some(({ on }) => on <= day))
    .map(({ person: { id, values }, acts }) => ({
      person: id,
      name: fullName(values),
      ...licenceOn(rules, acts, day),
    }))
    .toSorted((a, b) => compareAlphabetically(a.name, b.name));

/** Whether there are any acts of a rule set's licences. */
export const keepsLicences = (register: Register, { code }: LicenceRules): boolean =>
  peopleOf(register).some((person) =>
    allInOne(register, person).some(({ licenceActs }) =>
      licenceActs.some(({ rules }) => rules === code),
    ),
  );

const better: readonly LicenceStanding[] = ['none', 'withdrawn', 'aspirant', 'licensed'];

/** Finds the licence by a person's name; the best one if several people have that name. */
export function standingByName(licensed: readonly Licensed[]): (name: string) => LicenceStanding {
  const byKey = groupedBy(licensed, ({ name }) => officerKey(name));
  return (name) =>
    (byKey.get(officerKey(name)) ?? [])
      .map(({ standing }) => standing)
      .reduce<LicenceStanding>(
        (best, one) => (better.indexOf(one) > better.indexOf(best) ? one : best),
        'none',
      );
}
