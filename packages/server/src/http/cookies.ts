import type { Accounts } from '../accounts/accounts.ts';
import { sessionDays } from '../accounts/sessions.ts';
import { deviceCookie, sessionCookie } from '../application.ts';
import type { Visitor } from './visitor.ts';

const day = 24 * 60 * 60;

/**
 * How cookies travel, of the API and of the pages alike; no script can read them. Over plain http a
 * browser would drop a `Secure` cookie, so only https gets one.
 */
const optionsFor = ({ isSecure }: Pick<Visitor, 'isSecure'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

type CookieOptions = ReturnType<typeof optionsFor>;

/** The cookies of an answer. */
export interface CookieJar {
  set(name: string, value: string, options: CookieOptions & { readonly maxAge: number }): void;
  delete(name: string, options: CookieOptions): void;
}

/** Signs the browser in, and lets it be known the next time. */
export async function rememberSession(
  jar: CookieJar,
  visitor: Visitor,
  accounts: Accounts,
  token: string,
): Promise<void> {
  const options = optionsFor(visitor);
  jar.set(sessionCookie, token, { ...options, maxAge: sessionDays * day });
  const mark = await accounts.deviceMark(token);
  if (mark !== null) jar.set(deviceCookie, mark, { ...options, maxAge: 365 * day });
}

/** Signs the browser out. */
export const forgetSession = (jar: CookieJar, visitor: Visitor): void =>
  jar.delete(sessionCookie, optionsFor(visitor));

/** Keeps a reader's choice for a year. */
export const rememberChoice = (
  jar: CookieJar,
  visitor: Visitor,
  name: string,
  value: string,
): void => jar.set(name, value, { ...optionsFor(visitor), maxAge: 365 * day });
