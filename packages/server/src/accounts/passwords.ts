import { randomInt } from 'node:crypto';
import type { AccountError } from './accounts.ts';
import { fitsArgon2, hashArgon2 } from './argon2.ts';

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

/** argon2id with OWASP's parameters: 19 MiB of memory, two passes. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };

/** What is stored in a password's place; salted, so never the same twice. */
export const hashPassword = (password: string): Promise<string> => hashArgon2(password, cost);

/** The hash of 32 forgotten random bytes: it stands in for that of an account which is not there. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ymvxMZY1XQLLqk6l18Nrnw$aC8vLtrmf22Vow/pc++adBeUe7FFNx4jzcykqUD1kb4';

/**
 * Whether a password fits a stored hash. For an unknown account the hash is null, and the answer
 * "no" takes as long as for a known one.
 */
export async function fitsPassword(password: string, storedHash: string | null): Promise<boolean> {
  const fits = await fitsArgon2(storedHash ?? nobodysHash, password);
  return fits && storedHash !== null;
}
