import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Accounts } from '../accounts/accounts.ts';
import { deviceCookie, sessionCookie } from '../accounts/cookie-names.ts';
import { sessionDays } from '../accounts/sessions.ts';
import type { Visitor } from '../values/visitor.ts';
import type { Exchange } from './exchange.ts';

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

/** The session token that came with a request. */
export const sentToken = (exchange: Exchange): string | undefined =>
  getCookie(exchange, sessionCookie);

/** The token that a program sends, `Authorization: Bearer …`; '' without one. */
export const bearerOf = (exchange: Exchange): string =>
  /^Bearer\s+(\S+)$/i.exec(exchange.req.header('authorization') ?? '')?.[1] ?? '';

/** What the browser shows to be known by. */
export const sentDeviceMark = (exchange: Exchange): string | undefined =>
  getCookie(exchange, deviceCookie);

/** The cookies of an answer of the API. */
export const jarOf = (exchange: Exchange): CookieJar => ({
  set: (name, value, options) => setCookie(exchange, name, value, options),
  delete: (name, options) => void deleteCookie(exchange, name, options),
});
