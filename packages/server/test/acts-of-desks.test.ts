import type { Right } from '@rokade/installation';
import { byId } from '@rokade/journal';
import { describe, expect, it } from 'vitest';
import { apiClient, password, setUpArbiter } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

const own = { kind: 'organisation', organisation: 'own' } as const;

async function office() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const asIda = await setUpArbiter(app, api);
  const rightsOf = async (name: string) =>
    (await app.accounts.list()).find((one) => one.name === name)?.rights;
  return { app, api, asIda, rightsOf };
}

const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

describe('an owner', () => {
  it('is made only once that is confirmed, and nobody is asked of another role', async () => {
    const { api, asIda, rightsOf } = await office();
    const bo = { name: 'Bo Voß', password, right: { role: 'owner', for: own } };
    expect(await codeOf(await api.post('/accounts', bo, asIda))).toEqual([
      428,
      'account.confirm-owner',
    ]);
    expect(await rightsOf('Bo Voß')).toBeUndefined();
    const made = await api.post('/accounts', { ...bo, confirmed: true }, asIda);
    expect([made.status, Object.keys((await made.json()) as object)]).toEqual([201, ['id']]);
    expect(await rightsOf('Bo Voß')).toEqual([bo.right]);
    const eva = { name: 'Eva', password, right: { role: 'arbiter', for: own } };
    expect((await api.post('/accounts', eva, asIda)).status).toBe(201);
  });

  it('is nobody whose account is given the right until that is confirmed', async () => {
    const { app, api, asIda, rightsOf } = await office();
    const arbiter: Right = { role: 'arbiter', for: own };
    const owner: Right = { role: 'owner', for: own };
    await api.post('/accounts', { name: 'Bo', password, right: arbiter }, asIda);
    const give = `/accounts/${await app.accounts.idOf('Bo')}/rights/give`;
    expect(await codeOf(await api.post(give, owner, asIda))).toEqual([
      428,
      'account.confirm-owner',
    ]);
    expect(await rightsOf('Bo')).toEqual([arbiter]);
    const response = await api.post(give, { ...owner, confirmed: true }, asIda);
    expect([response.status, await response.json()]).toEqual([200, owner]);
    expect(await rightsOf('Bo')).toEqual([arbiter, owner]);
  });
});

describe('an organisation', () => {
  it('is removed by its name, and by no other', async () => {
    const { app, api, asIda } = await office();
    await api.post('/organisations', { address: 'taarnet', name: 'Tårnet' }, asIda);
    const remove = (name: string) => api.post('/organisations/taarnet/remove', { name }, asIda);
    expect(await codeOf(await remove('Taarnet'))).toEqual([422, 'organisation.name-other']);
    expect(await app.organisations.find('taarnet')).not.toBeNull();
    expect((await remove('Tårnet')).status).toBe(204);
    expect(await app.organisations.find('taarnet')).toBeNull();
  });
});

describe('the birthday of a minor in the register', () => {
  it('is not lost where it is sent back as the year that was told in its place', async () => {
    const { app, asIda } = await office();
    const actor = { id: 'ida', name: 'Ida' };
    const values = { surname: 'Alm', firstName: 'Ida', birth: '2014-05-02' };
    const command = { kind: 'enter-person', person: 'person1', values } as never;
    await app.register.execute({ basedOn: 0, command, reason: '', confirmed: true }, actor);
    const birthAfter = async (role: Right['role'], birth: string) => {
      const session = {
        accountId: 'bo',
        name: 'Bo',
        csrf: 'a token',
        rights: [{ role, for: own }],
      };
      const api = apiClient({
        ...app,
        accounts: { ...app.accounts, session: async () => session },
      });
      const changes = { birth, firstName: `Ida ${role}` };
      const change = { kind: 'change-person', person: 'person1', changes };
      const request = { basedOn: app.register.now().version, command: change };
      const sent = { ...asIda, 'x-rokade-csrf': 'a token' };
      const answer = await api.post('/register/commands', request, sent);
      return [answer.status, byId(app.register.now().people, 'person1' as never)?.values.birth];
    };
    expect(await birthAfter('chief-arbiter', '2014')).toEqual([200, '2014-05-02']);
    expect(await birthAfter('chief-arbiter', '2013')).toEqual([200, '2013']);
    expect(await birthAfter('owner', '2014')).toEqual([200, '2014']);
  });
});

