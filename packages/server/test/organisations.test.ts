import type { Right } from '@rokade/installation';
import { parseTournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../src/index.ts';
import {
  apiClient,
  type Credentials,
  credentialsOf,
  password,
  setUpArbiter,
} from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import { bodyOf, inside, organisationsContract } from './organisations-contract.ts';
import { applicationForTest, details, ida, settings } from './sample-tournament.ts';

/** A federation that has the installation, and two clubs with an officer each. */
async function federation() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const asIda = await setUpArbiter(app, api);
  const make = (address: string, name: string, as = asIda) =>
    api.post('/organisations', { address, name }, as);
  await make('hjoernet', 'Skakklubben Hjørnet');
  await make('taarnet', 'Skakklubben Tårnet');
  const signedIn = async (name: string, right: Right): Promise<Credentials> => {
    await api.post('/accounts', { name, password, right, confirmed: true }, asIda);
    return credentialsOf(await api.post('/session', { name, password }));
  };
  const begin = async (as: Credentials, organisation: string, published: boolean, name: string) => {
    const visibility = { ...settings.visibility, published };
    const wanted = { settings: { ...settings, name, visibility } };
    const made = await api.post(`/tournaments?organisation=${organisation}`, wanted, as);
    return (await bodyOf<{ id: string }>(made)).id;
  };
  const namesFor = async (as: Credentials | undefined, query = '') => {
    const found = await api.get(`/tournaments${query}`, as);
    const { tournaments } = await bodyOf<{ tournaments: { name: string }[] }>(found);
    return tournaments.map(({ name }) => name).toSorted();
  };
  const asBo = await signedIn('Bo', inside('owner', 'hjoernet'));
  const asEva = await signedIn('Eva', inside('owner', 'taarnet'));
  const hidden = await begin(asBo, 'hjoernet', false, 'Klubmesterskab');
  const open = await begin(asBo, 'hjoernet', true, 'Hjørnets lyn');
  return { app, api, asIda, asBo, asEva, make, signedIn, begin, namesFor, hidden, open };
}

describe('organisations in a folder', () => {
  organisationsContract(async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    return { one: api, other: api, asIda: await setUpArbiter(app, api) };
  });
});

