import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 32 random bytes, fit for links, cookies and headers. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in a token's place. A token is random, so a plain SHA-256 cannot be turned back. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The session's token against forged requests: only who holds the session token can make it. */
export const csrfOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('rokade-csrf').digest('base64url');

/**
 * What a browser shows that has signed the account in before. Only who has the database can make
 * it, and a new password makes it void.
 */
export const deviceMarkOf = ({ passwordHash }: { readonly passwordHash: string }): string =>
  createHmac('sha256', passwordHash).update('rokade-device').digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether somebody sent the secret; how long that takes tells nothing of it. */
export const isSecret = (sent: string | undefined, secret: string): boolean =>
  timingSafeEqual(digest(sent ?? ''), digest(secret));
