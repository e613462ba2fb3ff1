import { ownInstallation, type Right } from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { type ApiClient, apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida, startTournament } from './sample-tournament.ts';

const everything = { kind: 'organisation', organisation: ownInstallation } as const;
const right = (role: Right['role'], scope: Right['for'] = everything): Right => ({
  role,
  for: scope,
});

/** An owner, their session, and what makes a token of theirs. */
async function owner(app: Application, api: ApiClient) {
  const signedIn = await setUpArbiter(app, api);
  const [account] = await app.accounts.list();
  const id = account?.id ?? '';
  const make = async (right: Right) => {
    const made = await app.accounts.makeApiToken(id, { name: 'Liveboards', right });
    if (!made.ok) throw new Error(made.error.code);
    return made.value;
  };
  return { id, signedIn, make };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const errorIn = async (response: Response): Promise<string> =>
  ((await response.json()) as { readonly code: string }).code;

describe('a program’s token', () => {
  it('lets it do what its right says, without a cookie or a session’s token', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const { make } = await owner(app, api);
    const id = await startTournament(app);
    const { token } = await make(right('arbiter'));
    expect(
      (await api.send('GET', `/tournaments/${id}/offers`, undefined, bearer(token))).status,
    ).toBe(200);
    const found = await app.tournaments.get(id);
    const basedOn = found.ok ? found.value.version : 0;
    const command = {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'played', white: 2, black: 0 },
    };
    const path = `/tournaments/${id}/commands`;
    const sent = await api.send('POST', path, { basedOn, command }, bearer(token));
    expect(sent.status).toBe(200);
    const journal = await app.tournaments.journal(id);
    expect(journal.ok && journal.value.at(-1)?.actor.name).toContain('(Liveboards)');
    expect((await api.send('POST', path, { basedOn, command }, {})).status).toBe(401);
  });

  it('opens nothing once its owner’s account is disabled', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const { id, make } = await owner(app, api);
    await app.accounts.create(
      { name: 'Bo Voß', password: 'correct horse battery' },
      right('owner'),
      ida,
    );
    const { token } = await make(right('arbiter'));
    const event = await startTournament(app);
    const status = async () =>
      (await api.send('GET', `/tournaments/${event}/offers`, undefined, bearer(token))).status;
    expect(await status()).toBe(200);
    expect((await app.accounts.disable(id)).ok).toBe(true);
    expect(await status()).toBe(401);
    expect(await app.accounts.rightsForTokens(id)).toEqual([]);
  });

  it('lets it do nothing besides', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const { make } = await owner(app, api);
    const id = await startTournament(app);
    const { token } = await make(right('arbiter'));
    const command = { kind: 'finish-tournament' };
    const path = `/tournaments/${id}/commands`;
    const refused = await api.send('POST', path, { basedOn: 1, command }, bearer(token));
    expect(await errorIn(refused)).toBe('request.not-allowed');
    expect((await api.send('GET', '/accounts', undefined, bearer(token))).status).toBe(403);
  });

  it('makes no tokens, and opens no session', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const { make } = await owner(app, api);
    const { token } = await make(right('owner'));
    const wish = { name: 'Another', right: right('owner') };
    const made = await api.send('POST', '/session/tokens', wish, bearer(token));
    expect(await errorIn(made)).toBe('account.missing');
    expect(await app.accounts.session(token)).toBeNull();
    expect((await api.post('/session/link', { token })).status).toBe(404);
  });

  it('is told once, listed without itself, and counts no more once it is revoked', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const { signedIn } = await owner(app, api);
    const made = await api.post(
      '/session/tokens',
      { name: 'Board', right: right('arbiter') },
      signedIn,
    );
    expect(made.status).toBe(201);
    const { token } = (await made.json()) as { readonly token: string };
    const listed = await (await api.get('/session/tokens', signedIn)).text();
    expect(listed).toContain('Board');
    expect(listed).not.toContain(token);
    const { tokens } = JSON.parse(listed) as {
      readonly tokens: readonly { readonly id: string }[];
    };
    const path = `/session/tokens/${tokens[0]?.id}`;
    expect((await api.send('DELETE', path, undefined, { ...signedIn })).status).toBe(204);
    expect(await app.accounts.programOf(token)).toBeNull();
    expect((await api.send('DELETE', path, undefined, { ...signedIn })).status).toBe(404);
  });

  it('has at most a right that its account has', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const { id } = await owner(app, api);
    const actor = { id, name: 'Ida Hansen' };
    const tournament = await startTournament(app);
    const forOne = { kind: 'event', event: tournament } as const;
    await app.accounts.create(
      { name: 'Bo Møller', password: 'correct horse battery' },
      right('arbiter', forOne),
      actor,
    );
    const bo = (await app.accounts.list()).find(({ name }) => name === 'Bo Møller')?.id ?? '';
    const rights = await app.accounts.rightsForTokens(bo);
    expect(rights.map(({ role }) => role).toSorted()).toEqual(
      expect.arrayContaining(['arbiter', 'check-in-only', 'results-only']),
    );
    // What the form proposes is the first: that of the least reach.
    expect(rights[0]?.role).not.toBe('arbiter');
    expect(rights.at(-1)?.role).toBe('arbiter');
    expect(rights.map(({ role }) => role)).not.toContain('chief-arbiter');
    const wish = { name: 'X', right: right('arbiter') };
    expect(await app.accounts.makeApiToken(bo, wish)).toMatchObject({
      error: { code: 'token.right-not-held' },
    });
    const made = await app.accounts.makeApiToken(bo, {
      name: 'X',
      right: right('arbiter', forOne),
    });
    const token = made.ok ? made.value.token : '';
    expect(await app.accounts.programOf(token)).not.toBeNull();
    await app.accounts.takeRight(bo, right('arbiter', forOne), actor);
    expect(await app.accounts.programOf(token)).toBeNull();
  });

  it('says when it was last used, to a quarter of an hour', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const app = await applicationForTest(() => now);
    const api = apiClient(app);
    const { id, make } = await owner(app, api);
    const { token, made } = await make(right('arbiter'));
    expect(made.usedAt).toBeNull();
    const used = async () => (await app.accounts.tokensOf(id))[0]?.usedAt;
    await app.accounts.programOf(token);
    await expect.poll(used).toBe('2026-11-21T12:00:00.000Z');
    now = new Date('2026-11-21T12:10:00Z');
    await app.accounts.programOf(token);
    expect(await used()).toBe('2026-11-21T12:00:00.000Z');
    now = new Date('2026-11-21T12:20:00Z');
    await app.accounts.programOf(token);
    await expect.poll(used).toBe('2026-11-21T12:20:00.000Z');
  });
});
