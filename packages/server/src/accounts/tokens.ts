import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 32 random bytes, fit for links, cookies and headers. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The hash stored instead of a token. A token is random, so a plain SHA-256 cannot be reversed. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The token of a session against forged requests; only whoever has the session token can compute it. */
export const csrfOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('rokade-csrf').digest('base64url');

/**
 * The mark by which a browser proves that it has signed the account in before. Only whoever has the
 * database can compute it, and a new password makes it void.
 */
export const deviceMarkOf = ({ passwordHash }: { readonly passwordHash: string }): string =>
  createHmac('sha256', passwordHash).update('rokade-device').digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the secret was sent; compares in constant time. */
export const isSecret = (sent: string | undefined, secret: string): boolean =>
  timingSafeEqual(digest(sent ?? ''), digest(secret));
