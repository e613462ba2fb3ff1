import { readFileSync } from 'node:fs';
import { type EventId, emptyEventValues, type GroupId } from '@rokade/event';
import type { Returned } from '@rokade/journal';
import {
  eventRemarks,
  explainEvent,
  type RatingsCommand,
  type RatingsHappened,
  ratingListOn,
  ratingsBook,
  stepsOf,
} from '@rokade/ratings';
import { describe, expect, it } from 'vitest';
import {
  type Application,
  type OwnReport,
  parseJournalFile,
  personalAt,
  type ReportFacts,
} from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  details,
  ida,
  playerId,
  result,
  settings,
  tournamentId,
} from './sample-tournament.ts';

/** Every kind of happening stands in the kept journal; a new one does not compile until it is named. */
const kinds: Readonly<Record<RatingsHappened['kind'] | Returned['kind'], true>> = {
  'ratings-begun': true,
  'person-entered': true,
  'person-changed': true,
  'person-erased': true,
  'list-opened': true,
  'number-granted': true,
  'event-reported': true,
  'adjusted-to-fide': true,
  'numbers-lifted': true,
  'taken-back': true,
  recalculated: true,
  'returned-to': true,
};

const csv = [
  'DSU-nr;Navn;Rating;Klub;Født',
  '1001;Alm, Ida;1500;Brønden;1990',
  '1002;Berg, Bo;1500;K41;1980',
  '1003;Dahl, Eva;1800;K41;2012',
  '1001;Alm, I.;1520;Brønden;1990',
].join('\n');

/** A line of a report file: number, name, rating, year of birth; points and place; rounds. */
const line = (who: string, score: string, ...rounds: readonly string[]) => {
  const [no = '', name = '', rating = '', born = ''] = who.split(';');
  const head = `001 ${no.padStart(4)}      ${name.padEnd(33)} ${rating} DEN`;
  return `${head}             ${born}/00/00 ${score}  ${rounds.map((one) => one.padStart(8)).join('  ')}`;
};

/** A report file of three players and two rounds. */
const trf = (third = 'Dahl, Eva') =>
  [
    '012 Forårsturnering',
    '022 Aarhus',
    '042 2026/03/01',
    '052 2026/03/08',
    line('1;Alm, Ida;1500;1990', ' 1.0    2', '2 w 1', '3 b 0'),
    line('2;Berg, Bo;1500;1980', ' 0.0    3', '1 b 0', '0000 - -'),
    line(`3;${third};1800;2012`, ' 1.0    1', '0000 - -', '1 w 1'),
    '',
  ].join('\n');

const facts: ReportFacts = {
  name: '',
  firstDay: '',
  lastDay: '',
  day: '2026-03-10',
  edition: '',
  abroad: false,
  estimate: null,
  rateNoShows: false,
  asOne: false,
};

const tell = (app: Application, command: RatingsCommand, confirmed = true) =>
  app.ratings.execute({ basedOn: app.ratings.now().version, command, reason: '', confirmed }, ida);

async function withList(): Promise<Application> {
  const app = await applicationForTest();
  const read = await app.ratings.openingOf(csv, { day: '2026-01-01', source: 'DSU' });
  if (!read.ok) throw new Error(read.error[0]?.code);
  expect(read.value.faults).toMatchObject([{ code: 'csv.player.duplicate', row: 5 }]);
  expect(await tell(app, read.value.command)).toMatchObject({ ok: true });
  return app;
}

async function reportOf(app: Application, text = trf(), more: Partial<ReportFacts> = {}) {
  const bytes = new TextEncoder().encode(text);
  const read = await app.ratings.reportOf([{ kind: 'file', bytes }], { ...facts, ...more });
  if (!read.ok) throw new Error(read.error[0]?.code);
  return read.value;
}

const numbers = (app: Application) =>
  Object.fromEntries(
    ratingListOn(app.ratings.now(), '2026-12-31').map(({ values, rating }) => [
      values.name,
      rating,
    ]),
  );

const own: OwnReport = {
  player: '1001',
  name: 'Open',
  place: 'Reykjavík',
  firstDay: '',
  lastDay: '2026-03-08',
  day: '2026-03-22',
  edition: '',
  estimate: null,
  games: '',
  won: false,
  allPlayAll: false,
};

