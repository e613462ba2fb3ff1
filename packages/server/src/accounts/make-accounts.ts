import { randomUUID } from 'node:crypto';
import { rightsRefusal } from '@rokade/installation';
import { err, ok, type Result } from '@rokade/rules';
import type { AccountStore, StoredAccount } from '@rokade/store';
import { isAccountName } from './account-name.ts';
import type { AccountError, Accounts } from './accounts.ts';
import { manageRights, type RightsKeeping } from './give-rights.ts';
import { makeHelperLinks, sessionOfLink } from './helper-links.ts';
import { manageAccounts, ownAccount } from './manage-accounts.ts';
import {
  makePasswords,
  objectionToPassword,
  type Passwords,
  shortestPassword,
} from './passwords.ts';
import { makeSessions } from './sessions.ts';
import { makeSignIn } from './sign-in.ts';
import { deviceMarkOf, makeToken, tokenHash } from './tokens.ts';

/** A new account as it will be stored, if name and password are fit for one. */
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
  const passwordHash = await hash(password);
  const kept = { passwordHash, role, createdAt: now.toISOString(), disabledAt: null };
  return ok({ id: randomUUID(), name: name.trim(), ...kept });
}

/** Accounts and sessions on what the store keeps. */
export function makeAccounts(
  store: AccountStore,
  keeping: RightsKeeping,
  clock: () => Date,
  passwords = makePasswords(),
): Accounts {
  const sessions = makeSessions(store, () => keeping.book.now().rights, clock);
  return {
    ...manageAccounts(store, keeping, clock, passwords),
    ...ownAccount(store, sessions, clock, passwords),
    ...makeHelperLinks(store, clock),
    shortestPassword,
    needsSetup: async () => !(await store.hasAccounts()),
    async setupToken() {
      if (await store.hasAccounts()) return null;
      const token = makeToken();
      await store.keepSetupToken(tokenHash(token));
      return token;
    },
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
    async create(credentials, right, by) {
      const refusal = rightsRefusal([right]);
      if (refusal !== null) return err(refusal);
      const made = await makeAccount(credentials, 'none', clock(), passwords);
      if (!made.ok) return made;
      const added = await store.add(made.value);
      return added.ok ? manageRights(store, keeping).giveRight(made.value.id, right, by) : added;
    },
    async session(token) {
      if (token === undefined) return null;
      const own = await sessions.find(token);
      return own ?? sessionOfLink(store, token, clock().toISOString());
    },
  };
}
