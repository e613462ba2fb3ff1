import { err, ok } from '@rokade/rules';
import type { AccountStore } from '@rokade/store';
import { isAccountName } from './account-name.ts';
import type { AccountManagement, Accounts } from './accounts.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { manageRights, type RightsKeeping, rightsOfAccount } from './give-rights.ts';
import { manageSessions } from './listed-sessions.ts';
import { managePasskeys } from './passkeys.ts';
import { makePassword, makePasswords, objectionToPassword, type Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { tokenHash } from './tokens.ts';

/** The acts on one's own account. */
export const ownAccount = (
  store: AccountStore,
  sessions: Sessions,
  confirm: ConfirmPassword,
  { hash }: Passwords,
): Pick<Accounts, 'changePassword' | 'endOtherSessions'> => ({
  async changePassword(token, { present, wanted }) {
    const objection = objectionToPassword(wanted);
    if (objection !== null) return err(objection);
    const confirmed = await confirm(token, present);
    if (!confirmed.ok) return confirmed;
    return store.setPassword(confirmed.value.id, await hash(wanted), tokenHash(token));
  },
  async endOtherSessions(token) {
    const session = await sessions.find(token);
    return session === null ? 0 : store.removeSessionsOf(session.accountId, tokenHash(token));
  },
});

/** The acts of an owner, or of somebody with the command line, on any account. */
export const manageAccounts = (
  store: AccountStore,
  keeping: RightsKeeping,
  clock: () => Date,
  { hash } = makePasswords(),
): AccountManagement => ({
  ...manageRights(store, keeping),
  ...manageSessions(store, clock),
  ...managePasskeys(store),
  async list() {
    const listed = await store.list(clock().toISOString());
    const { rights: inBook } = keeping.book.now();
    return listed.map(({ passwordHash: _, role, ...account }) => {
      const rights = rightsOfAccount({ id: account.id, role }, inBook);
      return { ...account, rights };
    });
  },
  idOf: async (name) => (await store.findByName(name))?.id ?? null,
  rename: async (id, name) =>
    isAccountName(name) ? store.rename(id, name.trim()) : err({ code: 'account.name-invalid' }),
  async resetPassword(id) {
    const password = makePassword();
    const set = await store.setPassword(id, await hash(password), null);
    if (!set.ok) return set;
    await store.setPasskeyOnly(id, false);
    return ok(password);
  },
  disable: (id) => store.disable(id, clock().toISOString()),
  enable: (id) => store.enable(id),
  async endSessions(id) {
    if ((await store.find(id)) === null) return err({ code: 'account.missing' });
    return ok(await store.removeSessionsOf(id, null));
  },
});
