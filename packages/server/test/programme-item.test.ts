/** @regulation Tempelhof 2018 */
import {
  type ContestCommand,
  type ContestId,
  emptyContestValues,
  emptyEntryValues,
  type ItemId,
  seasonView,
  seriesView,
} from '@rokade/club';
import type { TournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { contestOfItem, itemToBegin } from '../src/acts/contests/programme-item.ts';
import { membersToEnter } from '../src/acts/contests/season-members.ts';
import type { Application } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const season = 'aar' as ContestId;
const day = '2026-01-02';
const year = { firstDay: '2026-01-01', lastDay: '2026-12-31' };

const enter = (entry: string, name: string) => ({
  kind: 'enter-entry',
  entry,
  values: { ...emptyEntryValues, name },
  rating: null,
  day,
});
const planned = (item: string, what: string, days: readonly string[], at = '20:00') => ({
  item,
  what,
  name: what,
  days,
  at,
  note: '',
  book: null,
});
const note = (act: object) => ({ kind: 'note-act', act: { ...act, day } });

/** A season of two members whose programme has a championship, a blitz year and a thing as needed. */
async function begun() {
  const app = await applicationForTest();
  const values = { ...emptyContestValues, name: 'Spieljahr', leader: 'Ulf', ...year };
  const items = [
    planned('km', 'championship', ['2026-01-09', '2026-01-23', '2026-02-06']),
    planned('blitz', 'blitz', ['2026-01-30', '2026-02-27', '2026-02-28'], ''),
    planned('fest', 'as-needed', []),
  ];
  const commands = [
    {
      kind: 'make-contest',
      id: season,
      format: 'season',
      rules: 'tempelhof-2018',
      seed: 'x',
      values,
    },
    enter('a', 'Abel, Anna'),
    enter('b', 'Bauer, Bernd'),
    note({ kind: 'programme-planned', items }),
    note({ kind: 'item-entered', item: 'blitz', entry: 'b' }),
  ];
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command: command as ContestCommand, reason: '', confirmed: true };
    expect(await app.contests.execute(season, request, ida)).toMatchObject({ ok: true });
  }
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const send = async (path: string, body: object) => {
    const answer = await client.post(path, body, headers);
    return { status: answer.status, ...((await answer.json()) as { id?: string; code?: string }) };
  };
  const itemOf = async (item: string) => {
    const found = await app.contests.get(season);
    if (!found.ok) throw new Error(found.error.code);
    return seasonView(found.value)?.items.find((one) => one.item === item);
  };
  const asItem = (item: string) => ({ programme: { season, item } });
  const blitz = { format: 'blitz-year', rules: 'tempelhof-2018', values };
  return { app, client, headers, send, itemOf, asItem, blitz };
}

