import type { Cookies } from '@sveltejs/kit';

/** The name the server gives the session cookie. */
export const sessionCookie = 'rokade_session';
/** The language the reader chose. */
export const languageCookie = 'rokade_language';
/** Light or dark, where the reader chose one. */
export const themeCookie = 'rokade_theme';

const year = 60 * 60 * 24 * 365;

/** Keeps a reader's choice for a year. `url` decides whether the cookie may travel over plain http. */
export function rememberChoice(cookies: Cookies, url: URL, name: string, value: string): void {
  cookies.set(name, value, {
    path: '/',
    maxAge: year,
    httpOnly: false,
    sameSite: 'lax',
    secure: url.protocol === 'https:',
  });
}

/** Signs the browser in: the token in a cookie that no script can read. */
export function rememberSession(cookies: Cookies, url: URL, token: string): void {
  cookies.set(sessionCookie, token, {
    path: '/',
    maxAge: 60 * 60 * 24 * 30,
    httpOnly: true,
    sameSite: 'lax',
    secure: url.protocol === 'https:',
  });
}

/** Signs the browser out. */
export function forgetSession(cookies: Cookies, url: URL): void {
  cookies.delete(sessionCookie, { path: '/', secure: url.protocol === 'https:' });
}
