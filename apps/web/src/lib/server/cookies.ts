import { cookieAges, cookieOptions, deviceCookie, sessionCookie } from '@rokade/server';
import type { RequestEvent } from '@sveltejs/kit';

const year = 60 * 60 * 24 * 365;

/** Keeps a reader's choice for a year. */
export function rememberChoice(
  { cookies, locals }: Pick<RequestEvent, 'cookies' | 'locals'>,
  name: string,
  value: string,
): void {
  cookies.set(name, value, { ...cookieOptions(locals.visitor.isSecure), maxAge: year });
}

/** Signs the browser in as the API does, in cookies that no script can read. */
export async function rememberSession(
  { cookies, locals }: Pick<RequestEvent, 'cookies' | 'locals'>,
  token: string,
): Promise<void> {
  const options = cookieOptions(locals.visitor.isSecure);
  cookies.set(sessionCookie, token, { ...options, maxAge: cookieAges.session });
  const mark = await locals.app.accounts.deviceMark(token);
  if (mark !== null) cookies.set(deviceCookie, mark, { ...options, maxAge: cookieAges.device });
}

/** Signs the browser out. */
export function forgetSession({ cookies, locals }: Pick<RequestEvent, 'cookies' | 'locals'>): void {
  cookies.delete(sessionCookie, cookieOptions(locals.visitor.isSecure));
}
