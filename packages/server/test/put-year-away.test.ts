/** @regulation Tempelhof 2018 II */
import { type ContestCommand, type ContestId, emptyContestValues } from '@rokade/club';
import { err } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { booksOfYear, putYearAway } from '../src/acts/contests/put-year-away.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const season = 'aar' as ContestId;
const day = '2026-01-02';
const values = {
  ...emptyContestValues,
  name: 'Spieljahr 2026',
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
};

/** A season whose programme names a tournament, a blitz year and a ladder that goes on. */
async function played() {
  const app = await applicationForTest();
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const send = async (path: string, body: object) => {
    const answer = await client.post(path, body, headers);
    const answered: { id?: string } = JSON.parse((await answer.text()) || '{}');
    return { status: answer.status, ...answered };
  };
  const tournament = (await send('/tournaments', { settings: { name: 'Meisterschaft' } })).id;
  const contest = async (format: string, lastDay: string) =>
    (
      await send('/contests', {
        format,
        rules: 'tempelhof-2018',
        values: { ...values, name: format, lastDay },
      })
    ).id;
  const blitz = await contest('blitz-year', '2026-12-31');
  const ladder = await contest('ladder', '');
  const item = (name: string, what: string, kind: string, id?: string) => ({
    item: name,
    what,
    name,
    days: [],
    at: '',
    note: '',
    book: { kind, id },
  });
  const items = [
    item('km', 'championship', 'tournament', tournament),
    item('blitz', 'blitz', 'contest', blitz),
    item('rl', 'ladder', 'contest', ladder),
  ];
  const commands = [
    {
      kind: 'make-contest',
      id: season,
      format: 'season',
      rules: 'tempelhof-2018',
      seed: '',
      values,
    },
    { kind: 'note-act', act: { kind: 'programme-planned', items, day } },
  ];
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command: command as ContestCommand, reason: '', confirmed: true };
    expect(await app.contests.execute(season, request, ida)).toMatchObject({ ok: true });
  }
  const archived = async () => {
    const { tournaments } = await app.tournaments.page({});
    const all = [...tournaments, ...(await app.contests.list())];
    return all.filter((one) => one.archived).map(({ id }) => id as string);
  };
  const putAway = (body: object) => send(`/contests/${season}/archive`, body);
  return { app, send, archived, putAway, tournament, blitz, ladder };
}

describe('a year that is put away', () => {
  it('takes the books of its programme along, and brings them back', async () => {
    const { archived, putAway, tournament, blitz, ladder } = await played();
    const all = [tournament, blitz, ladder, season].toSorted();
    expect((await putAway({ archived: true, withBooks: true })).status).toBe(204);
    expect((await archived()).toSorted()).toEqual(all);
    expect((await putAway({ archived: false, withBooks: true })).status).toBe(204);
    expect(await archived()).toEqual([]);
  });

  it('leaves what the next year goes on with', async () => {
    const { app, send, archived, putAway, tournament, blitz } = await played();
    expect((await send(`/contests/${season}/copy`, {})).status).toBe(201);
    const books = await booksOfYear(app, season);
    expect(books.map(({ id }) => id).toSorted()).toEqual([tournament, blitz].toSorted());
    await putAway({ archived: true, withBooks: true });
    expect((await archived()).toSorted()).toEqual([tournament, blitz, season].toSorted());
  });

  it('goes alone where that is wished', async () => {
    const { archived, putAway } = await played();
    expect((await putAway({ archived: true })).status).toBe(204);
    expect(await archived()).toEqual([season]);
  });

  it.each([0, 1, 2])(
    'stays where the disk fails after %i books, and the next try ends it',
    async (whole) => {
      const { app, archived, tournament, blitz, ladder } = await played();
      let left = whole;
      const failing = async <T>(archive: () => Promise<T>) => {
        left -= 1;
        return left < 0 ? err({ code: 'store.failed', problem: 'disk-full' } as const) : archive();
      };
      const books = {
        ...app,
        tournaments: {
          ...app.tournaments,
          archive: (...given: Parameters<typeof app.tournaments.archive>) =>
            failing(() => app.tournaments.archive(...given)),
        },
        contests: {
          ...app.contests,
          archive: (...given: Parameters<typeof app.contests.archive>) =>
            failing(() => app.contests.archive(...given)),
        },
      };
      const putting = { archived: true, may: () => true };
      expect(await putYearAway(books, season, putting)).toMatchObject({
        error: { code: 'store.failed' },
      });
      expect(await archived()).toHaveLength(whole);
      expect(await putYearAway(app, season, putting)).toMatchObject({ ok: true });
      const all = [tournament, blitz, ladder, season].toSorted();
      expect((await archived()).toSorted()).toEqual(all);
    },
  );

  it('goes once where two windows put it away at the same moment', async () => {
    const { archived, putAway } = await played();
    const both = await Promise.all([1, 2].map(() => putAway({ archived: true, withBooks: true })));
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await archived()).toHaveLength(4);
  });
});
