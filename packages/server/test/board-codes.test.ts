import type { CodeSubject, TournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Application, ShownCode } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, carryOut, startTournament } from './sample-tournament.ts';

const white = { kind: 'played', white: 2, black: 0 } as const;
const black = { kind: 'played', white: 0, black: 2 } as const;

const table = (number: number, round: number | null = null): CodeSubject => ({
  kind: 'table',
  table: number,
  round,
});

/** A tournament of six at three tables, which reports in this way. */
async function reporting(app: Application, phoneReports: 'by-table' | 'by-both') {
  const id = await startTournament(app);
  await carryOut(app, id, { kind: 'change-settings', changes: { phoneReports } });
  return id;
}

async function codeOf(app: Application, id: TournamentId, subject: CodeSubject): Promise<string> {
  const [code = ''] = await app.accounts.codesOf(id, [subject]);
  return code;
}

const errorIn = async (response: Response): Promise<string> =>
  ((await response.json()) as { readonly code: string }).code;

/** A phone with a code: what it is shown, and what it sends. */
function phoneAt(api: ReturnType<typeof apiClient>, code: string) {
  const look = async (): Promise<ShownCode['view']> =>
    ((await (await api.get(`/codes/${code}`)).json()) as ShownCode).view;
  return {
    look,
    async report(result: unknown, more: object = {}) {
      const view = await look();
      if (view.kind !== 'board') throw new Error(view.why);
      const { round, white: one, black: other } = view;
      const body = { round, white: one.id, black: other.id, result, ...more };
      return api.post(`/codes/${code}`, body);
    },
  };
}

