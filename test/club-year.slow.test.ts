import {
  parseContestId,
  seasonStatistics,
  seasonView,
  trophyOffers,
  trophyView,
} from '@rokade/club';
import { createApplication, makeApi, seasonResults } from '@rokade/server';
import { championsBySection } from '@rokade/tables';
import { parseTournamentId, viewChampionship } from '@rokade/tournament';
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
let asker: Awaited<ReturnType<typeof signedIn>>;

async function contest(text: string) {
  const id = parseContestId(text);
  const found = id === null ? null : await app.contests.get(id);
  if (found?.ok !== true) throw new Error(text);
  return found.value;
}

beforeAll(async () => {
  const token = await app.accounts.setupToken();
  asker = await signedIn((path, init) => hono.request(`http://klub.local/api${path}`, init), token);
  year = await playYear(asker, 'Tempelhof');
});
afterAll(() => app.close());

describe('a year of a club of 45 members, played over the API', () => {
  test('has a programme without clashes, in which nothing went wrong', async () => {
    expect(bugs).toEqual([]);
    const view = seasonView(await contest(year.season));
    expect(view?.clashes).toEqual([]);
    // The youth's championship is a list of the club's, and two competitions are played elsewhere.
    expect(view?.items).toHaveLength(Object.keys(year.books).length + 3);
    expect(view?.missing).toEqual([]);
  });

  test('has the same results for everybody as at the desk', async () => {
    const season = await contest(year.season);
    const seen = await seasonResults(app, season, 'everybody');
    expect(seen).toEqual(await seasonResults(app, season, 'desk'));
    const counts = new Map(seen.map(({ name, results }) => [name, results.length]));
    expect(counts.get('Klubmeisterschaft')).toBe(42);
    expect(counts.get('Pokalmeisterschaft')).toBe(20);
    expect(counts.get('Sommer-Schnellturnier')).toBe(34);
    expect(counts.get('Damenmeisterschaft')).toBe(5);
  });

  test('counts every game once', async () => {
    const season = await contest(year.season);
    const { people, games } = seasonStatistics(await seasonResults(app, season, 'desk'));
    // 45 members, three of whom played no game, and six guests.
    expect(people).toBe(48);
    // A cup of 20, 9 rounds of 17 boards, 8 and 9 each with each, 5 twice, two blitz evenings.
    expect(games).toBeGreaterThan(19 + 153 + 28 + 36 + 20 + 66 + 63);
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

  test('has a championship of four classes with target scores, from three that played by themselves', async () => {
    const id = parseTournamentId(year.books['championship'] ?? '');
    const found = id === null ? null : await app.tournaments.get(id);
    if (found?.ok !== true) throw new Error('championship');
    const view = viewChampionship(found.value);
    expect(view).toMatchObject({ of: 4, byTargets: true, published: true, isOver: true });
    expect(view?.findings).toEqual([]);
    const codes = new Set(view?.rows.map(({ because }) => because.code));
    for (const code of ['promotion.up', 'promotion.down', 'promotion.withdrew'] as const) {
      expect([code, codes.has(code)]).toEqual([code, true]);
    }
    expect(view?.rows.some(({ own, class: played }) => own > played)).toBe(true);
    const excuses = found.value.players.flatMap((player) => player.excuses);
    expect(excuses.map(({ duty }) => duty).toSorted()).toEqual([false, true]);
  });

  test('has champions, and is followed by a year that has none', async () => {
    const champions = championsBySection([await contest(year.season)]);
    expect(champions.map(({ section }) => section.code)).toContain('championship');
    const next = await contest(year.next);
    expect(next.entries).toHaveLength(45);
    expect(championsBySection([next])).toEqual([]);
    expect(seasonView(next)?.items[0]?.days[0]).toMatch(/^2026-01-0/);
  });

  test('goes on with its ladder and its free play alone', async () => {
    const next = seasonView(await contest(year.next))?.items ?? [];
    const books = next.flatMap(({ book }) => (book === null ? [] : [book.id as string]));
    const going = [year.books['ladder'], year.books['free-play']];
    expect(books.toSorted()).toEqual(going.toSorted());
  });

  test('goes into the archive with all that was played, where its results are still read', async () => {
    const season = await contest(year.season);
    const before = await seasonResults(app, season, 'desk');
    const sent = { archived: true, withBooks: true };
    expect((await asker.post(`/contests/${year.season}/archive`, sent)).status).toBe(204);
    const { tournaments } = await app.tournaments.page({});
    const all = [...tournaments, ...(await app.contests.list())];
    const left = all.filter(({ archived }) => !archived).map(({ id }) => id as string);
    const played = Object.entries(year.books);
    expect(played.flatMap(([item, id]) => (left.includes(id) ? [item] : [])).toSorted()).toEqual([
      'free-play',
      'ladder',
    ]);
    expect(await seasonResults(app, season, 'desk')).toEqual(before);
  });
});
