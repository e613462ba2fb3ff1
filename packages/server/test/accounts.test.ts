import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { applicationForTest, arbiter, ida, noon } from './sample-tournament.ts';

const password = 'correct horse battery';
const day = 24 * 60 * 60 * 1000;

async function withIda(clock = () => noon): Promise<{ app: Application; token: string }> {
  const app = await applicationForTest(clock);
  const link = await app.accounts.setupToken();
  const made = await app.accounts.setUp(link ?? '', 'Ida Hansen', password);
  if (!made.ok) throw new Error(made.error.code);
  return { app, token: made.value };
}

describe('the set-up link', () => {
  it('makes the first account, the owner’s, and signs it in', async () => {
    const { app, token } = await withIda();
    expect(await app.accounts.session(token)).toMatchObject({
      name: 'Ida Hansen',
      rights: [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }],
    });
    expect(await app.accounts.needsSetup()).toBe(false);
    expect(await app.accounts.setupToken()).toBeNull();
  });

  it('is void once used, and once a newer one was printed', async () => {
    const app = await applicationForTest();
    const invalid = { ok: false, error: { code: 'account.setup-token-invalid' } };
    const old = (await app.accounts.setupToken()) ?? '';
    const link = (await app.accounts.setupToken()) ?? '';
    expect(await app.accounts.setUp(old, 'Bo', password)).toEqual(invalid);
    expect(await app.accounts.setUp('', 'Bo', password)).toEqual(invalid);
    expect((await app.accounts.setUp(link, 'Ida', password)).ok).toBe(true);
    expect(await app.accounts.setUp(link, 'Bo', password)).toEqual(invalid);
  });

  it('is not used up by a name or password that will not do', async () => {
    const app = await applicationForTest();
    const link = (await app.accounts.setupToken()) ?? '';
    expect(await app.accounts.setUp(link, 'Ida', 'short')).toEqual({
      ok: false,
      error: { code: 'account.password-too-short', minimum: 10 },
    });
    for (const name of ['', '   ', 'x'.repeat(101), 'Ida\u0007']) {
      expect(await app.accounts.setUp(link, name, password)).toEqual({
        ok: false,
        error: { code: 'account.name-invalid' },
      });
    }
    expect((await app.accounts.setUp(link, 'Ida', password)).ok).toBe(true);
  });
});