describe('a code on a table', () => {
  it('enters the result of its board at once, signed by the table', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const id = await reporting(app, 'by-table');
    const phone = phoneAt(api, await codeOf(app, id, table(2)));
    expect(await phone.look()).toMatchObject({ round: 1, board: 2, result: null });
    const answer = await phone.report(white);
    expect([answer.status, ((await answer.json()) as ShownCode).view]).toMatchObject([
      200,
      { board: 2, result: white, state: null },
    ]);
    const journal = await app.tournaments.journal(id);
    expect(journal.ok && journal.value.at(-1)).toMatchObject({
      actor: { id: 'table:2', name: 'Bord 2 (telefon)' },
      event: { kind: 'result-entered', round: 1, board: 2 },
    });
  });

  it('changes nothing that is entered: what it says late waits', async () => {
    const app = await applicationForTest();
    const id = await reporting(app, 'by-table');
    const phone = phoneAt(apiClient(app), await codeOf(app, id, table(1)));
    await phone.report(white);
    expect((await phone.report(black)).status).toBe(200);
    expect(await phone.look()).toMatchObject({ result: white, own: black, state: 'otherwise' });
  });

  it('is the same each time, another for each table, and void once it is revoked', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const id = await reporting(app, 'by-table');
    const ida = await setUpArbiter(app, api);
    const [one, two] = [await codeOf(app, id, table(1)), await codeOf(app, id, table(2))];
    expect(await codeOf(app, id, table(1))).toBe(one);
    const revoke = (of: string | null) => api.post(`/tournaments/${id}/codes/revoke`, { of }, ida);
    expect((await revoke('t1')).status).toBe(204);
    expect(await errorIn(await api.get(`/codes/${one}`))).toBe('code.revoked');
    expect((await api.get(`/codes/${two}`)).status).toBe(200);
    const anew = await codeOf(app, id, table(1));
    expect((await api.get(`/codes/${anew}`)).status).toBe(200);
    await revoke(null);
    expect(await errorIn(await api.get(`/codes/${two}`))).toBe('code.revoked');
    expect(await errorIn(await api.get(`/codes/${anew}`))).toBe('code.revoked');
    expect((await revoke('x')).status).toBe(400);
    expect((await api.post(`/tournaments/${id}/codes/revoke`, { of: null })).status).toBe(401);
    expect(await app.accounts.linksOf(id)).toEqual([]);
  });

  it('of another table, made up or cut off, opens nothing; guessing is slowed down', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const app = await applicationForTest(() => now);
    const id = await reporting(app, 'by-table');
    const code = await codeOf(app, id, table(1));
    const open = (one: string, address = '192.0.2.1') => app.accounts.openCode(one, address);
    const guesses = [code.replace('.t1.', '.t2.'), code.slice(0, -1), `${code}.x`, 'x', ''];
    for (const guess of guesses) {
      expect(await open(guess)).toMatchObject({ error: { code: 'code.unknown' } });
    }
    for (let more = 0; more < 7; more++) await open(`${id}.t1.guess${more}`);
    expect(await open('another')).toMatchObject({ error: { code: 'account.throttled' } });
    expect(await open('another', '192.0.2.2')).toMatchObject({ error: { code: 'code.unknown' } });
    expect((await open(code)).ok).toBe(true);
    now = new Date('2026-11-21T14:00:00Z');
    expect(await open('another')).toMatchObject({ error: { code: 'code.unknown' } });
  });

  it('that reports again and again is asked to wait, and no other', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const id = await reporting(app, 'by-table');
    const phone = phoneAt(api, await codeOf(app, id, table(1)));
    const answers = [];
    for (let time = 0; time < 15; time++) {
      answers.push((await phone.report(time % 2 === 0 ? white : black)).status);
    }
    expect([answers.at(0), answers.at(-1)]).toEqual([200, 429]);
    const other = phoneAt(api, await codeOf(app, id, table(2)));
    expect((await other.report(white)).status).toBe(200);
  });

  it.each([
    ['other players', { white: 'p6', black: 'p1' }, 'reported.other-pairing'],
    ['another round', { round: 2 }, 'reported.other-pairing'],
    ['no players', { white: '?' }, 'request.invalid'],
  ])('of a page that shows %s reports nothing', async (_, more, code) => {
    const app = await applicationForTest();
    const id = await reporting(app, 'by-table');
    const phone = phoneAt(apiClient(app), await codeOf(app, id, table(1)));
    expect(await errorIn(await phone.report(white, more))).toBe(code);
    expect(await phone.look()).toMatchObject({ result: null });
  });

  it('of a page from before the round was paired anew reports nothing, and shows who plays now', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const id = await reporting(app, 'by-table');
    const code = await codeOf(app, id, table(1));
    const phone = phoneAt(api, code);
    const old = await phone.look();
    const state = await app.tournaments.get(id);
    const games = state.ok ? (state.value.rounds[0]?.games ?? []) : [];
    const [first, ...others] = games.map(({ white: one, black: other }) => ({ one, other }));
    if (old.kind !== 'board' || first === undefined) throw new Error('no board');
    await carryOut(
      app,
      id,
      { kind: 'unpublish-round' },
      { kind: 'pair-round' },
      {
        kind: 'alter-draft',
        boards: [...others, first].map(({ one, other }) => ({ white: one, black: other })),
      },
      { kind: 'publish-round' },
    );
    const seen = { white: old.white.id, black: old.black.id };
    expect(await errorIn(await phone.report(white, seen))).toBe('reported.other-pairing');
    expect(await phone.look()).toMatchObject({
      result: null,
      white: { id: others[0]?.one },
      black: { id: others[0]?.other },
    });
    expect((await phone.report(white)).status).toBe(200);
    expect(await phone.look()).toMatchObject({ board: 1, result: white });
  });

  it('on a slip of yesterday reports its own round alone', async () => {
    const app = await applicationForTest();
    const id = await reporting(app, 'by-table');
    const slip = phoneAt(apiClient(app), await codeOf(app, id, table(1, 1)));
    for (const number of [1, 2, 3]) {
      await carryOut(app, id, { kind: 'enter-result', round: 1, board: number, result: white });
    }
    await carryOut(app, id, { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(await slip.look()).toMatchObject({ round: 1, newest: 2, result: white });
    expect(await errorIn(await slip.report(black, { round: 2 }))).toBe('reported.other-pairing');
    expect((await slip.report(black)).status).toBe(200);
    expect(await slip.look()).toMatchObject({ round: 1, result: white, state: 'otherwise' });
    const state = await app.tournaments.get(id);
    expect(state.ok && state.value.rounds[1]?.games.map(({ result }) => result)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('says what is the matter once nothing is reported any more', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const id = await reporting(app, 'by-table');
    const phone = phoneAt(api, await codeOf(app, id, table(1)));
    await carryOut(app, id, { kind: 'unpublish-round' });
    expect(await phone.look()).toMatchObject({ kind: 'nothing', why: 'no-round' });
    await carryOut(app, id, { kind: 'change-settings', changes: { phoneReports: 'off' } });
    expect(await phone.look()).toMatchObject({ kind: 'nothing', why: 'not-asked-for' });
  });
});

describe('a code of a player', () => {
  it('reports for them alone; two at once that differ wait for the arbiter', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const id = await reporting(app, 'by-both');
    const state = await app.tournaments.get(id);
    const game = state.ok ? state.value.rounds[0]?.games[0] : undefined;
    if (game === undefined) throw new Error('no game');
    const codes = await app.accounts.codesOf(id, [
      { kind: 'player', player: game.white },
      { kind: 'player', player: game.black },
    ]);
    const [one, other] = codes.map((code) => phoneAt(api, code));
    if (one === undefined || other === undefined) throw new Error('no codes');
    await Promise.all([one.report(white), other.report(black)]);
    expect(await one.look()).toMatchObject({ state: 'differing', own: white, result: null });
    expect(await other.look()).toMatchObject({ state: 'differing', own: black, result: null });
    await carryOut(app, id, { kind: 'enter-result', round: 1, board: 1, result: black });
    expect(await one.look()).toMatchObject({ state: null, result: black });
    expect((await other.report(black)).status).toBe(200);
    expect(await other.look()).toMatchObject({ state: null, result: black });
  });

  it('enters what both say alike, and the arbiter who has not seen a report is asked', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const id = await reporting(app, 'by-both');
    const ida = await setUpArbiter(app, api);
    const state = await app.tournaments.get(id);
    if (!state.ok) throw new Error(state.error.code);
    const game = state.value.rounds[0]?.games[1];
    if (game === undefined) throw new Error('no game');
    const [first = '', second = ''] = await app.accounts.codesOf(id, [
      { kind: 'player', player: game.black },
      { kind: 'player', player: game.white },
    ]);
    await phoneAt(api, first).report(white);
    const enter = (result: object) =>
      api.post(
        `/tournaments/${id}/commands`,
        {
          basedOn: state.value.version,
          command: { kind: 'enter-result', round: 1, board: 2, result },
        },
        ida,
      );
    expect(await errorIn(await enter(black))).toBe('store.conflict');
    await phoneAt(api, second).report(white);
    expect(await phoneAt(api, first).look()).toMatchObject({ result: white, state: null });
    const journal = await app.tournaments.journal(id);
    const last = journal.ok ? journal.value.slice(-2) : [];
    expect(last.map(({ event, actor }) => [event.kind, actor.name])).toEqual([
      ['result-reported', 'Bord 2, Hvid (telefon)'],
      ['result-entered', 'Bord 2, Hvid (telefon)'],
    ]);
  });
});