/** @article DSU 2002 4.5.4.3; DSU 2010 4.5.4.3 */
describe('4.5.4.3: what a player reports of an event abroad', () => {
  const reportIn = (app: Application, more: Partial<OwnReport>) => {
    const read = app.ratings.ownReportOf({ ...own, ...more });
    if (!read.ok) throw new Error(read.error[0]?.code);
    return read.value;
  };

  it.each<readonly [string, Partial<OwnReport>, number]>([
    // .50 + .24 = .74, so .75; 45 × .75 = 33.75.
    ['by difference', { games: 'Muster, Max; GER; 1500; 1\nDupont; FRA; 1700 n; ½' }, 1534],
    [
      'an estimate',
      { games: 'Muster, Max; GER; ; 1\nDupont; FRA; 1700; 0,5', estimate: 1500 },
      1534,
    ],
    ['a heading', { games: 'Name\tFed\tRating\tPoints\nMuster, Max\tGER\t~1500\t1' }, 1523],
    // The group had a winner, of whom the report does not tell: 45 × (0 − 1.00).
    ['nothing won', { games: 'Muster; GER; 1500; 0\nDupont; FRA; 1500; 0' }, 1455],
    ['4.5.2.5: won', { games: 'Muster; GER; 1500; 0\nDupont; FRA; 1500; 0', won: true }, 1500],
    ['one opponent twice', { games: 'Muster; GER; 1500; 1\nMuster; GER; 1500; 1' }, 1545],
  ])('%s', async (_, more, expected) => {
    const app = await withList();
    const command = reportIn(app, more);
    expect(await tell(app, command, false)).toMatchObject({ ok: true });
    expect(numbers(app)).toEqual({ 'Alm, Ida': expected, 'Berg, Bo': 1500, 'Dahl, Eva': 1800 });
  });

  it('changes nobody else’s number, whom each reports for themselves', async () => {
    const app = await withList();
    await tell(app, reportIn(app, { games: 'Berg, Bo; DEN; ; 1', estimate: 1200 }));
    expect(numbers(app)).toMatchObject({ 'Alm, Ida': 1523, 'Berg, Bo': 1500 });
    const others = reportIn(app, { player: 'Bo Berg', games: 'Alm, Ida; DEN; 1500; 0' });
    expect(await tell(app, others, false)).toMatchObject({ ok: true });
    expect(await tell(app, reportIn(app, { games: 'X; GER; 1500; 1' }), false)).toMatchObject({
      ok: false,
      error: { code: 'ratings.reported-twice' },
    });
  });

  it('4.5.2.1: expects by the average where everybody met everybody', async () => {
    const app = await withList();
    const games = 'A; GER; 1500; 1\nB; GER; 1600; 0\nC; GER; 1650; 1';
    const method = async (command: RatingsCommand) => {
      const preview = await app.ratings.preview(command);
      if (!preview.ok || command.kind !== 'report-event') throw new Error('refused');
      return explainEvent(preview.value.after, command.event)[0]?.method;
    };
    expect(await method(reportIn(app, { games }))).toBe('difference');
    expect(await method(reportIn(app, { games, allPlayAll: true }))).toBe('average');
  });

  it.each([
    ['2026-03-22', []],
    ['2026-03-23', [{ code: 'late-abroad', article: 'DSU 2010 4.5.4.3', due: '2026-03-22' }]],
  ])('there on %s', async (day, remarks) => {
    const app = await withList();
    const command = reportIn(app, { day, games: 'Muster; GER; 1500; 1' });
    await tell(app, command);
    expect(eventRemarks(app.ratings.now(), command.event)).toMatchObject(remarks);
  });

  it.each<readonly [Partial<OwnReport>, object]>([
    [{ player: 'Nobody' }, { code: 'ratings.nobody-named', field: 'player' }],
    [{ player: 'a' }, { code: 'ratings.several-named', names: /Alm, Ida 1001; / }],
    [{ games: '' }, { code: 'ratings.own-no-games', field: 'games' }],
    [{ games: 'A; GER; 1500; 1\nMuster; GER; 1500' }, { code: 'ratings.own-cells', game: 2 }],
    [{ games: 'Muster; GER; 1500; 2' }, { code: 'ratings.own-points', text: '2' }],
    [{ games: 'Muster; GER; strong; 1' }, { code: 'ratings.own-rating', text: 'strong' }],
    [{ games: 'Muster; GER; ; 1' }, { code: 'ratings.own-unrated', name: 'Muster' }],
  ])('is refused with %o', async (more, fault) => {
    const app = await withList();
    const read = app.ratings.ownReportOf({ ...own, games: 'A; GER; 1500; 1', ...more });
    const { names, ...plain } = fault as { names?: RegExp };
    expect(!read.ok && read.error[0]).toMatchObject(plain);
    if (names !== undefined) expect(JSON.stringify(read)).toMatch(names);
  });
});

