import type { APIResponse } from 'playwright-core';
import { expect } from 'vitest';
import type { Hall } from './hall.ts';

/** Sends the API something in the name of whoever is signed in. */
export async function tell(
  { page, server }: Hall,
  path: string,
  data: unknown,
): Promise<APIResponse> {
  const session = await (await page.request.get(`${server.url}/api/session`)).json();
  const headers = { 'x-rokade-csrf': session.session.csrf };
  const answer = await page.request.post(`${server.url}/api${path}`, { headers, data });
  expect(answer.ok()).toBe(true);
  return answer;
}

/** Sends a tournament a command in the name of whoever is signed in; `said` is what goes with it. */
export async function tellTournament(
  hall: Hall,
  id: string,
  command: object,
  said: object = {},
): Promise<void> {
  const seen = await hall.page.request.get(`${hall.server.url}/api/tournaments/${id}`);
  const { version: basedOn } = await seen.json();
  await tell(hall, `/tournaments/${id}/commands`, { basedOn, command, ...said });
}
