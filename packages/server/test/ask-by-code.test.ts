import { parsePlayerId, type Settings, type TournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Application, ShownAsks } from '../src/index.ts';
import { apiClient } from './api-client.ts';
import { applicationForTest, carryOut, startTournament } from './sample-tournament.ts';

/** A tournament of six after whose first round players ask, until then. */
async function asking(app: Application, changes: Partial<Settings> = {}) {
  const id = await startTournament(app);
  const all = { playerAsks: 'until-paired', halfPointByes: 1, ...changes } as const;
  await carryOut(app, id, { kind: 'change-settings', changes: all });
  return id;
}

async function playerCode(app: Application, id: TournamentId): Promise<string> {
  const player = parsePlayerId('p1');
  if (player === null) throw new Error('no player');
  const [code = ''] = await app.accounts.codesOf(id, [{ kind: 'player', player }]);
  return code;
}

const phoneOf = (app: Application, code: string) => {
  const api = apiClient(app);
  return {
    look: async () => (await (await api.get(`/codes/${code}/asks`)).json()) as ShownAsks,
    ask: (round: number, wish: string | null) => api.post(`/codes/${code}/asks`, { round, wish }),
  };
};

const errorIn = async (response: Response): Promise<string> =>
  ((await response.json()) as { readonly code: string }).code;

describe('what is asked for with a player’s code', () => {
  it('waits in the tournament, signed without a name', async () => {
    const app = await applicationForTest();
    const id = await asking(app);
    const phone = phoneOf(app, await playerCode(app, id));
    const [first] = (await phone.look()).open;
    expect(first).toMatchObject({ round: 2 });
    const answer = await phone.ask(2, 'zero-point');
    expect(answer.status).toBe(200);
    expect(await phone.look()).toMatchObject({
      asks: [{ round: 2, wish: 'zero-point', declined: null }],
      byes: [],
    });
    const journal = await app.tournaments.journal(id);
    expect(journal.ok && journal.value.at(-1)).toMatchObject({
      actor: { id: 'player:p1', name: 'Spiller (telefon)' },
      event: { kind: 'player-asked', player: 'p1', round: 2, wish: 'zero-point' },
    });
    await phone.ask(2, null);
    expect((await phone.look()).asks).toEqual([]);
  });

  it('is seen by nobody without an account', async () => {
    const app = await applicationForTest();
    const id = await asking(app);
    const phone = phoneOf(app, await playerCode(app, id));
    await phone.ask(2, 'zero-point');
    const seen = await (await apiClient(app).get(`/tournaments/${id}`)).text();
    expect(seen).not.toContain('zero-point');
  });

  it('is refused by the hall’s clock', async () => {
    let now = new Date('2026-11-08T10:00:00Z');
    const app = await applicationForTest(() => now);
    const roundDates = ['2026-11-02', '2026-11-09', '2026-11-16'];
    const id = await asking(app, { playerAsks: 'day-before', roundDates });
    const phone = phoneOf(app, await playerCode(app, id));
    expect((await phone.ask(2, 'zero-point')).status).toBe(200);
    now = new Date('2026-11-09T10:00:00Z');
    expect(await errorIn(await phone.ask(2, 'half-point'))).toBe('ask.too-late');
    expect((await phone.ask(2, null)).status).toBe(200);
    expect((await phone.ask(3, 'zero-point')).status).toBe(200);
  });

  it.each([
    ['where nobody is asked to', { playerAsks: 'off' }, 2, 'ask.not-taken'],
    ['of a round that is out', {}, 1, 'round.already-paired'],
    ['of no round', {}, 0, 'request.invalid'],
  ] as const)('is refused %s', async (_, changes, round, code) => {
    const app = await applicationForTest();
    const phone = phoneOf(app, await playerCode(app, await asking(app, changes)));
    expect(await errorIn(await phone.ask(round, 'zero-point'))).toBe(code);
  });

  it('is not asked for with the code of a table', async () => {
    const app = await applicationForTest();
    const id = await asking(app, { phoneReports: 'by-table' });
    const [code = ''] = await app.accounts.codesOf(id, [{ kind: 'table', table: 1, round: null }]);
    expect(await errorIn(await phoneOf(app, code).ask(2, 'zero-point'))).toBe('ask.not-taken');
  });
});
