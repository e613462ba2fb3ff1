import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deviceCookie, sessionCookie } from '../application.ts';
import type { CookieJar } from './cookies.ts';
import type { Exchange } from './exchange.ts';

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
