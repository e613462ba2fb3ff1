import { err, ok } from '@rokade/rules';
import { type AccountStore, accountNameKey } from '@rokade/store';
import type { Accounts } from '../application.ts';
import { fitsPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { makeThrottle } from './throttle.ts';

/**
 * A name is slowed down gently, so that nobody can lock an arbiter out by failing in his name; an
 * address, which several in a club may share, after more tries but then for long.
 */
const nameRule = { freeFailures: 3, longestWaitSeconds: 60 };
const addressRule = { freeFailures: 10, longestWaitSeconds: 900 };

/** Signing in with name and password, slowed down by name and by address. */
export function makeSignIn(
  store: AccountStore,
  sessions: Sessions,
  clock: () => Date,
): Accounts['signIn'] {
  const names = makeThrottle(nameRule);
  const addresses = makeThrottle(addressRule);
  return async (name, password, address) => {
    const nameKey = accountNameKey(name);
    const now = clock().getTime();
    const retryAfterSeconds = Math.max(
      names.waitSeconds(nameKey, now),
      addresses.waitSeconds(address, now),
    );
    if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
    // Counted before the check, so that many tries at once do not all slip through.
    names.failed(nameKey, now);
    addresses.failed(address, now);
    const account = await store.findByName(name);
    const fits = await fitsPassword(password, account?.passwordHash ?? null);
    if (account === null || !fits) return err({ code: 'account.wrong-credentials' });
    names.succeeded(nameKey);
    addresses.succeeded(address);
    return ok(await sessions.open(account.id));
  };
}
