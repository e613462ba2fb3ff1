import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes, fit for links, cookies and headers. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in a token's place. A token is random, so a plain SHA-256 cannot be turned back. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The session's token against forged requests: only who holds the session token can make it. */
export const csrfOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('rokade-csrf').digest('base64url');
