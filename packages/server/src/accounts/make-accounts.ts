import { randomUUID } from 'node:crypto';
import { type Right, rightsRefusal } from '@rokade/installation';
import { err, ok, type Result } from '@rokade/rules';
import type { AccountStore, StoredAccount } from '@rokade/store';
import type { AccountError } from './account-error.ts';
import { isAccountName } from './account-name.ts';
import type { AccountSurroundings } from './account-surroundings.ts';
import type { Accounts } from './accounts.ts';
import { makeApiTokens } from './api-tokens.ts';
import { makeBoardCodes } from './board-codes.ts';
import { makeConfirmPassword } from './confirm-password.ts';
import { manageRights, type RightsKeeping, rightsOfAccount } from './give-rights.ts';
import { makeHelperLinks, sessionOfLink } from './helper-links.ts';
import { manageAccounts, ownAccount } from './manage-accounts.ts';
import { makePasskeys } from './passkeys.ts';
import {
  makePasswords,
  objectionToPassword,
  type Passwords,
  shortestPassword,
} from './passwords.ts';
import { reachedRights } from './reached-rights.ts';
import { makeSessions } from './sessions.ts';
import { makeSignIn } from './sign-in.ts';
import { deviceMarkOf, makeToken, tokenHash } from './tokens.ts';

/** A new account as it will be stored, if name and password are valid. */
async function makeAccount(
  credentials: { readonly name: string; readonly password: string },
  role: StoredAccount['role'],
  now: Date,
  { hash }: Passwords,
): Promise<Result<StoredAccount, AccountError>> {
  const { name, password } = credentials;
  if (!isAccountName(name)) return err({ code: 'account.name-invalid' });
  const objection = objectionToPassword(password);
  if (objection !== null) return err(objection);
  const kept = { passwordHash: await hash(password), role, createdAt: now.toISOString() };
  return ok({
    id: randomUUID(),
    name: name.trim(),
    ...kept,
    disabledAt: null,
    passkeyOnly: false,
    person: null,
  });
}

/** Makes the act that creates an account with one right. */
const makeCreate =
  (
    store: AccountStore,
    keeping: RightsKeeping,
    clock: () => Date,
    passwords: Passwords,
  ): Accounts['create'] =>
  async (credentials, right, by) => {
    const refusal = rightsRefusal([right]);
    if (refusal !== null) return err(refusal);
    const made = await makeAccount(credentials, 'none', clock(), passwords);
    if (!made.ok) return made;
    const added = await store.add(made.value);
    if (!added.ok) return added;
    const { id } = made.value;
    const assigned = await manageRights(store, keeping).giveRight(id, right, by);
    return assigned.ok ? ok({ id }) : assigned;
  };

/** Makes the accounts and sessions on the store. */
export function makeAccounts(
  store: AccountStore,
  keeping: AccountSurroundings,
  clock: () => Date,
  passwords = makePasswords(),
): Accounts {
  const { book, groupsOf, isPerson } = keeping;
  const own = (account: StoredAccount) => rightsOfAccount(account, book.now().rights);
  const reached = (rights: readonly Right[]) => reachedRights(rights, groupsOf);
  const rightsOf = (account: StoredAccount) => reached(own(account));
  const sessions = makeSessions(store, rightsOf, clock);
  const confirm = makeConfirmPassword({ store, sessions, clock, passwords });
  return {
    ...manageAccounts(store, keeping, clock, passwords),
    ...ownAccount(store, sessions, confirm, passwords),
    ...makePasskeys({ store, sessions, confirm, clock }),
    ...makeHelperLinks(store, clock),
    ...makeBoardCodes(store, clock),
    ...makeApiTokens({ store, rightsOf: own, reached, clock }),
    shortestPassword,
    needsSetup: async () => !(await store.hasAccounts()),
    async setupToken() {
      if (await store.hasAccounts()) return null;
      const token = makeToken();
      await store.keepSetupToken(tokenHash(token));
      return token;
    },
    isSetupToken: async (token) => store.isSetupToken(tokenHash(token)),
    async setUp(token, name, password, agent) {
      const invalid = err({ code: 'account.setup-token-invalid' as const });
      if (!(await store.isSetupToken(tokenHash(token)))) return invalid;
      const made = await makeAccount({ name, password }, 'admin', clock(), passwords);
      if (!made.ok) return made;
      if (!(await store.addFirst(made.value, tokenHash(token)))) return invalid;
      return ok(await sessions.open(made.value.id, agent));
    },
    signIn: makeSignIn(store, sessions, clock, passwords),
    async deviceMark(token) {
      const found = await store.findSession(tokenHash(token));
      return found === null ? null : deviceMarkOf(found.account);
    },
    signOut: (token) => sessions.end(token),
    create: makeCreate(store, keeping, clock, passwords),
    setPerson: async (id, person) =>
      person === null || isPerson(person)
        ? store.setPerson(id, person)
        : err({ code: 'account.unknown-person' }),
    async session(token) {
      if (token === undefined) return null;
      const own = await sessions.find(token);
      if (own !== null) return own;
      const link = await sessionOfLink(store, token, clock().toISOString());
      return link && { ...link, rights: await reached(link.rights) };
    },
  };
}
