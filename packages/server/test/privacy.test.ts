import { type EntrantId, type EventCommand, type EventId, emptyEventValues } from '@rokade/event';
import type { PersonId, RegisterCommand } from '@rokade/register';
import { type Command, emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Application, Session } from '../src/index.ts';
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
        method === 'get' && act === 'read-public' && !path.endsWith('/live'),
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

/** The API as an arbiter of the whole organisation finds it, who may not see contact data. */
function apiForArbiter(app: Application) {
  const csrf = 'of this session';
  const rights = [{ role: 'chief-arbiter', for: { kind: 'organisation', organisation: 'own' } }];
  const session = { accountId: 'bo', name: 'Bo', csrf, rights } as Session;
  const accounts = { ...app.accounts, session: async () => session };
  return { api: apiClient({ ...app, accounts }), sent: { cookie: '', 'x-rokade-csrf': csrf } };
}

describe('the birthday of a minor', () => {
  const christmas = 'christmas' as EventId;

  async function everywhere(app: Application) {
    await say(app, enter);
    const values = { ...emptyEventValues, name: 'Juleskak' };
    const entrant = { ...emptyDetails, name: 'Alm, Ida', birthDate: '2014-05-02' };
    const entrants = [{ id: 'e1' as EntrantId, values: entrant, group: null }];
    const commands: readonly EventCommand[] = [
      { kind: 'make-event', id: christmas, values },
      { kind: 'enter-entrants', entrants },
    ];
    for (const [basedOn, command] of commands.entries()) {
      const request = { basedOn, command, reason: '', confirmed: true };
      expect((await app.events.execute(christmas, request, ida)).ok).toBe(true);
    }
    return playing(app);
  }

  const isWhole = ({ path }: { readonly path: string }): boolean =>
    /\/(export|salvage|live)$/.test(path);

  it('is in no answer to an arbiter but the whole book; the year is', async () => {
    const app = await applicationForTest();
    const id = await everywhere(app);
    const { api, sent } = apiForArbiter(app);
    const years: string[] = [];
    for (const route of api.routes.filter(({ method }) => method === 'get')) {
      if (isWhole(route)) continue;
      const of = route.path.startsWith('/events') ? christmas : id;
      const text = await (await api.get(route.path.replace('{id}', of), sent)).text();
      expect([route.path, text.includes('2014-05-02')]).toEqual([route.path, false]);
      if (text.includes('"2014"')) years.push(route.path);
    }
    expect(years.toSorted()).toEqual([
      ...[
        '/events/{id}',
        '/events/{id}/entry-list',
        '/events/{id}/offers',
        '/register/people',
        '/tournaments/{id}',
      ],
    ]);
  });

  it('is told to who may see contact data', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const owner = await setUpArbiter(app, api);
    const id = await everywhere(app);
    for (const path of [`/tournaments/${id}`, '/register/people', `/events/${christmas}`]) {
      expect(await (await api.get(path, owner)).text()).toContain('2014-05-02');
    }
  });

  it('is not in what others wrote meanwhile either', async () => {
    const app = await applicationForTest();
    const id = await everywhere(app);
    const { api, sent } = apiForArbiter(app);
    const changes = { birthDate: '2013' };
    const command = { kind: 'change-player', player: playerId(1), changes };
    await carryOut(app, id, { ...command, changes: { birthDate: '2014-05-03' } } as Command);
    const body = { basedOn: 2, command };
    const answer = await api.post(`/tournaments/${id}/commands`, body, sent);
    expect(answer.status).toBe(409);
    const text = await answer.text();
    expect(text).toContain('"birthDate":"2014"');
    expect(text).not.toContain('2014-05-03');
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
    const lines = looks.map(({ name, person, place }: Record<string, string>) => [
      name,
      person,
      place,
    ]);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
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
    expect((await erase({})).status).toBe(428);
    expect(await (await erase({ confirmed: true })).json()).toEqual({ erased: keys });
    expect(await (await api.post('/personal/about', { who }, owner)).text()).not.toContain('alm@');
    expect((await api.post('/personal/find', { who })).status).toBe(401);
  });
});
