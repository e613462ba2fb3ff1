import {
  emptyLeagueValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueId,
} from '@rokade/league';
import { expect, it } from 'vitest';
import { noSources, noting } from '../../src/readers/sources.ts';
import { watchedApplication } from '../../src/readers/watched-application.ts';
import { applicationForTest, ida } from '../sample-tournament.ts';

const liga = 'liga' as LeagueId;

/** A league whose only match is in a hundred years, published or not. */
const written = (published: boolean): readonly LeagueCommand[] =>
  [
    { kind: 'make-league', id: liga, values: { ...emptyLeagueValues, name: 'Kredsen', published } },
    {
      kind: 'add-division',
      division: 'top',
      values: { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 1 },
    },
    {
      kind: 'enter-teams',
      division: 'top',
      teams: ['a', 'b'].map((id) => ({ id, values: { ...emptyTeamValues, name: id } })),
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
  ] as readonly LeagueCommand[];

async function sourcesOf(published: boolean) {
  const app = await applicationForTest();
  for (const command of written(published)) {
    const found = await app.leagues.get(liga);
    const basedOn = found.ok ? found.value.version : 0;
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.leagues.execute(liga, request, ida)).toMatchObject({ ok: true });
  }
  const sources = noSources();
  await noting(sources, () => watchedApplication(app).leagues.shown(liga));
  return { sources, today: app.hall().now.slice(0, 10) };
}

it('what the public sees of a league is kept until the day is over or somebody writes in it', async () => {
  const { sources, today } = await sourcesOf(true);
  expect(sources.untold).toBe(false);
  expect(sources.books).toContain('league:liga');
  expect(sources.until > `${today}T23:59`).toBe(true);
  expect(sources.until.endsWith('T00:00')).toBe(true);
});

it('that a league is not shown is not kept', async () => {
  expect((await sourcesOf(false)).sources.untold).toBe(true);
});