describe('what a programme plans', () => {
  it('III.A: is made as the tournament that the club plays it as, on its own days', async () => {
    const { app, send, itemOf, asItem } = await begun();
    const { status, id } = await send('/tournaments', { ...asItem('km') });
    expect(status).toBe(201);
    const found = await app.tournaments.get(id as TournamentId);
    if (!found.ok) throw new Error(found.error.code);
    expect(found.value.settings).toMatchObject({
      name: 'championship 2026',
      chiefArbiter: 'Ulf',
      system: { code: 'tempelhof' },
      roundsPlanned: 11,
      roundDates: ['2026-01-09T20:00', '2026-01-23T20:00', '2026-02-06T20:00'],
    });
    expect(found.value.championship).toMatchObject({ of: 4 });
    expect(await itemOf('km')).toMatchObject({ book: { kind: 'tournament', id } });
  });

  it('III.D: is made as a competition with an evening on each day that the rules have one, and who entered for it', async () => {
    const { app, send, itemOf, asItem, blitz } = await begun();
    const { status, id } = await send('/contests', { ...blitz, ...asItem('blitz') });
    expect(status).toBe(201);
    const found = await app.contests.get(id as ContestId);
    if (!found.ok) throw new Error(found.error.code);
    // One evening a month: the second in February is left out.
    expect(seriesView(found.value)?.legs.map(({ on }) => on)).toEqual(['2026-01-30', '2026-02-27']);
    expect(found.value.entries.map(({ values }) => values.name)).toEqual(['Bauer, Bernd']);
    expect(await itemOf('blitz')).toMatchObject({ book: { kind: 'contest', id }, entered: ['b'] });
  });

  it('III.D.1: counts New Year’s blitz in place of January’s, and the one after the general meeting besides', async () => {
    const { app, send, asItem, blitz } = await begun();
    const found = await app.contests.get(season);
    const basedOn = found.ok ? found.value.version : 0;
    const items = [
      planned('ny', 'new-year-blitz', ['2026-01-02']),
      planned('mv', 'meeting-blitz', ['2026-05-15'], '21:00'),
      planned('skat', 'christmas-skat', ['2026-12-18']),
    ];
    const command = note({ kind: 'programme-planned', items }) as ContestCommand;
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.contests.execute(season, request, ida)).toMatchObject({ ok: true });
    const toBegin = await itemToBegin(app, { season, item: 'blitz' as ItemId });
    const wanted = toBegin.ok ? contestOfItem(toBegin.value) : null;
    expect(wanted?.values).toMatchObject({ firstDay: '2026-01-02', lastDay: '2026-05-15' });
    const { id } = await send('/contests', { ...blitz, ...asItem('blitz') });
    const made = await app.contests.get(id as ContestId);
    if (!made.ok) throw new Error(made.error.code);
    expect(seriesView(made.value)?.legs.map(({ what, on }) => `${on} ${what}`)).toEqual([
      '2026-01-02 new-year',
      '2026-02-27 monthly',
      '2026-05-15 after-meeting',
    ]);
  });

  it('III.G.1: the ladder is one list for all years', async () => {
    const { app, send, client, asItem } = await begun();
    const found = await app.contests.get(season);
    const basedOn = found.ok ? found.value.version : 0;
    const items = [planned('rl', 'ladder', [])];
    const command = note({ kind: 'programme-planned', items }) as ContestCommand;
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.contests.execute(season, request, ida)).toMatchObject({ ok: true });
    const toBegin = await itemToBegin(app, { season, item: 'rl' as ItemId });
    const { values } = (toBegin.ok && contestOfItem(toBegin.value)) || {};
    expect(values).toMatchObject({ name: 'ladder', firstDay: '2026-01-01', lastDay: '' });
    const body = { format: 'ladder', rules: 'tempelhof-2018', values, ...asItem('rl') };
    const { id } = await send('/contests', body);
    const next = await send(`/contests/${season}/copy`, {});
    const copy = await app.contests.get(next.id as ContestId);
    const books = copy.ok
      ? seasonView(copy.value)?.items.map(({ what, book }) => [what, book])
      : [];
    expect(books).toContainEqual(['ladder', { kind: 'contest', id }]);
    expect(books).toContainEqual(['blitz', null]);
    expect((await client.get(`/contests/${next.id}`)).status).toBe(404);
  });

  it('is made once, and by whoever keeps the season alone', async () => {
    const { client, send, asItem, blitz } = await begun();
    const body = { ...blitz, ...asItem('blitz') };
    expect((await send('/contests', body)).status).toBe(201);
    expect(await send('/contests', body)).toMatchObject({
      status: 422,
      code: 'contest.planned-already',
    });
    expect(await send('/contests', { ...blitz, ...asItem('none') })).toMatchObject({ status: 404 });
    expect((await client.post('/contests', body)).status).toBe(401);
  });

  it('offers for its book those who entered for it', async () => {
    const { app, send, asItem } = await begun();
    const { id = '' } = await send('/tournaments', { ...asItem('km') });
    const at = { organisation: 'own', day };
    const names = async () =>
      (await membersToEnter(app, { kind: 'tournament', id }, at))?.members.map(
        ({ values }) => values.name,
      );
    expect(await names()).toEqual(['Abel, Anna', 'Bauer, Bernd']);
    const wish = { item: 'km', entries: ['a'], day };
    const found = await app.contests.get(season);
    const basedOn = found.ok ? found.value.version : 0;
    expect((await send(`/contests/${season}/programme/entries`, { basedOn, wish })).status).toBe(
      200,
    );
    expect(await names()).toEqual(['Abel, Anna']);
  });
});

