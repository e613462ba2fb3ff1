import { err, ok } from '@rokade/rules';
import { type AccountStore, accountNameKey } from '@rokade/store';
import { networkOf } from '../values/visitor.ts';
import type { Accounts } from './accounts.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { makeThrottle, type Throttle } from './throttle.ts';
import { deviceMarkOf, isSecret } from './tokens.ts';

/**
 * The limits of guessing. Wrong passwords for one name slow down that name at that address only, so that
 * they do not keep the name's owner out. Wrong passwords for any names from one address, which a whole
 * hall may share, slow it down later but then for longer.
 */
const nameRule = { freeFailures: 3, longestWaitSeconds: 60 };
const addressRule = { freeFailures: 10, longestWaitSeconds: 900 };

/** A throttle, and the key under which it counts failures. */
interface Counter {
  readonly throttle: Throttle;
  readonly key: string;
}

/**
 * Makes signing in with name and password, slowed down by name and address. A browser that has signed the
 * account in before is counted separately, so that nobody else at its address can keep it out.
 */
export function makeSignIn(
  store: AccountStore,
  sessions: Sessions,
  clock: () => Date,
  passwords: Passwords,
): Accounts['signIn'] {
  const names = makeThrottle(nameRule);
  const addresses = makeThrottle(addressRule);
  const countersOf = (name: string, address: string): readonly Counter[] => {
    const network = networkOf(address);
    return [
      { throttle: names, key: `${network} ${accountNameKey(name)}` },
      { throttle: addresses, key: network },
    ];
  };
  return async (name, password, { address, agent, deviceMark }) => {
    const now = clock().getTime();
    const account = await store.findByName(name);
    const isTrustedDevice = account !== null && isSecret(deviceMark, deviceMarkOf(account));
    const counters = isTrustedDevice
      ? [{ throttle: names, key: account.id }]
      : countersOf(name, address);
    const waits = counters.map(({ throttle, key }) => throttle.waitSeconds(key, now));
    const retryAfterSeconds = Math.max(...waits);
    if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
    // Counted before the check, so that simultaneous tries do not all pass.
    for (const { throttle, key } of counters) throttle.failed(key, now);
    const fits = await passwords.fits(password, account?.passwordHash ?? null);
    if (account === null || !fits) return err({ code: 'account.wrong-credentials' });
    if (account.disabledAt !== null) return err({ code: 'account.disabled' });
    if (account.passkeyOnly) return err({ code: 'account.passkey-only' });
    for (const { throttle, key } of counters) throttle.succeeded(key);
    return ok(await sessions.open(account.id, agent));
  };
}
