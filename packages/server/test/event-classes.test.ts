import {
  type ChessEvent,
  carriedRights,
  type EarnedHere,
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyClassFacts,
  emptyEventValues,
} from '@rokade/event';
import { type Command, emptyDetails, type Tournament, viewStandings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { factsElsewhere } from '../src/acts/events/class-facts.ts';
import { type Application, entryListOf, rightsOf, usualClassDays } from '../src/index.ts';
import {
  applicationForTest,
  carryOut,
  enterPlayers,
  ida,
  result,
  settings,
  tournamentId,
} from './sample-tournament.ts';

const person = (id: string): EntrantId => id as EntrantId;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly birthDate?: string;
  readonly nationalId?: string;
  readonly federation?: string;
  readonly rating?: number | null;
  readonly fideRating?: number | null;
}

/** An event of a year with some people on its list, once it was told more. */
async function eventOf(
  app: Application,
  { year, people }: { readonly year: number; readonly people: readonly Named[] },
  ...more: readonly EventCommand[]
): Promise<ChessEvent> {
  const id = `easter-${year}` as EventId;
  const days = { firstDay: `${year}-04-01`, lastDay: `${year}-04-08` };
  const values = { ...emptyEventValues, name: `Påske ${year}`, ...days };
  const entrants = people.map(({ id: who, ...details }) => ({
    id: person(who),
    group: null,
    values: { ...emptyDetails, ...details },
  }));
  const all: readonly EventCommand[] = [
    { kind: 'make-event', id, values },
    { kind: 'enter-entrants', entrants },
    ...more,
  ];
  for (const command of all) {
    const before = await app.events.get(id);
    const basedOn = before.ok ? before.value.version : 0;
    const done = await app.events.execute(
      id,
      { basedOn, command, reason: '', confirmed: false },
      ida,
    );
    expect(done).toMatchObject({ ok: true });
  }
  const found = await app.events.get(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

/** A tournament of four whose one round ended so, by boards; the first half-points are White's. */
async function played(
  app: Application,
  id: string,
  results: readonly (readonly [number, number])[],
): Promise<Tournament> {
  const made = { ...settings, group: 'Landsholdsklassen', roundsPlanned: 1 };
  const commands: readonly Command[] = [
    { kind: 'create-tournament', id: tournamentId(id), settings: made },
    enterPlayers(4),
    { kind: 'draw-lots', seed: 'a seed' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    ...results.map(([white, black], board) => result(1, board + 1, white, black)),
  ];
  await carryOut(app, tournamentId(id), ...commands);
  await carryOut(app, tournamentId(id), { kind: 'finish-tournament' });
  const found = await app.tournaments.get(tournamentId(id));
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const four: readonly Named[] = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, name: id }));

const accepted = (ids: readonly string[]): EventCommand => ({
  kind: 'accept-classes',
  places: ids.map((id) => ({
    entrant: person(id),
    class: 'national',
    rules: 'dsu-2002',
    code: 'classes.next-master',
    article: '§36.5',
  })),
});

const rightsBy = (rights: readonly EarnedHere[], right: string) =>
  rights.filter((one) => one.right === right).map(({ entrant }) => entrant);

describe('what places give for next year', () => {
  /** @article DSU 2002 4.2 §36, §37 */
  it('is read off the finished groups of the classes that were accepted', async () => {
    const app = await applicationForTest();
    const event = await eventOf(
      app,
      { year: 2026, people: four },
      accepted(['p1', 'p2', 'p3', 'p4']),
    );
    const t = await played(app, 'national', [
      [2, 0],
      [1, 1],
    ]);
    const first = viewStandings(t).rows[0]?.player.no;
    const winner = t.players.find(({ no }) => no === first)?.id;
    const rights = rightsOf(event, [t]);
    expect(winner).toBeDefined();
    expect(rightsBy(rights, 'national-winner')).toEqual([winner]);
    expect(rightsBy(rights, 'national-player').toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(rightsOf(event, [{ ...t, finished: false }])).toEqual([]);
  });

  it('is nobody’s title while several are equal in points, and nothing where classes are mixed', async () => {
    const app = await applicationForTest();
    const event = await eventOf(app, { year: 2026, people: four }, accepted(['p1', 'p2']));
    const t = await played(app, 'equal', [
      [2, 0],
      [2, 0],
    ]);
    expect(rightsBy(rightsOf(event, [t]), 'national-winner')).toEqual([]);
    const { p1, ...others } = event.classes.accepted;
    const mixed = { ...event.classes, accepted: { ...others, p1: { ...p1, class: 'women' } } };
    expect(rightsOf({ ...event, classes: mixed as ChessEvent['classes'] }, [t])).toEqual([]);
  });

  it('is found again among those who entered the year after, and names who did not', async () => {
    const app = await applicationForTest();
    const last = await eventOf(
      app,
      {
        year: 2025,
        people: [
          { id: 'a', name: 'Alm, Ida', birthDate: '1990' },
          { id: 'b', name: 'Berg, Bo', nationalId: '1002' },
          { id: 'c', name: 'Dahl, Eva' },
        ],
      },
      {
        kind: 'write-rights',
        rights: [
          { entrant: person('a'), right: 'national-player', article: '§37.1' },
          { entrant: person('a'), right: 'national-winner', article: '§36.1' },
          { entrant: person('b'), right: 'junior-champion', article: '§37.2' },
          { entrant: person('c'), right: 'group-winner', article: '§37.4' },
        ],
      },
    );
    const now = await eventOf(app, {
      year: 2026,
      people: [
        { id: 'x', name: 'Alm, Ida', birthDate: '1990-02-02' },
        { id: 'y', name: 'Berg-Holm, Bo', nationalId: '1002' },
      ],
    });
    expect(carriedRights(last, now)).toEqual({
      rights: new Map([
        ['x', ['national-winner', 'national-player']],
        ['y', ['junior-champion']],
      ]),
      absent: [{ name: 'Dahl, Eva', right: 'group-winner' }],
    });
  });
});

const list = ['DSU-nr;Navn;Rating', '1001;Alm, Ida;1500', '1002;Berg, Bo;1500'].join('\n');
const report = [
  '012 Forår',
  '042 2026/03/01',
  '052 2026/03/08',
  '001    1      Alm, Ida                          1500 DEN                         1.0    1     2 w 1',
  '001    2      Berg, Bo                          1500 DEN                         0.0    2     1 b 0',
  '',
].join('\n');

/** An application whose book of ratings has a list, and one event that was calculated on a day. */
async function withRated(opening: string, event: string, day: string): Promise<Application> {
  const app = await applicationForTest();
  const tell = async (command: Parameters<typeof app.ratings.execute>[0]['command']) =>
    app.ratings.execute(
      { basedOn: app.ratings.now().version, command, reason: '', confirmed: true },
      ida,
    );
  const opened = await app.ratings.openingOf(opening, { day: '2026-01-01', source: 'DSU' });
  if (!opened.ok) throw new Error('a list');
  await tell(opened.value.command);
  const read = await app.ratings.reportOf(
    [{ kind: 'file', bytes: new TextEncoder().encode(event) }],
    {
      name: '',
      firstDay: '',
      lastDay: '',
      day,
      edition: '',
      abroad: false,
      estimate: null,
      rateNoShows: false,
      asOne: false,
    },
  );
  if (!read.ok) throw new Error(read.error[0]?.code);
  expect(await tell(read.value)).toMatchObject({ ok: true });
  return app;
}

const eight = Array.from({ length: 8 }, (_, index) => index + 1);

/** Eight players of 2000 all meet; whoever has the lower number wins. */
function allMeet(): { readonly opening: string; readonly event: string } {
  const others = eight.slice(1).map((no) => no - 2);
  const opponent = (no: number, round: number): number => {
    const at = no - 2;
    if (no === 1) return (others.find((one) => (2 * one) % 7 === round % 7) ?? 0) + 2;
    const met = (((round - at) % 7) + 7) % 7;
    return met === at ? 1 : met + 2;
  };
  const rounds = (no: number): string =>
    Array.from({ length: 7 }, (_, round) => {
      const met = opponent(no, round);
      const colour = no < met === (round % 2 === 0) ? 'w' : 'b';
      return `${String(met).padStart(6)} ${colour} ${no < met ? 1 : 0}`;
    }).join('');
  const line = (no: number): string =>
    [
      `001 ${String(no).padStart(4)}      ${`Spiller ${no}`.padEnd(34)}2000 DEN`.padEnd(80),
      `${(8 - no).toFixed(1).padStart(4)} ${String(no).padStart(4)}${rounds(no)}`,
    ].join('');
  const rows = eight.map((no) => `${1000 + no};Spiller ${no};2000`);
  return {
    opening: ['DSU-nr;Navn;Rating', ...rows].join('\n'),
    event: ['012 Vinter', '042 2026/02/20', '052 2026/02/26', ...eight.map(line), ''].join('\n'),
  };
}

describe('candidate results for the championship of 2026', () => {
  /** @article DSU 2002 §36.4, §37.5 */
  it.each([
    ['on the day on which entries close', '2026-03-02', '', true],
    ['the day after', '2026-03-03', '', false],
    ['the day after, where the invitation says another day', '2026-03-03', '2026-03-03', true],
    ['after the day of the invitation', '2026-03-02', '2026-03-01', false],
  ])('count %s', async (_, day, entriesClose, counts) => {
    const { opening, event: reported } = allMeet();
    const app = await withRated(opening, reported, day);
    const people = [{ id: 'x', name: 'Spiller 1', nationalId: '1001' }];
    const closing = { kind: 'change-invitation', changes: { entriesClose } } as const;
    const more = entriesClose === '' ? [] : [closing];
    const event = await eventOf(app, { year: 2026, people }, ...more);
    const days = usualClassDays('2026-04-01');
    const [found] = factsElsewhere(app, event, { ...days, day: '2026-04-01', carried: null });
    expect(found?.facts.candidateResult).toBe(counts);
  });
});

describe('what the book of ratings says of classes', () => {
  /** @article DSU 2002 4.2 §36, §37 */
  it('is games and candidate results of whoever stands there, and nothing of others', async () => {
    const app = await withRated(list, report, '2026-03-10');
    const event = await eventOf(app, {
      year: 2026,
      people: [
        { id: 'x', name: 'Alm, Ida' },
        { id: 'y', name: 'Fremmed, Ole' },
      ],
    });
    const days = usualClassDays('2026-04-01');
    expect(days).toEqual({ since: '2025-03-17', championship: '2025-04-21' });
    const facts = { ...days, day: '2026-04-01', carried: null };
    expect(factsElsewhere(app, event, facts)).toEqual([
      { entrant: 'x', facts: { ...emptyClassFacts, games: 1 } },
    ]);
    const later = factsElsewhere(app, event, { ...facts, championship: '2026-03-08' });
    expect(later).toEqual([{ entrant: 'x', facts: { ...emptyClassFacts, games: 0 } }]);
    const rights = new Map([['y', ['junior-champion']]] as const);
    expect(factsElsewhere(app, event, { ...facts, carried: { rights, absent: [] } })[1]).toEqual({
      entrant: 'y',
      facts: { ...emptyClassFacts, rights: ['junior-champion'] },
    });
  });
});

describe('the number with which somebody stands on the entry list', () => {
  /** @article DSU 2002 4.5.5.2 §1, §2 */
  it.each([
    ['a Dane, the Danish one', { federation: 'DEN', rating: 1700, fideRating: 1900 }, 1700, false],
    ['a foreigner, the Elo', { federation: 'SWE', rating: 1700, fideRating: 1900 }, 1900, true],
    ['a foreigner without one', { federation: 'SWE', rating: 1700, fideRating: null }, 1700, false],
    ['whose country nobody said', { federation: '', rating: 1700, fideRating: 1900 }, 1700, false],
  ])('is of %s', async (_, values, rating, isElo) => {
    const app = await applicationForTest();
    const event = await eventOf(
      app,
      { year: 2026, people: [{ id: 'x', name: 'Berg, Bo', ...values }] },
      { kind: 'change-event', changes: { regulations: 'dsu-2002' } },
    );
    const { lines } = entryListOf(app, { event, groups: [], day: '2026-03-01' });
    expect(lines).toMatchObject([{ rating, isElo }]);
  });
});