describe('a book that was begun when the server died', () => {
  /** The same application, which dies after so many more commands have been carried out. */
  function dyingAfter(app: Application, commands: number): Application {
    let left = commands;
    const living =
      <Asked extends readonly unknown[], Answer>(execute: (...asked: Asked) => Promise<Answer>) =>
      async (...asked: Asked): Promise<Answer> => {
        if (left === 0) throw new Error('the server is gone');
        left -= 1;
        return execute(...asked);
      };
    const { contests, tournaments } = app;
    return {
      ...app,
      contests: { ...contests, execute: living(contests.execute) },
      tournaments: { ...tournaments, execute: living(tournaments.execute) },
    };
  }

  it.each([0, 1, 2, 3, 4, 5])(
    'after %s commands is taken by the next try, whole, and there is no other',
    async (commands) => {
      const { app, headers, send, itemOf, asItem, blitz } = await begun();
      const tries = [
        ['/contests', { ...blitz, ...asItem('blitz') }, 'blitz'],
        ['/tournaments', asItem('km'), 'km'],
      ] as const;
      for (const [path, body, item] of tries) {
        const dying = apiClient(dyingAfter(app, commands));
        const gone = await dying.post(path, body, headers);
        if (gone.status === 201) continue;
        expect(gone.status).toBe(500);
        expect((await itemOf(item))?.book).toBeNull();
        expect(await send(path, body)).toMatchObject({ status: 201 });
      }
      const series = (await app.contests.list()).filter(({ id }) => id !== season);
      expect(await itemOf('blitz')).toMatchObject({ book: { id: series[0]?.id } });
      const found = await app.contests.get(series[0]?.id ?? season);
      expect(found.ok && seriesView(found.value)?.legs).toHaveLength(2);
      expect(found.ok && found.value.entries).toHaveLength(1);
      const played = await app.tournaments.list();
      expect(await itemOf('km')).toMatchObject({ book: { id: played[0]?.id } });
      const t = await app.tournaments.get(played[0]?.id as TournamentId);
      expect(t.ok && t.value.championship).toMatchObject({ of: 4 });
      expect([series.length, played.length]).toEqual([1, 1]);
    },
  );

  const died = async () => {
    const house = await begun();
    const { app, headers, asItem } = house;
    await apiClient(dyingAfter(app, 2)).post('/tournaments', asItem('km'), headers);
    const [left] = await app.tournaments.list();
    return { ...house, left: left?.id as TournamentId };
  };

  it('is set as somebody chooses now', async () => {
    const { app, send, asItem, left } = await died();
    const again = await send('/tournaments', { ...asItem('km'), settings: { place: 'Aarhus' } });
    expect(again).toMatchObject({ status: 201, id: left });
    const t = await app.tournaments.get(left);
    expect(t.ok && t.value.settings.place).toBe('Aarhus');
  });

  it('is left alone once it was put away', async () => {
    const { app, send, itemOf, asItem, left } = await died();
    expect(await app.tournaments.archive(left, true)).toMatchObject({ ok: true });
    const again = await send('/tournaments', asItem('km'));
    expect(again.status).toBe(201);
    expect(again.id).not.toBe(left);
    expect(await itemOf('km')).toMatchObject({ book: { id: again.id } });
  });
});

it('another book is made for an item whose book is named no longer', async () => {
  const { app, send, asItem } = await begun();
  const first = await send('/tournaments', asItem('km'));
  const found = await app.contests.get(season);
  const basedOn = found.ok ? found.value.version : 0;
  const items = [planned('km', 'championship', ['2026-01-09'])];
  const command = note({ kind: 'programme-planned', items }) as ContestCommand;
  const request = { basedOn, command, reason: '', confirmed: true };
  expect(await app.contests.execute(season, request, ida)).toMatchObject({ ok: true });
  const second = await send('/tournaments', asItem('km'));
  expect(second.status).toBe(201);
  expect(second.id).not.toBe(first.id);
});
