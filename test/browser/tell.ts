import { expect } from 'vitest';
import type { Answer, WalkedPage } from '../plain-browser/walked.ts';
import type { Walker } from './arbiter.ts';

/** A server, and a page at which somebody is signed in. */
export interface Signed {
  readonly server: { readonly url: string };
  readonly page: Pick<WalkedPage, 'request'>;
}

/** The token of whoever was signed in at a page when it was asked for last. */
const tokens = new WeakMap<Signed['page']['request'], string>();

async function tokenOf(request: Signed['page']['request'], origin: string): Promise<string> {
  const { session } = await (await request.get(`${origin}/api/session`)).json();
  tokens.set(request, session.csrf);
  return session.csrf;
}

/** Sends the API of a server something in the name of whoever is signed in at a page. */
async function send(
  { request }: Signed['page'],
  origin: string,
  path: string,
  data: unknown,
): Promise<Answer> {
  const post = (csrf: string): Promise<Answer> =>
    request.post(`${origin}/api${path}`, { headers: { 'x-rokade-csrf': csrf }, data });
  const kept = tokens.get(request);
  const first = await post(kept ?? (await tokenOf(request, origin)));
  // Somebody else may be signed in there by now.
  const isOld = first.status() === 403 && kept !== undefined;
  const answer = isOld ? await post(await tokenOf(request, origin)) : first;
  expect(answer.ok(), answer.ok() ? path : await answer.text()).toBe(true);
  return answer;
}

/** Sends the API something in the name of whoever is signed in. */
export const tell = ({ page, server }: Signed, path: string, data: unknown): Promise<Answer> =>
  send(page, server.url, path, data);

async function sendCommand(
  page: Signed['page'],
  origin: string,
  id: string,
  command: object,
  payload: object,
): Promise<void> {
  const seen = await page.request.get(`${origin}/api/tournaments/${id}`);
  const { version: basedOn } = await seen.json();
  await send(page, origin, `/tournaments/${id}/commands`, { basedOn, command, ...payload });
}

/**
 * Sends a tournament a command in the name of whoever is signed in; `payload` has its confirmation and
 * reason.
 */
export const tellTournament = (
  { page, server }: Signed,
  id: string,
  command: object,
  payload: object = {},
): Promise<void> => sendCommand(page, server.url, id, command, payload);

/** Sends the tournament that an arbiter is at a command, in the name of whoever is signed in. */
export function tellHere({ page, base }: Walker, command: object): Promise<void> {
  const { origin, pathname } = new URL(base());
  return sendCommand(page, origin, pathname.split('/')[2] ?? '', command, {});
}
