import { describe, expect, it } from 'vitest';
import { passkeyPlace } from '../src/accounts/passkey-place.ts';
import type { Accounts } from '../src/index.ts';
import { apiClient, password, setUpArbiter } from './api-client.ts';
import { applicationForTest, arbiter, ida, noon } from './sample-tournament.ts';
import { type PasskeyRequest, softwarePasskey } from './software-passkey.ts';

const place = { rpId: 'skak.dk', origin: 'https://skak.dk' };
const refused = { ok: false, error: { code: 'passkey.refused' } };

/** What was asked for. */
async function requested(options: ReturnType<Accounts['askForPasskey']>): Promise<PasskeyRequest> {
  const made = await options;
  if (!made.ok) throw new Error(made.error.code);
  return made.value as PasskeyRequest;
}

/** Bo signed in, with a device whose passkey is his. */
async function withPasskey(clock = () => noon) {
  const app = await applicationForTest(clock);
  const { accounts } = app;
  await accounts.setUp((await accounts.setupToken()) ?? '', 'Ida Hansen', password);
  await accounts.create({ name: 'Bo Voß', password }, arbiter, ida);
  const signedIn = await accounts.signIn('Bo Voß', password, { address: 'a' });
  const token = signedIn.ok ? signedIn.value : '';
  const id = (await accounts.idOf('Bo Voß')) ?? '';
  const device = softwarePasskey(place);
  const add = async (one = device, name = '') => {
    const answer = one.make(await requested(accounts.askForNewPasskey(token, password, place)));
    return accounts.addPasskey(token, { name, answer, agent: 'Firefox/147.0 Linux' }, place);
  };
  const ask = (name = '') => requested(accounts.askForPasskey(name, place, 'a'));
  const enter = async (question?: PasskeyRequest, one = device) => {
    const answer = one.answer(question ?? (await ask()));
    return accounts.signInByPasskey(answer, place, { address: 'a', agent: 'Firefox/147.0' });
  };
  expect((await add()).ok).toBe(true);
  return { app, accounts, token, id, device, add, ask, enter };
}

