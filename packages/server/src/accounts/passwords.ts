import { hash, verify } from '@node-rs/argon2';

/** Shortest password, in characters. */
export const shortestPassword = 10;

/** argon2id with OWASP's parameters: 19 MiB of memory, two passes. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** What is stored in a password's place; salted, so never the same twice. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** The hash of 32 forgotten random bytes: it stands in for that of an account which is not there. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ymvxMZY1XQLLqk6l18Nrnw$aC8vLtrmf22Vow/pc++adBeUe7FFNx4jzcykqUD1kb4';

/**
 * Whether a password fits a stored hash. For an unknown account the hash is null, and the answer
 * "no" takes as long as for a known one.
 */
export async function fitsPassword(password: string, storedHash: string | null): Promise<boolean> {
  const fits = await verify(storedHash ?? nobodysHash, password);
  return fits && storedHash !== null;
}