describe('the register', () => {
  const enter = (person: string, values: object) => ({
    command: { kind: 'enter-person', person, values },
    confirmed: true,
  });

  async function withTwo() {
    const { app, api, asIda } = await office();
    const send = async (path: string, body: object) => {
      const basedOn = app.register.now().version;
      const answer = await api.post(path, { basedOn, ...body }, asIda);
      return [answer.status, await answer.json()] as const;
    };
    await send(
      '/register/commands',
      enter('ida', { surname: 'Alm', firstName: 'Ida', birth: '1971' }),
    );
    await send(
      '/register/commands',
      enter('idas', { surname: 'Alm', firstName: 'Ida S.', birth: '1971-03-05', fideId: '1401' }),
    );
    const valuesOf = (id: string) => byId(app.register.now().people, id as never)?.values;
    return { app, send, valuesOf };
  }

  it('makes two one by whose values were chosen, of what is not said by what is proposed', async () => {
    const { send, valuesOf } = await withTwo();
    const two = { stays: 'ida', goes: 'idas' };
    const [status] = await send('/register/merging', {
      ...two,
      takes: { firstName: 'goes', fideId: 'stays' },
    });
    expect(status).toBe(200);
    expect(valuesOf('ida')).toMatchObject({ firstName: 'Ida S.', birth: '1971-03-05', fideId: '' });
    expect(await send('/register/merging', two)).toMatchObject([
      422,
      { code: 'register.same-person' },
    ]);
  });

  it('writes down who passed a course, all or none', async () => {
    const { app, send } = await withTwo();
    const course = { on: '2026-05-02', matter: 'Dommerkursus', by: 'Holm' };
    const { version } = app.register.now();
    const enterList = (...people: readonly string[]) =>
      send('/register/courses', { ...course, people });
    expect(await enterList('1401', 'Nobody, Nowhere')).toMatchObject([
      422,
      { code: 'register.course-list-unknown', field: 'people', lines: 'Nobody, Nowhere' },
    ]);
    expect(await enterList()).toMatchObject([422, { code: 'register.course-list-empty' }]);
    expect(app.register.now().version).toBe(version);
    expect(await enterList('1401')).toMatchObject([200, { people: 1 }]);
    expect(byId(app.register.now().people, 'idas' as never)?.licenceActs).toMatchObject([
      { step: 'course', passed: true, matter: 'Dommerkursus' },
    ]);
  });

  it('shows of a list how many of each kind there are, and who may be meant', async () => {
    const { app, send } = await withTwo();
    const list = 'Navn;Født\nAlm, Ida;1971\nBerg, Bo;1980';
    const { version } = app.register.now();
    const [status, shown] = await send('/register/lists/look', { list, day: '2026-11-22' });
    expect(status).toBe(200);
    expect(shown).toMatchObject({ version, clear: 1 });
    expect(JSON.stringify(shown)).toContain('"id":"ida"');
    const bytes = { base64: Buffer.from(list, 'latin1').toString('base64') };
    const taken = await send('/register/lists', {
      list: bytes,
      day: '2026-11-22',
      source: 'klub.csv',
    });
    expect(taken).toMatchObject([200, { people: 1 }]);
  });
});

describe('the ratings', () => {
  async function atRatings() {
    const { app, api, asIda } = await office();
    const send = async (path: string, body: object) => {
      const basedOn = app.ratings.now().version;
      const answer = await api.post(path, { basedOn, ...body }, asIda);
      return [answer.status, await answer.json()] as const;
    };
    return { app, send };
  }
  const list = 'Nummer;Navn;Rating\n1001;Alm, Ida;1500\n1002;Berg, Bo;1600';
  const opening = { list, day: '2026-01-01', source: 'DSU' };

  it('say whom a list would give which rating, and write nothing until it is taken over', async () => {
    const { app, send } = await atRatings();
    const looked = await send('/ratings/openings/preview', opening);
    expect(looked).toMatchObject([200, { faults: [], shown: { changes: { total: 2 } } }]);
    expect(app.ratings.now().version).toBe(0);
    expect(await send('/ratings/openings', { ...opening, list: 'nothing' })).toMatchObject([
      422,
      {},
    ]);
    expect((await send('/ratings/openings', opening))[0]).toBe(200);
    expect(app.ratings.now().acts).toMatchObject([{ kind: 'opening', source: 'DSU' }]);
  });

  it('grant somebody new a rating, proposed by whom the rules name', async () => {
    const { app, send } = await atRatings();
    const grant = {
      person: '',
      values: { name: 'Dahl, Per', federation: 'den' },
      rating: 1200,
      day: '2026-11-01',
      ground: 'new',
      membership: 'club',
      committeeAgrees: true,
    };
    const [status, answer] = await send('/ratings/grants', grant);
    expect([status, answer]).toMatchObject([200, { person: expect.any(String) }]);
    const { person } = answer as { person: string };
    expect(byId(app.ratings.now().people, person as never)?.values).toMatchObject({
      federation: 'DEN',
    });
    expect(await send('/ratings/grants', { ...grant, rating: 0 })).toMatchObject([
      400,
      { at: 'rating' },
    ]);
  });

  it('are reported no tournament that the sender may not see, and no file without rounds', async () => {
    const { send } = await atRatings();
    const report = { tournaments: ['hidden'], day: '2026-11-22' };
    expect(await send('/ratings/reports/preview', report)).toMatchObject([
      422,
      { code: 'ratings.nothing-to-report' },
    ]);
    const [status] = await send('/ratings/reports', { day: '2026-11-22', files: ['no report'] });
    expect(status).toBe(422);
  });
});
