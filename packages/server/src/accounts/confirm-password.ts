import { err, ok, type Result } from '@rokade/rules';
import type { AccountStore, StoredAccount } from '@rokade/store';
import type { AccountError } from './account-error.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { makeThrottle } from './throttle.ts';

/** Slows down guesses by somebody who finds a session left open. */
const guessRule = { freeFailures: 3, longestWaitSeconds: 60 };

/** Returns the account of a session if the password is right. */
export type ConfirmPassword = (
  sessionToken: string,
  password: string,
) => Promise<Result<StoredAccount, AccountError>>;

/** What confirming a password needs. */
interface ConfirmDoors {
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly clock: () => Date;
  readonly passwords: Passwords;
}

/** Makes the check of a signed-in account's password; guessing is slowed down. */
export function makeConfirmPassword(doors: ConfirmDoors): ConfirmPassword {
  const { store, sessions, clock, passwords } = doors;
  const guesses = makeThrottle(guessRule);
  return async (token, password) => {
    const session = await sessions.find(token);
    const account = session === null ? null : await store.find(session.accountId);
    if (account === null) return err({ code: 'account.missing' });
    const now = clock().getTime();
    const retryAfterSeconds = guesses.waitSeconds(account.id, now);
    if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
    guesses.failed(account.id, now);
    const fits = await passwords.fits(password, account.passwordHash);
    if (!fits) return err({ code: 'account.wrong-password' });
    guesses.succeeded(account.id);
    return ok(account);
  };
}
