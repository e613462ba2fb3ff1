import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionDays } from '../accounts/sessions.ts';
import { deviceCookie, sessionCookie } from '../application.ts';
import { type Exchange, visitorIn } from './exchange.ts';

const day = 24 * 60 * 60;

/**
 * How the cookies of who is signed in travel, of the API and of the pages alike. Over plain http a
 * browser would drop a `Secure` cookie, so only https gets one.
 */
export const cookieOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

/** How long a browser keeps them, in seconds. */
export const cookieAges = { session: sessionDays * day, device: 365 * day } as const;

const optionsIn = (exchange: Exchange) => cookieOptions(visitorIn(exchange).isSecure);

/** The session token that came with a request. */
export const sentToken = (exchange: Exchange): string | undefined =>
  getCookie(exchange, sessionCookie);

/** What the browser shows to be known by. */
export const sentDeviceMark = (exchange: Exchange): string | undefined =>
  getCookie(exchange, deviceCookie);

/** Signs the browser in, and lets it be known the next time. */
export function rememberToken(exchange: Exchange, token: string, deviceMark: string | null): void {
  const options = optionsIn(exchange);
  setCookie(exchange, sessionCookie, token, { ...options, maxAge: cookieAges.session });
  if (deviceMark === null) return;
  setCookie(exchange, deviceCookie, deviceMark, { ...options, maxAge: cookieAges.device });
}

/** Signs the browser out. */
export const forgetToken = (exchange: Exchange): void =>
  void deleteCookie(exchange, sessionCookie, optionsIn(exchange));
