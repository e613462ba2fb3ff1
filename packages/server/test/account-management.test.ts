import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Application, createApplication, openAccountManagement } from '../src/index.ts';
import { apiClient, credentialsOf, password, setUpArbiter } from './api-client.ts';
import { applicationForTest, arbiter, ida, noon, passwordCost } from './sample-tournament.ts';

const other = 'battery horse correct';

/** Ida, an administrator, signed in; Bo, an arbiter, signed in twice. */
async function club(app?: Application, clock = () => noon) {
  const { accounts } = app ?? (await applicationForTest(clock));
  const opened = await accounts.setUp((await accounts.setupToken()) ?? '', 'Ida Hansen', password);
  await accounts.create({ name: 'Bo Voß', password }, arbiter, ida);
  const enter = async (name: string, typed = password) => {
    const signedIn = await accounts.signIn(name, typed, { address: name });
    return signedIn.ok ? signedIn.value : signedIn.error.code;
  };
  const [bo, boAtHome] = [await enter('Bo Voß'), await enter('Bo Voß')];
  const listed = await accounts.list();
  const idOf = (name: string) => listed.find((account) => account.name === name)?.id ?? '';
  return { accounts, ida: opened.ok ? opened.value : '', bo, boAtHome, enter, idOf };
}

describe('one’s own account', () => {
  it('changes its password; the other sessions end, this one stays', async () => {
    const { accounts, bo, boAtHome, enter } = await club();
    expect(await accounts.changePassword(bo, { present: password, wanted: other })).toEqual({
      ok: true,
      value: null,
    });
    expect(await accounts.session(bo)).not.toBeNull();
    expect(await accounts.session(boAtHome)).toBeNull();
    expect(await enter('Bo Voß')).toBe('account.wrong-credentials');
    expect(await accounts.session(await enter('Bo Voß', other))).toMatchObject({ name: 'Bo Voß' });
  });

  it('keeps its password where the present one is wrong or the new one too short', async () => {
    const { accounts, bo, boAtHome, enter } = await club();
    const codeOf = async (present: string, wanted: string) => {
      const changed = await accounts.changePassword(bo, { present, wanted });
      return changed.ok ? 'changed' : changed.error.code;
    };
    expect(await codeOf('a wrong password', other)).toBe('account.wrong-password');
    expect(await codeOf(password, 'too short')).toBe('account.password-too-short');
    expect(await accounts.session(boAtHome)).not.toBeNull();
    expect(await accounts.session(await enter('Bo Voß'))).not.toBeNull();
  });

  it('cannot be guessed from a session left open', async () => {
    let now = noon;
    const { accounts, bo } = await club(undefined, () => now);
    const guess = (present: string) => accounts.changePassword(bo, { present, wanted: other });
    for (let failure = 0; failure < 4; failure++) await guess(`guess number ${failure}`);
    const throttled = { ok: false, error: { code: 'account.throttled', retryAfterSeconds: 1 } };
    expect(await guess(password)).toEqual(throttled);
    now = new Date(now.getTime() + 1000);
    expect((await guess(password)).ok).toBe(true);
  });

  it('signs itself out everywhere else', async () => {
    const { accounts, ida, bo, boAtHome } = await club();
    expect(await accounts.endOtherSessions(bo)).toBe(1);
    expect(await accounts.session(boAtHome)).toBeNull();
    expect(await accounts.session(bo)).not.toBeNull();
    expect(await accounts.session(ida)).not.toBeNull();
    expect(await accounts.endOtherSessions('made up')).toBe(0);
  });

  it('sees where it is signed in, and signs out on one device alone', async () => {
    const { accounts, bo, idOf } = await club();
    const id = idOf('Bo Voß');
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0';
    const desk = await accounts.signIn('Bo Voß', password, { address: 'a', agent });
    if (!desk.ok) throw new Error(desk.error.code);
    const listed = await accounts.sessionsOf(id, desk.value);
    const own = listed.find(({ isOwn }) => isOwn);
    expect(listed).toHaveLength(3);
    const moments = { begunAt: noon.toISOString(), usedAt: noon.toISOString() };
    expect(own).toMatchObject({ device: 'Firefox, Linux', ...moments });
    expect((await accounts.endSession(id, own?.id ?? '')).ok).toBe(true);
    expect(await accounts.session(desk.value)).toBeNull();
    expect(await accounts.session(bo)).not.toBeNull();
    const over = { ok: false, error: { code: 'account.session-over' } };
    expect(await accounts.endSession(id, own?.id ?? '')).toEqual(over);
    const [other] = await accounts.sessionsOf(id);
    expect(await accounts.endSession(idOf('Ida Hansen'), other?.id ?? '')).toEqual(over);
    expect(JSON.stringify(listed)).not.toContain(desk.value);
  });

  it('is missing for who is not signed in', async () => {
    const { accounts } = await club();
    expect(await accounts.changePassword('', { present: password, wanted: other })).toEqual({
      ok: false,
      error: { code: 'account.missing' },
    });
  });
});

