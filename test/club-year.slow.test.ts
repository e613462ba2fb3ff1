import {
  parseContestId,
  seasonStatistics,
  seasonView,
  trophyOffers,
  trophyView,
} from '@rokade/club';
import { createApplication, makeApi, seasonResults } from '@rokade/server';
import { championsBySection } from '@rokade/tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlayedYear, playYear } from '../scripts/club-year/play-year.ts';
import { signedIn } from '../scripts/club-year/signed-in.ts';

const made = await createApplication({
  dataDirectory: ':memory:',
  passwordCost: { memory: 8, passes: 1, parallelism: 1 },
});
if (!made.ok) throw new Error(made.error.code);
const app = made.value;
const bugs: string[] = [];
const { hono } = makeApi(app, (message) => bugs.push(message));
let year: PlayedYear;

async function contest(text: string) {
  const id = parseContestId(text);
  const found = id === null ? null : await app.contests.get(id);
  if (found?.ok !== true) throw new Error(text);
  return found.value;
}

beforeAll(async () => {
  const token = await app.accounts.setupToken();
  const asker = await signedIn(
    (path, init) => hono.request(`http://klub.local/api${path}`, init),
    token,
  );
  year = await playYear(asker, 'Tempelhof');
});
afterAll(() => app.close());

describe('a year of a club of 45 members, played over the API', () => {
  test('has a programme without clashes, in which nothing went wrong', async () => {
    expect(bugs).toEqual([]);
    const view = seasonView(await contest(year.season));
    expect(view?.clashes).toEqual([]);
    expect(view?.items).toHaveLength(Object.keys(year.books).length);
  });

  test('has the same results for everybody as at the desk', async () => {
    const season = await contest(year.season);
    const seen = await seasonResults(app, season, 'everybody');
    expect(seen).toEqual(await seasonResults(app, season, 'desk'));
    expect(seen.map(({ results }) => results.length).toSorted((a, b) => a - b)).toEqual([
      ...[8, 12, 12, 14, 16],
      ...[21, 30, 40],
    ]);
  });

  test('counts every game once', async () => {
    const season = await contest(year.season);
    const { people, games } = seasonStatistics(await seasonResults(app, season, 'desk'));
    expect(people).toBe(45);
    // 11 rounds of 20 boards, a cup of 16, 7 rounds of 15, 8 each with each, and the ladder's.
    expect(games).toBeGreaterThan(220 + 15 + 105 + 28);
  });

  test('has cups won by its champions, of which two are kept, and places in the association’s', async () => {
    const season = await contest(year.season);
    const cups = await Promise.all(
      Object.entries(year.trophies).map(async ([section, id]) => ({
        section,
        trophy: await contest(id),
      })),
    );
    const kept = cups.flatMap(({ section, trophy }) => {
      const [newest] = trophyView(trophy)?.years ?? [];
      return newest?.kept ? [[section, newest.kept]] : [];
    });
    expect(kept).toEqual([
      ['championship', 'in-row'],
      ['cup', 'in-all'],
    ]);
    for (const { section, trophy } of cups) {
      const [offer] = trophyOffers(trophy, [season], section);
      expect([section, offer?.state]).toEqual([section, 'noted']);
    }
    const cup = cups.find(({ section }) => section === 'cup')?.trophy;
    expect(cup && trophyView(cup)?.places).toMatchObject([{ year: 2025, places: 2 }]);
  });

  test('has champions, and is followed by a year that has none', async () => {
    const champions = championsBySection([await contest(year.season)]);
    expect(champions.map(({ section }) => section)).toContain('championship');
    const next = await contest(year.next);
    expect(next.entries).toHaveLength(45);
    expect(championsBySection([next])).toEqual([]);
    expect(seasonView(next)?.items[0]?.days[0]).toMatch(/^2026-01-0/);
  });
});
