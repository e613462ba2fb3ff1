import type { Right, Role } from '@rokade/installation';
import { expect, it } from 'vitest';
import { type Client, type Credentials, credentialsOf, password } from './api-client.ts';
import { settings } from './sample-tournament.ts';

export const inside = (role: Role, organisation: string): Right => ({
  role,
  for: { kind: 'organisation', organisation },
});

export const bodyOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;

/** Two ways to the same data, and who has the installation. */
export interface TwoDoors {
  readonly one: Client;
  readonly other: Client;
  readonly asIda: Credentials;
}

/** What a process hears from another is soon true there. */
const soon = (look: () => Promise<unknown>) => expect.poll(look, { timeout: 20_000 });

/** What somebody is shown, or of that what is an organisation's. */
async function namesAt({ get }: Client, as: Credentials, whose = '') {
  const found = await get(`/tournaments${whose === '' ? '' : `?organisation=${whose}`}`, as);
  const { tournaments } = await bodyOf<{ tournaments: { name: string }[] }>(found);
  return tournaments.map(({ name }) => name).toSorted();
}

/** Waits until somebody's right in an organisation is known. */
const mayWork = ({ get }: Client, as: Credentials, organisation: string) =>
  soon(async () => (await get(`/installation?organisation=${organisation}`, as)).status).toBe(200);

/** A federation and two clubs, whose officers work at the other door than the one that made them. */
async function federation({ one, other, asIda }: TwoDoors) {
  const officer = async (name: string, club: string): Promise<Credentials> => {
    await one.post('/organisations', { address: club, name: `Skakklubben ${club}` }, asIda);
    const right = inside('owner', club);
    await one.post('/accounts', { name, password, right, confirmed: true }, asIda);
    const as = await credentialsOf(await other.post('/session', { name, password }));
    await mayWork(other, as, club);
    return as;
  };
  const [asBo, asEva] = [await officer('Bo', 'hjoernet'), await officer('Eva', 'taarnet')];
  const visibility = { ...settings.visibility, published: false };
  const wish = { settings: { ...settings, name: 'Klubmesterskab', visibility } };
  const begun = await other.post('/tournaments?organisation=hjoernet', wish, asBo);
  const { id } = await bodyOf<{ id: string }>(begun);
  return { asBo, asEva, path: `/tournaments/${id}` };
}

/** What holds of many organisations wherever they are kept, and whichever server is asked. */
export function organisationsContract(open: () => Promise<TwoDoors>): void {
  it('a club sees its own alone, and nobody else does', async () => {
    const doors = await open();
    const { one, other, asIda } = doors;
    const { asBo, asEva, path } = await federation(doors);
    for (const door of [one, other]) {
      await soon(() => namesAt(door, asBo)).toEqual(['Klubmesterskab']);
      await mayWork(door, asEva, 'taarnet');
      expect(await namesAt(door, asEva)).toEqual([]);
      expect(await namesAt(door, asIda)).toEqual([]);
      expect((await door.get(path, asEva)).status).toBe(404);
    }
  });

  it('what is handed in at one is seen at the other, until it is taken back', async () => {
    const doors = await open();
    const { one, other, asIda } = doors;
    const { asBo, path } = await federation(doors);
    const seen = async () => [await namesAt(other, asIda), (await other.get(path, asIda)).status];
    const handIn = async (handedIn: boolean) => {
      await mayWork(one, asBo, 'hjoernet');
      return (await one.post(`${path}/hand-in`, { to: 'own', handedIn }, asBo)).status;
    };
    expect(await seen()).toEqual([[], 404]);
    expect(await handIn(true)).toBe(200);
    await soon(seen).toEqual([['Klubmesterskab'], 200]);
    const command = { kind: 'finish-tournament' };
    expect((await other.post(`${path}/commands`, { basedOn: 1, command }, asIda)).status).toBe(403);
    expect(await handIn(false)).toBe(200);
    await soon(seen).toEqual([[], 404]);
  });

  it('what is given away is the other club’s, at either', async () => {
    const doors = await open();
    const { one, other, asIda } = doors;
    const { asBo, asEva, path } = await federation(doors);
    const accounts = await bodyOf<{ id: string; name: string }[]>(
      await one.get('/accounts', asIda),
    );
    const bo = accounts.find(({ name }) => name === 'Bo')?.id;
    await one.post(`/accounts/${bo}/rights/give`, inside('club-officer', 'taarnet'), asIda);
    await mayWork(other, asBo, 'taarnet');
    const transfer = await other.post(`${path}/organisation`, { organisation: 'taarnet' }, asBo);
    expect(transfer.status).toBe(204);
    for (const door of [one, other]) {
      await soon(() => namesAt(door, asEva)).toEqual(['Klubmesterskab']);
      await soon(async () => (await door.get(path, asEva)).status).toBe(200);
      expect(await namesAt(door, asBo, 'hjoernet')).toEqual([]);
    }
  });

  it('one address is one club’s, and what it is called is heard at the other', async () => {
    const doors = await open();
    const { one, other, asIda } = doors;
    const { asBo } = await federation(doors);
    const make = (door: Client, name: string) =>
      door.post('/organisations', { address: 'springeren', name }, asIda);
    const made = await Promise.all([make(one, 'Springeren'), make(other, 'Springerne')]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const command = { kind: 'change-installation', changes: { name: 'Hjørnet' } };
    const { version } = await bodyOf<{ version: number }>(
      await other.get('/installation?organisation=hjoernet', asBo),
    );
    const request = { basedOn: version, command };
    const path = '/installation/commands?organisation=hjoernet';
    expect((await other.post(path, request, asBo)).status).toBe(200);
    await one.post('/organisations/taarnet/address', { address: 'taarn' }, asIda);
    const listed = async (door: Client) =>
      (await bodyOf<{ organisations: object[] }>(await door.get('/organisations'))).organisations;
    for (const door of [one, other]) {
      await soon(() => listed(door)).toContainEqual({
        id: 'hjoernet',
        address: 'hjoernet',
        name: 'Hjørnet',
      });
      await soon(() => listed(door)).toContainEqual({
        id: 'taarnet',
        address: 'taarn',
        name: 'Skakklubben taarnet',
      });
    }
  });
}
