import { randomInt } from 'node:crypto';
import type { AccountError } from './account-error.ts';
import { type Argon2Cost, fitsArgon2, hashArgon2 } from './argon2.ts';

/** Shortest password, in characters. */
export const shortestPassword = 10;

/** Why a password will not do; null: it will. */
export const objectionToPassword = (password: string): AccountError | null =>
  [...password].length < shortestPassword
    ? { code: 'account.password-too-short', minimum: shortestPassword }
    : null;

/** Small letters and digits that nobody takes for others when they are read out. */
const plainSigns = 'abcdefghjkmnpqrstuvwxyz23456789';

const pick = (): string => plainSigns[randomInt(plainSigns.length)] ?? '';

/** A new password of chance, about 80 bits in four groups, to be read out and then changed. */
export const makePassword = (): string =>
  Array.from({ length: 4 }, () => pick() + pick() + pick() + pick()).join('-');

/** Keeps passwords and recognises them. */
export interface Passwords {
  /** What is stored in a password's place; salted, so never the same twice. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password fits a stored hash. For an unknown account the hash is null, and the answer
   * "no" takes as long as for a known one.
   */
  fits(password: string, storedHash: string | null): Promise<boolean>;
}

/** argon2id with OWASP's parameters: 19 MiB of memory, two passes. */
const usualCost: Argon2Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };

/** Passwords that cost so much to guess. */
export const makePasswords = (cost = usualCost): Passwords => ({
  hash: (password) => hashArgon2(password, cost),
  async fits(password, storedHash) {
    if (storedHash !== null) return fitsArgon2(storedHash, password);
    await hashArgon2(password, cost);
    return false;
  },
});
