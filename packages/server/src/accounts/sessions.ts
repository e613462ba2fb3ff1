import type { RightsByAccount } from '@rokade/installation';
import type { AccountStore } from '@rokade/store';
import { rightsOfAccount } from './rights-of-account.ts';
import type { Session } from './session.ts';
import { csrfOf, makeToken, tokenHash } from './tokens.ts';

/** A session ends so long after it was last used. */
export const sessionDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Opens, finds and ends sessions. */
export interface Sessions {
  /** Gives the token for the cookie. */
  open(accountId: string): Promise<string>;
  find(token: string): Promise<Session | null>;
  end(token: string): Promise<void>;
}

/** Sessions that end a month after their last use; use is noted once a day. */
export function makeSessions(
  store: AccountStore,
  said: () => RightsByAccount,
  clock: () => Date,
): Sessions {
  const inDays = (days: number): string => new Date(clock().getTime() + days * day).toISOString();
  /** Whoever only reads does not wait for it; where the disk takes nothing, the next use does it. */
  const extend = (hash: string): void =>
    void store.extendSession(hash, inDays(sessionDays)).catch(() => undefined);
  return {
    async open(accountId) {
      const token = makeToken();
      await store.removeSessionsExpiredBy(inDays(0));
      const session = { tokenHash: tokenHash(token), accountId, expiresAt: inDays(sessionDays) };
      await store.addSession(session);
      return token;
    },
    async find(token) {
      const found = await store.findSession(tokenHash(token));
      if (found === null || found.session.expiresAt <= inDays(0)) return null;
      if (found.account.disabledAt !== null) return null;
      if (found.session.expiresAt < inDays(sessionDays - 1)) extend(found.session.tokenHash);
      const { id, name } = found.account;
      const rights = rightsOfAccount(found.account, said());
      return { accountId: id, name, rights, csrf: csrfOf(token) };
    },
    end: (token) => store.removeSession(tokenHash(token)),
  };
}
