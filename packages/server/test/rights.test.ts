import type { Right } from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import { apiClient, credentialsOf, password, setUpArbiter } from './api-client.ts';
import { applicationForTest, arbiter, ida, result, startTournament } from './sample-tournament.ts';

const organisation = { kind: 'organisation', organisation: 'own' } as const;
const owner: Right = { role: 'owner', for: organisation };
const results = (event: string): Right => ({ role: 'results-only', for: { kind: 'event', event } });

const say = (name: string) => ({ kind: 'change-installation', changes: { name } }) as const;

/** Ida, the owner, and Bo, who begins as an arbiter; a round being played. */
async function club() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const asIda = await setUpArbiter(app, api);
  await app.accounts.create({ name: 'Bo Voß', password }, arbiter, ida);
  const enter = async () => credentialsOf(await api.post('/session', { name: 'Bo Voß', password }));
  const idOf = async (name: string) => (await app.accounts.idOf(name)) ?? '';
  const event = await startTournament(app);
  return {
    app,
    api,
    asIda,
    event,
    asBo: await enter(),
    bo: await idOf('Bo Voß'),
    owner: await idOf('Ida Hansen'),
    rightsOf: async (name: string) => {
      const listed = await app.accounts.list();
      return listed.find((one) => one.name === name)?.rights ?? [];
    },
  };
}