describe('the book of ratings', () => {
  it('takes the list of a whole federation over in one act, namesakes among them', async () => {
    const app = await applicationForTest();
    const rows = Array.from({ length: 10_500 }, (_, index) => `${index + 1};Holm, Eva;1500`);
    const list = ['DSU-nr;Navn;Rating', ...rows].join('\n');
    const read = await app.ratings.openingOf(list, { day: '2026-01-01', source: 'DSU' });
    expect(read.ok && read.value.faults).toEqual([]);
    expect(read.ok && read.value.command.opening.numbers).toHaveLength(10_500);
  });

  it('takes a list over, and knows everybody of it in a report by number or name', async () => {
    const app = await withList();
    const command = await reportOf(app);
    expect(command).toMatchObject({
      people: [],
      event: {
        name: 'Forårsturnering',
        place: 'Aarhus',
        firstDay: '2026-03-01',
        lastDay: '2026-03-08',
        edition: 'dsu-2010',
      },
    });
    const preview = await app.ratings.preview(command);
    expect(preview.ok && preview.value.changes.length).toBe(3);
    expect(numbers(app)).toEqual({ 'Alm, Ida': 1500, 'Berg, Bo': 1500, 'Dahl, Eva': 1800 });
    await tell(app, command);
    // Alm: 45 × (1 − 0.50 − 0.15) = 15.75; Berg: 45 × −0.5 = −22.5; Dahl: 30 × 0.15 = 4.5.
    expect(numbers(app)).toEqual({ 'Alm, Ida': 1516, 'Berg, Bo': 1478, 'Dahl, Eva': 1805 });
  });

  it('enters who is new, with a performance, until they are granted a number', async () => {
    const app = await withList();
    const command = await reportOf(app, trf('Ny, Nina'));
    expect(command.people).toMatchObject([{ values: { name: 'Ny, Nina', federation: 'DEN' } }]);
    await tell(app, command);
    expect(numbers(app)).not.toHaveProperty('Ny, Nina');
    const steps = stepsOf(app.ratings.now(), command.event.id);
    expect(steps.map(({ start }) => start)).toEqual([1500, 1500]);
  });

  it.each([
    ['a table', 'Navn;Rating\nAlm, Ida;1500', 'ratings.file-without-rounds'],
    ['nothing', '', 'input.empty'],
  ])('says that %s is no report', async (_, text, code) => {
    const app = await withList();
    const bytes = new TextEncoder().encode(text);
    const read = await app.ratings.reportOf([{ kind: 'file', bytes }], facts);
    expect(read).toMatchObject({ ok: false, error: [{ code }] });
  });

  it.each([
    ['no columns', 'Navn;Elo\nAlm;2300', 'ratings.elo-columns'],
    ['words for numbers', 'Nr;Elo;Partier\n1001;mange;40', 'ratings.elo-line'],
    ['nobody known', 'Nr;Elo;Partier\n9999;2300;40', 'ratings.elo-nobody'],
  ])('says what is wrong with a table of Elo: %s', async (_, table, code) => {
    const app = await withList();
    expect(await app.ratings.adjustmentOf(table, '2026-08-01')).toMatchObject({
      error: [{ code }],
    });
  });

  it.each([['Number,Elo,Games'], ['Nummer;Elo;Partier'], ['Nummer;Elo;Partien']])(
    'knows a table of FIDE’s numbers by its headings: %s',
    async (headings) => {
      const app = await withList();
      const separator = headings.includes(';') ? ';' : ',';
      const table = `${headings}\n${['1003', '2150', '40'].join(separator)}`;
      expect(await app.ratings.adjustmentOf(table, '2026-08-01')).toMatchObject({
        value: { command: { adjustment: { elo: [{ elo: 2150, games: 40 }] } }, faults: [] },
      });
    },
  );

  it('counts the years of a list from the last result that it says, and names what is no day', async () => {
    const app = await applicationForTest();
    const rows = [
      '1001;Alm, Ida;1500;30.06.2022',
      '1002;Berg, Bo;1500;-',
      '1003;Dahl, Eva;1800;snart',
    ];
    const list = ['DSU-nr;Navn;Rating;Sidste resultat', ...rows].join('\n');
    const read = await app.ratings.openingOf(list, { day: '2026-01-01', source: 'DSU' });
    if (!read.ok) throw new Error(read.error[0]?.code);
    expect(read.value.faults).toEqual([
      { code: 'csv.birth-date.invalid', text: 'snart', row: 4, column: 4 },
    ]);
    await tell(app, read.value.command);
    const states = ratingListOn(app.ratings.now(), '2026-01-01').map(({ values, activity }) => [
      values.name,
      activity,
    ]);
    expect(states).toEqual([
      ['Dahl, Eva', 'listed'],
      ['Alm, Ida', 'archived'],
      ['Berg, Bo', 'listed'],
    ]);
  });

  it('leaves bad rows of a list out and names each, whatever is wrong with it', async () => {
    const app = await withList();
    const rows = [
      '2001;Dam, Ole;1500;',
      '2002;Lind, Liv;12;',
      '2003;Krog, Eva;1600;2031-99-99',
      '2001;Bro, Jens;1700;1988',
      '2005;Friis, Mona;1650;1990',
    ];
    const list = ['DSU-nr;Navn;Rating;Født', ...rows].join('\n');
    const read = await app.ratings.openingOf(list, { day: '2026-01-01', source: 'DSU' });
    if (!read.ok) throw new Error(read.error[0]?.code);
    expect(read.value.command.people.map(({ values }) => values.name)).toEqual([
      'Dam, Ole',
      'Friis, Mona',
    ]);
    expect(read.value.faults).toMatchObject([
      { code: 'ratings.below-floor', row: 3 },
      { code: 'csv.birth-date.invalid', row: 4 },
      { code: 'csv.player.duplicate', row: 5 },
    ]);
    expect(await app.ratings.preview(read.value.command)).toMatchObject({ ok: true });
  });

  it('leaves bad rows of a table of Elo out', async () => {
    const app = await withList();
    const table = 'Nr;Elo;Partier\n1001;mange;40\n1003;2150;40';
    expect(await app.ratings.adjustmentOf(table, '2026-08-01')).toMatchObject({
      value: {
        command: { adjustment: { elo: [{ elo: 2150 }] } },
        faults: [{ code: 'ratings.elo-line', line: 2 }],
      },
    });
  });

  it('says that a list of names holds no numbers', async () => {
    const app = await applicationForTest();
    const read = await app.ratings.openingOf('Navn;Klub\nAlm, Ida;K41', {
      day: '2026-01-01',
      source: '',
    });
    expect(read).toMatchObject({ error: [{ code: 'ratings.list-empty' }] });
  });

  it('goes out as a file and comes in whole where there is none', async () => {
    const app = await withList();
    await tell(app, await reportOf(app));
    const text = await app.ratings.exportJson();
    if (!text.ok) throw new Error(text.error.code);
    const other = await applicationForTest();
    expect(await other.ratings.importJson(text.value)).toEqual({ ok: true, value: null });
    expect(other.ratings.now()).toEqual(app.ratings.now());
    expect(await other.ratings.importJson(text.value)).toMatchObject({
      error: { code: 'ratings.exists' },
    });
  });

  it('erases somebody for good, also by a search through all books', async () => {
    const app = await withList();
    const personal = personalAt(app, { ratings: true, sanctions: true, money: true });
    const { persons } = await personal.find(['1001']);
    expect(persons).toMatchObject([{ book: 'ratings', name: 'Alm, Ida' }]);
    expect(JSON.stringify(await personal.about(persons))).toContain('Brønden');
    for (const person of persons) await personal.erase(person, ida);
    const text = await app.ratings.exportJson();
    expect(text.ok && text.value).not.toMatch(/Alm, Ida/);
    expect(text.ok && text.value).toContain('Berg');
  });

  it('reports files by the API, looked at before, and tells the act', async () => {
    const app = await withList();
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    const report = { files: [trf()], day: facts.day, basedOn: app.ratings.now().version };
    const looked = await api.post('/ratings/reports/preview', report, mine);
    expect(await looked.json()).toMatchObject({
      shown: { changes: { total: 3 }, event: { groups: 1 } },
    });
    const reported = await api.post('/ratings/reports', report, mine);
    const rated = (await reported.json()) as { act: string };
    expect([reported.status, rated]).toMatchObject([200, { act: expect.any(String) }]);
    expect((await api.get(`/ratings/acts/${rated.act}`, mine)).status).toBe(200);
    const again = await api.post(
      '/ratings/reports',
      { ...report, basedOn: app.ratings.now().version },
      mine,
    );
    expect([again.status, await again.json()]).toMatchObject([
      428,
      { code: 'ratings.reported-twice' },
    ]);
  });

  it('takes a player’s own report by the API, looked at before, and says what is wrong with one', async () => {
    const app = await withList();
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    const { firstDay: _, edition: __, ...values } = own;
    const report = { ...values, games: 'Muster, Max; GER; 1500; 1\nDupont; FRA; 1700 n; ½' };
    const send = (path: string, body: object) =>
      api.post(`/ratings/own-reports${path}`, body, mine);
    expect((await api.post('/ratings/own-reports/preview', report)).status).toBe(401);
    const looked = await send('/preview', report);
    expect(await looked.json()).toMatchObject({ version: 5, changes: [{ from: 1500, to: 1534 }] });
    const basedOn = app.ratings.now().version;
    expect(basedOn).toBe(5);
    const wrong = await send('', { ...report, games: 'Muster, Max; GER; 1500; 3', basedOn });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ code: 'ratings.own-points', game: 1 });
    expect((await send('', { ...report, basedOn })).status).toBe(200);
    expect(numbers(app)).toMatchObject({ 'Alm, Ida': 1534 });
    expect(api.bugs).toEqual([]);
  });

  it('is read, reported to and taken back from by the API, by whoever may', async () => {
    const app = await withList();
    const api = apiClient(app);
    expect((await api.get('/ratings')).status).toBe(401);
    const mine = await setUpArbiter(app, api);
    const command = await reportOf(app);
    const send = (body: object) =>
      api.post('/ratings/commands', { basedOn: app.ratings.now().version, ...body }, mine);
    expect((await send({ command })).status).toBe(200);
    expect((await send({ command })).status).toBe(409);
    const list = await (await api.get('/ratings?day=2026-12-31', mine)).json();
    expect(list).toMatchObject({ edition: 'dsu-2010', players: [{ rating: 1805 }, {}, {}] });
    const { id } = command.event;
    const act = (await (await api.get(`/ratings/acts/${id}`, mine)).json()) as object;
    expect(act).toMatchObject({
      groups: [{ rows: [{ row: { k: 45, oldRating: 1500 } }, {}, {}] }],
    });
    const without = await (await api.get(`/ratings/acts/${id}/without`, mine)).json();
    expect(without).toMatchObject({ changes: [{ to: 1500 }, { to: 1500 }, { to: 1800 }] });
    const takeBack = { kind: 'take-back', act: id };
    expect((await send({ command: takeBack })).status).toBe(428);
    expect((await send({ command: takeBack, confirmed: true })).status).toBe(200);
    expect((await api.get('/ratings/acts', mine)).status).toBe(200);
    expect((await api.get('/ratings/sample?size=3', mine)).status).toBe(200);
    expect((await api.get('/ratings/sample?size=x', mine)).status).toBe(400);
    expect((await api.get('/ratings?list=none', mine)).status).toBe(400);
    expect((await api.get('/ratings/people/nobody', mine)).status).toBe(404);
    expect((await api.get('/ratings/export', mine)).status).toBe(200);
    expect(api.bugs).toEqual([]);
  });

  it.each([
    [1, 4, ['numbers-lifted']],
    [2, 6, []],
  ])('of format %i is read for ever', (format, acts, later) => {
    const kept = new URL(`./fixtures/journals/ratings-${format}.json`, import.meta.url);
    const parsed = parseJournalFile(ratingsBook, readFileSync(kept, 'utf8'));
    expect(parsed).toMatchObject({ ok: true, value: { summary: { acts } } });
    const found = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    expect(new Set([...found, ...later])).toEqual(new Set(Object.keys(kinds)));
  });
});