describe('signing in', () => {
  it('opens a session of its own each time, until signed out', async () => {
    const { app, token } = await withIda();
    const second = await app.accounts.signIn(' ida HANSEN ', password, { address: '10.0.0.2' });
    if (!second.ok) throw new Error(second.error.code);
    const sessions = [await app.accounts.session(token), await app.accounts.session(second.value)];
    expect(sessions[0]?.csrf).not.toBe(sessions[1]?.csrf);
    await app.accounts.signOut(token);
    expect(await app.accounts.session(token)).toBeNull();
    expect(await app.accounts.session(second.value)).not.toBeNull();
  });

  it('says the same of an unknown name as of a wrong password', async () => {
    const { app } = await withIda();
    const wrong = { ok: false, error: { code: 'account.wrong-credentials' } };
    expect(await app.accounts.signIn('Ida Hansen', 'wrong password', { address: 'a' })).toEqual(
      wrong,
    );
    expect(await app.accounts.signIn('Nobody', password, { address: 'b' })).toEqual(wrong);
    expect(await app.accounts.signIn('', '', { address: 'c' })).toEqual(wrong);
  });

  it('slows failures in a name down where they come from, and forgets them with a success', async () => {
    let now = noon;
    const { app } = await withIda(() => now);
    const fail = () => app.accounts.signIn('Ida Hansen', 'wrong password', { address: '10.0.0.9' });
    for (let failure = 0; failure < 4; failure++) await fail();
    const throttled = { ok: false, error: { code: 'account.throttled', retryAfterSeconds: 1 } };
    expect(await fail()).toEqual(throttled);
    expect(await app.accounts.signIn('Ida Hansen', password, { address: '10.0.0.9' })).toEqual(
      throttled,
    );
    now = new Date(now.getTime() + 1000);
    expect((await app.accounts.signIn('Ida Hansen', password, { address: '10.0.0.9' })).ok).toBe(
      true,
    );
    expect(await fail()).toMatchObject({ error: { code: 'account.wrong-credentials' } });
  });

  it('keeps nobody out in whose name others guess', async () => {
    const { app } = await withIda();
    for (let guess = 0; guess < 60; guess++) {
      await app.accounts.signIn('Ida Hansen', 'wrong password', { address: `10.0.0.${guess % 5}` });
    }
    expect((await app.accounts.signIn('Ida Hansen', password, { address: '10.0.1.1' })).ok).toBe(
      true,
    );
  });

  it('takes an IPv6 network for one visitor', async () => {
    const { app } = await withIda();
    const guess = (host: number) =>
      app.accounts.signIn('Ida Hansen', 'wrong password', { address: `2001:db8:1:2::${host}` });
    for (let host = 0; host < 4; host++) await guess(host);
    expect(await guess(9)).toMatchObject({ error: { code: 'account.throttled' } });
  });

  it('lets a browser in that has done so before, whoever guesses in its hall', async () => {
    const { app, token } = await withIda();
    const mark = (await app.accounts.deviceMark(token)) ?? undefined;
    const hall = '192.0.2.1';
    for (let guess = 0; guess < 30; guess++) {
      await app.accounts.signIn('Ida Hansen', 'wrong password', { address: hall });
      await app.accounts.signIn('Bo Voß', 'wrong password', { address: hall });
    }
    const outside = await app.accounts.signIn('Ida Hansen', password, {
      address: hall,
      deviceMark: 'made up',
    });
    expect(outside).toMatchObject({ error: { code: 'account.throttled' } });
    for (let guess = 0; guess < 4; guess++) {
      await app.accounts.signIn('Bo Voß', 'wrong password', { address: hall, deviceMark: mark });
    }
    expect(
      (await app.accounts.signIn('Ida Hansen', password, { address: hall, deviceMark: mark })).ok,
    ).toBe(true);
    for (let guess = 0; guess < 4; guess++) {
      await app.accounts.signIn('Ida Hansen', 'wrong password', {
        address: hall,
        deviceMark: mark,
      });
    }
    expect(
      await app.accounts.signIn('Ida Hansen', password, { address: hall, deviceMark: mark }),
    ).toMatchObject({
      error: { code: 'account.throttled' },
    });
  });

  it('slows an address down that tries many names', async () => {
    const { app } = await withIda();
    const guess = (name: string) =>
      app.accounts.signIn(name, 'wrong password', { address: '10.0.0.9' });
    for (let failure = 0; failure <= 10; failure++) await guess(`Guess ${failure}`);
    expect(await guess('Ida Hansen')).toMatchObject({ error: { code: 'account.throttled' } });
    expect((await app.accounts.signIn('Ida Hansen', password, { address: '10.0.0.2' })).ok).toBe(
      true,
    );
  });

  it('lets no flood of tries at once slip through', async () => {
    const { app } = await withIda();
    const flood = Array.from({ length: 30 }, (_, index) =>
      app.accounts.signIn('Ida Hansen', `guess number ${index}`, { address: '10.0.0.9' }),
    );
    const codes = (await Promise.all(flood)).map((outcome) => !outcome.ok && outcome.error.code);
    expect(codes.filter((code) => code === 'account.wrong-credentials').length).toBeLessThan(6);
  });
});

describe('a session', () => {
  it('lasts thirty days from its last use', async () => {
    let now = noon;
    const { app, token } = await withIda(() => now);
    now = new Date(noon.getTime() + 29 * day);
    expect(await app.accounts.session(token)).not.toBeNull();
    now = new Date(noon.getTime() + 58 * day);
    expect(await app.accounts.session(token)).not.toBeNull();
    now = new Date(noon.getTime() + 88 * day);
    expect(await app.accounts.session(token)).toBeNull();
  });

  it('tells when it was last used, to a quarter of an hour', async () => {
    let now = noon;
    const { app, token } = await withIda(() => now);
    const [{ id = '' } = {}] = await app.accounts.list();
    const usedAfter = async (minutes: number): Promise<number> => {
      now = new Date(noon.getTime() + minutes * 60_000);
      await app.accounts.session(token);
      const [session] = await app.accounts.sessionsOf(id, token);
      return (Date.parse(session?.usedAt ?? '') - noon.getTime()) / 60_000;
    };
    expect(await usedAfter(14)).toBe(0);
    expect(await usedAfter(16)).toBe(16);
    expect(await usedAfter(30)).toBe(16);
  });

  it.each([undefined, '', 'made up'])('is not found by the token %j', async (token) => {
    const { app } = await withIda();
    expect(await app.accounts.session(token)).toBeNull();
  });
});

describe('further accounts', () => {
  it('are made under names not yet taken', async () => {
    const { app } = await withIda();
    expect(await app.accounts.create({ name: 'Bo Voß', password }, arbiter, ida)).toEqual({
      ok: true,
      value: { id: await app.accounts.idOf('Bo Voß') },
    });
    expect(await app.accounts.create({ name: 'IDA hansen', password }, arbiter, ida)).toEqual({
      ok: false,
      error: { code: 'account.name-taken' },
    });
    const bo = await app.accounts.signIn('bo voß', password, { address: 'a' });
    expect(bo.ok && (await app.accounts.session(bo.value))).toMatchObject({ rights: [arbiter] });
  });
});
