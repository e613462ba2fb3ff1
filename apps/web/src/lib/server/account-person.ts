import { ownInstallation } from '@rokade/installation';
import {
  allInOne,
  fullName,
  type Person,
  parsePersonId,
  peopleOf,
  whoStays,
} from '@rokade/register';

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

/** The register whose people accounts belong to: that of those who have the installation. */
const theirRegister = async ({ app }: App.Locals) => (await app.deskOf(ownInstallation)).register;

/** Whose an account is; whoever was merged into another is who stays. Null: nobody's, or erased. */
export async function accountPerson(
  locals: App.Locals,
  person: string | null,
): Promise<NamedPerson | null> {
  const id = person === null ? null : parsePersonId(person);
  const register = await theirRegister(locals);
  const found = id === null ? undefined : whoStays(register.now(), id);
  return found === undefined ? null : namedPerson(found);
}

/** So many are offered. */
const mostFound = 20;

/** Who in the register may be meant. */
export const foundPeople = async (
  locals: App.Locals,
  query: string,
): Promise<readonly NamedPerson[]> =>
  (await theirRegister(locals)).find(query, locals.language).slice(0, mostFound).map(namedPerson);

/** Whether there is anybody whose an account can be. */
export const hasPeople = async (locals: App.Locals): Promise<boolean> =>
  peopleOf((await theirRegister(locals)).now()).length > 0;

/** The accounts of a person, of everybody who was merged into them, too. */
export async function accountsOfPerson({ app }: App.Locals, person: Person) {
  const ids = new Set<string | null>(allInOne(app.register.now(), person).map(({ id }) => id));
  const accounts = await app.accounts.list();
  return accounts.filter((one) => ids.has(one.person)).map(({ id, name }) => ({ id, name }));
}