describe('a passkey', () => {
  it('signs its account in, by name or without, beside the password', async () => {
    const { accounts, id, device, ask, enter } = await withPasskey();
    const [listed] = await accounts.passkeysOf(id);
    expect(listed).toMatchObject({ name: 'Firefox, Linux', rpId: 'skak.dk', usedAt: null });
    expect((await ask('bo VOSS')).allowCredentials).not.toEqual([{ id: device.id }]);
    const byName = await ask('bo voß');
    expect(byName.allowCredentials).toMatchObject([{ id: device.id }]);
    for (const question of [undefined, byName]) {
      const entered = await enter(question);
      expect(entered.ok && (await accounts.session(entered.value))).toMatchObject({
        name: 'Bo Voß',
      });
    }
    expect(await accounts.passkeysOf(id)).toMatchObject([{ usedAt: noon.toISOString() }]);
    expect((await accounts.signIn('Bo Voß', password, { address: 'a' })).ok).toBe(true);
    expect(await accounts.hasPasskeys()).toBe(true);
  });

  it('answers each question once, in five minutes, and no other', async () => {
    let now = noon;
    const { accounts, token, ask, enter } = await withPasskey(() => now);
    const once = await ask();
    expect((await enter(once)).ok).toBe(true);
    expect(await enter(once)).toEqual(refused);
    const both = await ask();
    const answers = await Promise.all([enter(both), enter(both)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const late = await ask();
    now = new Date(noon.getTime() + 5 * 60_000);
    expect(await enter(late)).toEqual(refused);
    expect(await enter(await requested(accounts.askForNewPasskey(token, password, place)))).toEqual(
      refused,
    );
    expect(await enter({ challenge: 'bWFkZSB1cA' })).toEqual(refused);
    expect((await enter()).ok).toBe(true);
  });

  it('is not taken from a copy, another key or another address', async () => {
    const { accounts, id, device, ask, enter } = await withPasskey();
    await enter();
    await enter();
    device.turnBackTo(1);
    expect(await enter()).toEqual(refused);
    device.turnBackTo(5);
    const other = { ...softwarePasskey(place), id: device.id };
    const forged = { ...other.answer(await ask()), id: device.id, rawId: device.id };
    expect(await accounts.signInByPasskey(forged, place, { address: 'a' })).toEqual(refused);
    const elsewhere = { rpId: 'skak.dk', origin: 'https://evil.dk' };
    const answer = device.answer(await ask());
    expect(await accounts.signInByPasskey(answer, elsewhere, { address: 'a' })).toEqual(refused);
    const evil = { rpId: 'evil.dk', origin: 'https://evil.dk' };
    const there = device.answer(await requested(accounts.askForPasskey('', evil, 'a')));
    expect(await accounts.signInByPasskey(there, evil, { address: 'a' })).toEqual(refused);
    expect(await enter(undefined, softwarePasskey(place))).toEqual(refused);
    expect(await accounts.passkeysOf(id)).toHaveLength(1);
  });

  it('is made by whoever knows the password, once', async () => {
    const { accounts, token, id, device, add } = await withPasskey();
    expect(await accounts.askForNewPasskey(token, 'a wrong password', place)).toEqual({
      ok: false,
      error: { code: 'account.wrong-password' },
    });
    expect(await accounts.askForNewPasskey('', password, place)).toMatchObject({ ok: false });
    expect(await add()).toEqual(refused);
    const question = await requested(accounts.askForNewPasskey(token, password, place));
    const made = {
      name: 'x'.repeat(101),
      answer: softwarePasskey(place).make(question),
      agent: '',
    };
    expect(await accounts.addPasskey(token, made, place)).toEqual({
      ok: false,
      error: { code: 'account.name-invalid' },
    });
    expect(await accounts.addPasskey(token, { ...made, name: '' }, place)).toMatchObject({
      ok: true,
    });
    expect((await accounts.passkeysOf(id)).map(({ name }) => name)).toContain('skak.dk');
    expect((await accounts.removePasskey(id, device.id)).ok).toBe(true);
    const missing = { ok: false, error: { code: 'passkey.missing' } };
    expect(await accounts.removePasskey(id, device.id)).toEqual(missing);
  });

  it('does not tell which accounts there are', async () => {
    const { ask } = await withPasskey();
    const nobody = await ask('Nobody');
    expect(nobody.allowCredentials).toHaveLength(1);
    expect((await ask('nobody')).allowCredentials).toEqual(nobody.allowCredentials);
    expect((await ask('Ida Hansen')).allowCredentials).not.toEqual(nobody.allowCredentials);
    expect((await ask('Ida Hansen')).allowCredentials).toHaveLength(1);
  });

  it('is slowed down where it is asked for again and again', async () => {
    const { accounts } = await withPasskey();
    const ask = (address: string) => accounts.askForPasskey('', place, address);
    for (let time = 0; time < 31; time++) await ask('10.0.0.9');
    expect(await ask('10.0.0.9')).toMatchObject({ error: { code: 'account.throttled' } });
    expect((await ask('10.0.0.8')).ok).toBe(true);
  });

  it('lets nobody into a disabled account', async () => {
    const { accounts, id, enter } = await withPasskey();
    await accounts.disable(id);
    expect(await enter()).toEqual({ ok: false, error: { code: 'account.disabled' } });
  });
});

describe('an account that signs in by passkey alone', () => {
  it('is made so by an owner, keeps a passkey, and has its password again with a new one', async () => {
    const { accounts, id, device, enter } = await withPasskey();
    const owner = (await accounts.idOf('Ida Hansen')) ?? '';
    const none = { ok: false, error: { code: 'passkey.none' } };
    expect(await accounts.setPasskeyOnly(owner, true)).toEqual(none);
    expect((await accounts.setPasskeyOnly(id, true)).ok).toBe(true);
    const enterBy = (typed: string) => accounts.signIn('Bo Voß', typed, { address: 'a' });
    const only = { ok: false, error: { code: 'account.passkey-only' } };
    expect(await enterBy(password)).toEqual(only);
    expect(await enterBy('a wrong password')).toMatchObject({
      error: { code: 'account.wrong-credentials' },
    });
    expect((await enter()).ok).toBe(true);
    const way = { ok: false, error: { code: 'passkey.only-way' } };
    expect(await accounts.removePasskey(id, device.id)).toEqual(way);
    const reset = await accounts.resetPassword(id);
    expect((await enterBy(reset.ok ? reset.value : '')).ok).toBe(true);
    expect((await accounts.removePasskey(id, device.id)).ok).toBe(true);
    expect(await accounts.setPasskeyOnly('nobody', false)).toMatchObject({ ok: false });
  });
});

it.each([
  ['skak.dk', true, 'skak.dk'],
  ['skak.dk:8443', true, 'skak.dk'],
  ['localhost:4180', false, 'localhost'],
  ['rokade.localhost', false, 'rokade.localhost'],
  ['skak.dk', false, null],
  ['192.0.2.7:4180', false, null],
  ['192.0.2.7', true, null],
  ['[2001:db8::7]:4180', true, null],
  ['127.0.0.1:4180', false, null],
  ['', true, null],
  ['a b', true, null],
])('at %j, https: %j, passkeys are of %j', (host, isSecure, rpId) => {
  const found = passkeyPlace({ host, isSecure });
  expect(found.ok ? found.value.rpId : null).toBe(rpId);
});

it('over the API: made, listed, used and removed where the address allows it, else it says why', async () => {
  const app = await applicationForTest();
  const api = apiClient(app);
  const who = await setUpArbiter(app, api);
  const local = { host: 'localhost:4180' };
  const device = softwarePasskey({ rpId: 'localhost', origin: 'http://localhost:4180' });
  const post = async (path: string, body: unknown, headers = {}) =>
    api.send('POST', path, body, { ...local, ...headers });
  const away = await api.post('/passkeys/challenge', { present: password }, who);
  expect([away.status, await away.json()]).toEqual([
    422,
    { code: 'passkey.not-here', address: 'http://hall.local' },
  ]);
  const question = await post('/passkeys/challenge', { present: password }, who);
  const answer = device.make((await question.json()) as PasskeyRequest);
  expect((await post('/passkeys', { name: 'Nøgle', answer }, who)).status).toBe(204);
  expect(await (await api.get('/passkeys', who)).json()).toMatchObject([{ name: 'Nøgle' }]);
  const asking = await post('/session/passkey/challenge', { name: 'ida hansen' });
  const entered = await post('/session/passkey', {
    answer: device.answer((await asking.json()) as PasskeyRequest),
  });
  expect(entered.headers.get('set-cookie')).toContain('rokade_session=');
  expect(await entered.json()).toMatchObject({ session: { name: 'Ida Hansen' } });
  const [{ id = '' } = {}] = await app.accounts.list();
  expect((await post(`/accounts/${id}/passkey-only`, { only: true }, who)).status).toBe(204);
  const remove = (path: string) => api.send('DELETE', path, undefined, { ...who });
  expect((await remove(`/passkeys/${device.id}`)).status).toBe(422);
  expect((await post(`/accounts/${id}/passkey-only`, { only: false }, who)).status).toBe(204);
  expect((await remove(`/accounts/${id}/passkeys/${device.id}`)).status).toBe(204);
  expect((await remove(`/passkeys/${device.id}`)).status).toBe(404);
  expect((await post('/session/passkey', { answer: {} })).status).toBe(400);
  expect(api.bugs).toEqual([]);
});
