import { type Signed, tell } from './tell.ts';

/** Enters somebody in the register; gives their id. */
export async function enterPerson(hall: Signed): Promise<string> {
  const { version } = await (
    await hall.page.request.get(`${hall.server.url}/api/register/people`)
  ).json();
  const person = 'person0000000001';
  const values = { surname: 'Alm', firstName: 'Ida', birth: '2001-05-02' };
  const command = { kind: 'enter-person', person, values };
  await tell(hall, '/register/commands', { basedOn: version, command });
  return person;
}
