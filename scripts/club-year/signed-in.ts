import type { Asker } from './desk.ts';

/** The account that plays the year, the first of all. */
export const account = { name: 'Spielleiter', password: 'ein langes, gutes Passwort' };

type Ask = (path: string, init: RequestInit) => Response | Promise<Response>;

/**
 * Makes the first account with the token of the first start; sends all requests as that account from
 * then on.
 */
export async function signedIn(ask: Ask, token: string | null): Promise<Asker> {
  const type = { host: 'klub.local', 'content-type': 'application/json' };
  const setUp = { method: 'POST', headers: type, body: JSON.stringify({ token, ...account }) };
  const answer = await ask('/setup', setUp);
  const { session } = (await answer.json()) as { session: { csrf: string } };
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { ...type, cookie, 'x-rokade-csrf': session.csrf };
  return {
    get: async (path) => ask(path, { headers }),
    post: async (path, body) => ask(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}
