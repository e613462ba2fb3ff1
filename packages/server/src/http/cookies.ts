import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Accounts } from '../accounts/accounts.ts';
import { deviceCookie, sessionCookie } from '../accounts/cookie-names.ts';
import { sessionDays } from '../accounts/sessions.ts';
import type { Visitor } from '../values/visitor.ts';
import type { Exchange } from './exchange.ts';

const day = 24 * 60 * 60;

/**
 * The attributes of all cookies; scripts cannot read them. Browsers drop a `Secure` cookie over plain http,
 * so only https gets one.
 */
const optionsFor = ({ isSecure }: Pick<Visitor, 'isSecure'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

type CookieOptions = ReturnType<typeof optionsFor>;

/** Sets and deletes the cookies of an answer. */
export interface CookieJar {
  set(name: string, value: string, options: CookieOptions & { readonly maxAge: number }): void;
  delete(name: string, options: CookieOptions): void;
}

/** Sets the cookie of a session, and the mark by which the browser is recognised at the next sign-in. */
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

/** Deletes the cookie of the session. */
export const forgetSession = (jar: CookieJar, visitor: Visitor): void =>
  jar.delete(sessionCookie, optionsFor(visitor));

/** Sets a reader's choice as a cookie for a year. */
export const rememberChoice = (
  jar: CookieJar,
  visitor: Visitor,
  name: string,
  value: string,
): void => jar.set(name, value, { ...optionsFor(visitor), maxAge: 365 * day });

/** The session token in a request's cookie. */
export const sentToken = (exchange: Exchange): string | undefined =>
  getCookie(exchange, sessionCookie);

/** A program's token, from `Authorization: Bearer …`; '' if there is none. */
export const bearerOf = (exchange: Exchange): string =>
  /^Bearer\s+(\S+)$/i.exec(exchange.req.header('authorization') ?? '')?.[1] ?? '';

/** The mark of an earlier sign-in in a request's cookie (see `deviceMarkOf`). */
export const sentDeviceMark = (exchange: Exchange): string | undefined =>
  getCookie(exchange, deviceCookie);

/** The cookie jar of an answer of the API. */
export const jarOf = (exchange: Exchange): CookieJar => ({
  set: (name, value, options) => setCookie(exchange, name, value, options),
  delete: (name, options) => void deleteCookie(exchange, name, options),
});