describe('an organisation', () => {
  it('is made by an owner of the installation, and nobody else', async () => {
    const { api, asBo, make } = await federation();
    expect((await make('loeberen', 'Løberen', asBo)).status).toBe(403);
    expect((await make('loeberen', 'Løberen')).status).toBe(201);
    const { organisations } = await bodyOf<{ organisations: unknown[] }>(
      await api.get('/organisations'),
    );
    expect(organisations).toEqual([
      { id: 'own', address: 'own', name: '' },
      { id: 'loeberen', address: 'loeberen', name: 'Løberen' },
      { id: 'hjoernet', address: 'hjoernet', name: 'Skakklubben Hjørnet' },
      { id: 'taarnet', address: 'taarnet', name: 'Skakklubben Tårnet' },
    ]);
  });

  it.each([
    ['taken', 'hjoernet', 'Nyt', { code: 'organisation.address-taken', address: 'hjoernet' }],
    [
      'kept for Rokade',
      'console',
      'Nyt',
      { code: 'organisation.address-reserved', address: 'console' },
    ],
    ['the first one’s', 'own', 'Nyt', { code: 'organisation.address-reserved', address: 'own' }],
    [
      'with a letter of elsewhere',
      'hjørnet',
      'Nyt',
      { code: 'organisation.address-invalid', address: 'hjørnet' },
    ],
    ['with a path in it', 'a/b', 'Nyt', { code: 'organisation.address-invalid', address: 'a/b' }],
    ['too short', 'a', 'Nyt', { code: 'organisation.address-invalid', address: 'a' }],
    ['without a name', 'nyt', ' ', { code: 'organisation.name-missing' }],
  ])('is not made with an address that is %s', async (_, address, name, error) => {
    const { make } = await federation();
    const refused = await make(address, name);
    expect(await bodyOf(refused)).toEqual(error);
  });

  it('is made once, by whichever of two owners is first', async () => {
    const { app } = await federation();
    const both = await Promise.all(
      ['Springeren', 'Springerne'].map((name) =>
        app.organisations.make({ address: 'springeren', name }, ida),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const error = { code: 'organisation.address-taken', address: 'springeren' };
    expect(both).toContainEqual({ ok: false, error });
  });

  it('gets another address; the one before leads on, and is nobody else’s', async () => {
    const { app, api, asIda, make } = await federation();
    const rename = (address: string) =>
      api.post('/organisations/hjoernet/address', { address }, asIda);
    expect(await bodyOf(await rename('taarnet'))).toMatchObject({
      code: 'organisation.address-taken',
    });
    expect((await rename('skak')).status).toBe(204);
    for (const address of ['skak', 'hjoernet']) {
      expect(await app.organisations.find(address)).toMatchObject({
        id: 'hjoernet',
        address: 'skak',
      });
    }
    expect((await make('skak', 'Ny')).status).toBe(409);
    expect((await make('hjoernet', 'Ny')).status).toBe(409);
    expect((await rename('hjoernet')).status).toBe(204);
    expect(await app.organisations.find('skak')).toMatchObject({ address: 'hjoernet' });
  });

  it('is removed only without tournaments, and never the first', async () => {
    const { api, app, asIda, begin } = await federation();
    const remove = (id: string) =>
      api.send('DELETE', `/organisations/${id}`, undefined, { ...asIda });
    expect(await bodyOf(await remove('hjoernet'))).toEqual({
      code: 'organisation.not-empty',
      books: 2,
    });
    expect(await bodyOf(await remove('own'))).toEqual({ code: 'organisation.first' });
    expect((await remove('nobody')).status).toBe(404);
    expect((await remove('taarnet')).status).toBe(204);
    expect(await app.organisations.find('taarnet')).toBeNull();
    expect(await begin(asIda, 'taarnet', true, 'For sent')).toBeUndefined();
    expect((await app.organisations.list()).map(({ id }) => id)).toEqual(['own', 'hjoernet']);
  });

  it('says for itself what it is, and new tournaments of its own begin so', async () => {
    const { app, api, asBo, asEva } = await federation();
    const change = (as: Credentials) => {
      const changes = { name: 'Hjørnet', newTournament: { format: 4, settings: { place: 'Kro' } } };
      const command = { kind: 'change-installation', changes };
      return api.post('/installation/commands?organisation=hjoernet', { basedOn: 2, command }, as);
    };
    expect((await change(asEva)).status).toBe(403);
    expect((await change(asBo)).status).toBe(200);
    const desk = await app.deskOf(
      (await app.organisations.find('hjoernet'))?.id ?? app.organisation,
    );
    expect(desk.installation.newTournament(settings).place).toBe('Kro');
    expect(app.installation.newTournament(settings).place).toBe('Aarhus');
    expect(app.installation.now().name).toBe('');
  });

  it('has a register of its own', async () => {
    const { api, asBo, asEva } = await federation();
    const command = { kind: 'enter-person', person: 'alm', values: { surname: 'Alm' } };
    const people = async (organisation: string, as: Credentials) => {
      const found = await api.get(`/register/people?organisation=${organisation}`, as);
      return found.status === 200
        ? (await bodyOf<{ people: unknown[] }>(found)).people.length
        : found.status;
    };
    const path = '/register/commands?organisation=hjoernet';
    expect((await api.post(path, { basedOn: 0, command }, asBo)).status).toBe(200);
    expect(await people('hjoernet', asBo)).toBe(1);
    expect(await people('hjoernet', asEva)).toBe(403);
    expect(await people('taarnet', asEva)).toBe(0);
  });

  it('names its own people in public as they want, and writes down who looked at its register', async () => {
    const { api, asBo, asEva, open } = await federation();
    const tell = (path: string, basedOn: number, command: object, as = asBo) =>
      api.post(path, { basedOn, command }, as);
    const values = { surname: 'Alm', firstName: 'Ida', email: 'alm@example.org' };
    const enter = {
      kind: 'enter-person',
      person: 'alm',
      values: { ...values, publicName: 'none' },
    };
    expect((await tell('/register/commands?organisation=hjoernet', 0, enter)).status).toBe(200);
    const plain = { kind: 'enter-person', person: 'alm', values };
    await tell('/register/commands?organisation=taarnet', 0, plain, asEva);
    const player = { id: 'p1', details: { ...details('Alm, Ida'), person: 'alm' } };
    const entered = { kind: 'enter-players', players: [player] };
    expect((await tell(`/tournaments/${open}/commands`, 1, entered)).status).toBe(200);
    const seen = await bodyOf<{ players: { details: { name: string } }[] }>(
      await api.get(`/tournaments/${open}`),
    );
    expect(seen.players.map((one) => one.details.name)).toEqual(['N. N.']);
    await api.get('/register/export?organisation=hjoernet', asBo);
    const looks = async (organisation: string, as: Credentials) =>
      (
        await bodyOf<{ looks: { name: string }[] }>(
          await api.get(`/register/looks?organisation=${organisation}`, as),
        )
      ).looks.map(({ name }) => name);
    expect(await looks('hjoernet', asBo)).toEqual(['Bo']);
    expect(await looks('taarnet', asEva)).toEqual([]);
  });
});

describe('an officer of one club', () => {
  it('sees their own tournaments and what is public', async () => {
    const { asIda, asBo, asEva, namesFor } = await federation();
    expect(await namesFor(undefined)).toEqual(['Hjørnets lyn']);
    expect(await namesFor(asBo)).toEqual(['Hjørnets lyn', 'Klubmesterskab']);
    expect(await namesFor(asEva)).toEqual(['Hjørnets lyn']);
    expect(await namesFor(asIda)).toEqual(['Hjørnets lyn']);
    expect(await namesFor(asBo, '?organisation=taarnet')).toEqual([]);
  });

  it('is let in at no route to what another club has not published', async () => {
    const { api, app, asEva, hidden } = await federation();
    const id = parseTournamentId(hidden);
    const before = id === null ? null : await app.tournaments.get(id);
    const ways = api.routes.filter(
      ({ path }) => path.includes('{id}') && !path.startsWith('/events/'),
    );
    for (const { method, path } of ways) {
      const target = path.replace('{id}', hidden).replace(/\{\w+\}/g, '1');
      const body = method === 'post' ? {} : undefined;
      const response = await api.send(method.toUpperCase(), target, body, { ...asEva });
      expect([method, path, [403, 404].includes(response.status)]).toEqual([method, path, true]);
      expect(await response.text()).not.toContain('Klubmesterskab');
    }
    expect(id === null ? null : await app.tournaments.get(id)).toEqual(before);
  });

  it('is let in at no desk of another organisation', async () => {
    const { api, asEva } = await federation();
    const atDesk = api.routes.filter(
      ({ path, act }) =>
        !path.includes('{') &&
        act !== 'read-public' &&
        act !== 'sign-in' &&
        act !== 'keep-own-account',
    );
    for (const { method, path } of atDesk) {
      for (const organisation of ['hjoernet', 'own']) {
        const body = method === 'post' ? {} : undefined;
        const address = `${path}?organisation=${organisation}`;
        const response = await api.send(method.toUpperCase(), address, body, { ...asEva });
        expect([method, address, response.status]).toEqual([method, address, 403]);
      }
    }
  });

  it('is told of an organisation that is not there', async () => {
    const { api, asEva } = await federation();
    const response = await api.get('/installation?organisation=nobody', asEva);
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'organisation.unknown', organisation: 'nobody' },
    ]);
  });

  it('is given no right in an organisation that is not there', async () => {
    const { api, asIda } = await federation();
    const right = inside('arbiter', 'nobody');
    const made = await api.post('/accounts', { name: 'Kaj', password, right }, asIda);
    expect(made.status).toBe(404);
  });
});

