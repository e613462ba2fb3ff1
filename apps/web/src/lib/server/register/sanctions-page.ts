import { sanctionHistory } from '@rokade/presentation/desks/sanctions/sanction-history.ts';
import { allInOne, fullName, type Person, parsePersonId, whoStays } from '@rokade/register';
import {
  everybodySanctioned,
  type Outcome,
  outcomesOf,
  type SanctionsEntry,
  sanctionsAgainst,
} from '@rokade/sanctions';
import { alphabetOf } from '@rokade/tables';
import { error, redirect } from '@sveltejs/kit';

/** The person with an id of the register, after mergings; undefined: none, or erased. */
function personBy({ app }: App.Locals, id: string): Person | undefined {
  const personId = parsePersonId(id);
  return personId === null ? undefined : whoStays(app.sanctions.people(), personId);
}

/** The person with an id; a merged person redirects to the one who remains. Error 404 if none. */
export function sanctionedPerson(locals: App.Locals, id: string): Person {
  const person = personBy(locals, id);
  if (person === undefined) error(404, 'not in the register');
  if (person.id !== id) redirect(303, `/console/people/sanctions/${person.id}`);
  return person;
}

/** The name of a person of the register, or words for an erased person. */
const nameBy = (locals: App.Locals, id: string): string => {
  const person = personBy(locals, id);
  return person === undefined || person.isErased
    ? locals.t('sanctions.erased-person')
    : fullName(person.values);
};

/** All people with sanctions, by name. */
export const sanctionedPeople = (locals: App.Locals) => {
  const { sanctions } = locals.app;
  return everybodySanctioned(sanctions.now(), sanctions.merged())
    .map(({ ids: [first = ''], outcomes }) => ({
      person: first,
      name: nameBy(locals, first),
      outcomes,
    }))
    .toSorted((a, b) => alphabetOf(locals.language)(a.name, b.name));
};

/** The sanctions of a person, under all ids that were merged into one. */
export function outcomesOfPerson({ app }: App.Locals, person: Person): readonly Outcome[] {
  const ids = allInOne(app.sanctions.people(), person).map(({ id }) => id);
  return outcomesOf(sanctionsAgainst(app.sanctions.now(), ids));
}

/** Describes entries of the book of sanctions as lines. */
export const sanctionLines = (locals: App.Locals, entries: readonly SanctionsEntry[]) =>
  sanctionHistory(locals, entries, (id) => nameBy(locals, id));
