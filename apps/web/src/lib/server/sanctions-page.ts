import { allInOne, fullName, type Person, parsePersonId, whoStays } from '@rokade/register';
import {
  everybodySanctioned,
  givenTo,
  type Outcome,
  outcomesOf,
  type SanctionsEntry,
} from '@rokade/sanctions';
import { alphabetOf } from '@rokade/tables';
import { error, redirect } from '@sveltejs/kit';
import { sanctionHistory } from '#lib/desks/sanctions/sanction-history.ts';

/** Who somebody is by an id of the register; undefined: nobody any more. */
function personBy({ app }: App.Locals, id: string): Person | undefined {
  const known = parsePersonId(id);
  return known === null ? undefined : whoStays(app.sanctions.people(), known);
}

/** The person of a page about sanctions; whoever is merged into another leads to who stays. */
export function sanctionedPerson(locals: App.Locals, id: string): Person {
  const person = personBy(locals, id);
  if (person === undefined) error(404, 'not in the register');
  if (person.id !== id) redirect(303, `/console/people/sanctions/${person.id}`);
  return person;
}

/** The name of a person of the register; whoever is erased there has none. */
const nameBy = (locals: App.Locals, id: string): string => {
  const person = personBy(locals, id);
  return person === undefined || person.isErased
    ? locals.t('sanctions.erased-person')
    : fullName(person.values);
};

/** Everybody who was given something, by name. */
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

/** What a person was given, under every id they have in the register. */
export function outcomesOfPerson({ app }: App.Locals, person: Person): readonly Outcome[] {
  const ids = allInOne(app.sanctions.people(), person).map(({ id }) => id);
  return outcomesOf(givenTo(app.sanctions.now(), ids));
}

/** A journal of sanctions in words. */
export const sanctionLines = (locals: App.Locals, entries: readonly SanctionsEntry[]) =>
  sanctionHistory(locals, entries, (id) => nameBy(locals, id));
