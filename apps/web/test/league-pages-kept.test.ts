import { ownInstallation } from '@rokade/installation';
import { type LeagueId, unsaidLeague } from '@rokade/league';
import { noSources, noting, watchedApplication } from '@rokade/server';
import { expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const liga = 'liga' as LeagueId;

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
    const values = { ...unsaidLeague, name: 'Kredsen', published: true };
    const command = { kind: 'make-league', id: liga, values } as const;
    const request = { basedOn: 0, command, reason: '', confirmed: true };
    expect(await app.leagues.execute(liga, request, ida)).toMatchObject({ ok: true });
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
] as const)('%s is kept for its readers', async (_, hasLeague, route, params) => {
  expect(await isKept(hasLeague, route, params)).toBe(true);
});