describe('what a club hands in', () => {
  /** Ida's federation may look at the club's championship. */
  async function handedIn() {
    const club = await federation();
    const handIn = (to: boolean, as = club.asBo) =>
      club.api.post(`/tournaments/${club.hidden}/hand-in`, { to: 'own', handedIn: to }, as);
    expect((await handIn(true)).status).toBe(200);
    return { ...club, handIn };
  }

  it('is seen where it was handed in, and changed by nobody there', async () => {
    const { api, asIda, asEva, namesFor, hidden } = await handedIn();
    expect(await namesFor(asIda)).toEqual(['Hjørnets lyn', 'Klubmesterskab']);
    expect(await namesFor(asEva)).toEqual(['Hjørnets lyn']);
    expect((await api.get(`/tournaments/${hidden}`, asIda)).status).toBe(200);
    expect((await api.get(`/tournaments/${hidden}/export`, asIda)).status).toBe(200);
    const command = { kind: 'finish-tournament' };
    const path = `/tournaments/${hidden}`;
    const writes = [
      api.post(`${path}/commands`, { basedOn: 1, command }, asIda),
      api.post(`${path}/archive`, { archived: true }, asIda),
      api.post(`${path}/remove`, { name: 'Klubmesterskab' }, asIda),
      api.post(`${path}/organisation`, { organisation: 'own' }, asIda),
      api.post(`${path}/hand-in`, { to: 'taarnet', handedIn: true }, asIda),
    ];
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(5).fill(403));
  });

  it('is told to nobody else, though everybody sees the tournament', async () => {
    const { api, asBo, asIda, asEva, open } = await handedIn();
    const path = `/tournaments/${open}/hand-in`;
    expect((await api.post(path, { to: 'own', handedIn: true }, asBo)).status).toBe(200);
    const handedToFor = async (as?: Credentials) => {
      const { tournaments } = await bodyOf<{
        tournaments: { id: string; handedTo: readonly string[] }[];
      }>(await api.get('/tournaments', as));
      return tournaments.find(({ id }) => id === open)?.handedTo;
    };
    expect(
      await Promise.all([handedToFor(asBo), handedToFor(asIda), handedToFor(asEva), handedToFor()]),
    ).toEqual([['own'], ['own'], [], []]);
  });

  it('is taken back, and by a return of the club’s book', async () => {
    const { app, api, asBo, asIda, namesFor, handIn } = await handedIn();
    await handIn(false);
    expect(await namesFor(asIda)).toEqual(['Hjørnets lyn']);
    await handIn(true);
    expect(await namesFor(asIda)).toEqual(['Hjørnets lyn', 'Klubmesterskab']);
    const id = (await app.organisations.find('hjoernet'))?.id ?? app.organisation;
    const { version } = (await app.organisations.book(id)).now();
    const command = { kind: 'return-to', toVersion: version - 1 };
    const path = '/installation/commands?organisation=hjoernet';
    expect((await api.post(path, { basedOn: version, command }, asBo)).status).toBe(200);
    expect(await namesFor(asIda)).toEqual(['Hjørnets lyn']);
  });

  it('is not handed in to its own organisation, nor by another’s officer', async () => {
    const { api, asBo, asEva, hidden, handIn } = await handedIn();
    const path = `/tournaments/${hidden}/hand-in`;
    const own = await api.post(path, { to: 'hjoernet', handedIn: true }, asBo);
    expect(await bodyOf(own)).toEqual({ code: 'organisation.same', organisation: 'hjoernet' });
    expect((await handIn(true, asEva)).status).toBe(403);
    const nobody = await api.post(path, { to: 'nobody', handedIn: true }, asBo);
    expect(nobody.status).toBe(404);
  });
});

