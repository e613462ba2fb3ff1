import { describe, expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  playerId,
  result,
  startTournament,
} from './sample-tournament.ts';

const wish = {
  name: 'Bo at the door',
  role: 'results-only' as const,
  rounds: null,
  boards: { first: 1, last: 5 },
  hours: 4,
};

describe('a link for a helper', () => {
  it('lets enter results at its boards, in its time, until it is revoked', async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const { accounts } = await applicationForTest(() => now);
    const made = await accounts.makeLink('open-2026', wish, 'Ida Hansen');
    if (!made.ok) throw new Error(made.error.code);
    const { token, link } = made.value;
    expect(await accounts.session(token)).toMatchObject({
      accountId: `link:${link.id}`,
      name: 'Bo at the door (link)',
      rights: [{ role: 'results-only', for: { event: 'open-2026', boards: wish.boards } }],
    });
    now = new Date('2026-11-22T13:59:59Z');
    expect((await accounts.openLink(token, '192.0.2.1')).ok).toBe(true);
    now = new Date('2026-11-22T14:00:00Z');
    expect(await accounts.session(token)).toBeNull();
    expect(await accounts.openLink(token, '192.0.2.1')).toMatchObject({
      error: { code: 'link.over' },
    });
    now = new Date('2026-11-22T13:00:00Z');
    expect(await accounts.revokeLink('other', link.id)).toMatchObject({ ok: false });
    expect(await accounts.revokeLink('open-2026', link.id)).toMatchObject({ ok: true });
    expect(await accounts.session(token)).toBeNull();
    expect(await accounts.openLink(token, '192.0.2.1')).toMatchObject({
      error: { code: 'link.unknown' },
    });
    expect(await accounts.linksOf('open-2026')).toMatchObject([
      { id: link.id, madeBy: 'Ida Hansen' },
    ]);
  });

  it.each([
    ['no hours', { hours: 0 }],
    ['a month', { hours: 720 }],
    ['boards the wrong way round', { boards: { first: 5, last: 1 } }],
    ['no name', { name: ' ' }],
  ])('is not made for %s', async (_, part) => {
    const { accounts } = await applicationForTest();
    expect((await accounts.makeLink('open-2026', { ...wish, ...part }, 'Ida')).ok).toBe(false);
  });

  it('is for looking after a class through a whole championship, and for no event', async () => {
    const wanted = { name: 'Eva, class 2', role: 'class-keeper' as const, rounds: null };
    const keeping = { ...wanted, boards: null, hours: 24 * 300 };
    const { accounts } = await applicationForTest();
    const made = await accounts.makeLink('open-2026', keeping, 'Ida');
    expect(made).toMatchObject({ value: { link: { role: 'class-keeper' } } });
    const boards = { first: 1, last: 5 };
    expect((await accounts.makeLink('open-2026', { ...keeping, boards }, 'Ida')).ok).toBe(false);
    const forever = { ...keeping, hours: 24 * 401 };
    expect((await accounts.makeLink('open-2026', forever, 'Ida')).ok).toBe(false);
    const helper = { ...keeping, role: 'check-in-only' as const };
    expect((await accounts.makeLink('open-2026', helper, 'Ida')).ok).toBe(false);
  });

  it('is for a class of the one Swiss: games in which somebody of it plays', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const round = await app.tournaments.get(id);
    const [first, second] = round.ok ? (round.value.rounds[0]?.games ?? []) : [];
    const classes = [1, 2, 3, 4, 5, 6].map((number) => {
      const player = playerId(number);
      const one = player === first?.white ? 2 : 1;
      return { player, class: one, own: one, code: 'championship.by-hand' as const, note: 'ny' };
    });
    await carryOut(app, id, {
      kind: 'give-classes',
      rules: 'tempelhof-2018',
      of: 3,
      given: classes,
    });
    const keeping = { name: 'Eva', role: 'class-keeper' as const, rounds: null, boards: null };
    const made = await app.accounts.makeLink(id, { ...keeping, class: 2, hours: 24 }, 'Ida');
    const token = made.ok ? made.value.token : '';
    const csrf = (await app.accounts.session(token))?.csrf ?? '';
    const helper = { cookie: `rokade_session=${token}`, 'x-rokade-csrf': csrf };
    const state = await app.tournaments.get(id);
    const enter = async (board: number) => {
      const basedOn = state.ok ? state.value.version : 0;
      const request = { basedOn, command: result(1, board, 2, 0), reason: '', confirmed: false };
      return (await apiClient(app).post(`/tournaments/${id}/commands`, request, helper)).status;
    };
    expect(await enter(second?.board ?? 0)).toBe(403);
    expect(await enter(99)).toBe(403);
    expect(await enter(first?.board ?? 0)).toBe(200);
  });

  it('is told of a conflict what is of rounds, and nothing of players', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const before = await app.tournaments.get(id);
    const basedOn = before.ok ? before.value.version : 0;
    const changes = { birthDate: '1990-05-04' };
    await carryOut(app, id, { kind: 'change-player', player: playerId(1), changes });
    await carryOut(app, id, result(1, 1, 2, 0));
    const helping = { name: 'Eva', role: 'results-only' as const, rounds: null, boards: null };
    const made = await app.accounts.makeLink(id, { ...helping, hours: 24 }, 'Ida');
    const token = made.ok ? made.value.token : '';
    const csrf = (await app.accounts.session(token))?.csrf ?? '';
    const helper = { cookie: `rokade_session=${token}`, 'x-rokade-csrf': csrf };
    const request = { basedOn, command: result(1, 1, 0, 2), reason: '', confirmed: false };
    const answer = await apiClient(app).post(`/tournaments/${id}/commands`, request, helper);
    expect(answer.status).toBe(409);
    const { since } = (await answer.json()) as { since: { event: { kind: string } }[] };
    expect(since.map(({ event }) => event.kind)).toEqual(['result-entered']);
  });

  it('is for a class only where it is for looking after one', async () => {
    const { accounts } = await applicationForTest();
    const ofBoards = { ...wish, class: 2 };
    expect((await accounts.makeLink('open-2026', ofBoards, 'Ida')).ok).toBe(false);
  });

  it('slows guessing down where it comes from', async () => {
    const { accounts } = await applicationForTest();
    for (let guess = 0; guess < 12; guess++) await accounts.openLink(`guess ${guess}`, '192.0.2.1');
    expect(await accounts.openLink('another', '192.0.2.1')).toMatchObject({
      error: { code: 'account.throttled' },
    });
    expect(await accounts.openLink('another', '192.0.2.2')).toMatchObject({
      error: { code: 'link.unknown' },
    });
  });

  it('opens over the API as a session in a cookie, which has no account', async () => {
    const app = await applicationForTest();
    const made = await app.accounts.makeLink('open-2026', wish, 'Ida Hansen');
    const token = made.ok ? made.value.token : '';
    const api = apiClient(app);
    const opened = await api.post('/session/link', { token });
    expect(opened.headers.get('set-cookie')).toContain(`rokade_session=${token}`);
    const cookie = { cookie: `rokade_session=${token}` };
    expect((await api.get('/tournaments/open-2026/links', cookie)).status).toBe(403);
    expect((await api.get('/accounts', cookie)).status).toBe(403);
    expect((await api.post('/session/link', { token: 'none' })).status).toBe(404);
  });
});
