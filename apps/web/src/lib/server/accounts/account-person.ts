import { ownInstallation } from '@rokade/installation';
import { type NamedPerson, namedPerson } from '@rokade/presentation/desks/accounts/named-person.ts';
import { allInOne, type Person, parsePersonId, peopleOf, whoStays } from '@rokade/register';

/** The installation's own register, to whose people accounts can be connected. */
const theirRegister = async ({ app }: App.Locals) => (await app.deskOf(ownInstallation)).register;

/**
 * The person of the register with whom an account is connected; if that person was merged into
 * another, the other one. Null: the account is connected with nobody, or the person was erased.
 */
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

/** Whether the register has people at all, so that an account can be connected with one of them. */
export const hasPeople = async (locals: App.Locals): Promise<boolean> =>
  peopleOf((await theirRegister(locals)).now()).length > 0;

/** The accounts of a person, including those of people who were merged into them. */
export async function accountsOfPerson({ app }: App.Locals, person: Person) {
  const ids = new Set<string | null>(allInOne(app.register.now(), person).map(({ id }) => id));
  const accounts = await app.accounts.list();
  return accounts.filter((one) => ids.has(one.person)).map(({ id, name }) => ({ id, name }));
}
