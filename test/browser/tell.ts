import type { APIResponse, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Arbiter } from './arbiter.ts';
import type { Hall } from './hall.ts';

/** Sends the API of a server something in the name of whoever is signed in at a page. */
async function send(
  { request }: Page,
  origin: string,
  path: string,
  data: unknown,
): Promise<APIResponse> {
  const session = await (await request.get(`${origin}/api/session`)).json();
  const headers = { 'x-rokade-csrf': session.session.csrf };
  const answer = await request.post(`${origin}/api${path}`, { headers, data });
  expect(answer.ok(), answer.ok() ? path : await answer.text()).toBe(true);
  return answer;
}

/** Sends the API something in the name of whoever is signed in. */
export const tell = ({ page, server }: Hall, path: string, data: unknown): Promise<APIResponse> =>
  send(page, server.url, path, data);

async function sendCommand(
  page: Page,
  origin: string,
  id: string,
  command: object,
  said: object,
): Promise<void> {
  const seen = await page.request.get(`${origin}/api/tournaments/${id}`);
  const { version: basedOn } = await seen.json();
  await send(page, origin, `/tournaments/${id}/commands`, { basedOn, command, ...said });
}

/** Sends a tournament a command in the name of whoever is signed in; `said` is what goes with it. */
export const tellTournament = (
  { page, server }: Hall,
  id: string,
  command: object,
  said: object = {},
): Promise<void> => sendCommand(page, server.url, id, command, said);

/** Sends the tournament that an arbiter is at a command, in the name of whoever is signed in. */
export function tellHere({ page, base }: Arbiter, command: object): Promise<void> {
  const { origin, pathname } = new URL(base());
  return sendCommand(page, origin, pathname.split('/')[2] ?? '', command, {});
}
