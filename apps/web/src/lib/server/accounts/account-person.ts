import { ownInstallation } from '@rokade/installation';
import {
  allInOne,
  fullName,
  type Person,
  parsePersonId,
  peopleOf,
  whoStays,
} from '@rokade/register';
import { dateText } from '@rokade/tables';

/** A person of the register as the page of an account shows them. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  /**
   * The date of birth and the numbers that distinguish people of the same name, comma-separated.
   */
  readonly more: string;
}

const namedPerson = (
  { language }: Pick<App.Locals, 'language'>,
  { id, values }: Person,
): NamedPerson => ({
  id,
  name: fullName(values),
  more: [dateText(language, values.birth, 'dated'), values.dsuNumber, values.fideId, values.dsbId]
    .filter((text) => text !== '')
    .join(', '),
});

/** The installation's own register, to whose people accounts can be connected. */
const theirRegister = async ({ app }: App.Locals) => (await app.deskOf(ownInstallation)).register;

/** The person of an account; after a merging, the person who remains. Null: none, or erased. */
export async function accountPerson(
  locals: App.Locals,
  person: string | null,
): Promise<NamedPerson | null> {
  const id = person === null ? null : parsePersonId(person);
  const register = await theirRegister(locals);
  const found = id === null ? undefined : whoStays(register.now(), id);
  return found === undefined ? null : namedPerson(locals, found);
}

/** The greatest number of people offered. */
const mostFound = 20;

/** The people of the register who match a query, at most `mostFound`. */
export const foundPeople = async (
  locals: App.Locals,
  query: string,
): Promise<readonly NamedPerson[]> =>
  (await theirRegister(locals))
    .find(query, locals.language)
    .slice(0, mostFound)
    .map((person) => namedPerson(locals, person));

/** Whether the register has any person with whom an account can be connected. */
export const hasPeople = async (locals: App.Locals): Promise<boolean> =>
  peopleOf((await theirRegister(locals)).now()).length > 0;

/** The accounts of a person, including those of people who were merged into them. */
export async function accountsOfPerson({ app }: App.Locals, person: Person) {
  const ids = new Set<string | null>(allInOne(app.register.now(), person).map(({ id }) => id));
  const accounts = await app.accounts.list();
  return accounts.filter((one) => ids.has(one.person)).map(({ id, name }) => ({ id, name }));
}
