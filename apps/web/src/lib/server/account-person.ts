import { allInOne, fullName, type Person, parsePersonId, whoStays } from '@rokade/register';

/** A person as the page of an account names them. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  /** What tells them from others of the name. */
  readonly more: string;
}

const namedPerson = ({ id, values }: Person): NamedPerson => ({
  id,
  name: fullName(values),
  more: [values.birth, values.dsuNumber, values.fideId, values.dsbId]
    .filter((text) => text !== '')
    .join(', '),
});

/** Whose an account is; whoever was merged into another is who stays. Null: nobody's, or erased. */
export function accountPerson({ app }: App.Locals, person: string | null): NamedPerson | null {
  const id = person === null ? null : parsePersonId(person);
  const found = id === null ? undefined : whoStays(app.register.now(), id);
  return found === undefined ? null : namedPerson(found);
}

/** So many are offered. */
const mostFound = 20;

/** Who in the register may be meant. */
export const foundPeople = ({ app }: App.Locals, query: string): readonly NamedPerson[] =>
  app.register.find(query).slice(0, mostFound).map(namedPerson);

/** The accounts of a person, of everybody who was merged into them, too. */
export async function accountsOfPerson({ app }: App.Locals, person: Person) {
  const ids = new Set<string | null>(allInOne(app.register.now(), person).map(({ id }) => id));
  const accounts = await app.accounts.list();
  return accounts.filter((one) => ids.has(one.person)).map(({ id, name }) => ({ id, name }));
}
