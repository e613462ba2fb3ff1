import { ownInstallation } from '@rokade/installation';
import {
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueId,
} from '@rokade/league';
import { noSources, noting, watchedApplication } from '@rokade/server';
import { expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const liga = 'liga' as LeagueId;

/** A division of two teams of a club, with a player and a match. */
const filled = [
  {
    kind: 'add-division',
    division: 'top',
    values: { name: '1. række', level: 1, boards: 1, promoted: 1, relegated: 1 },
  },
  {
    kind: 'enter-teams',
    division: 'top',
    teams: ['a', 'b'].map((id) => ({ id, values: { ...emptyTeamValues, name: id, club: 'SK' } })),
  },
  {
    kind: 'name-players',
    team: 'a',
    seat: 'regular',
    leave: '',
    players: [{ id: 'a1', values: { ...emptyMemberValues, name: 'Alm, Ida' } }],
  },
  {
    kind: 'plan-match',
    match: 'm1',
    division: 'top',
    round: 1,
    home: 'a',
    away: 'b',
    values: { day: '2126-03-06', time: '13:00', place: '' },
  },
] as unknown as readonly LeagueCommand[];

/** Whether a page is made once for all its readers, by what it reads. */
async function isKept(hasLeague: boolean, route: string, params = {}): Promise<boolean> {
  const app = await memoryApplication();
  const made = await app.accounts.create(
    { name: 'Ida', password: 'correct horse battery' },
    { role: 'owner', for: { kind: 'organisation', organisation: ownInstallation } },
    ida,
  );
  expect(made).toMatchObject({ ok: true });
  if (hasLeague) {
    const values = { ...emptyLeagueValues, name: 'Kredsen', published: true };
    const command = { kind: 'make-league', id: liga, values } as const;
    for (const [basedOn, one] of [command, ...filled].entries()) {
      const found = await app.leagues.get(liga);
      const version = found.ok ? found.value.version : basedOn;
      const request = { basedOn: version, command: one, reason: '', confirmed: true };
      expect(await app.leagues.execute(liga, request, ida)).toMatchObject({ ok: true });
    }
  }
  const sources = noSources();
  const answer = await noting(sources, () =>
    loadPage(watchedApplication(app), null, { route, params }),
  );
  expect(answer.status).toBe(200);
  return !sources.untold;
}

it.each([
  ['the first page without a league', false, '/', {}],
  ['the first page with one', true, '/', {}],
  ['a league', true, '/league/[id]', { id: liga }],
  ['a division', true, '/league/[id]/division/[division]', { id: liga, division: 'top' }],
  ['its players', true, '/league/[id]/division/[division]/players', { id: liga, division: 'top' }],
  ['a team', true, '/league/[id]/team/[team]', { id: liga, team: 'a' }],
  ['a club', true, '/league/[id]/club/[club]', { id: liga, club: 'SK' }],
  ['a match', true, '/league/[id]/match/[match]', { id: liga, match: 'm1' }],
  ['a player', true, '/league/[id]/player/[player]', { id: liga, player: 'a1' }],
] as const)('%s is kept for its readers', async (_, hasLeague, route, params) => {
  expect(await isKept(hasLeague, route, params)).toBe(true);
});