describe('whoever looks after accounts', () => {
  it('sees them all, without hashes', async () => {
    const { accounts } = await club();
    const listed = await accounts.list();
    expect(
      listed.map(({ name, rights, sessions, disabledAt }) => {
        return { name, roles: rights.map(({ role }) => role), sessions, disabledAt };
      }),
    ).toEqual([
      { name: 'Bo Voß', roles: ['arbiter'], sessions: 2, disabledAt: null },
      { name: 'Ida Hansen', roles: ['owner'], sessions: 1, disabledAt: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain('argon2');
  });

  it('renames one, who signs in under the new name at once', async () => {
    const { accounts, bo, enter, idOf } = await club();
    expect((await accounts.rename(idOf('Bo Voß'), ' Bo Holm ')).ok).toBe(true);
    expect(await accounts.session(bo)).toMatchObject({ name: 'Bo Holm' });
    expect(await enter('Bo Voß')).toBe('account.wrong-credentials');
    expect(await accounts.session(await enter('bo holm'))).not.toBeNull();
    for (const [name, code] of [
      ['IDA hansen', 'account.name-taken'],
      ['  ', 'account.name-invalid'],
    ] as const) {
      expect(await accounts.rename(idOf('Bo Voß'), name)).toEqual({ ok: false, error: { code } });
    }
  });

  it('gives a new password of chance; nobody is signed in with the old one', async () => {
    const { accounts, bo, boAtHome, enter, idOf } = await club();
    const first = await accounts.resetPassword(idOf('Bo Voß'));
    const second = await accounts.resetPassword(idOf('Bo Voß'));
    if (!first.ok || !second.ok) throw new Error('no password');
    expect(second.value).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(first.value).not.toBe(second.value);
    expect([await accounts.session(bo), await accounts.session(boAtHome)]).toEqual([null, null]);
    expect(await enter('Bo Voß', first.value)).toBe('account.wrong-credentials');
    expect(await accounts.session(await enter('Bo Voß', second.value))).not.toBeNull();
  });

  it('disables one, with its sessions, and enables it again', async () => {
    const { accounts, bo, enter, idOf } = await club();
    await accounts.disable(idOf('Bo Voß'));
    expect(await accounts.session(bo)).toBeNull();
    expect(await enter('Bo Voß')).toBe('account.disabled');
    expect(await enter('Bo Voß', 'a wrong password')).toBe('account.wrong-credentials');
    expect((await accounts.list())[0]).toMatchObject({ disabledAt: noon.toISOString() });
    await accounts.enable(idOf('Bo Voß'));
    expect(await accounts.session(await enter('Bo Voß'))).not.toBeNull();
    expect(await accounts.session(bo)).toBeNull();
  });

  it('cannot disable the last who may look after accounts', async () => {
    const { accounts, ida, idOf } = await club();
    expect(await accounts.disable(idOf('Ida Hansen'))).toEqual({
      ok: false,
      error: { code: 'account.last-admin' },
    });
    expect(await accounts.session(ida)).not.toBeNull();
  });

  it('signs one out everywhere', async () => {
    const { accounts, bo, idOf } = await club();
    expect(await accounts.endSessions(idOf('Bo Voß'))).toEqual({ ok: true, value: 2 });
    expect(await accounts.session(bo)).toBeNull();
  });

  it.each(['rename', 'resetPassword', 'disable', 'enable', 'endSessions'] as const)(
    'is told by %s of an account that is not there',
    async (act) => {
      const { accounts } = await club();
      expect(await accounts[act]('nobody', 'New name')).toEqual({
        ok: false,
        error: { code: 'account.missing' },
      });
    },
  );
});

describe('from the machine itself', () => {
  it('a password is reset while Rokade runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rokade-accounts-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const created = await createApplication({ dataDirectory: folder, passwordCost });
    if (!created.ok) throw new Error(created.error.code);
    const { bo, enter, accounts, idOf } = await club(created.value);
    const machine = await openAccountManagement(folder);
    if (!machine.ok) throw new Error(machine.error.code);
    const reset = await machine.value.accounts.resetPassword(idOf('Bo Voß'));
    await machine.value.close();
    expect(await accounts.session(bo)).toBeNull();
    expect(
      await accounts.session(await enter('Bo Voß', reset.ok ? reset.value : '')),
    ).not.toBeNull();
    await created.value.close();
  });

  it('a folder without data is left as it is', async () => {
    expect(await openAccountManagement('/nowhere/at/all')).toEqual({
      ok: false,
      error: { code: 'store.no-database', folder: '/nowhere/at/all' },
    });
  });
});

describe('over the API', () => {
  async function signedIn() {
    const app = await applicationForTest();
    const api = apiClient(app);
    const ida = await setUpArbiter(app, api);
    await api.post('/accounts', { name: 'Bo', password, right: arbiter }, ida);
    const bo = await credentialsOf(await api.post('/session', { name: 'Bo', password }));
    const [{ id = '' } = {}] = await app.accounts.list();
    return { api, ida, bo, id };
  }

  it('accounts are for administrators, one’s own for everybody signed in', async () => {
    const { api, ida, bo, id } = await signedIn();
    const acts = ['name', 'password', 'disable', 'enable'].map((act) => `/accounts/${id}/${act}`);
    for (const path of acts) {
      expect((await api.post(path, { name: 'Bo' }, bo)).status).toBe(403);
      expect((await api.post(path, { name: 'Bo' })).status).toBe(401);
    }
    expect((await api.get('/accounts', bo)).status).toBe(403);
    expect(await (await api.get('/accounts', ida)).json()).toMatchObject([
      { name: 'Bo', sessions: 1 },
      { name: 'Ida Hansen' },
    ]);
    const change = { present: password, wanted: other };
    const changed = await api.post('/session/password', change, bo);
    expect(changed.status).toBe(204);
    expect(changed.headers.get('set-cookie')).toContain('rokade_device=');
    expect((await api.post('/session/password', change, bo)).status).toBe(403);
    const ended = await api.send('DELETE', '/session/others', undefined, { ...bo });
    expect(await ended.json()).toEqual({ ended: 0 });
  });

  it('sessions are told and ended one by one, another’s by an administrator alone', async () => {
    const { api, ida, bo, id } = await signedIn();
    const listed = async (path: string, who: typeof ida) =>
      (await (await api.get(path, who)).json()) as { id: string; isOwn: boolean }[];
    const [own] = await listed('/session/all', bo);
    expect(own).toMatchObject({ isOwn: true });
    expect(await listed(`/accounts/${id}/sessions`, ida)).toEqual([{ ...own, isOwn: false }]);
    const end = (path: string, who: typeof ida) =>
      api.send('DELETE', `${path}/${own?.id}`, undefined, { ...who });
    expect((await end(`/accounts/${id}/sessions`, bo)).status).toBe(403);
    expect((await end('/session/all', ida)).status).toBe(404);
    expect((await end('/session/all', bo)).status).toBe(204);
    expect((await end(`/accounts/${id}/sessions`, ida)).status).toBe(404);
    expect(await (await api.get('/session', bo)).json()).toMatchObject({ session: null });
  });

  it('an administrator renames, resets, disables and signs out', async () => {
    const { api, ida, bo, id } = await signedIn();
    const act = (name: string, body: unknown = {}) =>
      api.post(`/accounts/${id}/${name}`, body, ida);
    expect((await act('name', { name: 'Bo Holm' })).status).toBe(204);
    expect(await (await api.get('/session', bo)).json()).toMatchObject({
      session: { name: 'Bo Holm' },
    });
    const reset = (await (await act('password')).json()) as { password: string };
    const enter = () => api.post('/session', { name: 'Bo Holm', password: reset.password });
    expect((await enter()).status).toBe(200);
    const out = await api.send('DELETE', `/accounts/${id}/sessions`, undefined, { ...ida });
    expect(out.status).toBe(204);
    expect((await act('disable')).status).toBe(204);
    expect((await enter()).status).toBe(403);
    expect((await act('enable')).status).toBe(204);
    expect((await enter()).status).toBe(200);
    expect((await api.post('/accounts/nobody/disable', {}, ida)).status).toBe(404);
    expect(api.bugs).toEqual([]);
  });
});
