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
    const given = await api.post(give, { ...owner, confirmed: true }, asIda);
    expect([given.status, await given.json()]).toEqual([200, owner]);
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
