import { randomInt } from 'node:crypto';
import type { AccountError } from './account-error.ts';
import { type Argon2Cost, fitsArgon2, hashArgon2 } from './argon2.ts';

/** The length of the shortest password, in characters. */
export const shortestPassword = 10;

/** Why a password is not accepted; null: it is. */
export const objectionToPassword = (password: string): AccountError | null =>
  [...password].length < shortestPassword
    ? { code: 'account.password-too-short', minimum: shortestPassword }
    : null;

/** The lower-case letters and digits that cannot be confused with others. */
const plainSigns = 'abcdefghjkmnpqrstuvwxyz23456789';

const pick = (): string => plainSigns[randomInt(plainSigns.length)] ?? '';

/** A random password, about 80 bits in four groups of four, to be read out and then changed. */
export const makePassword = (): string =>
  Array.from({ length: 4 }, () => pick() + pick() + pick() + pick()).join('-');

/** Hashes passwords and checks them. */
export interface Passwords {
  /** The hash that is stored instead of a password; salted, so never the same twice. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password fits a stored hash. For an unknown account the hash is null, and the answer
   * "no" takes as long as for a known one.
   */
  fits(password: string, storedHash: string | null): Promise<boolean>;
}

/** argon2id with OWASP's parameters: 19 MiB of memory, two passes. */
const usualCost: Argon2Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };

/** Makes the hashing of passwords at a cost. */
export const makePasswords = (cost = usualCost): Passwords => ({
  hash: (password) => hashArgon2(password, cost),
  async fits(password, storedHash) {
    if (storedHash !== null) return fitsArgon2(storedHash, password);
    await hashArgon2(password, cost);
    return false;
  },
});
