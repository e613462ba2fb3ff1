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

/** Enters somebody in the register; gives their id. */
export async function enterPerson(hall: Hall): Promise<string> {
  const { version } = await (
    await hall.page.request.get(`${hall.server.url}/api/register/people`)
  ).json();
  const person = 'person0000000001';
  const values = { surname: 'Alm', firstName: 'Ida', birth: '2001-05-02' };
  const command = { kind: 'enter-person', person, values };
  await tell(hall, '/register/commands', { basedOn: version, command });
  return person;
}
