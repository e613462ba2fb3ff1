import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionDays } from '../accounts/sessions.ts';
import { sessionCookie } from '../application.ts';
import type { Exchange } from './exchange.ts';

/** Over plain http a browser would drop a `Secure` cookie, so only https gets one. */
const isSecure = ({ req }: Exchange): boolean =>
  req.header('x-forwarded-proto') === 'https' || new URL(req.url).protocol === 'https:';

const attributes = (exchange: Exchange) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(exchange) }) as const;

/** The session token that came with a request. */
export const sentToken = (exchange: Exchange): string | undefined =>
  getCookie(exchange, sessionCookie);

/** Signs the browser in. */
export const rememberToken = (exchange: Exchange, token: string): void =>
  setCookie(exchange, sessionCookie, token, {
    ...attributes(exchange),
    maxAge: sessionDays * 24 * 60 * 60,
  });

/** Signs the browser out. */
export const forgetToken = (exchange: Exchange): void =>
  void deleteCookie(exchange, sessionCookie, attributes(exchange));
