import { err, ok } from '@rokade/rules';
import type { AccountStore } from '@rokade/store';
import type { SessionManagement } from './accounts.ts';
import { tokenHash } from './tokens.ts';

/** The id of a session: the start of its token's hash, long enough to be unique. */
const sessionId = (hash: string): string => hash.slice(0, 16);

/** Makes the acts that list and end sessions. */
export const manageSessions = (store: AccountStore, clock: () => Date): SessionManagement => {
  const running = (account: string) => store.sessionsOf(account, clock().toISOString());
  return {
    async sessionsOf(account, token = '') {
      const own = tokenHash(token);
      return (await running(account)).map(({ tokenHash, device, begunAt, usedAt }) => ({
        id: sessionId(tokenHash),
        device,
        begunAt,
        usedAt,
        isOwn: tokenHash === own,
      }));
    },
    async endSession(account, id) {
      const session = (await running(account)).find((one) => sessionId(one.tokenHash) === id);
      if (session === undefined) return err({ code: 'account.session-over' });
      await store.removeSession(session.tokenHash);
      return ok(null);
    },
  };
};