describe('the rights of an account', () => {
  it('add up, each for the organisation or for one tournament', async () => {
    const { app, bo, event, rightsOf } = await club();
    expect(await rightsOf('Bo Voß')).toEqual([arbiter]);
    expect(await app.accounts.giveRight(bo, results(event), ida)).toEqual({
      ok: true,
      value: null,
    });
    await app.accounts.giveRight(bo, results(event), ida);
    expect(await rightsOf('Bo Voß')).toEqual([arbiter, results(event)]);
    await app.accounts.takeRight(bo, arbiter, ida);
    expect(await rightsOf('Bo Voß')).toEqual([results(event)]);
  });

  it('are all given where several are given at once', async () => {
    const { app, bo, event, rightsOf } = await club();
    const roles = ['chief-arbiter', 'club-officer', 'treasurer'] as const;
    const wished = [...roles.map((role): Right => ({ role, for: organisation })), results(event)];
    const outcomes = await Promise.all(wished.map((one) => app.accounts.giveRight(bo, one, ida)));
    expect(outcomes.map(({ ok }) => ok)).toEqual(wished.map(() => true));
    expect(await rightsOf('Bo Voß')).toEqual(expect.arrayContaining(wished));
  });

  it('are entries of the organisation’s book', async () => {
    const { app, bo } = await club();
    await app.accounts.takeRight(bo, arbiter, ida);
    const journal = await app.installation.journal();
    expect(journal.ok && journal.value.map(({ event, actor }) => [actor.name, event])).toEqual([
      ['Ida Hansen', { kind: 'installation-begun' }],
      ['Ida Hansen', { kind: 'rights-set', account: bo, name: 'Bo Voß', rights: [arbiter] }],
      ['Ida Hansen', { kind: 'rights-set', account: bo, name: 'Bo Voß', rights: [] }],
    ]);
  });

  it.each([
    [
      'for the organisation, a role that is for one tournament',
      { role: 'player', for: organisation },
      'rights.other-scope',
    ],
    [
      'for a tournament, a role that is for the organisation',
      { role: 'owner', for: results('autumn').for },
      'rights.other-scope',
    ],
    ['for a tournament that is not there', results('winter'), 'rights.unknown-event'],
  ] as const)('are not given %s', async (_, right, code) => {
    const { app, bo, rightsOf } = await club();
    expect(await app.accounts.giveRight(bo, right, ida)).toMatchObject({ error: { code } });
    expect(await rightsOf('Bo Voß')).toEqual([arbiter]);
    const eva = { name: 'Eva', password };
    const made = await app.accounts.create(eva, right, ida);
    expect(made).toMatchObject({ error: { code } });
  });

  it('leave the last owner one', async () => {
    const { app, bo, owner: first, rightsOf } = await club();
    const last = { ok: false, error: { code: 'account.last-admin' } };
    expect(await app.accounts.takeRight(first, owner, ida)).toEqual(last);
    expect(await rightsOf('Ida Hansen')).toEqual([owner]);
    await app.accounts.giveRight(bo, owner, ida);
    const both = [first, bo].map((id) => app.accounts.takeRight(id, owner, ida));
    expect((await Promise.all(both)).map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const owners = (await app.accounts.list()).filter(({ rights }) =>
      rights.some(({ role }) => role === 'owner'),
    );
    expect(owners).toHaveLength(1);
    expect(await app.accounts.disable(owners[0]?.id ?? '')).toEqual(last);
  });

  it('stay as they are when what is said is taken back', async () => {
    const { app, bo, rightsOf } = await club();
    const execute = (command: Parameters<typeof app.installation.execute>[0]['command']) => {
      const basedOn = app.installation.now().version;
      return app.installation.execute({ basedOn, command, reason: '', confirmed: false }, ida);
    };
    await execute(say('Skakklubben'));
    await app.accounts.takeRight(bo, arbiter, ida);
    await app.accounts.giveRight(bo, owner, ida);
    await execute(say('Brønden'));
    expect((await execute({ kind: 'return-to', toVersion: 2 })).ok).toBe(true);
    expect(app.installation.now().name).toBe('');
    expect(await rightsOf('Bo Voß')).toEqual([owner]);
    expect((await execute({ kind: 'return-to', toVersion: 6 })).ok).toBe(true);
    expect(app.installation.now().name).toBe('Brønden');
    expect(await rightsOf('Bo Voß')).toEqual([owner]);
    await app.accounts.takeRight(bo, owner, ida);
    const { version } = app.installation.now();
    expect(await execute({ kind: 'return-to', toVersion: version - 1 })).toEqual({
      ok: false,
      error: { code: 'installation.nothing-to-return' },
    });
  });

  it('of another folder are not taken in with its file', async () => {
    const { app, bo } = await club();
    await app.accounts.giveRight(bo, owner, ida);
    const text = await app.installation.exportJson();
    const other = await applicationForTest();
    expect(await other.installation.importJson(text.ok ? text.value : '', ida)).toMatchObject({
      ok: true,
    });
    expect(other.installation.now().rights).toEqual({});
  });
});

describe('over the API', () => {
  it('a right is given and taken by owners alone', async () => {
    const { api, asIda, asBo, bo, event, rightsOf } = await club();
    const path = `/accounts/${bo}/rights`;
    expect((await api.post(`${path}/give`, owner, asBo)).status).toBe(403);
    expect((await api.post(`${path}/give`, results(event), asIda)).status).toBe(200);
    expect(
      (await api.post(`${path}/give`, { role: 'king', for: organisation }, asIda)).status,
    ).toBe(400);
    expect((await api.post(`${path}/take`, arbiter, asIda)).status).toBe(204);
    expect(await rightsOf('Bo Voß')).toEqual([results(event)]);
  });

  it('no way leads round the accounts: the book takes no rights from elsewhere', async () => {
    const { api, asIda, bo } = await club();
    const command = { kind: 'set-rights', account: bo, name: 'Bo Voß', rights: [owner] };
    const sent = await api.post('/installation/commands', { basedOn: 2, command }, asIda);
    expect(sent.status).toBe(400);
  });

  it('one that is taken away counts no more with the next request, and loses nothing', async () => {
    const { app, api, asBo, bo, event } = await club();
    const enter = async (board: number) => {
      const t = await app.tournaments.get(event);
      const basedOn = t.ok ? t.value.version : 0;
      const command = result(1, board, 2, 0);
      return api.post(`/tournaments/${event}/commands`, { basedOn, command }, asBo);
    };
    expect((await enter(1)).status).toBe(200);
    await app.accounts.takeRight(bo, arbiter, ida);
    const refused = await enter(2);
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'request.not-allowed' }]);
    await app.accounts.giveRight(bo, arbiter, ida);
    expect((await enter(2)).status).toBe(200);
  });
});
