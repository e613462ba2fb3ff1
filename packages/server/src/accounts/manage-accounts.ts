import { err, ok } from '@rokade/rules';
import type { AccountStore } from '@rokade/store';
import { isAccountName } from './account-name.ts';
import type { AccountManagement, Accounts } from './accounts.ts';
import { manageRights, type RightsKeeping } from './give-rights.ts';
import { manageSessions } from './listed-sessions.ts';
import { makePassword, makePasswords, objectionToPassword, type Passwords } from './passwords.ts';
import { rightsOfAccount } from './rights-of-account.ts';
import type { Sessions } from './sessions.ts';
import { makeThrottle } from './throttle.ts';
import { tokenHash } from './tokens.ts';

/** A session left open must not be the way to the password. */
const guessRule = { freeFailures: 3, longestWaitSeconds: 60 };

/** What somebody signed in does with their own account. */
export function ownAccount(
  store: AccountStore,
  sessions: Sessions,
  clock: () => Date,
  passwords: Passwords,
): Pick<Accounts, 'changePassword' | 'endOtherSessions'> {
  const guesses = makeThrottle(guessRule);
  return {
    async changePassword(token, { present, wanted }) {
      const session = await sessions.find(token);
      const account = session === null ? null : await store.find(session.accountId);
      if (account === null) return err({ code: 'account.missing' });
      const objection = objectionToPassword(wanted);
      if (objection !== null) return err(objection);
      const now = clock().getTime();
      const retryAfterSeconds = guesses.waitSeconds(account.id, now);
      if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
      guesses.failed(account.id, now);
      if (!(await passwords.fits(present, account.passwordHash))) {
        return err({ code: 'account.wrong-password' });
      }
      guesses.succeeded(account.id);
      return store.setPassword(account.id, await passwords.hash(wanted), tokenHash(token));
    },
    async endOtherSessions(token) {
      const session = await sessions.find(token);
      return session === null ? 0 : store.removeSessionsOf(session.accountId, tokenHash(token));
    },
  };
}

/** What an owner, or whoever sits at the machine, does with anybody's account. */
export const manageAccounts = (
  store: AccountStore,
  keeping: RightsKeeping,
  clock: () => Date,
  { hash } = makePasswords(),
): AccountManagement => ({
  ...manageRights(store, keeping),
  ...manageSessions(store, clock),
  async list() {
    const listed = await store.list(clock().toISOString());
    const { rights: said } = keeping.book.now();
    return listed.map(({ passwordHash: _, role, ...account }) => {
      const rights = rightsOfAccount({ id: account.id, role }, said);
      return { ...account, rights };
    });
  },
  idOf: async (name) => (await store.findByName(name))?.id ?? null,
  rename: async (id, name) =>
    isAccountName(name) ? store.rename(id, name.trim()) : err({ code: 'account.name-invalid' }),
  async resetPassword(id) {
    const password = makePassword();
    const set = await store.setPassword(id, await hash(password), null);
    return set.ok ? ok(password) : set;
  },
  disable: (id) => store.disable(id, clock().toISOString()),
  enable: (id) => store.enable(id),
  async endSessions(id) {
    if ((await store.find(id)) === null) return err({ code: 'account.missing' });
    return ok(await store.removeSessionsOf(id, null));
  },
});
