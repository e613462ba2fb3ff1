import type { PersonId, RegisterCommand } from '@rokade/register';
import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  details,
  ida,
  noon,
  playerId,
  settings,
  tournamentId,
} from './sample-tournament.ts';

const alm = 'p1' as PersonId;

async function say(app: Application, command: RegisterCommand): Promise<void> {
  const basedOn = app.register.now().version;
  const done = await app.register.execute({ basedOn, command, reason: '', confirmed: true }, ida);
  expect(done.ok).toBe(true);
}

const enter: RegisterCommand = {
  kind: 'enter-person',
  person: alm,
  values: { surname: 'Alm', firstName: 'Ida', birth: '2014-05-02', email: 'alm@example.org' },
};

/** A tournament in which the person of the register plays, with a second player. */
async function playing(app: Application) {
  const id = tournamentId('autumn');
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    {
      kind: 'enter-players',
      players: [
        {
          id: playerId(1),
          details: { ...details('Alm, Ida'), person: alm, birthDate: '2014-05-02' },
        },
        { id: playerId(2), details: details('Bo, Åge') },
      ],
    },
  );
  return id;
}

describe('how somebody is named in public', () => {
  it('is their own choice, and at once', async () => {
    const app = await applicationForTest();
    await say(app, enter);
    const id = await playing(app);
    const seen = async () => {
      const shown = await app.tournaments.shown(id, 'everybody');
      if (!shown.ok) throw new Error(shown.error.code);
      const { name, club } = shown.value.t.players[0]?.details ?? details('');
      return [name, club, shown.value.t.players[1]?.details.name];
    };
    const club = 'Skakklubben Brønden';
    const choose = (publicName: 'initials' | 'none' | '') =>
      say(app, { kind: 'change-person', person: alm, changes: { publicName } });
    expect(await seen()).toEqual(['Alm, Ida', club, 'Bo, Åge']);
    await choose('initials');
    expect(await seen()).toEqual(['A., Ida', club, 'Bo, Åge']);
    await choose('none');
    expect(await seen()).toEqual(['N. N.', '', 'Bo, Åge']);
    await choose('');
    expect(await seen()).toEqual(['Alm, Ida', club, 'Bo, Åge']);
  });

  it('changes what shows of the register, and nothing else does', async () => {
    const app = await applicationForTest();
    await say(app, enter);
    const before = app.register.publicSide();
    await say(app, { kind: 'change-person', person: alm, changes: { phone: '+45 70' } });
    expect(app.register.publicSide()).toBe(before);
    await say(app, { kind: 'change-person', person: alm, changes: { publicName: 'none' } });
    expect(app.register.publicSide()).not.toBe(before);
  });
});

describe('a birth date', () => {
  it('is in nothing that the API says to everybody', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    await setUpArbiter(app, api);
    await say(app, enter);
    const id = await playing(app);
    const open = api.routes.filter(
      ({ method, path, act }) =>
        method === 'get' && act === 'read-public' && path !== '/tournaments/{id}/live',
    );
    expect(open.length).toBeGreaterThan(5);
    for (const { path } of open) {
      const text = await (await api.get(path.replace('{id}', id).replace('{round}', '1'))).text();
      expect([path, text.includes('2014-05-02'), text.includes('alm@example.org')]).toEqual([
        path,
        false,
        false,
      ]);
    }
  });
});

describe('the log of who looked at contact data', () => {
  it('says who took it out by the API, and is for owners', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const owner = await setUpArbiter(app, api);
    await say(app, enter);
    await api.get('/register/people', owner);
    expect(await app.contactLooks.list()).toEqual([]);
    await api.get('/register/export', owner);
    await api.post('/personal/about', { who: ['Alm, Ida'] }, owner);
    const { looks } = await (await api.get('/register/looks', owner)).json();
    const said = looks.map(({ name, person, place }: Record<string, string>) => [
      name,
      person,
      place,
    ]);
    expect(said).toHaveLength(2);
    expect(said).toEqual(
      expect.arrayContaining([
        ['Ida Hansen', '', 'book'],
        ['Ida Hansen', alm, 'request'],
      ]),
    );
    expect((await api.get('/register/looks')).status).toBe(401);
  });

  it('is forgotten after a year', async () => {
    let now = new Date('2024-02-29T12:00:00.000Z');
    const app = await applicationForTest(() => now);
    await app.contactLooks.note(ida, alm, 'person');
    now = new Date('2025-02-28T12:00:00.000Z');
    expect(await app.contactLooks.list()).toHaveLength(1);
    now = new Date('2025-03-02T12:00:00.000Z');
    expect(await app.contactLooks.list()).toEqual([]);
    expect(noon.getTime()).toBeGreaterThan(now.getTime());
  });
});

describe('what is kept of a person, by the API', () => {
  it('is found, told and erased where it is named', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const owner = await setUpArbiter(app, api);
    await say(app, enter);
    const id = await playing(app);
    const who = ['Alm, Ida'];
    const { persons } = await (await api.post('/personal/find', { who }, owner)).json();
    const keys = persons.map(({ key }: { key: string }) => key);
    expect(keys).toEqual([alm, `${id} p1`]);
    const about = await (await api.post('/personal/about', { who }, owner)).text();
    expect(about).toContain('alm@example.org');
    const erase = (more: object) =>
      api.post('/personal/erase', { who, persons: keys, ...more }, owner);
    expect((await erase({})).status).toBe(400);
    expect(await (await erase({ confirmed: true })).json()).toEqual({ erased: keys });
    expect(await (await api.post('/personal/about', { who }, owner)).text()).not.toContain('alm@');
    expect((await api.post('/personal/find', { who })).status).toBe(401);
  });
});