describe('a tournament', () => {
  it('goes to another organisation with somebody who has a desk in both', async () => {
    const { app, api, asIda, asBo, hidden, namesFor } = await federation();
    const move = () =>
      api.post(`/tournaments/${hidden}/organisation`, { organisation: 'taarnet' }, asBo);
    expect((await move()).status).toBe(403);
    const bo = (await app.accounts.idOf('Bo')) ?? '';
    const right = inside('club-officer', 'taarnet');
    await api.post(`/accounts/${bo}/rights/give`, right, asIda);
    expect((await move()).status).toBe(204);
    expect(await namesFor(asBo, '?organisation=taarnet')).toEqual(['Klubmesterskab']);
  });

  it('stands alone when it is exported, and is taken in where somebody takes it in', async () => {
    const { api, asBo, asEva, hidden, namesFor } = await federation();
    const file = await (await api.get(`/tournaments/${hidden}/export`, asBo)).text();
    expect(file).not.toContain('hjoernet');
    expect((await api.post('/import?organisation=taarnet', file, asEva)).status).toBe(201);
    expect(await namesFor(asEva)).toEqual(['Hjørnets lyn', 'Klubmesterskab']);
    expect(await namesFor(asEva, '?organisation=taarnet')).toEqual(['Klubmesterskab']);
  });
});

it('is all there again when the folder is opened anew', async () => {
  const folder = folderForTest();
  const open = async () => {
    const created = await createApplication({ dataDirectory: folder });
    if (!created.ok) throw new Error(created.error.code);
    return created.value;
  };
  const first = await open();
  await first.organisations.make({ address: 'hjoernet', name: 'Hjørnet' }, ida);
  const found = await first.organisations.find('hjoernet');
  const desk = await first.deskOf(found?.id ?? first.organisation);
  const made = await desk.tournaments.createDemo(ida);
  const id = made.ok ? made.value : null;
  if (id === null) throw new Error('no demo');
  const wish = { to: first.organisation, handedIn: true };
  await first.organisations.handIn({ kind: 'tournament', id }, wish, ida);
  await first.close();
  const again = await open();
  expect(await again.tournaments.belonging(id)).toEqual({
    ok: true,
    value: { organisation: 'hjoernet', handedTo: ['own'] },
  });
  expect(await again.organisations.find('hjoernet')).toMatchObject({ name: 'Hjørnet' });
  await again.close();
});
