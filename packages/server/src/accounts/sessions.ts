import type { Right } from '@rokade/installation';
import type { AccountStore, StoredAccount } from '@rokade/store';
import { deviceOf } from './device.ts';
import type { Session } from './session.ts';
import { csrfOf, makeToken, tokenHash } from './tokens.ts';

/** How many days after its last use a session ends. */
export const sessionDays = 30;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The least time between two notes of a session's use. */
const notedEvery = 15 * minute;

/** Opens, finds and ends sessions. */
export interface Sessions {
  /** Begins a session; returns the token for the cookie. */
  open(accountId: string, agent?: string): Promise<string>;
  find(token: string): Promise<Session | null>;
  end(token: string): Promise<void>;
}

/** Sessions that end a month after their last use; use is noted every quarter of an hour. */
export function makeSessions(
  store: AccountStore,
  rightsOf: (account: StoredAccount) => Promise<readonly Right[]>,
  clock: () => Date,
): Sessions {
  const after = (time: number): string => new Date(clock().getTime() + time).toISOString();
  const life = sessionDays * day;
  // The request does not wait for it; if the disk fails, the next use is noted.
  const extend = (hash: string): void =>
    void store.extendSession(hash, after(0), after(life)).catch(() => undefined);
  return {
    async open(accountId, agent = '') {
      const token = makeToken();
      const now = after(0);
      await store.removeSessionsExpiredBy(now);
      await store.addSession({
        tokenHash: tokenHash(token),
        accountId,
        expiresAt: after(life),
        device: deviceOf(agent),
        begunAt: now,
        usedAt: now,
      });
      return token;
    },
    async find(token) {
      const found = await store.findSession(tokenHash(token));
      if (found === null || found.session.expiresAt <= after(0)) return null;
      if (found.account.disabledAt !== null) return null;
      if ((found.session.usedAt ?? '') <= after(-notedEvery)) extend(found.session.tokenHash);
      const { id, name } = found.account;
      const rights = await rightsOf(found.account);
      return { accountId: id, name, rights, csrf: csrfOf(token) };
    },
    end: (token) => store.removeSession(tokenHash(token)),
  };
}