describe('the last day of a group', () => {
  /** A group whose first round alone has a day, of an event of nine days; two rounds were played. */
  async function played() {
    const app = await applicationForTest();
    const id = tournamentId('autumn');
    const players = [1, 2, 3, 4].map((place) => ({
      id: playerId(place),
      details: { ...details(`Nr ${place}`), nationalId: `20${place}`, fideId: '' },
    }));
    const played = ([1, 2] as const).flatMap((round) => [
      { kind: 'pair-round' } as const,
      { kind: 'publish-round' } as const,
      ...([1, 2] as const).map((board) => result(round, board, 2, 0)),
    ]);
    await carryOut(
      app,
      id,
      { kind: 'create-tournament', id, settings },
      { kind: 'enter-players', players },
      { kind: 'draw-lots', seed: 'a seed' },
      ...played,
    );
    const event = 'autumn-event' as EventId;
    const days = { firstDay: '2026-11-21', lastDay: '2026-11-29' };
    const values = { ...emptyEventValues, name: 'Efterår', ...days };
    const request = { basedOn: 0, reason: '', confirmed: false };
    const make = { kind: 'make-event', id: event, values } as const;
    expect((await app.events.execute(event, { ...request, command: make }, ida)).ok).toBe(true);
    const join = async () => {
      const command = { kind: 'add-group', group: id as string as GroupId } as const;
      const done = await app.events.execute(event, { ...request, basedOn: 1, command }, ida);
      expect(done.ok).toBe(true);
    };
    const report = async () => {
      const inTime = { ...facts, day: '2026-12-05' };
      const read = await app.ratings.reportOf([{ kind: 'tournament', id }], inTime);
      if (!read.ok) throw new Error(read.error[0]?.code);
      return read.value;
    };
    return { app, join, report };
  }

  it('is its event’s where its last round has none, so that the report is in time', async () => {
    const { app, join, report } = await played();
    await join();
    const command = await report();
    expect(command.event).toMatchObject({ firstDay: '2026-11-21', lastDay: '2026-11-29' });
    expect(await tell(app, command)).toMatchObject({ ok: true });
    const remarks = eventRemarks(app.ratings.now(), command.event);
    expect(remarks.map(({ code }) => code)).not.toContain('late');
  });

  it('is asked for where nobody says it', async () => {
    const { app, report } = await played();
    expect(await tell(app, await report())).toMatchObject({
      ok: false,
      error: { code: 'ratings.field-invalid', field: 'lastDay' },
    });
  });
});

describe('parts of one tournament (DSU 2002 §65e)', () => {
  const part = (name: string, days: readonly [string, string], ...players: readonly string[]) =>
    [`012 ${name}`, '022 Aarhus', `042 ${days[0]}`, `052 ${days[1]}`, ...players, ''].join('\n');
  const first = part(
    'Forrunde',
    ['2026/03/01', '2026/03/02'],
    line('1;Alm, Ida;1500;1990', ' 1.0    1', '2 w 1'),
    line('2;Berg, Bo;1500;1980', ' 0.0    2', '1 b 0'),
  );
  const final = part(
    'Finale',
    ['2026/03/07', '2026/03/08'],
    line('1;Dahl, Eva;1800;2012', ' 1.0    1', '2 w 1'),
    line('2;Alm, Ida;1500;1990', ' 0.0    2', '1 b 0'),
  );
  const source = (text: string) =>
    ({ kind: 'file', bytes: new TextEncoder().encode(text) }) as const;
  const numbersAfter = async (texts: readonly string[], asOne: boolean) => {
    const app = await withList();
    const read = await app.ratings.reportOf(texts.map(source), { ...facts, asOne });
    if (!read.ok) throw new Error(read.error[0]?.code);
    await tell(app, read.value);
    return { event: read.value.event, numbers: numbers(app) };
  };

  it('are rated as the same rounds in one file, though not all play in all parts', async () => {
    const whole = await numbersAfter([trf()], false);
    const { event, numbers: apart } = await numbersAfter([first, final], false);
    const one = await numbersAfter([first, final], true);
    expect(event.groups).toHaveLength(2);
    expect(one.event.groups).toMatchObject([{ players: [{ no: 1 }, { no: 2 }, { no: 3 }] }]);
    expect(one.numbers).toEqual(whole.numbers);
    expect(apart).not.toEqual(whole.numbers);
  });

  it('stand in the order of their days, whatever order they are named in', async () => {
    const [there, back] = [
      await numbersAfter([first, final], true),
      await numbersAfter([final, first], true),
    ];
    expect(back.numbers).toEqual(there.numbers);
    const rounds = ({ event }: typeof there) =>
      event.groups.flatMap(({ players }) => players.map((one) => [one.no, one.rounds]));
    expect(rounds(back)).toEqual(rounds(there));
  });
});
